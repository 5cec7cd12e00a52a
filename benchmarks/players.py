"""Programs that play at the tables of a server, each seat over a WebSocket of its own.

They choose at random among the moves they are offered. A move counts as delivered when both seats have
received the state after it.
"""

import asyncio
import http.client
import json
import math
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.wire import weigh


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Turn(msgspec.Struct):
    """As much of a turn as a player must know."""

    waits_for_end: bool | UnsetType = UNSET


class Asked(msgspec.Struct):
    """Whose decision it is."""

    seat: int | UnsetType = UNSET


class Changed(msgspec.Struct):
    """As much of a state, or of what has changed in it, as a player must know."""

    moves: list[Choice] | dict[str, object] | UnsetType = UNSET
    turn: Turn | UnsetType = UNSET
    decision: Asked | UnsetType | None = UNSET


class Said(Changed):
    """A message of the server: a whole state, or changes."""

    type: str = ""
    version: int = 0
    changes: Changed | UnsetType = UNSET


decoder = msgspec.json.Decoder(Said)


@dataclass
class Player:
    """A seat: its connection, and what it knows of the table."""

    seat: int
    connection: ClientConnection
    version: int = -1
    moves: list[Choice] = field(default_factory=list)
    waits_for_end: bool = False
    asked: int | None = None
    received: int = 0
    """Bytes on the wire."""
    messages: int = 0

    def weighed(self, size: int) -> None:
        """A message has come."""
        self.received += size
        self.messages += 1

    async def reach(self, version: int) -> None:
        """Read on to a version."""
        while self.version < version:
            await self.read()

    async def read(self) -> None:
        """The next message."""
        raw = await self.connection.recv(decode=False)
        said = decoder.decode(raw)
        if said.type in ("state", "changes"):
            self.version = said.version
            self.note(said if said.changes is UNSET else said.changes)

    def note(self, new: Changed) -> None:
        """What has changed."""
        if new.moves is not UNSET:
            assert isinstance(new.moves, list), "moves come as a whole"
            self.moves = new.moves
        if new.turn is not UNSET and new.turn.waits_for_end is not UNSET:
            self.waits_for_end = new.turn.waits_for_end
        if new.decision is None:
            self.asked = None
        elif new.decision is not UNSET and new.decision.seat is not UNSET:
            self.asked = new.decision.seat

    @property
    def must_end(self) -> bool:
        """Whether this seat has to end its turn."""
        return self.waits_for_end and self.asked == self.seat

    @property
    def is_asked(self) -> bool:
        """Whether this seat has to move or to end its turn."""
        return bool(self.moves) or self.must_end

    def command(self, luck: random.Random) -> str:
        """A random move, or the end of the turn."""
        if self.must_end:
            return json.dumps({"type": "end_turn", "version": self.version})
        move = luck.choice(self.moves).move
        return json.dumps({"type": "move", "version": self.version, "move": move})


Pair = list[Player]


def new_table(port: int, seed: int) -> tuple[str, list[str]]:
    """A table for two; returns the tokens of its seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    wanted = {"players": 2, "seed": seed, "seats": [{"kind": "human"}, {"kind": "human"}]}
    connection.request("POST", "/api/tables", json.dumps(wanted))
    made = json.loads(connection.getresponse().read())
    connection.close()
    return made["table"], [made["tokens"][seat] for seat in ("0", "1")]


async def sit_down(stack: AsyncExitStack, port: int, table: str, tokens: list[str]) -> Pair:
    """Both seats of a table."""
    return await sit_apart(stack, [port] * len(tokens), table, tokens)


async def sit_apart(stack: AsyncExitStack, ports: Sequence[int], table: str, tokens: list[str]) -> Pair:
    """Both seats of a table, each by way of the server on a port of its own."""
    players = []
    for seat, (port, token) in enumerate(zip(ports, tokens, strict=True)):
        opening = connect(
            f"ws://127.0.0.1:{port}/ws/{table}", max_size=None, compression="deflate", ping_interval=None
        )
        connection = await stack.enter_async_context(opening)
        await connection.send(json.dumps({"type": "hello", "tokens": [token]}))
        player = Player(seat, connection)
        weigh(connection.protocol.extensions, player.weighed)
        await player.read()
        players.append(player)
    return players


async def play(
    pair: Pair, seconds: list[float], pace: float, end: float = math.inf, most: float = math.inf
) -> None:
    """A table until the time is up, that many moves are played, or the game is over.

    Notes how long each command took to reach both.
    """
    luck = random.Random(pair[0].version)
    await asyncio.sleep(random.random() * pace)
    played = 0
    while time.perf_counter() < end and played < most:
        version = max(player.version for player in pair)
        for player in pair:
            await player.reach(version)
        mover = next((player for player in pair if player.is_asked), None)
        if mover is None:
            if pair[0].asked is None:
                return
            await pair[0].reach(version + 1)
            continue
        started = time.perf_counter()
        await mover.connection.send(mover.command(luck))
        for player in pair:
            await player.reach(version + 1)
        took = time.perf_counter() - started
        seconds.append(took)
        played += 1
        await asyncio.sleep(max(0.0, pace - took))


async def play_at(pairs: list[Pair], pace: float, seconds: float) -> list[float]:
    """All tables for so many seconds, a move each `pace` seconds; how long each command took."""
    taken: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(play(pair, taken, pace, end) for pair in pairs))
    return taken


async def line_to_echo(stack: AsyncExitStack, port: int) -> ClientConnection:
    """A connection to the yardstick."""
    opening = connect(f"ws://127.0.0.1:{port}/ws", compression=None, ping_interval=None)
    return await stack.enter_async_context(opening)


async def echo_at(connections: list[ClientConnection], seconds: float) -> int:
    """The same load on the yardstick, flat out; how many messages came back."""
    said = json.dumps({"type": "move", "version": 100, "move": "place ore_mining"})
    count = 0
    end = time.perf_counter() + seconds

    async def talk(connection: ClientConnection) -> None:
        nonlocal count
        while time.perf_counter() < end:
            await connection.send(said)
            await connection.recv(decode=False)
            count += 1

    await asyncio.gather(*(talk(connection) for connection in connections))
    return count
