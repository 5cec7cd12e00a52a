"""The store keeps whole commands or nothing, and one table never sees half of another's."""

import asyncio
from dataclasses import replace

import pytest

from caverna.engine.ruleset import Options
from caverna.server.storage.store import (
    Overtaken,
    StoredChange,
    StoredDocument,
    StoredMove,
    StoredNews,
    StoredSeat,
    StoredTable,
)
from caverna.server.storage.stores import open_store
from caverna.setup import Setup

SEATS = (StoredSeat("human", "Ann", "", "hash"), StoredSeat("open", ""), StoredSeat("bot", "", "greedy"))


def a_table(name: str = "t") -> StoredTable:
    setup = Setup(3, "introductory", Options(income="after_refill"), 2**63 - 1)
    return StoredTable(name, setup, "", 0, False, 12.5, SEATS, ())


def moves(*texts: str) -> tuple[StoredMove, ...]:
    return tuple(StoredMove(0, text, False) for text in texts)


def test_what_was_kept_comes_back_from_the_disk(where: str) -> None:
    async def scenario() -> StoredTable | None:
        store = await open_store(where)
        await store.create(a_table())
        await store.commit("t", StoredChange(1, 0, moves("place logging", "end"), True))
        await store.commit("t", StoredChange(2, 1, moves("take"), False))
        await store.close()
        other = await open_store(where)
        found = await other.load("t")
        assert await other.load("u") is None
        await other.close()
        return found

    found = asyncio.run(scenario())
    assert found is not None
    assert (found.version, found.waits_for_end, found.created) == (2, False, 12.5)
    assert (found.setup, found.seats) == (a_table().setup, SEATS)
    assert found.moves == moves("place logging", "take")


def test_a_change_for_another_version_keeps_nothing(where: str) -> None:
    async def scenario() -> StoredTable | None:
        store = await open_store(where)
        await store.create(a_table())
        for wrong in (StoredChange(0, 0, moves("a"), False), StoredChange(2, 0, moves("a"), False)):
            with pytest.raises(Overtaken):
                await store.commit("t", wrong)
        with pytest.raises(Overtaken):
            await store.commit("u", StoredChange(1, 0, moves("a"), False))
        found = await store.load("t")
        await store.close()
        return found

    found = asyncio.run(scenario())
    assert found is not None
    assert (found.version, found.moves) == (0, ())


def test_of_two_commands_at_the_same_version_one_is_kept(where: str) -> None:
    async def scenario() -> None:
        store = await open_store(where)
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(a_table(name)) for name in names))
        first = [store.commit(name, StoredChange(1, 0, moves("a", "b"), False)) for name in names]
        second = [store.commit(name, StoredChange(1, 0, moves("c"), False)) for name in names]
        answers = await asyncio.gather(*first, *second, return_exceptions=True)
        for name, one, other in zip(names, answers[:50], answers[50:]):
            kept, lost = (moves("a", "b"), other) if one is None else (moves("c"), one)
            assert (one is None) != (other is None)
            assert isinstance(lost, Overtaken)
            found = await store.load(name)
            assert found is not None
            assert (found.version, found.moves) == (1, kept)
        await store.close()

    asyncio.run(scenario())


def test_a_seat_is_taken_once(where: str) -> None:
    async def scenario() -> None:
        store = await open_store(where)
        await store.create(a_table())
        taking = [store.take_seat("t", 1, StoredSeat("human", name, "", name)) for name in "abc"]
        *answers, is_free = await asyncio.gather(*taking, store.take_seat("t", 0, SEATS[0]))
        assert not is_free
        assert sorted(answers) == [False, False, True]
        found = await store.load("t")
        assert found is not None
        name = "abc"[answers.index(True)]
        assert found.seats[1] == StoredSeat("human", name, "", name)
        await store.close()

    asyncio.run(scenario())


def test_documents_change_one_after_the_other(where: str) -> None:
    async def scenario() -> None:
        store = await open_store(where)
        document = StoredDocument("campaign", "c", "hash", "once upon a time", ("t1", "t2"), 4, 1.5)
        await store.create_document(document)
        changed = replace(document, text="and then", version=5)
        assert await store.change_document(changed)
        assert not await store.change_document(changed)
        assert await store.load_document("campaign", "c") == changed
        assert await store.load_document("diary", "c") is None
        await store.create_document(StoredDocument("diary", "d", "", "dear diary", (), 0, 2.0))
        assert await store.document_ids() == [("campaign", "c"), ("diary", "d")]
        await store.close()

    asyncio.run(scenario())


def test_news_tell_what_came_after_a_version(where: str) -> None:
    async def scenario() -> None:
        store = await open_store(where)
        await store.create(replace(a_table(), moves=moves("reveal")))
        await store.commit("t", StoredChange(1, 1, moves("a", "b"), True))
        await store.commit("t", StoredChange(2, 3, moves("c"), False))
        await store.commit("t", StoredChange(3, 2, moves(), False))
        await store.commit("t", StoredChange(4, 2, moves("d", "e"), True))
        everything = ("reveal", "a", "d", "e")
        for version, kept in ((0, 1), (1, 2), (2, 2), (3, 2), (4, 4)):
            news = await store.news("t", version)
            assert news == StoredNews(4, kept, moves(*everything[kept:]), True, SEATS)
        assert await store.news("u", 0) is None
        await store.close()

    asyncio.run(scenario())


def test_all_tables_are_listed_oldest_first(where: str) -> None:
    async def scenario() -> list[str]:
        store = await open_store(where)
        for number, name in enumerate("cab"):
            await store.create(replace(a_table(name), created=10.0 + number))
        found = await store.table_ids()
        await store.close()
        return found

    assert asyncio.run(scenario()) == ["c", "a", "b"]
