"""Players who go to another server whenever theirs is gone, and who remember everything they were told.

A nomad sits at a table of his own with bots, or with another nomad. Whenever he comes back he compares: what
was acknowledged must be there, once; of what was not, at most the one command that was under way.
"""

import http.client
import json
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Json
from tests.server.merging import merged

LONGEST_SILENCE = 4.0
"""Seconds after which a nomad tries another server, whether it is his turn or not."""
REST = 0.05
LINE_IS_DEAD = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
Address = Callable[[], int]
"""The port of some server."""


class Wrong(AssertionError):
    """Something that was acknowledged is gone, or there twice."""


@dataclass
class Table:
    """Where nomads sit."""

    id: str
    tokens: dict[int, str]


def line(entry: Json) -> str:
    """An entry of the log: who or what played which move."""
    who = "forced" if entry["is_forced"] else entry["seat"]
    return f"{who} {entry['move']}"


@dataclass
class Nomad:
    """One player at one table."""

    ports: Address
    table: Table
    seat: int
    luck: random.Random
    takes_back: bool
    """Only where no other person could be looking at what is taken back."""
    version: int = 0
    log: list[str] = field(default_factory=list)
    state: Json = None
    """What the present server has sent, changes included."""
    pending: Json = None
    acknowledged: int = 0
    refusals: list[Json] = field(default_factory=list)
    losses: int = 0
    closes: list[int] = field(default_factory=list)
    is_over: bool = False

    def live(self, until: Callable[[], bool]) -> None:
        """Play and wander until it is time or the game is over."""
        while not until() and not self.is_over:
            address = f"ws://127.0.0.1:{self.ports()}/ws/{self.table.id}"
            try:
                with connect(address, open_timeout=LONGEST_SILENCE, close_timeout=0.1, max_size=None) as line:
                    self.sit(line, until)
            except LINE_IS_DEAD as error:
                self.losses += 1
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.closes.append(error.rcvd.code)
                time.sleep(REST)

    def sit(self, connection: ClientConnection, until: Callable[[], bool]) -> None:
        """Say hello, compare, and play as long as the line holds."""
        token = self.table.tokens[self.seat]
        connection.send(json.dumps({"type": "hello", "tokens": [token], "language": "en", "log": 0}))
        state = self.next_state(connection)
        self.compare([line(entry) for entry in state["log"]], state["version"])
        if self.pending is not None and self.pending["version"] != state["version"]:
            self.pending = None
        self.note(state)
        while not until() and not self.is_over:
            command = self.pending or self.choose(state)
            if command is not None:
                self.pending = command
                connection.send(json.dumps(command))
            state = self.next_state(connection)
            while command is not None and state["version"] <= command["version"]:
                state = self.next_state(connection)
            if command is not None:
                self.acknowledged += 1
                self.pending = None

    def next_state(self, connection: ClientConnection) -> Json:
        """The next state; everything else that is said is noted."""
        while True:
            try:
                message = json.loads(connection.recv(timeout=LONGEST_SILENCE))
            except TimeoutError:
                connection.close()
                raise EOFError from None
            if message["type"] == "changes":
                message = merged(self.state, message)
            if message["type"] == "state":
                self.state = message
                if message["version"] >= self.version and message["log_length"] <= len(self.log):
                    self.note(message)
                return message
            self.refusals.append(message)

    def note(self, state: Json) -> None:
        """From here on this is acknowledged."""
        if state["version"] < self.version:
            raise Wrong(f"version {state['version']} after {self.version} at {self.table.id}")
        self.version = state["version"]
        del self.log[state["log_length"] :]
        self.log += [line(entry) for entry in state["log"]]
        self.is_over = state["view"]["is_over"]

    def compare(self, log: Sequence[str], version: int) -> None:
        """What a server says against what was acknowledged before."""
        if version < self.version:
            raise Wrong(f"version {version} after {self.version} at {self.table.id}")
        if version == self.version:
            if list(log) != self.log:
                raise Wrong(f"another game at the same version: {self.log} and then {log}")
            return
        pending = self.pending or {"type": ""}
        kept = len(self.log)
        if pending["type"] == "undo" and list(log[:kept]) != self.log:
            kept = next(n for n, (old, new) in enumerate(zip([*self.log, ""], [*log, ""])) if old != new)
        if list(log[:kept]) != self.log[:kept]:
            raise Wrong(f"an acknowledged move is gone: {self.log[-5:]} became {log[-9:]}")
        mine = [entry for entry in log[kept:] if entry.startswith(f"{self.seat} ")]
        allowed = [[], [f"{self.seat} {pending['move']}"]] if pending["type"] == "move" else [[]]
        if mine not in allowed:
            raise Wrong(f"{mine} was played, asked for was {pending}")

    def choose(self, state: Json) -> Json:
        """What to do next; None while others are asked."""
        turn, version = state["turn"], state["version"]
        is_mine = state["decision"] is not None and state["decision"]["seat"] == self.seat
        if not state["moves"] and not (turn["waits_for_end"] and is_mine):
            return None
        if self.takes_back and turn["can_take_back"] and self.luck.random() < 0.15:
            return {"type": "undo", "version": version}
        if turn["waits_for_end"]:
            return {"type": "end_turn", "version": version}
        return {"type": "move", "version": version, "move": self.luck.choice(state["moves"])["move"]}


def set_table(ports: Address, *kinds: str) -> Table:
    """A new table, at whichever server is there."""
    seats = [{"kind": kind} if kind == "human" else {"kind": "bot", "bot": kind} for kind in kinds]
    deadline = time.monotonic() + 60
    while True:
        server = http.client.HTTPConnection("127.0.0.1", ports(), timeout=LONGEST_SILENCE)
        try:
            server.request("POST", "/api/tables", json.dumps({"players": len(kinds), "seats": seats}))
            answer = server.getresponse()
            made = json.loads(answer.read())
            if answer.status == 201:
                tokens = {int(seat): token for seat, token in made["tokens"].items()}
                return Table(made["table"], tokens)
        except (OSError, http.client.HTTPException):
            time.sleep(REST)
        finally:
            server.close()
        assert time.monotonic() < deadline, "nobody sets a table"


class Tribe:
    """Many nomads, each in a thread of his own; when a game is over he begins another one."""

    def __init__(self, ports: Address, luck: random.Random) -> None:
        self.ports = ports
        self.luck = luck
        self.nomads: list[Nomad] = []
        self.threads: list[threading.Thread] = []
        self.is_enough = threading.Event()
        self.wrongs: list[BaseException] = []

    def settle(self, *kinds: str) -> None:
        """A table at which all people are nomads."""
        table = set_table(self.ports, *kinds)
        seats = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        for seat in seats:
            luck = random.Random(self.luck.random())
            nomad = Nomad(self.ports, table, seat, luck, takes_back=len(seats) == 1)
            self.nomads.append(nomad)
            thread = threading.Thread(target=self.live, args=(nomad, kinds), daemon=True)
            self.threads.append(thread)
            thread.start()

    def live(self, nomad: Nomad, kinds: tuple[str, ...]) -> None:
        try:
            nomad.live(self.is_enough.is_set)
            if nomad.is_over and nomad.seat == kinds.index("human") and not self.is_enough.is_set():
                self.settle(*kinds)
        except BaseException as error:
            self.wrongs.append(error)

    @property
    def acknowledged(self) -> int:
        return sum(nomad.acknowledged for nomad in self.nomads)

    def has_played(self, commands: int) -> bool:
        """Whether so many commands were acknowledged, if nothing went wrong."""
        self.check()
        return self.acknowledged >= commands

    def check(self) -> None:
        """Nobody has seen anything wrong so far."""
        if self.wrongs:
            raise self.wrongs[0]

    def end(self) -> None:
        """Everybody goes home."""
        self.is_enough.set()
        for thread in self.threads:
            thread.join(60)
        self.check()
