"""What is written to the database and read from it, in SQL that SQLite and PostgreSQL both understand.

A script yields one statement after the other and gets the answer to each; whoever runs it, makes one
transaction of it. So the two stores differ only in how they reach their database.
"""

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import msgspec

from caverna.server.storage.store import (
    Overtaken,
    StoredChange,
    StoredDocument,
    StoredMove,
    StoredNews,
    StoredSeat,
    StoredTable,
)
from caverna.setup import Setup

T = TypeVar("T")
Value: TypeAlias = str | int | float
Row: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True)
class Statement:
    """Something to be executed, with a value for each question mark."""

    sql: str
    values: Sequence[Value] = ()


@dataclass(frozen=True)
class ForEach:
    """The same for several rows of values."""

    sql: str
    rows: Sequence[Sequence[Value]]


@dataclass(frozen=True)
class Answer:
    """What came of a statement: the rows found, or how many were touched."""

    rows: list[Row]
    count: int


Script: TypeAlias = Generator[Statement | ForEach, Answer, T]


# Tables.


def insert_table(table: StoredTable) -> Script[None]:
    """A new table with its seats and moves."""
    setup = table.setup
    yield Statement(
        "insert into tables (id, players, furnishings, options, seed, origin, version, waits_for_end,"
        " created, expansion, figures, host_hash, seal_key, is_over, used)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            setup.players,
            setup.furnishings,
            msgspec.json.encode(setup.options).decode(),
            str(setup.seed),
            table.origin,
            table.version,
            int(table.waits_for_end),
            table.created or time.time(),
            setup.expansion,
            table.figures,
            table.host_hash,
            table.seal_key,
            int(table.is_over),
            table.used or time.time(),
        ),
    )
    yield ForEach(
        "insert into seats (table_id, seat, kind, name, bot, token_hash) values (?, ?, ?, ?, ?, ?)",
        [
            (table.id, seat, sitting.kind, sitting.name, sitting.bot, sitting.token_hash)
            for seat, sitting in enumerate(table.seats)
        ],
    )
    yield moves_to_insert(table.id, table.version, 0, table.moves)


def moves_to_insert(table: str, version: int, first: int, moves: tuple[StoredMove, ...]) -> ForEach:
    """Moves at the end of a game, with the version they came with."""
    return ForEach(
        "insert into moves (table_id, number, seat, move, is_forced, version) values (?, ?, ?, ?, ?, ?)",
        [
            (table, first + i, move.seat, move.move, int(move.is_forced), version)
            for i, move in enumerate(moves)
        ],
    )


def select_table(table: str) -> Script[StoredTable | None]:
    """A table with its seats and moves."""
    found = yield Statement(
        "select players, furnishings, options, seed, origin, version, waits_for_end, created, expansion,"
        " figures, host_hash, seal_key, is_over, used from tables where id = ?",
        (table,),
    )
    if not found.rows:
        return None
    players, furnishings, options, seed, origin, version, waits_for_end, created, *others = found.rows[0]
    expansion, figures, host_hash, seal_key, is_over, used = others
    chosen = msgspec.json.decode(str(options), type=dict[str, str])
    seats = yield from select_seats(table)
    moves = yield Statement(
        "select seat, move, is_forced from moves where table_id = ? order by number", (table,)
    )
    return StoredTable(
        id=table,
        setup=Setup(int(players), str(furnishings), chosen, int(seed), str(expansion)),
        origin=str(origin),
        version=int(version),
        waits_for_end=bool(waits_for_end),
        created=float(created),
        seats=seats,
        moves=moves_in(moves.rows),
        figures=str(figures),
        host_hash=str(host_hash),
        seal_key=str(seal_key),
        is_over=bool(is_over),
        used=float(used),
    )


def select_seats(table: str) -> Script[tuple[StoredSeat, ...]]:
    """Who sits where."""
    found = yield Statement(
        "select kind, name, bot, token_hash from seats where table_id = ? order by seat", (table,)
    )
    return seats_in(found.rows)


def seats_in(rows: Sequence[Row]) -> tuple[StoredSeat, ...]:
    """Seats as they were found."""
    return tuple(StoredSeat(str(kind), str(name), str(bot), str(token)) for kind, name, bot, token in rows)


def moves_in(rows: Sequence[Row]) -> tuple[StoredMove, ...]:
    """Moves as they were found."""
    return tuple(StoredMove(int(seat), str(move), bool(is_forced)) for seat, move, is_forced in rows)


def select_news(table: str, version: int) -> Script[StoredNews | None]:
    """What has come to a table since a version; moves that were taken back are not there any more."""
    found = yield Statement("select version, waits_for_end from tables where id = ?", (table,))
    if not found.rows:
        return None
    ((now, waits_for_end),) = found.rows
    seats = yield from select_seats(table)
    kept = yield Statement("select count(*) from moves where table_id = ? and version <= ?", (table, version))
    moves = yield Statement(
        "select seat, move, is_forced from moves where table_id = ? and version > ? order by number",
        (table, version),
    )
    ((length,),) = kept.rows
    return StoredNews(int(now), int(length), moves_in(moves.rows), bool(waits_for_end), seats)


def apply_change(table: str, change: StoredChange) -> Script[None]:
    """The moves after a command, if the table stands where the command found it."""
    updated = yield Statement(
        "update tables set version = ?, waits_for_end = ?, is_over = ?, used = ?"
        " where id = ? and version = ?",
        (
            change.version,
            int(change.waits_for_end),
            int(change.is_over),
            time.time(),
            table,
            change.version - 1,
        ),
    )
    if updated.count != 1:
        raise Overtaken(f"table {table} is not at version {change.version - 1}")
    yield Statement("delete from moves where table_id = ? and number >= ?", (table, change.kept))
    yield moves_to_insert(table, change.version, change.kept, change.played)


def update_seat(table: str, seat: int, taken: StoredSeat) -> Script[bool]:
    """Somebody on a seat that was open."""
    updated = yield Statement(
        "update seats set kind = ?, name = ?, token_hash = ?"
        " where table_id = ? and seat = ? and kind = 'open'",
        (taken.kind, taken.name, taken.token_hash, table, seat),
    )
    return updated.count == 1


def open_seat(table: str, seat: int) -> Script[bool]:
    """Nobody on a seat where a person was."""
    updated = yield Statement(
        "update seats set kind = 'open', name = '', token_hash = ''"
        " where table_id = ? and seat = ? and kind = 'human'",
        (table, seat),
    )
    return updated.count == 1


def select_table_ids() -> Script[list[str]]:
    """All tables, oldest first."""
    found = yield Statement("select id from tables order by created, id")
    return [str(table) for (table,) in found.rows]


# Documents.


def insert_document(document: StoredDocument) -> Script[None]:
    """A new document."""
    yield Statement(
        "insert into documents (id, token_hash, story, table_ids, version, created, kind, used)"
        " values (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            document.id,
            document.token_hash,
            document.text,
            " ".join(document.tables),
            document.version,
            document.created,
            document.kind,
            time.time(),
        ),
    )


def select_document(kind: str, document: str) -> Script[StoredDocument | None]:
    """A document as it is."""
    found = yield Statement(
        "select token_hash, story, table_ids, version, created from documents where kind = ? and id = ?",
        (kind, document),
    )
    if not found.rows:
        return None
    ((token_hash, text, tables, version, created),) = found.rows
    belonging = tuple(str(tables).split())
    return StoredDocument(kind, document, str(token_hash), str(text), belonging, int(version), float(created))


def update_document(changed: StoredDocument) -> Script[bool]:
    """Another state of a document, if it stands where the change found it."""
    updated = yield Statement(
        "update documents set story = ?, table_ids = ?, version = ?, used = ?"
        " where kind = ? and id = ? and version = ?",
        (
            changed.text,
            " ".join(changed.tables),
            changed.version,
            time.time(),
            changed.kind,
            changed.id,
            changed.version - 1,
        ),
    )
    return updated.count == 1


def select_document_ids() -> Script[list[tuple[str, str]]]:
    """Kind and name of all documents, oldest first."""
    found = yield Statement("select kind, id from documents order by created, id")
    return [(str(kind), str(document)) for kind, document in found.rows]
