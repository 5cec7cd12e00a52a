"""The results as a long list, a row for each seat of each game that counts, and as a Parquet file."""

from pathlib import Path

import pyarrow
import pyarrow.parquet

from caverna.research.arena.plan import key_of
from caverna.research.arena.referee import Played, Referee
from caverna.research.samples import percentile

Cell = str | int | float


def rows_of(referee: Referee) -> list[dict[str, Cell]]:
    """Game by game in the order of the plan, seat by seat."""
    players = referee.plan.setup.players
    return [row_of(referee, game, seat) for game in referee.games() for seat in range(players)]


def row_of(referee: Referee, game: Played, seat: int) -> dict[str, Cell]:
    """What one seat did in one game."""
    outcome, times = game.outcome, game.outcome.thinking[seat]
    return {
        "game": key_of(game.deal, game.seating),
        "deal": game.deal,
        "seed": str(referee.plan.game(game.deal, game.seating).what.setup.seed),
        "seat": seat,
        "bot": game.seating[seat],
        "points": outcome.totals[seat],
        "won": outcome.share(seat),
        "fault": outcome.fault(seat),
        "decisions": len(times),
        "thinking_ms": sum(times) / 1000,
        "thinking_ms_95": percentile(times, 0.95) / 1000 if times else 0.0,
        **{f"points_{category}": points for category, points in outcome.sheets[seat].items()},
    }


def write_parquet(referee: Referee, file: Path) -> None:
    """Replace the file."""
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows_of(referee)), file)
