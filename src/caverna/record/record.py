"""The game record: a header and one move a line, in the notation that is also played.

    caverna record 1
    rules 1
    players 2
    furnishings full
    seed 7
    name A Anna

    - start A
    # round 1
    - reveal blacksmithing
    A place logging

The record is the truth about a game; docs/formats.md describes it. `read_record.py` reads it.
"""

from collections.abc import Sequence

from caverna.engine.errors import BadSetup
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.game import Game, seat_name
from caverna.record.options import options_chosen
from caverna.record.position import read_position
from caverna.setup import Setup

FORMAT = "caverna record"
FORMAT_VERSION = "1"
FIRST_LINE = f"{FORMAT} {FORMAT_VERSION}"
RULES_VERSION = "1"
"""Changes when the same moves would lead to another game."""
CHANCE_BY_HAND = "by_hand"
CHANCE_IS_PLAYED = [f"chance {CHANCE_BY_HAND}"]
SETUP_LINES = ("players", "furnishings", "seed")
"""What a record must say, unless it says it in a position."""
HEADERS = ("rules", *SETUP_LINES, "expansion", "option", "figures", "chance", "name", "position")
LONGEST_NAME = 100
OPEN_TURN = "# the turn waits for its end"
"""The last line of a saved game whose turn is done and can still be taken back."""


def write_record(game: Game, names: Sequence[str] | None = None) -> str:
    """The whole game as text. An empty name stands for a seat without one."""
    lines = [
        FIRST_LINE,
        f"rules {RULES_VERSION}",
        *setup_lines(game),
        *name_lines(game.setup.players, names),
        "",
    ]
    replay = beginning(game)
    round_written = -1
    for seat, move in game.moves_played:
        if replay.state.round not in (0, round_written):
            round_written = replay.state.round
            lines.append(f"# round {round_written}")
        lines.append(move_line(seat, move))
        replay.play(move)
    if game.is_over:
        scores = [f"{SEAT_NAMES[seat]} {total}" for seat, total in enumerate(game.totals())]
        lines.append(f"# final score {' '.join(scores)}")
    return "\n".join(lines) + "\n"


def move_line(seat: int, move: Move) -> str:
    """`A place logging`, or `- reveal blacksmithing` for chance."""
    return f"{seat_name(seat)} {move.text}"


def beginning(game: Game) -> Game:
    """A game that stands where this one began, with chance played by hand."""
    with game.setup.box.keeping_edition(game.state.rules):
        return read_position(game.origin) if game.origin else Game(game.setup, deals=False)


def setup_lines(game: Game) -> list[str]:
    """The set-up, in lines of its own or as part of a position."""
    edition = game.setup.box.edition(game.state.rules)
    chance = [] if game.deals else CHANCE_IS_PLAYED
    return lines_of_setup(game.setup, game.origin, edition, chance)


def lines_of_setup(setup: Setup, origin: str, edition: str, chance: Sequence[str]) -> list[str]:
    """The same for a game that is not at hand."""
    figures = [f"figures {edition}"] if edition else []
    if origin:
        return [*figures, *chance, "position", *origin.splitlines(), "end"]
    expansion = [f"expansion {setup.expansion}"] if setup.has_expansion else []
    options = [f"option {name} {value}" for name, value in options_chosen(setup.options)]
    return [
        f"players {setup.players}",
        f"furnishings {setup.furnishings}",
        *expansion,
        *options,
        *figures,
        f"seed {setup.seed}",
        *chance,
    ]


def name_lines(players: int, names: Sequence[str] | None) -> list[str]:
    """The names of those seats that have one."""
    if names is None:
        return []
    if len(names) != players:
        raise BadSetup(
            f"{len(names)} names for {players} seats: give one for each seat, empty if there is none"
        )
    lines = []
    for seat, name in enumerate(names):
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadSetup(
                f"the name {name[:40]!r}: a name is one line of at most {LONGEST_NAME} visible letters"
            )
        if name.strip():
            lines.append(f"name {SEAT_NAMES[seat]} {' '.join(name.split())}")
    return lines
