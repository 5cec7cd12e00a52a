"""The seed of a game that is still going on stays with the table."""

from dataclasses import dataclass, replace

from caverna.game import Game, seat_name
from caverna.record.record import (
    CHANCE_IS_PLAYED,
    FIRST_LINE,
    RULES_VERSION,
    lines_of_setup,
    name_lines,
    write_record,
)
from caverna.record.seal import with_key
from caverna.server.storage.store import StoredTable
from caverna.server.tables.served_table import ServedTable


def with_seed(origin: str, seed: int) -> str:
    """A written position with another seed."""
    if not origin:
        return ""
    lines = [line for line in origin.splitlines() if not line.startswith("seed ")]
    return "\n".join([lines[0], f"seed {seed}", *lines[1:]]) + "\n"


def without_seed(origin: str) -> str:
    """A written position that does not tell what will be dealt."""
    return with_seed(origin, 0)


@dataclass(frozen=True)
class GameToWrite:
    """Everything a record says of a game, so that it can be written elsewhere while the table goes on."""

    game: Game
    names: list[str]
    seal_key: str

    def record(self) -> str:
        """The record."""
        text = write_record(self.game, self.names)
        return with_key(text, self.seal_key) if self.seal_key else text


def game_to_write(served: ServedTable) -> GameToWrite:
    """The game of a table; while it goes on, what will be dealt is not in it."""
    table = served.table
    names = [sitting.bot or sitting.name for sitting in table.seats]
    if table.is_over:
        return GameToWrite(table.game.copy(deals=True), names, served.seal_key)
    return GameToWrite(with_hidden_seed(table.game), names, "")


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
