"""How the SQLite file is made, and brought up to date."""

import sqlite3
from pathlib import Path

from caverna.server.storage.data_folder import make_private
from caverna.server.storage.sqlite_copy import copy_to
from caverna.server.storage.store import UnfitStore

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
HOSTS_AND_USE = """
alter table tables add column host_hash text not null default '';
alter table tables add column seal_key text not null default '';
alter table tables add column is_over integer not null default 0;
alter table tables add column used real not null default 0;
alter table documents add column used real not null default 0;
update tables set used = strftime('%s', 'now');
update documents set used = strftime('%s', 'now');
create index tables_by_use on tables (is_over, used);
create table pulse (beat real not null) strict;
insert into pulse values (0);
"""
BANS = """
create table bans (
    network text primary key, why text not null, created real not null, until real not null
) strict, without rowid;
"""
STEPS = (SCHEMA, EXPANSIONS_AND_CAMPAIGNS, DOCUMENTS_OF_BOXES, VERSIONS_OF_MOVES, HOSTS_AND_USE, BANS)
"""How a database came to be as it is: each step leads to the next version."""


def open_database(file: Path) -> sqlite3.Connection:
    """The database, made if there is none yet. Nobody but the owner of the program may read it."""
    try:
        make_private(file)
        return brought_up_to_date(connected(file), file)
    except (OSError, sqlite3.Error) as error:
        raise UnfitStore("error-store-not-kept", file=str(file), error=str(error)) from None


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
        raise UnfitStore("error-store-newer", file=str(file), format=str(version), ours=str(len(STEPS)))
    if 0 < version < len(STEPS):
        copy_to(connection, way_back(file, version))
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"begin; {step} pragma user_version = {number}; commit;")
    return connection


def way_back(file: Path, version: int) -> Path:
    """Where the database is kept as it was before it was brought up to date."""
    return file.with_name(f"{file.stem}.format-{version}{file.suffix}")
