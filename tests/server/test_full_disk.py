"""The disk is full: no acknowledged move is lost, whoever is refused one is told why, and /health says so.

A server that may not let its files grow meets the same as on a full disk: every write beyond that fails.
"""

import http.client
import json
import os
import random
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caverna.server.storage.sqlite_store import FILE_NAME
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Json
from tests.server.merging import merged
from tests.server.test_kill import Acknowledged, Spawner, ask, check, command, sit_down, spawner, start

TIMES = 5
LEAST_ROOM, MOST_ROOM = 20_000, 60_000
"""So many bytes may be written before the disk is full."""
__all__ = ["spawner"]


def fill_disk(process: int, folder: Path, room: int) -> None:
    """From now on no file of the server grows beyond what its log has, and some room."""
    size = max(folder.joinpath(FILE_NAME + end).stat().st_size for end in ("", "-wal"))
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size + room, resource.RLIM_INFINITY))


def clear_disk(process: int) -> None:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def answer_of(port: int, path: str) -> int:
    server = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        server.request("GET", path)
        return server.getresponse().status
    finally:
        server.close()


def play_until_refused(
    connection: ClientConnection, known: Acknowledged, state: Json, luck: random.Random
) -> str:
    """Move after move; what the first is refused with that cannot be kept."""
    while True:
        known.pending = command(state, luck)
        assert not state["view"]["is_over"], "the game ended before the disk was full"
        message = (
            ask(connection, known.pending) if known.pending else json.loads(connection.recv(timeout=PATIENCE))
        )
        if message["type"] == "error":
            return str(message["say"])
        state = merged(state, message)
        known.note(state)
        known.moves += known.pending is not None
        known.pending = None


@contextmanager
def come_back(port: int, known: Acknowledged) -> Iterator[tuple[ClientConnection, Json]]:
    address = f"ws://127.0.0.1:{port}/ws/{known.table}"
    with connect(address, open_timeout=PATIENCE, close_timeout=0.1) as connection:
        hello = {"type": "hello", "tokens": [known.token], "language": "en", "log": 0}
        yield connection, ask(connection, hello)


@contextmanager
def serving(spawner: Spawner, data: Path) -> Iterator[tuple[int, int]]:
    """A server that is killed in the end."""
    process, port = start(spawner, data)
    try:
        yield process, port
    finally:
        os.kill(process, signal.SIGKILL)


@pytest.mark.parametrize("number", range(TIMES))
def test_on_a_full_disk_no_acknowledged_move_is_lost(spawner: Spawner, tmp_path: Path, number: int) -> None:
    luck, known = random.Random(number), Acknowledged()
    with serving(spawner, tmp_path) as (process, port):
        sit_down(known, port, luck)
        with come_back(port, known) as (connection, state):
            known.note(state)
            fill_disk(process, tmp_path, luck.randrange(LEAST_ROOM, MOST_ROOM))
            say = play_until_refused(connection, known, state, luck)
            assert "could not be kept" in say
            with pytest.raises(ConnectionClosed):
                connection.recv(timeout=PATIENCE)
        wait_until(lambda: answer_of(port, "/health") == 503, "that /health notices")
        clear_disk(process)
        wait_until(lambda: answer_of(port, "/health") == 200, "that there is room again")
        with come_back(port, known) as (_, state):
            check(known, state)
    with serving(spawner, tmp_path) as (_, port), come_back(port, known) as (_, again):
        assert again["log"][: len(state["log"])] == state["log"], "what is in the store stays there"
    assert known.moves > 0, "there was something to lose"
