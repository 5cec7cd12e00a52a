"""What it costs to have tables and connections, printed as JSON: memory of both, and loading after a restart.

A thousand unfinished tables for two with a hundred moves each are in a store, and some for seven whose games
are nearly over. A server loads them all, their logs in one language included, when somebody comes back to
each; then as many more connect and are silent, and what that costs is not counted as loading.
"""

import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.players import sit_down
from benchmarks.serving import TABLES, Serving, Usage
from caverna.bots import make_bot
from caverna.game import Game
from caverna.server.door.tokens import hashed
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.storage.store import StoredMove, StoredSeat, StoredTable
from caverna.setup import Setup

COUNT = 1000
SILENT = 5
"""So many silent connections more at every fifth table."""
BATCH = 50
SWEEP_SECONDS = 1.0
UNTIL_THEY_REST = 2.5 * SWEEP_SECONDS
"""After so many tables so long a break: as in life, most of them rest when others are loaded."""
MOVES = 100
LONG = 60
"""So many tables of long games are weighed, after as many others of their kind: what the first ones cost is
mostly kept once for all of them."""
LONG_PLAYERS, LONG_MOVES = 7, 600
"""Hardly any game for seven is over before."""
KEY = "key"


def played_table(name: str, setup: Setup, moves: int) -> StoredTable:
    """A table after so many moves."""
    game, bot = Game(setup), make_bot("random", setup.seed)
    while len(game.moves_played) < moves and not game.is_over:
        game.play(bot.choose(game))
    played = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    seats = tuple(StoredSeat("human", "", "", hashed(KEY)) for _ in range(setup.players))
    return StoredTable(name, game.setup, "", 0, False, 0.0, seats, played)


def usual_ones() -> list[str]:
    """The names of the tables for two."""
    return [f"t{number}" for number in range(COUNT)]


def long_ones() -> list[str]:
    """The names of those whose games are long: half of them come first and are not weighed."""
    return [f"long{number}" for number in range(2 * LONG)]


async def fill_store(folder: Path) -> None:
    """All tables."""
    store = SqliteStore(folder)
    for number, name in enumerate(usual_ones()):
        await store.create(played_table(name, Setup(seed=number), MOVES))
    for number, name in enumerate(long_ones()):
        await store.create(played_table(name, Setup(LONG_PLAYERS, seed=number), LONG_MOVES))
    await store.close()


async def measure(folder: str) -> dict[str, float]:
    """A server before, with all tables and a connection each, and with more connections."""
    await fill_store(Path(folder) / TABLES)
    server = Serving(TABLES, folder, sweep_seconds=SWEEP_SECONDS)
    try:
        async with AsyncExitStack() as stack:
            await sit_down(stack, server.port, "t0", [KEY])
            before = server.usage()
            loaded = await sit_everywhere(stack, server, usual_ones(), 1)
            crowded = await sit_everywhere(stack, server, usual_ones()[::SILENT], SILENT)
            warm = await sit_everywhere(stack, server, long_ones()[:LONG], 1)
            loaded_long = await sit_everywhere(stack, server, long_ones()[LONG:], 1)
    finally:
        server.stop()
    connection = (crowded.kilobytes - loaded.kilobytes) / COUNT
    connecting = (crowded.cpu - loaded.cpu) / COUNT
    return {
        "tables": COUNT,
        "moves": MOVES,
        "long_moves": LONG_MOVES,
        "seconds_to_load": loaded.cpu - before.cpu - connecting * COUNT,
        "ms_to_load_a_long_one": 1e3 * ((loaded_long.cpu - warm.cpu) / LONG - connecting),
        "kilobytes_a_connection": connection,
        "kilobytes_a_table": (loaded.kilobytes - before.kilobytes) / COUNT - connection,
        "kilobytes_a_long_one": (loaded_long.kilobytes - warm.kilobytes) / LONG - connection,
    }


async def sit_everywhere(stack: AsyncExitStack, server: Serving, tables: list[str], silent: int) -> Usage:
    """So many connections more at each of these tables; what is used once nothing happens there any more."""
    for number, table in enumerate(tables, 1):
        await sit_down(stack, server.port, table, [KEY] * silent)
        if number % BATCH == 0 or number == len(tables):
            await asyncio.sleep(UNTIL_THEY_REST)
    return server.usage()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        json.dump(asyncio.run(measure(folder)), sys.stdout)


if __name__ == "__main__":
    main()
