"""The server under load, printed as JSON, always beside the yardstick, with which it takes turns.

200 tables for two, each seat a WebSocket connection of its own. The players are programs in this process, the
servers run in others on the same machine. What counts is the CPU time of the server, and how many times that
of the yardstick it is: neither depends on how busy the machine is.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.players import Pair, echo_at, line_to_echo, new_table, play_at, sit_down
from benchmarks.serving import ECHO, TABLES, Serving

TABLES_FOR_TWO = 200
SLICES = 4
SECONDS = 4.0
"""For each slice."""
YARDSTICK_SECONDS = 2.0
MANY, PACE, MANY_SECONDS = 2000, 10.0, 20.0
"""So many tables with a move each ten seconds. How fast that goes depends on what else the machine does: only
the share of a core that the server needs for it is a goal."""


async def measure(folder: str) -> dict[str, object]:
    """All figures of a server flat out, slice by slice."""
    yardstick, server = Serving(ECHO, folder), Serving(TABLES, folder)
    found: dict[str, list[float]] = {}
    try:
        for number in range(SLICES):
            echo = await measure_echo(yardstick)
            figures = await measure_tables(server, TABLES_FOR_TWO * number)
            figures["multiple"] = figures["ms_a_command"] / echo["ms_an_echo"]
            figures["moves_for_an_echo"] = figures["moves_per_second"] / echo["echoes_per_second"]
            for name, figure in {**echo, **figures}.items():
                found.setdefault(name, []).append(figure)
        many = await measure_many(server)
    finally:
        yardstick.stop()
        server.stop()
    return {
        "tables": TABLES_FOR_TWO,
        "many": MANY,
        **many,
        **{name: statistics.median(each) for name, each in found.items()},
    }


async def measure_echo(yardstick: Serving) -> dict[str, float]:
    """What an echo costs."""
    async with AsyncExitStack() as stack:
        lines = [await line_to_echo(stack, yardstick.port) for _ in range(TABLES_FOR_TWO)]
        before = yardstick.usage()
        count = await echo_at(lines, YARDSTICK_SECONDS)
        cpu = yardstick.usage().cpu - before.cpu
    return {"ms_an_echo": 1e3 * cpu / count, "echoes_per_second": count / YARDSTICK_SECONDS}


async def measure_tables(server: Serving, first: int) -> dict[str, float]:
    """What a command costs, at tables that begin."""
    async with AsyncExitStack() as stack:
        pairs = [await sat_down(stack, server, first + number) for number in range(TABLES_FOR_TWO)]
        before = server.usage()
        taken = await play_at(pairs, 0.0, SECONDS)
        cpu = server.usage().cpu - before.cpu
        players = [player for pair in pairs for player in pair]
    return {
        "ms_a_command": 1e3 * cpu / len(taken),
        "moves_per_second": len(taken) / SECONDS,
        "bytes_a_message": sum(each.received for each in players) / sum(each.messages for each in players),
    }


async def measure_many(server: Serving) -> dict[str, float]:
    """A server with many connected tables, at the pace of people."""
    async with AsyncExitStack() as stack:
        pairs = [await sat_down(stack, server, TABLES_FOR_TWO * SLICES + number) for number in range(MANY)]
        before = server.usage()
        taken = sorted(await play_at(pairs, PACE, MANY_SECONDS))
        cpu = server.usage().cpu - before.cpu
    return {
        "moves_at_leisure": len(taken) / MANY_SECONDS,
        "share": cpu / MANY_SECONDS,
        "median_ms": 1e3 * taken[len(taken) // 2],
        "p99_ms": 1e3 * taken[len(taken) * 99 // 100],
    }


async def sat_down(stack: AsyncExitStack, server: Serving, seed: int) -> Pair:
    """A new table with both players."""
    pair = await sit_down(stack, server.port, *new_table(server.port, seed))
    for player in pair:
        player.received = player.messages = 0
    return pair


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in (ECHO, TABLES):
            (Path(folder) / name).mkdir()
        json.dump(asyncio.run(measure(folder)), sys.stdout)


if __name__ == "__main__":
    main()
