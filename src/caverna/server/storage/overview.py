"""All tables at a glance, in SQL."""

from dataclasses import dataclass

from caverna.server.storage.database import Script, Statement, select_seats
from caverna.server.storage.store import StoredSeat


@dataclass(frozen=True)
class TableLine:
    """A table as a list shows it."""

    id: str
    expansion: str
    created: float
    used: float
    is_over: bool
    moves: int
    seats: tuple[StoredSeat, ...]


def select_overview(most: int) -> Script[list[TableLine]]:
    """The tables used last."""
    found = yield Statement(
        "select id, expansion, created, used, is_over,"
        " (select count(*) from moves where table_id = tables.id)"
        " from tables order by used desc, id limit ?",
        (most,),
    )
    lines = []
    for table, expansion, created, used, is_over, moves in found.rows:
        seats = yield from select_seats(str(table))
        lines.append(
            TableLine(
                str(table), str(expansion), float(created), float(used), bool(is_over), int(moves), seats
            )
        )
    return lines
