"""The store keeps whole commands or nothing, and one table never sees half of another's."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.engine.ruleset import Options
from caverna.server.sqlite_schema import STEPS, open_database
from caverna.server.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.store import (
    StoredChange,
    StoredDocument,
    StoredMove,
    StoredSeat,
    StoredTable,
    StoreFailed,
)
from caverna.setup import Setup

SEATS = (StoredSeat("human", "Ann", "", "hash"), StoredSeat("open", ""), StoredSeat("bot", "", "greedy"))


def a_table(name: str = "t") -> StoredTable:
    setup = Setup(3, "introductory", Options(income="after_refill"), 2**63 - 1)
    return StoredTable(name, setup, "", 0, False, 12.5, SEATS, ())


def moves(*texts: str) -> tuple[StoredMove, ...]:
    return tuple(StoredMove(0, text, False) for text in texts)


def test_what_was_kept_comes_back_from_the_disk(tmp_path: Path) -> None:
    async def scenario() -> StoredTable | None:
        store = SqliteStore(tmp_path)
        await store.create(a_table())
        await store.commit("t", StoredChange(1, 0, moves("place logging", "end"), True))
        await store.commit("t", StoredChange(2, 1, moves("take"), False))
        await store.close()
        other = SqliteStore(tmp_path)
        found = await other.load("t")
        assert await other.load("u") is None
        await other.close()
        return found

    found = asyncio.run(scenario())
    assert found is not None
    assert (found.version, found.waits_for_end, found.created) == (2, False, 12.5)
    assert (found.setup, found.seats) == (a_table().setup, SEATS)
    assert found.moves == moves("place logging", "take")


def test_a_change_for_another_version_keeps_nothing(tmp_path: Path) -> None:
    async def scenario() -> StoredTable | None:
        store = SqliteStore(tmp_path)
        await store.create(a_table())
        for wrong in (StoredChange(0, 0, moves("a"), False), StoredChange(2, 0, moves("a"), False)):
            with pytest.raises(StoreFailed):
                await store.commit("t", wrong)
        with pytest.raises(StoreFailed):
            await store.commit("u", StoredChange(1, 0, moves("a"), False))
        found = await store.load("t")
        await store.close()
        return found

    found = asyncio.run(scenario())
    assert found is not None
    assert (found.version, found.moves) == (0, ())


def test_of_many_commands_at_once_only_the_wrong_one_fails(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(a_table(name)) for name in names))
        right = [store.commit(name, StoredChange(1, 0, moves("a", "b"), False)) for name in names]
        wrong = [store.commit(name, StoredChange(1, 0, moves("c"), False)) for name in names]
        answers = await asyncio.gather(*right, *wrong, return_exceptions=True)
        assert answers[:50] == [None] * 50
        assert all(isinstance(answer, StoreFailed) for answer in answers[50:])
        for name in names:
            found = await store.load(name)
            assert found is not None
            assert (found.version, found.moves) == (1, moves("a", "b"))
        await store.close()

    asyncio.run(scenario())


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def scenario() -> list[bool]:
        store = SqliteStore(tmp_path)
        await store.create(a_table())
        taking = [store.take_seat("t", 1, StoredSeat("human", name, "", name)) for name in "abc"]
        answers = await asyncio.gather(*taking, store.take_seat("t", 0, SEATS[0]))
        found = await store.load("t")
        assert found is not None
        assert found.seats[1] == StoredSeat("human", "a", "", "a")
        await store.close()
        return answers

    assert asyncio.run(scenario()) == [True, False, False, False]


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
