"""The power fails: of what was written to the log since the last flush any part may be missing."""

import asyncio
import random
import shutil
from pathlib import Path

from caverna.server.storage.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.storage.store import StoredChange
from tests.server.test_store import a_table, moves

LOSSES = 60
LOG = FILE_NAME + "-wal"


async def play(folder: Path) -> list[tuple[int, int]]:
    """Commits one by one; after each, how long the log was and how many were acknowledged by then."""
    store = SqliteStore(folder)
    await store.create(a_table())
    reached = [((folder / LOG).stat().st_size, 0)]
    for version in range(1, 41):
        await store.commit("t", StoredChange(version, version - 1, moves(f"move {version}"), False))
        reached.append(((folder / LOG).stat().st_size, version))
    shutil.copytree(folder, folder.with_name("then"))
    await store.close()
    return reached


def test_what_was_acknowledged_outlives_every_loss_of_power(tmp_path: Path) -> None:
    reached = asyncio.run(play(tmp_path / "data"))
    then, luck = tmp_path / "then", random.Random(1)
    log = (then / LOG).read_bytes()
    seen = set()
    for number in range(LOSSES):
        flushed, acknowledged = luck.choice(reached)
        length = luck.randint(flushed, len(log))
        rest = bytearray(log[flushed:length])
        for place in luck.sample(range(len(rest)), min(len(rest), luck.randrange(3))):
            rest[place] ^= 0xFF  # torn while it was written
        folder = tmp_path / f"after{number}"
        folder.mkdir()
        shutil.copy(then / FILE_NAME, folder / FILE_NAME)
        (folder / LOG).write_bytes(log[:flushed] + rest)
        found = asyncio.run(what_is_there(folder))
        assert found >= acknowledged
        seen.add(found - acknowledged > 0)
    assert seen == {False, True}


async def what_is_there(folder: Path) -> int:
    """The version of the table, all of whose moves are there; it can be played on."""
    store = SqliteStore(folder)
    found = await store.load("t")
    assert found is not None
    assert [each.move for each in found.moves] == [f"move {n + 1}" for n in range(found.version)]
    change = StoredChange(found.version + 1, found.version, moves("on"), False)
    await store.commit("t", change)
    await store.close()
    return found.version
