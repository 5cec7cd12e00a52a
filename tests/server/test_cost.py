"""What a command costs beside the yardstick: a loss is seen the same day. `make bench` looks more closely.

Only the CPU of the servers counts, as a ratio of slices that take turns: a busy machine decides nothing.
"""

import asyncio
import statistics
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

from benchmarks.players import echo_at, line_to_echo, play_at
from benchmarks.server import sat_down
from benchmarks.serving import ECHO, TABLES, Serving

AT_A_TIME = 20
SLICES = 3
SECONDS = 2.0
MOST_ECHOES = 20.0
"""Seven are usual on a quiet machine with the interpreted engine, half as many on a busy one."""
MOST_BYTES = 2000
"""In the mean; 1,250 are usual."""


async def ms_an_echo(yardstick: Serving) -> float:
    async with AsyncExitStack() as stack:
        lines = [await line_to_echo(stack, yardstick.port) for _ in range(AT_A_TIME)]
        before = yardstick.usage().cpu
        count = await echo_at(lines, SECONDS)
        return 1e3 * (yardstick.usage().cpu - before) / count


async def ms_a_command(server: Serving, first: int) -> tuple[float, float]:
    """And the bytes of a message."""
    async with AsyncExitStack() as stack:
        pairs = [await sat_down(stack, server, first + number) for number in range(AT_A_TIME)]
        before = server.usage().cpu
        taken = len(await play_at(pairs, 0.0, SECONDS))
        cpu = server.usage().cpu - before
        players = [player for pair in pairs for player in pair]
        sizes = sum(each.received for each in players) / sum(each.messages for each in players)
        return 1e3 * cpu / taken, sizes


def test_a_command_costs_a_few_echoes_and_its_messages_are_short(tmp_path: Path) -> None:
    for name in (ECHO, TABLES):
        (tmp_path / name).mkdir()
    ratios, sizes = [], []
    with ExitStack() as stack:
        yardstick = Serving(ECHO, str(tmp_path))
        stack.callback(yardstick.stop)
        server = Serving(TABLES, str(tmp_path), compiled=False)
        stack.callback(server.stop)
        for number in range(SLICES):
            echo = asyncio.run(ms_an_echo(yardstick))
            command, size = asyncio.run(ms_a_command(server, AT_A_TIME * number))
            ratios.append(command / echo)
            sizes.append(size)
    assert statistics.median(ratios) <= MOST_ECHOES, ratios
    assert statistics.median(sizes) <= MOST_BYTES, sizes
