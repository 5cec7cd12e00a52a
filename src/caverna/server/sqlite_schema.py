"""How the SQLite file is made, and brought up to date."""

import sqlite3
from pathlib import Path

from caverna.server.store import StoreFailed

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
VERSIONS_OF_MOVES = """
alter table moves add column version integer not null default 0;
"""
STEPS = (SCHEMA, EXPANSIONS_AND_CAMPAIGNS, DOCUMENTS_OF_BOXES, VERSIONS_OF_MOVES)
"""How a database came to be as it is: each step leads to the next version."""


def open_database(file: Path) -> sqlite3.Connection:
    """The database, made if there is none yet."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    version = connection.execute("pragma user_version").fetchone()[0]
    if not 0 <= version <= len(STEPS):
        connection.close()
        raise StoreFailed(f"{file} was written by another version of this program ({version})")
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"begin; {step} pragma user_version = {number}; commit;")
    return connection
