"""The server under load, printed as JSON, always beside the yardstick, with which it takes turns.

200 tables for two, each seat a WebSocket connection of its own. The players are programs in this process, the
servers run in others on the same machine. What counts is the CPU time of the server, and how many times that
of the yardstick it is: neither depends on how busy the machine is.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.players import Pair, echo_at, line_to_echo, new_table, play_at, sit_down
from benchmarks.serving import ECHO, TABLES, Serving, used_by_all
from caverna.server.journal.metrics import LATENCIES

TABLES_FOR_TWO = 200
SLICES = 4
SECONDS = 4.0
"""For each slice."""
YARDSTICK_SECONDS = 2.0
MANY, PACE, MANY_SECONDS = 2000, 10.0, 20.0
"""So many tables with a move each ten seconds. How fast that goes depends on what else the machine does: so
it is noted how much of the processors others had."""
CALM = 0.05
ATTEMPTS = 3
"""So often it is tried to find a moment in which others had less than that share of the processors."""


async def measure(folder: str) -> dict[str, object]:
    """All figures of a server flat out, slice by slice."""
    yardstick, server = Serving(ECHO, folder), Serving(TABLES, folder)
    found: dict[str, list[float]] = {}
    try:
        for number in range(SLICES):
            echo = await measure_echo(yardstick)
            figures = await measure_tables(server, TABLES_FOR_TWO * number)
            figures["multiple"] = figures["ms_a_command"] / echo["ms_an_echo"]
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
    """A server with many connected tables, at the pace of people: the calmest of some attempts."""
    async with AsyncExitStack() as stack:
        pairs = [await sat_down(stack, server, TABLES_FOR_TWO * SLICES + number) for number in range(MANY)]
        attempts: list[dict[str, float]] = []
        while len(attempts) < ATTEMPTS and not any(each["held_up"] <= CALM for each in attempts):
            attempts.append(await measure_pace(server, pairs))
    return min(attempts, key=lambda each: each["held_up"])


async def measure_pace(server: Serving, pairs: list[Pair]) -> dict[str, float]:
    """All tables for a while, and what else the machine did."""
    before, own_cpu, of_all = server.usage(), time.process_time(), used_by_all()
    begun = time.perf_counter()
    taken = sorted(await play_at(pairs, PACE, MANY_SECONDS))
    seconds = time.perf_counter() - begun
    after, own_cpu, of_all = server.usage(), time.process_time() - own_cpu, used_by_all() - of_all
    cpu, moves = after.cpu - before.cpu, len(taken)
    commits = [now - then for now, then in zip(after.commits, before.commits, strict=True)]
    return {
        "moves_at_leisure": moves / seconds,
        "share": cpu / moves * len(pairs) / PACE,
        "share_of_players": own_cpu / moves * len(pairs) / PACE,
        "held_up": max(0.0, of_all - cpu - own_cpu) / seconds / (os.cpu_count() or 1),
        "median_ms": 1e3 * taken[len(taken) // 2],
        "p99_ms": 1e3 * taken[len(taken) * 99 // 100],
        "store_p99_ms": 1e3 * quantile(commits, 0.99),
        "longest_lag_ms": 1e3 * after.longest_lag,
        "longest_collection_ms": 1e3 * after.longest_collection,
    }


def quantile(counts: list[int], share: float) -> float:
    """The upper bound of the class in which that share of all is reached."""
    below, bounds = 0, (*LATENCIES, float("inf"))
    for bound, count in zip(bounds, counts, strict=True):
        below += count
        if below >= share * sum(counts):
            return bound
    return bounds[-1]


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
