"""What only the store of one machine has: a file, and a disk that may refuse."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.server.storage.sqlite_schema import STEPS, open_database
from caverna.server.storage.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.storage.store import StoredChange, StoredDocument, StoreFailed
from tests.server.test_store import a_table, moves


def test_every_commit_reaches_the_disk_before_it_counts(tmp_path: Path) -> None:
    connection = open_database(tmp_path / FILE_NAME)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    connection.close()


def test_a_file_of_another_version_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    connection = sqlite3.connect(file)
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(StoreFailed, match="another version"):
        SqliteStore(tmp_path)


def test_documents_of_a_database_of_the_second_version_are_still_there(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript(f"{STEPS[0]} {STEPS[1]} pragma user_version = 2;")
    connection.execute("insert into campaigns values ('c', 'hash', 'once upon a time', 't1 t2', 4, 1.5)")
    connection.commit()
    connection.close()

    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        found = await store.load_document("campaign", "c")
        assert found == StoredDocument("campaign", "c", "hash", "once upon a time", ("t1", "t2"), 4, 1.5)
        assert await store.load_document("diary", "c") is None
        changed = replace(found, text="and then", version=5)
        assert await store.change_document(changed)
        assert not await store.change_document(changed)
        await store.create_document(StoredDocument("diary", "d", "", "dear diary", (), 0, 2.0))
        assert await store.load_document("campaign", "c") == changed
        await store.close()

    asyncio.run(scenario())


def test_when_the_disk_refuses_the_command_fails_and_the_store_lives(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        await store.create(a_table())
        other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
        store.connection.execute("pragma busy_timeout = 50")
        other.execute("begin immediate")
        with pytest.raises(StoreFailed):
            await store.commit("t", StoredChange(1, 0, moves("a"), False))
        other.execute("rollback")
        other.close()
        await store.commit("t", StoredChange(1, 0, moves("b"), False))
        found = await store.load("t")
        assert found is not None
        assert found.moves == moves("b")
        await store.close()

    asyncio.run(scenario())
