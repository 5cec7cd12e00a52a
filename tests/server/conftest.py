"""A real server on a free port of this machine, and clients that talk to it over the wire."""

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from benchmarks.wire import weigh
from caverna.server.configuration.settings import Settings
from caverna.server.lobby.lobby import Lobby
from caverna.server.run import server_for
from tests.patience import PATIENCE, wait_until
from tests.postgresql import Postgres
from tests.server.merging import merged

Json = Any
"""A decoded document."""
WATCHING = {"Authorization": "Bearer watch"}
"""Who may read the metrics."""
SEED = 4_242_424_242_424_242
"""A seed that no other number in a message could be taken for."""


class Client:
    """One connection to a table."""

    def __init__(self, url: str, headers: dict[str, str], wire: socket.socket | None = None) -> None:
        self.stack = ExitStack()
        opening = connect(
            url,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.5,
            sock=wire,
        )
        self.connection: ClientConnection = self.stack.enter_context(opening)
        self.state: Json = None
        self.states: list[Json] = []
        self.errors: list[Json] = []
        self.raw: list[str] = []
        self.sizes: list[int] = []
        """Of what has come, on the wire; some of it may not be read yet."""
        weigh(self.connection.protocol.extensions, self.sizes.append)

    def receive(self) -> Json:
        """The next message; changes as the state they lead to."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.states.append(message)
        elif message["type"] == "changes":
            message = self.state = merged(self.state, message)
            self.states.append(message)
        elif message["type"] == "error":
            self.errors.append(message)
        return message

    def send(self, **message: Json) -> None:
        """A message without waiting for the answer."""
        self.connection.send(json.dumps(message))

    def ask(self, **message: Json) -> Json:
        """A message and the next thing that comes back."""
        self.send(**message)
        return self.receive()

    def hello(self, *tokens: str, language: str = "en", log: int = 0) -> Json:
        return self.ask(type="hello", tokens=tokens, language=language, log=log)

    def play(self, *moves: str) -> Json:
        """Moves one after the other; whatever happens by itself after each of them is awaited."""
        for move in moves:
            self.ask(type="move", version=self.state["version"], move=move)
            self.settle()
        return self.state

    def tell(self, kind: str) -> Json:
        """undo, restart or end_turn, with the version that was shown last."""
        self.ask(type=kind, version=self.state["version"])
        self.settle()
        return self.state

    def settle(self) -> None:
        """Read on while chance decides, or the table plays what is forced."""
        while self.is_moving:
            self.receive()

    @property
    def is_moving(self) -> bool:
        state = self.state
        if state["decision"] is None or state["turn"]["waits_for_end"]:
            return False
        seat = state["decision"]["seat"]
        return seat == -1 or (seat in state["yours"] and not state["moves"])

    @property
    def is_mine(self) -> bool:
        """Whether the decision is one of mine."""
        decision = self.state["decision"]
        return decision is not None and decision["seat"] in self.state["yours"]

    @property
    def moves(self) -> list[str]:
        return [move["move"] for move in self.state["moves"]]

    def close(self) -> None:
        self.stack.close()


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clients: list[Client] = []
        self.start()

    def start(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.server: uvicorn.Server = server_for(self.settings)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started, "the server")

    def run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.socket]))

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.clients.clear()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.server.config.loaded_app.state.lobby
        return lobby

    # HTTP.

    def request(
        self, method: str, path: str, body: str | bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            lowered = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, answer.read(), lowered
        finally:
            connection.close()

    def get(self, path: str, status: int = 200) -> Json:
        actual, body, _ = self.request("GET", path)
        assert actual == status, body
        return json.loads(body)

    def post(self, path: str, status: int, **body: Json) -> Json:
        actual, answer, _ = self.request("POST", path, json.dumps(body))
        assert actual == status, answer
        return json.loads(answer)

    def new_table(self, *kinds: str, seed: int = SEED, **more: Json) -> tuple[str, dict[int, str]]:
        """Seats by kind, bots by their name; returns the table and the tokens."""
        seats = [
            {"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        made = self.post("/api/tables", 201, players=len(kinds), seats=seats, seed=seed, **more)
        return made["table"], {int(seat): token for seat, token in made["tokens"].items()}

    # WebSocket.

    def connect(self, table: str, origin: str | None = None) -> Client:
        headers = {"Origin": origin} if origin else {}
        client = Client(f"ws://127.0.0.1:{self.port}/ws/{table}", headers)
        self.clients.append(client)
        return client

    def connect_by_a_thin_wire(self, table: str) -> Client:
        """A client whose network holds little that was not read yet."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        wire = socket.socket()
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", self.port))
        client = Client(f"ws://127.0.0.1:{self.port}/ws/{table}", {}, wire)
        self.clients.append(client)
        return client

    def sit(self, table: str, *tokens: str, language: str = "en") -> Client:
        """A client that has said hello and sees the table at rest."""
        client = self.connect(table)
        client.hello(*tokens, language=language)
        client.settle()
        return client


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        tmp_path / "data",
        bot_processes=1,
        message_burst=10_000,
        posts_burst=10_000,
        gets_burst=10_000,
        metrics_token="watch",
        tables_burst=10_000,
        idle_seconds=1000,
        longest_lag=60,
    )


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def strict_server(settings: Settings) -> Iterator[Running]:
    """A server whose limits are easy to reach."""
    running = Running(
        replace(settings, message_burst=5, messages_per_second=0.001, posts_burst=3, posts_per_second=0.001)
    )
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests; each makes a database of its own."""
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind: a folder or an address."""
    if request.param == "sqlite":
        return str(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
