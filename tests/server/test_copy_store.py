"""`caverna store copy`: everything arrives, in either direction, and nothing is mixed with what was there."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.server.storage.copy_store import compare, copy_store
from caverna.server.storage.store import StoredBan, StoredChange, StoredDocument, StoreFailed
from caverna.server.storage.stores import open_store
from tests.postgresql import Postgres
from tests.server.test_store import a_table, moves


async def fill(where: str) -> None:
    """Three tables, of which one was played at, a document and a ban."""
    store = await open_store(where)
    for number, name in enumerate("cab"):
        await store.create(replace(a_table(name), created=10.0 + number, moves=moves("reveal")))
    await store.commit("a", StoredChange(1, 1, moves("place logging", "take"), True))
    await store.create_document(StoredDocument("campaign", "d", "hash", "a story", ("a", "b"), 3, 4.5))
    await store.ban(StoredBan("192.0.2.0/24", "too loud", 5.5, 0))
    await store.close()


def unheard(done: int, of: int) -> None:
    """How far it is: nobody asks here."""


async def are_the_same(first: str, second: str) -> None:
    one, other = await open_store(first), await open_store(second)
    await compare(one, other, unheard)
    assert await other.table_ids() == ["c", "a", "b"]
    found = await other.load("a")
    assert found is not None
    assert found.moves == moves("reveal", "place logging", "take")
    assert [ban.network for ban in await other.bans()] == ["192.0.2.0/24"]
    await one.close()
    await other.close()


def test_there_and_back_again(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, back = str(tmp_path / "here"), postgres.new_database(), str(tmp_path / "back")
    asyncio.run(fill(here))
    assert main(["store", "copy", here, there]) == 0
    assert main(["store", "copy", there, back]) == 0
    said = "3 tables with 5 moves and 1 documents were copied\n"
    assert capsys.readouterr().out == said * 2
    asyncio.run(are_the_same(here, there))
    asyncio.run(are_the_same(here, back))


def test_a_ban_that_has_not_arrived_is_noticed(tmp_path: Path) -> None:
    here, there = str(tmp_path / "here"), str(tmp_path / "there")

    async def scenario() -> None:
        await fill(here)
        one, other = await open_store(here), await open_store(there)
        await copy_store(one, other, unheard, unheard)
        await other.unban("192.0.2.0/24")
        with pytest.raises(StoreFailed, match="banned or allowed"):
            await compare(one, other, unheard)
        await one.close()
        await other.close()

    asyncio.run(scenario())


def test_nothing_is_copied_into_a_store_that_is_used(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = str(tmp_path / "here"), postgres.new_database()
    asyncio.run(fill(here))
    asyncio.run(fill(there))
    assert main(["store", "copy", here, there]) == 1
    assert "copy into an empty one" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("/there/is/none", "there are no tables in this folder"),
        ("postgresql://nobody@127.0.0.1:1/none", "not copied"),
        ("postgresql://127.0.0.1:not-a-port/none", "not copied"),
    ],
)
def test_what_is_wrong_is_said(
    source: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["store", "copy", source, str(tmp_path / "new")]) in (1, 2)
    said = capsys.readouterr().err
    assert why in said
    assert "Traceback" not in said


def test_whoever_thinks_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think"]) == 2
    assert "--database is missing" in capsys.readouterr().err
