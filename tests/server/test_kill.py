"""`kill -9` in the middle of everything: no acknowledged move is lost, none is there twice."""

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.conftest import Json
from tests.server.merging import merged

RUNS = 200
LONGEST_LIFE = 8
"""Commands that a server lives to answer; it dies somewhere in the middle of the next one."""
Spawner = subprocess.Popen[str]


@dataclass
class Acknowledged:
    """What the client was told, and what it had asked for when the line went dead."""

    table: str = ""
    token: str = ""
    version: int = -1
    log: list[str] = field(default_factory=list)
    pending: Json = None
    moves: int = 0
    """Acknowledged commands over all runs."""

    def note(self, state: Json) -> None:
        self.version = state["version"]
        del self.log[state["log_length"] :]
        self.log += [line(entry) for entry in state["log"]]


def line(entry: Json) -> str:
    """An entry of the log: who or what played which move."""
    who = "forced" if entry["is_forced"] else entry["seat"]
    return f"{who} {entry['move']}"


class Death:
    """Comes after so many commands, at any moment of as long a time as the last one took."""

    def __init__(self, process: int, luck: random.Random) -> None:
        self.process = process
        self.commands = luck.randrange(LONGEST_LIFE)
        self.moment = luck.uniform(0, 1.5)
        self.begun = time.monotonic()
        self.coming: threading.Timer | None = None

    def look_on(self, is_over: bool) -> None:
        """Before every command, and at the end of a game."""
        took = time.monotonic() - self.begun
        self.begun += took
        if self.coming is None and (is_over or self.commands == 0):
            self.coming = threading.Timer(self.moment * took, os.kill, (self.process, signal.SIGKILL))
            self.coming.start()
        self.commands -= 1

    def join(self) -> None:
        assert self.coming is not None
        self.coming.join()


@pytest.fixture
def spawner() -> Iterator[Spawner]:
    program = Path(__file__).with_name("killable_server.py")
    with subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def start(spawner: Spawner, data: Path) -> tuple[int, int]:
    """A new server on the same data: its process and its port."""
    assert spawner.stdin is not None
    assert spawner.stdout is not None
    spawner.stdin.write(f"{data}\n")
    spawner.stdin.flush()
    process, port = spawner.stdout.readline().split()
    return int(process), int(port)


def test_no_acknowledged_move_is_lost_or_doubled(spawner: Spawner, tmp_path: Path) -> None:
    luck = random.Random(9)
    known = Acknowledged()
    surprises = 0
    for _ in range(RUNS):
        process, port = start(spawner, tmp_path)
        if not known.table:
            sit_down(known, port, luck)
        address = f"ws://127.0.0.1:{port}/ws/{known.table}"
        with connect(address, open_timeout=PATIENCE, close_timeout=0.1) as connection:
            state = ask(connection, {"type": "hello", "tokens": [known.token], "language": "en", "log": 0})
            surprises += check(known, state)
            known.note(state)
            known.pending = None
            death = Death(process, luck)
            play_until_the_line_is_dead(connection, known, state, luck, death)
            death.join()
    assert known.moves > RUNS, "there was something to lose"
    assert surprises > 0, "some servers died between keeping a move and telling so"


def sit_down(known: Acknowledged, port: int, luck: random.Random) -> None:
    """A new table, before anything is killed."""
    server = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    wanted = {"players": 1, "seats": [{"kind": "human"}], "seed": luck.getrandbits(40)}
    server.request("POST", "/api/tables", json.dumps(wanted))
    made = json.loads(server.getresponse().read())
    server.close()
    known.table, known.token = made["table"], made["tokens"]["0"]
    known.version, known.log, known.pending = 0, [], None


def ask(connection: ClientConnection, message: Json) -> Json:
    """The answer to a message."""
    connection.send(json.dumps(message))
    return json.loads(connection.recv(timeout=PATIENCE))


def check(known: Acknowledged, state: Json) -> int:
    """What the new server says against what the old one had acknowledged; 1 if it knows more than that."""
    log = [line(entry) for entry in state["log"]]
    assert state["version"] >= known.version, "an acknowledged command was lost"
    if state["version"] == known.version:
        assert log == known.log
        return 0
    added = list(log)
    if known.pending and known.pending["type"] == "undo" and len(log) < len(known.log):
        assert log == known.log[: len(log)]
        return 1
    assert log[: len(known.log)] == known.log, "an acknowledged move was lost or changed"
    added = log[len(known.log) :]
    if known.pending and known.pending["type"] == "move" and added:
        assert added.pop(0) == f"0 {known.pending['move']}"
    assert all(entry.startswith(("-1 ", "forced ")) for entry in added), f"played twice: {added}"
    return 1


def play_until_the_line_is_dead(
    connection: ClientConnection, known: Acknowledged, state: Json, luck: random.Random, death: Death
) -> None:
    """Move after move, as fast as the server acknowledges them."""
    try:
        while True:
            known.pending = command(state, luck)
            is_over = state["view"]["is_over"]
            if known.pending or is_over:
                death.look_on(is_over)
            if known.pending is None:
                if is_over:
                    known.table = ""
                message = json.loads(connection.recv(timeout=PATIENCE))
            else:
                message = ask(connection, known.pending)
            assert message["type"] == "changes", message
            state = merged(state, message)
            known.note(state)
            known.moves += known.pending is not None
            known.pending = None
    except (ConnectionClosed, OSError):
        return


def command(state: Json, luck: random.Random) -> Json:
    """What the player does next; None while the table plays by itself or the game is over."""
    version, is_asked = state["version"], state["moves"] or state["turn"]["waits_for_end"]
    if not is_asked:
        return None
    if state["turn"]["can_take_back"] and luck.random() < 0.15:
        return {"type": "undo", "version": version}
    if state["turn"]["waits_for_end"]:
        return {"type": "end_turn", "version": version}
    return {"type": "move", "version": version, "move": luck.choice(state["moves"])["move"]}
