"""What it costs to have tables and connections, printed as JSON: memory of both, and loading after a restart.

A thousand unfinished tables for two with a hundred moves each are in a store. A server loads them all, their
logs in one language included, when somebody comes back to each; then as many more connect and are silent, and
what that costs is not counted as loading.
"""

import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.players import sit_down
from benchmarks.serving import TABLES, Serving
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
KEY = "key"


def played_table(number: int) -> StoredTable:
    """A table in the middle of a game."""
    game, bot = Game(Setup(seed=number)), make_bot("random", number)
    while len(game.moves_played) < MOVES:
        game.play(bot.choose(game))
    moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    seats = tuple(StoredSeat("human", "", "", hashed(KEY)) for _ in range(2))
    return StoredTable(f"t{number}", game.setup, "", 0, False, 0.0, seats, moves)


async def fill_store(folder: Path) -> None:
    """All tables."""
    store = SqliteStore(folder)
    for number in range(COUNT):
        await store.create(played_table(number))
    await store.close()


async def measure(folder: str) -> dict[str, float]:
    """A server before, with all tables and a connection each, and with more connections."""
    await fill_store(Path(folder) / TABLES)
    server = Serving(TABLES, folder, sweep_seconds=SWEEP_SECONDS)
    try:
        async with AsyncExitStack() as stack:
            await sit_down(stack, server.port, "t0", [KEY])
            before = server.usage()
            for number in range(COUNT):
                await sit_down(stack, server.port, f"t{number}", [KEY])
                if number % BATCH == BATCH - 1:
                    await asyncio.sleep(UNTIL_THEY_REST)
            loaded = server.usage()
            for number in range(0, COUNT, SILENT):
                await sit_down(stack, server.port, f"t{number}", [KEY] * SILENT)
            crowded = server.usage()
    finally:
        server.stop()
    connection = (crowded.kilobytes - loaded.kilobytes) / COUNT
    connecting = crowded.cpu - loaded.cpu
    return {
        "tables": COUNT,
        "seconds_to_load": loaded.cpu - before.cpu - connecting,
        "kilobytes_a_connection": connection,
        "kilobytes_a_table": (loaded.kilobytes - before.kilobytes) / COUNT - connection,
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        json.dump(asyncio.run(measure(folder)), sys.stdout)


if __name__ == "__main__":
    main()
