"""An older database is brought up to date when the server starts, and the way back is kept beside it."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from caverna.cli.main import main
from caverna.server.configuration.settings import Settings
from caverna.server.storage import postgres_schema
from caverna.server.storage.sqlite_schema import STEPS
from caverna.server.storage.store import StoredBan
from caverna.server.storage.stores import open_store
from tests.postgresql import Postgres
from tests.server.conftest import Running
from tests.server.test_store import a_table

FORMATS_WITH_PEOPLE = range(3, len(STEPS))
"""What servers of the past wrote that people may still have."""
A_TABLE = """
insert into tables (id, players, furnishings, options, seed, origin, version, waits_for_end, created)
    values ('abcdefghjkmn', 1, 'full', '{}', '42', '', 1, 0, 1700000000);
insert into seats (table_id, seat, kind, name, bot, token_hash)
    values ('abcdefghjkmn', 0, 'human', 'Ann', '', '');
insert into moves (table_id, number, seat, move, is_forced) values ('abcdefghjkmn', 0, 0, 'place logging', 0);
"""
USED_FROM_FORMAT = 5
USED_TODAY = "update tables set used = strftime('%s', 'now');"
"""What nobody has used for long would be forgotten."""


def make_database(folder: Path, version: int) -> list[str]:
    """A database as an older program wrote it; returns all there is in it."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        used = USED_TODAY if version >= USED_FROM_FORMAT else ""
        database.executescript(f"{''.join(STEPS[:version])}{A_TABLE}{used} pragma user_version = {version}")
        return list(database.iterdump())


@pytest.mark.parametrize("version", FORMATS_WITH_PEOPLE)
def test_a_database_is_brought_up_to_date_and_back(version: int, settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    content = make_database(folder, version)
    running = Running(replace(settings, data=folder))
    assert running.get("/api/tables/abcdefghjkmn")["seats"][0]["name"] == "Ann"
    running.stop()
    copy = folder / f"tables.format-{version}.sqlite"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert main(["admin", "restore", "--data", str(folder), str(copy)]) == 0
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        assert database.execute("pragma user_version").fetchone() == (version,)
        assert list(database.iterdump()) == content


@pytest.mark.parametrize("version", range(1, len(postgres_schema.STEPS)))
def test_an_older_postgresql_is_brought_up_to_date(postgres: Postgres, version: int) -> None:
    where = postgres.new_database()
    with psycopg.connect(where) as database:
        database.execute("create table caverna_schema (version integer not null)")
        for number, step in enumerate(postgres_schema.STEPS[:version], 1):
            database.execute(step.encode())
            database.execute("insert into caverna_schema values (%s)", (number,))

    async def scenario() -> None:
        store = await open_store(where)
        await store.create(a_table())
        await store.ban(StoredBan("192.0.2.0/24", "", 1.0, 0))
        assert await store.table_ids() == ["t"]
        await store.close()

    asyncio.run(scenario())


def test_a_postgresql_of_a_newer_program_is_left_alone(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    where = postgres.new_database()
    with psycopg.connect(where) as database:
        database.execute("create table caverna_schema (version integer not null)")
        database.execute("insert into caverna_schema values (%s)", (len(postgres_schema.STEPS) + 1,))
    assert main(["serve", "--database", where, "--port", "0"]) == 2
    said = capsys.readouterr()
    assert "written by another version" in said.err
    assert "served at" not in said.out + said.err
    with psycopg.connect(where) as database:
        assert database.execute("select count(*) from caverna_schema").fetchone() == (1,)
        assert database.execute("select to_regclass('tables')").fetchone() == (None,)


def test_a_new_database_has_no_way_back(settings: Settings) -> None:
    running = Running(settings)
    running.stop()
    assert not list(settings.data.glob("*.format-*"))
