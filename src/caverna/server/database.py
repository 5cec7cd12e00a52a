"""The tables of a server in SQL: how the database is made, and what is written to it and read from it."""

import sqlite3
import time
from pathlib import Path

import msgspec

from caverna.server.data_folder import make_private
from caverna.server.store import (
    StoredChange,
    StoredDocument,
    StoredMove,
    StoredSeat,
    StoredTable,
    StoreFailed,
)
from caverna.setup import Setup

SCHEMA = """
create table tables (
    id text primary key, players integer not null, furnishings text not null, options text not null,
    seed text not null, origin text not null, version integer not null, waits_for_end integer not null,
    created real not null
) strict, without rowid;
create table seats (
    table_id text not null references tables, seat integer not null, kind text not null, name text not null,
    bot text not null, token_hash text not null, primary key (table_id, seat)
) strict, without rowid;
create table moves (
    table_id text not null references tables, number integer not null, seat integer not null,
    move text not null, is_forced integer not null, primary key (table_id, number)
) strict, without rowid;
"""
EXPANSIONS_AND_CAMPAIGNS = """
alter table tables add column expansion text not null default 'none';
alter table tables add column figures text not null default '';
create table campaigns (
    id text primary key, token_hash text not null, story text not null, table_ids text not null,
    version integer not null, created real not null
) strict, without rowid;
"""
DOCUMENTS_OF_BOXES = """
alter table campaigns rename to documents;
alter table documents add column kind text not null default 'campaign';
"""
HOSTS_AND_USE = """
alter table tables add column host_hash text not null default '';
alter table tables add column seal_key text not null default '';
alter table tables add column is_over integer not null default 0;
alter table tables add column used real not null default 0;
alter table documents add column used real not null default 0;
update tables set used = unixepoch();
update documents set used = unixepoch();
create index tables_by_use on tables (is_over, used);
create table pulse (id integer primary key check (id = 1), beat real not null) strict;
"""
STEPS = (SCHEMA, EXPANSIONS_AND_CAMPAIGNS, DOCUMENTS_OF_BOXES, HOSTS_AND_USE)
"""How a database came to be as it is: each step leads to the next version."""


def open_database(file: Path) -> sqlite3.Connection:
    """The database, made if there is none yet. Nobody but the owner of the program may read it."""
    try:
        make_private(file)
        return brought_up_to_date(connected(file), file)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"cannot keep tables in {file}: {error}") from None


def connected(file: Path) -> sqlite3.Connection:
    """A connection for which a commit is on the disk when it returns."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


def brought_up_to_date(connection: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """The database as this version of the program writes it."""
    version = connection.execute("pragma user_version").fetchone()[0]
    if not 0 <= version <= len(STEPS):
        connection.close()
        raise StoreFailed(
            f"{file} was written by another version of this program (format {version}, this one writes"
            f" {len(STEPS)}): use a newer program, or another folder"
        )
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"begin; {step} pragma user_version = {number}; commit;")
    return connection


def insert_table(connection: sqlite3.Connection, table: StoredTable) -> None:
    """A new table with its seats and moves."""
    setup = table.setup
    connection.execute(
        "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
    for seat, sitting in enumerate(table.seats):
        row = (table.id, seat, sitting.kind, sitting.name, sitting.bot, sitting.token_hash)
        connection.execute("insert into seats values (?, ?, ?, ?, ?, ?)", row)
    insert_moves(connection, table.id, 0, table.moves)


def insert_moves(
    connection: sqlite3.Connection, table: str, first: int, moves: tuple[StoredMove, ...]
) -> None:
    """Moves at the end of a game."""
    rows = [(table, first + i, move.seat, move.move, int(move.is_forced)) for i, move in enumerate(moves)]
    connection.executemany("insert into moves values (?, ?, ?, ?, ?)", rows)


def select_table(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """A table with its seats and moves."""
    row = connection.execute(
        "select players, furnishings, options, seed, origin, version, waits_for_end, created, expansion,"
        " figures, host_hash, seal_key, is_over, used from tables where id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    players, furnishings, options, seed, origin, version, waits_for_end, created, expansion, *others = row
    figures, host_hash, seal_key, is_over, used = others
    chosen = msgspec.json.decode(options, type=dict[str, str])
    seats = connection.execute(
        "select kind, name, bot, token_hash from seats where table_id = ? order by seat", (table,)
    )
    moves = connection.execute(
        "select seat, move, is_forced from moves where table_id = ? order by number", (table,)
    )
    return StoredTable(
        id=table,
        setup=Setup(players, furnishings, chosen, int(seed), expansion),
        origin=origin,
        version=version,
        waits_for_end=bool(waits_for_end),
        created=created,
        seats=tuple(StoredSeat(*seat) for seat in seats),
        moves=tuple(StoredMove(seat, move, bool(is_forced)) for seat, move, is_forced in moves),
        figures=figures,
        host_hash=host_hash,
        seal_key=seal_key,
        is_over=bool(is_over),
        used=used,
    )


def apply_change(connection: sqlite3.Connection, table: str, change: StoredChange) -> None:
    """The moves after a command, if the table stands where the command found it."""
    updated = connection.execute(
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
    if updated.rowcount != 1:
        raise StoreFailed(f"table {table} is not at version {change.version - 1}")
    connection.execute("delete from moves where table_id = ? and number >= ?", (table, change.kept))
    insert_moves(connection, table, change.kept, change.played)


def update_seat(connection: sqlite3.Connection, table: str, seat: int, taken: StoredSeat) -> bool:
    """Somebody on a seat that was open."""
    updated = connection.execute(
        "update seats set kind = ?, name = ?, token_hash = ?"
        " where table_id = ? and seat = ? and kind = 'open'",
        (taken.kind, taken.name, taken.token_hash, table, seat),
    )
    return updated.rowcount == 1


def open_seat(connection: sqlite3.Connection, table: str, seat: int) -> bool:
    """Nobody on a seat where a person was."""
    updated = connection.execute(
        "update seats set kind = 'open', name = '', token_hash = ''"
        " where table_id = ? and seat = ? and kind = 'human'",
        (table, seat),
    )
    return updated.rowcount == 1


# Documents.


def insert_document(connection: sqlite3.Connection, document: StoredDocument) -> None:
    """A new document."""
    connection.execute(
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


def select_document(connection: sqlite3.Connection, kind: str, document: str) -> StoredDocument | None:
    """A document as it is."""
    row = connection.execute(
        "select token_hash, story, table_ids, version, created from documents where kind = ? and id = ?",
        (kind, document),
    ).fetchone()
    if row is None:
        return None
    token_hash, text, tables, version, created = row
    return StoredDocument(kind, document, token_hash, text, tuple(tables.split()), version, created)


def update_document(connection: sqlite3.Connection, changed: StoredDocument) -> bool:
    """Another state of a document, if it stands where the change found it."""
    updated = connection.execute(
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
    return updated.rowcount == 1
