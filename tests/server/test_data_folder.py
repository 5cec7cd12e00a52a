"""The folder of a server: nobody else reads it, no second server uses it, what is wrong is said at once."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.server.storage.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.storage.store import StoredChange, StoreFailed
from tests.patience import PATIENCE
from tests.server.test_serve_command import served_at
from tests.server.test_store import a_table, moves

READ_ONLY = Path("/sys/kernel")
"""A folder in which not even root can make a file."""


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:

        async def scenario() -> dict[str, int]:
            store = SqliteStore(folder)
            await store.create(a_table())
            found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            await store.close()
            return found

        modes = asyncio.run(scenario())
    finally:
        os.umask(before)
    assert {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_files_that_others_could_read_become_private(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    (tmp_path / FILE_NAME).chmod(0o644)
    asyncio.run(SqliteStore(tmp_path).close())
    assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600


def refusal(capsys: pytest.CaptureFixture[str], data: Path) -> str:
    """The one line a server says that cannot be; it has not said where it is served."""
    assert main(["serve", "--port", "0", "--data", str(data)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line


def test_a_second_server_on_the_same_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "caverna.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as first:
        served_at(first)
        assert f"another server keeps its tables in {tmp_path}" in refusal(capsys, tmp_path)
        first.kill()
        first.communicate(timeout=PATIENCE)
    asyncio.run(SqliteStore(tmp_path).close())


def test_a_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert f"{tmp_path / 'file'} is a file" in refusal(capsys, tmp_path / "file")
    assert "cannot make the folder" in refusal(capsys, tmp_path / "file" / "below")


def test_a_folder_that_can_only_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"cannot write in the folder {READ_ONLY}" in refusal(capsys, READ_ONLY)
    assert "cannot make the folder" in refusal(capsys, READ_ONLY / "tables")


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("pragma user_version = 99")
    connection.close()
    assert "written by another version of this program (format 99" in refusal(capsys, tmp_path)


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"once upon a time " * 1000)
    assert "not a database" in refusal(capsys, tmp_path)


class Stubborn(sqlite3.Connection):
    """A connection to a broken disk: nothing can be kept, and nothing be taken back."""

    def execute(self, sql: str, *parameters: object) -> sqlite3.Cursor:
        if sql in ("commit", "rollback"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *parameters)  # type: ignore[arg-type]


def test_a_rollback_that_fails_stops_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        await store.create(a_table())
        store.connection.close()
        store.connection = sqlite3.connect(
            tmp_path / FILE_NAME, isolation_level=None, check_same_thread=False, factory=Stubborn
        )
        failing = [store.commit("t", StoredChange(1, 0, moves("a"), False)) for _ in range(3)]
        for answer in await asyncio.gather(*failing, return_exceptions=True):
            assert isinstance(answer, StoreFailed)
        await store.commit("t", StoredChange(1, 0, moves("b"), False))
        found = await store.load("t")
        assert found is not None
        assert found.moves == moves("b")
        await store.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_whoever_comes_after_the_end_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        with pytest.raises(StoreFailed):
            await store.load("t")

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
