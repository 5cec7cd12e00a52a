"""The seed of a game that is still going on stays with the table."""

from dataclasses import replace

from caverna.game import Game, seat_name
from caverna.record.record import (
    CHANCE_IS_PLAYED,
    FIRST_LINE,
    RULES_VERSION,
    lines_of_setup,
    name_lines,
    write_record,
)
from caverna.server.store import StoredTable
from caverna.table.table import Table


def with_seed(origin: str, seed: int) -> str:
    """A written position with another seed."""
    if not origin:
        return ""
    lines = [line for line in origin.splitlines() if not line.startswith("seed ")]
    return "\n".join([lines[0], f"seed {seed}", *lines[1:]]) + "\n"


def without_seed(origin: str) -> str:
    """A written position that does not tell what will be dealt."""
    return with_seed(origin, 0)


def record_of(table: Table) -> str:
    """The record of a game; while it goes on, what will be dealt is not in it."""
    game = table.game.copy(deals=True) if table.is_over else with_hidden_seed(table.game)
    return write_record(game, [sitting.bot or sitting.name for sitting in table.seats])


def with_hidden_seed(game: Game) -> Game:
    """A copy without anything the future could be read from."""
    hidden = game.copy(seed=0, deals=False)
    hidden.origin = without_seed(game.origin)
    return hidden


def record_of_stored(stored: StoredTable) -> str:
    """The record of a game that cannot be played again: what was kept, as it was kept."""
    seed = stored.setup.seed if stored.is_over else 0
    lines = [
        FIRST_LINE,
        f"rules {RULES_VERSION}",
        *lines_of_setup(
            replace(stored.setup, seed=seed),
            with_seed(stored.origin, seed),
            stored.figures,
            CHANCE_IS_PLAYED,
        ),
        *name_lines(len(stored.seats), [sitting.bot or sitting.name for sitting in stored.seats]),
        "",
        *(f"{seat_name(played.seat)} {played.move}" for played in stored.moves),
    ]
    return "\n".join(lines) + "\n"
