"""A real server in a process of its own, and a wire to it that can be cut."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import TypedDict

from tests.patience import PATIENCE

HOST = "127.0.0.1"
MANY = "100000"
"""All tests of a process come from one address."""


class Created(TypedDict):
    """The answer to a new table: its name, and the keys to the seats of whoever made it."""

    table: str
    tokens: dict[str, str]


class Server:
    """`caverna serve`; it can be killed and started again on the same data."""

    def __init__(self, data: Path, surroundings: dict[str, str] | None = None) -> None:
        self.data = data
        self.surroundings = surroundings
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://{HOST}:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "caverna.cli.main", "serve", "--host", HOST]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--tables-burst", MANY, "--posts-burst", MANY, "--gets-burst", MANY]
        self.process = subprocess.Popen(
            command, env=self.surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                assert self.process.poll() is None, "the server stopped at once"
                time.sleep(0.05)
        raise AssertionError("the server does not come up")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def ask(self, path: str, body: object | None = None) -> object:
        """GET, or POST if there is something to say."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def new_table(self, *kinds: str, seed: int = 7, **more: object) -> Created:
        """`new_table("human", "greedy", "open")`: a bot is called by its name."""
        seats = [seat_request(seat, kind) for seat, kind in enumerate(kinds)]
        wanted = {"players": len(seats), "furnishings": "full", "options": {}, "seed": seed, "seats": seats}
        return created(self.ask("/api/tables", {**wanted, **more}))

    def import_record(self, record: str, *kinds: str) -> Created:
        """The same for a game that has been going on for a while."""
        seats = [seat_request(seat, kind) for seat, kind in enumerate(kinds)]
        return created(self.ask("/api/tables/import", {"record": record, "seats": seats}))


def seat_request(seat: int, kind: str) -> dict[str, str]:
    name = ("Anna", "Bodo", "Cora", "Dirk", "Edda", "Falk", "Gero")[seat]
    if kind == "open":
        return {"kind": "open"}
    return {"kind": "human", "name": name} if kind == "human" else {"kind": "bot", "bot": kind, "name": name}


def created(answer: object) -> Created:
    assert isinstance(answer, dict)
    return Created(table=str(answer["table"]), tokens={str(k): str(v) for k, v in answer["tokens"].items()})


class Wire:
    """Hands everything on to a server, until it is cut; mended, it takes new connections again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.is_cut = False
        self.is_closed = False
        self.swallows_answers = False
        """While it does, the server hears the browser, but the browser not the server."""
        self.swallows_questions = False
        """The other way round."""
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server((HOST, 0))
        self.address = f"http://{HOST}:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while not self.is_closed:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            try:
                far = socket.create_connection((HOST, self.server.port))
            except OSError:
                near.close()
                continue
            self.ends += [near, far]
            threading.Thread(target=self.carry, args=(near, far), daemon=True).start()
            threading.Thread(target=self.carry_back, args=(far, near), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not self.swallows_questions:
                    target.sendall(data)
        self.hang_up(source, target)

    def carry_back(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not self.swallows_answers:
                    target.sendall(data)
        self.hang_up(source, target)

    def hang_up(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
        source.close()

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = self.swallows_answers = self.swallows_questions = False

    def close(self) -> None:
        self.is_closed = True
        self.cut()
        with contextlib.suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
