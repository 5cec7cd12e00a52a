"""The server under load, printed as JSON: 200 tables for two, each seat a WebSocket connection of its own.

The players are programs in this process that choose among the moves they are offered at random; the server
runs in another process on the same machine. A move counts as delivered when both seats have received the
state after it. Two loads: one move a second at every table, and as many as the server can take.
"""

import asyncio
import http.client
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from caverna.bots import make_bot
from caverna.game import Game
from caverna.server.run import server_for
from caverna.server.served_table import ServedTable
from caverna.server.settings import Settings
from caverna.server.store import StoredMove, StoredSeat, StoredTable
from caverna.setup import Setup

TABLES = 200
SECONDS = 8.0
IDLE_MOVES = 100
PACE = 1.0
"""Seconds between two moves at a table that is played at leisure."""


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Turn(msgspec.Struct):
    """As much of a turn as a player must know."""

    waits_for_end: bool


class Asked(msgspec.Struct):
    """Whose decision it is."""

    seat: int


class State(msgspec.Struct):
    """As much of a state as a player must know."""

    type: str
    version: int
    moves: list[Choice] = []
    turn: Turn | None = None
    decision: Asked | None = None


decoder = msgspec.json.Decoder(State)


@dataclass
class Player:
    """A seat: its connection, and the last state it received."""

    seat: int
    connection: ClientConnection
    state: State

    async def reach(self, version: int) -> None:
        """Read on to a version."""
        while self.state.version < version:
            self.state = decoder.decode(await self.connection.recv(decode=False))

    @property
    def is_asked(self) -> bool:
        """Whether this seat has to move or to end its turn."""
        return bool(self.state.moves) or self.must_end

    @property
    def must_end(self) -> bool:
        state = self.state
        is_mine = state.decision is not None and state.decision.seat == self.seat
        return is_mine and state.turn is not None and state.turn.waits_for_end

    def command(self, luck: random.Random) -> str:
        """A random move, or the end of the turn."""
        if self.must_end:
            return json.dumps({"type": "end_turn", "version": self.state.version})
        move = luck.choice(self.state.moves).move
        return json.dumps({"type": "move", "version": self.state.version, "move": move})


# The server's side.


def serve(folder: str) -> None:
    """A server without limits on how fast one may play."""
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    server_for(Settings(Path(folder), message_burst=1e9, posts_burst=1e9)).run(sockets=[listening])


def idle_memory() -> float:
    """Kilobytes that a loaded table for two with a hundred moves takes, its log in one language included."""
    stored = [played_table(number) for number in range(TABLES + 1)]
    ServedTable(stored[0]).texts.in_language("en")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tables = [ServedTable(each) for each in stored[1:]]
    for table in tables:
        table.texts.in_language("en")
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / len(tables)


def played_table(number: int) -> StoredTable:
    """A table in the middle of a game."""
    game, bot = Game(Setup(seed=number)), make_bot("random", number)
    while len(game.moves_played) < IDLE_MOVES:
        game.play(bot.choose(game))
    moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    seats = (StoredSeat("human", ""), StoredSeat("human", ""))
    return StoredTable(f"t{number}", game.setup, "", 0, False, 0.0, seats, moves)


# The players' side.


def measure_server() -> dict[str, object]:
    """All figures; the server lives in a folder and a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server", "serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            try:
                tables = [new_table(port, number) for number in range(TABLES)]
                loads = asyncio.run(measure(port, tables))
            finally:
                process.terminate()
    memory = subprocess.run(
        [sys.executable, "-m", "benchmarks.server", "memory"], capture_output=True, text=True, check=True
    )
    return {"tables": TABLES, **loads, "kilobytes_per_idle_table": float(memory.stdout)}


def new_table(port: int, seed: int) -> tuple[str, list[str]]:
    """A table for two; returns the tokens of its seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    wanted = {"players": 2, "seed": seed, "seats": [{"kind": "human"}, {"kind": "human"}]}
    connection.request("POST", "/api/tables", json.dumps(wanted))
    made = json.loads(connection.getresponse().read())
    connection.close()
    return made["table"], [made["tokens"][seat] for seat in ("0", "1")]


async def measure(port: int, tables: list[tuple[str, list[str]]]) -> dict[str, dict[str, float]]:
    """Both loads, one after the other, at the same tables."""
    found = {}
    async with AsyncExitStack() as stack:
        pairs = [await sit_down(stack, port, table, tokens) for table, tokens in tables]
        for name, pace in (("leisurely", PACE), ("flat_out", 0.0)):
            seconds: list[float] = []
            started = time.perf_counter()
            await asyncio.gather(*(play(pair, seconds, pace, started + SECONDS) for pair in pairs))
            found[name] = summary(seconds, time.perf_counter() - started)
    return found


def summary(seconds: list[float], elapsed: float) -> dict[str, float]:
    """The figures of one load."""
    ordered = sorted(seconds)
    return {
        "moves_per_second": len(ordered) / elapsed,
        "median_ms": 1e3 * ordered[len(ordered) // 2],
        "p99_ms": 1e3 * ordered[int(len(ordered) * 0.99)],
    }


async def sit_down(stack: AsyncExitStack, port: int, table: str, tokens: list[str]) -> list[Player]:
    """Both seats of a table."""
    players = []
    for seat, token in enumerate(tokens):
        opening = connect(f"ws://127.0.0.1:{port}/ws/{table}", max_size=None, compression=None)
        connection = await stack.enter_async_context(opening)
        await connection.send(json.dumps({"type": "hello", "tokens": [token]}))
        players.append(Player(seat, connection, decoder.decode(await connection.recv(decode=False))))
    return players


async def play(pair: list[Player], seconds: list[float], pace: float, end: float) -> None:
    """A table until the time is up or the game is over; notes how long each command took to reach both."""
    luck = random.Random(pair[0].state.version)
    await asyncio.sleep(random.random() * pace)
    while time.perf_counter() < end:
        version = max(player.state.version for player in pair)
        for player in pair:
            await player.reach(version)
        mover = next((player for player in pair if player.is_asked), None)
        if mover is None:
            if pair[0].state.decision is None:
                return
            await pair[0].reach(version + 1)
            continue
        started = time.perf_counter()
        await mover.connection.send(mover.command(luck))
        for player in pair:
            await player.reach(version + 1)
        took = time.perf_counter() - started
        seconds.append(took)
        await asyncio.sleep(max(0.0, pace - took))


def main() -> None:
    """Without arguments the figures; the others are the processes they are taken from."""
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
    elif sys.argv[1:] == ["memory"]:
        print(idle_memory())
    else:
        json.dump(measure_server(), sys.stdout)


if __name__ == "__main__":
    main()
