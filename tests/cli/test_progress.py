"""Whatever takes more than a moment says what it is at, to those who watch."""

import asyncio
from pathlib import Path

import pytest

from caverna.cli import progress, store
from tests.cli.conftest import Ran, Run
from tests.server.test_copy_store import fill

GOLDEN = Path(__file__).parents[1] / "golden" / "1_full.record"


@pytest.fixture
def watched(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command whose standard error is a terminal."""
    monkeypatch.setattr(progress, "is_watched", lambda: True)
    monkeypatch.setattr(progress, "PAUSE", 0)
    return run


def test_a_dataset_tells_its_writing_too(watched: Run, tmp_path: Path) -> None:
    ran = watched("dataset", tmp_path / "games", "--bots", "random", "--games", 2, "--seed", 3)
    assert "2 of 2" in ran.err
    assert "2 games written" in ran.err


def test_a_review_of_a_file_says_which_one_it_is_at(watched: Run) -> None:
    assert f"{GOLDEN} ..." in watched("review", "--senseless", GOLDEN).err


def test_a_hint_says_that_it_thinks(watched: Run) -> None:
    ran = watched("play", "--players", 1, typed=["hint"])
    assert "I am thinking ..." in ran.err
    assert "1." in ran.out or "1 " in ran.out


def test_errands_for_the_database_say_what_they_are_at(watched: Run, tmp_path: Path) -> None:
    source = dataset_of_tables(tmp_path)
    copy = tmp_path / "copy.sqlite"
    assert f"{copy} ..." in done(watched("admin", "backup", copy, "--data", source))
    assert "tables.sqlite ..." in done(watched("admin", "restore", copy, "--data", source))
    assert "vacuum ..." in done(watched("admin", "vacuum", "--data", source))


def test_an_export_counts_the_games(watched: Run, tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "tables")))
    records = tmp_path / "records"
    said = done(watched("admin", "export", "--folder", records, "--data", tmp_path / "tables"))
    assert "3 games" in said
    assert len(list(records.iterdir())) == 3


def test_a_copy_of_a_store_counts_and_compares(
    watched: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "TOLD_EVERY", 1)
    asyncio.run(fill(str(tmp_path / "tables")))
    said = done(watched("store", "copy", tmp_path / "tables", tmp_path / "copy"))
    assert "3 of 3 tables\n" in said
    assert "3 of 3 tables compared\n" in said


def test_learning_counts_the_games_of_a_generation(watched: Run, tmp_path: Path) -> None:
    wanted = ("--generations", 1, "--games", 1, "--gate", 0, "--jobs", 1)
    assert "1 games" in done(watched("train", *wanted, "--run", tmp_path / "training"))


def done(ran: Ran) -> str:
    """What was said on the way of a command that ended well."""
    assert ran.code == 0, ran.err
    return ran.err


def dataset_of_tables(folder: Path) -> Path:
    """A folder in which a server could keep tables."""
    from caverna.server.storage.stores import open_store

    async def make() -> None:
        await (await open_store(str(folder / "tables"))).close()

    asyncio.run(make())
    return folder / "tables"
