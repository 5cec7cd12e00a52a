"""`caverna bench`: how fast the engine is on this machine, without and with the expansion."""

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, positive
from caverna.cli.console import Console
from caverna.cli.progress import busy_with
from caverna.cli.terminal import in_rows
from caverna.research.measure import EXPANSION, measure_copy, measure_games, measure_legal_moves

PLAYER_COUNTS = (2, 4, 7)
USUAL_GAMES = 50


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "bench", "caverna bench --games 200")
    parser.add_argument(
        "--games", type=positive, default=USUAL_GAMES, help=f"a player count (default: {USUAL_GAMES})"
    )
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Print a line a player count."""
    rows = [["players", "games/s", "decisions/s", "copy us", "legal moves us", EXPANSION, "ratio"]]
    for count in PLAYER_COUNTS:
        with busy_with(f"{arguments.games} games for {count} players, without and with the expansion"):
            rows.append(row_of(count, arguments.games))
    Console().show(in_rows(rows))
    return 0


def row_of(count: int, games: int) -> list[str]:
    """The figures of a player count."""
    speed = measure_games(count, games)
    expansion = measure_games(count, games, EXPANSION)
    return [
        str(count),
        f"{speed.games_per_second:.1f}",
        f"{speed.decisions_per_second:,.0f}",
        f"{measure_copy(count):.1f}",
        f"{measure_legal_moves(count):.1f}",
        f"{expansion.decisions_per_second:,.0f}",
        f"{expansion.decisions_per_second / speed.decisions_per_second:.2f}",
    ]
