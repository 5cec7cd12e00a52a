"""A store over the years: what nobody uses is forgotten, seats become free, a full disk is noticed."""

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.server.storage.database import Script, Statement
from caverna.server.storage.sql_store import SqlStore
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.storage.store import (
    Expiry,
    StoredChange,
    StoredDocument,
    StoredSeat,
    StoreFailed,
)
from caverna.server.storage.stores import open_store
from tests.server.test_store import a_table, moves

BOTS = (StoredSeat("bot", "", "random"),) * 3
NOW = time.time()


def with_a_store(where: str, scenario: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(where)
        assert isinstance(store, SqlStore)
        await scenario(store)
        await store.close()

    asyncio.run(run())


def count_moves_and_seats() -> Script[tuple[object, ...]]:
    found = yield Statement("select (select count(*) from moves), (select count(*) from seats)")
    return found.rows[0]


def test_a_seat_becomes_free_and_is_taken_again(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.create(a_table())
        assert await store.free_seat("t", 0)
        assert not await store.free_seat("t", 0), "nobody sits there"
        assert not await store.free_seat("t", 2), "a bot stays"
        assert not await store.free_seat("u", 0)
        found = await store.load("t")
        assert found is not None
        assert found.seats[0] == StoredSeat("open")
        assert await store.take_seat("t", 0, StoredSeat("human", "Bo", "", "key"))

    with_a_store(where, scenario)


def test_a_table_is_gone_with_all_that_belongs_to_it(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.create(replace(a_table(), moves=moves("a", "b")))
        await store.create(replace(a_table("u"), moves=moves("c")))
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.load("t") is None
        kept = await store.load("u")
        assert kept is not None
        assert kept.moves == moves("c")
        assert await store.do(count_moves_and_seats) == (1, 3)

    with_a_store(where, scenario)


def test_what_nobody_has_used_for_long_is_forgotten(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        for name, days, is_over in (
            ("new", 1, False),
            ("old", 50, False),
            ("finished", 50, True),
            ("ancient", 500, True),
            ("campaign", 500, False),
        ):
            await store.create(replace(a_table(name), used=NOW - days * 86_400, is_over=is_over))
        await store.create_document(StoredDocument("campaign", "c", "", "", ("x", "campaign"), 0, 1.0))
        expiry = Expiry(abandoned=NOW - 40 * 86_400, finished=NOW - 400 * 86_400)
        assert sorted(await store.forget(expiry, 10)) == ["ancient", "old"]
        assert await store.forget(expiry, 10) == []
        assert not await store.delete("campaign"), "it belongs to a campaign"
        assert (await store.size()).tables == 3
        everything = Expiry(NOW + 86_400, NOW + 86_400)
        assert len(await store.forget(everything, 2)) == 2, "no more at a time than asked for"
        assert len(await store.forget(everything, 2)) == 1
        assert await store.load_document("campaign", "c") is None

    with_a_store(where, scenario)


def test_to_look_at_a_table_is_to_use_it(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        for name in ("looked_at", "played", "left"):
            await store.create(replace(a_table(name), used=NOW - 50 * 86_400))
        await store.note_use("looked_at", is_over=False)
        await store.commit("played", StoredChange(1, 0, moves("a"), False))
        assert await store.forget(Expiry(NOW - 86_400, NOW - 86_400), 10) == ["left"]

    with_a_store(where, scenario)


def test_unfinished_tables_of_bots_are_found(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.create(a_table("people"))
        for name in ("first", "second", "over"):
            await store.create(replace(a_table(name), seats=BOTS, created=float(len(name))))
        await store.commit("over", StoredChange(1, 0, moves("a"), False, is_over=True))
        assert await store.tables_of_bots() == ["first", "second"]
        await store.note_use("first", is_over=True)
        assert await store.tables_of_bots() == ["second"]

    with_a_store(where, scenario)


def test_the_size_grows_with_what_is_kept(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        empty = await store.size()
        await store.create(replace(a_table(), moves=moves(*(f"move {n}" for n in range(20_000)))))
        full = await store.size()
        assert full.tables == 1
        assert full.bytes > empty.bytes + 200_000
        await store.delete("t")
        await store.create_document(StoredDocument("campaign", "d", "hash", "a story", (), 0, 4.5))
        size = await store.size()
        assert (size.tables, size.documents) == (0, 1)

    with_a_store(where, scenario)


def test_the_pulse_of_a_store_is_felt(where: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.probe()
        await store.probe()

    with_a_store(where, scenario)


def test_a_disk_that_is_full_or_read_only_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: SqlStore) -> None:
        assert isinstance(store, SqliteStore)
        nearly_full = shutil._ntuple_diskusage(10**9, 10**9 - 1, 1)
        with monkeypatch.context() as patched:
            patched.setattr(shutil, "disk_usage", lambda folder: nearly_full)
            with pytest.raises(StoreFailed, match="is full"):
                await store.probe()
        store.connection.execute("pragma query_only = on")
        with pytest.raises(StoreFailed, match="readonly"):
            await store.probe()
        store.connection.execute("pragma query_only = off")
        await store.probe()

    with_a_store(str(tmp_path), scenario)
