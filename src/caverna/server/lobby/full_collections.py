"""Python looks through all objects for those that only hold on to each other: seldom, for it stops everybody.

At two thousand tables with their players one look takes about a second. Python itself would look again after
every quarter of growth, which is just while many tables wake up. What dies young is found as ever.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SHARE = 0.002
"""So much of the time at most goes into it: fewer than one move in a hundred meets it."""
LEAST_PAUSE = 60.0
SECONDS_A_TABLE = 0.0006
"""So long it takes for each, its players included."""
NEVER = 2**31 - 1


@contextmanager
def only_when_asked() -> Iterator[None]:
    """Python looks through everything of its own accord no more."""
    before = gc.get_threshold()
    gc.set_threshold(before[0], before[1], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def collect_seldom(tables: Callable[[], int]) -> None:
    """Look through everything from time to time, for ever; with many tables more seldom."""
    with only_when_asked():
        last = time.monotonic()
        while True:
            await asyncio.sleep(LEAST_PAUSE)
            if time.monotonic() - last >= pause_with(tables()):
                gc.collect()
                last = time.monotonic()


def pause_with(tables: int) -> float:
    """How many seconds lie between two looks while so many tables are played at."""
    return max(LEAST_PAUSE, tables * SECONDS_A_TABLE / SHARE)
