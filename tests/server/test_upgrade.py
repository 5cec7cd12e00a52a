"""An older database is brought up to date when the server starts, and the way back is kept beside it."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.server.settings import Settings
from caverna.server.sqlite_schema import STEPS
from tests.server.conftest import Running

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


def test_a_new_database_has_no_way_back(settings: Settings) -> None:
    running = Running(settings)
    running.stop()
    assert not list(settings.data.glob("*.format-*"))
