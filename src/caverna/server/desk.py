"""The desk: what takes long is done there, beside the loop, so that nobody else waits for it.

The work is done by threads. They share the processor with the loop fairly if they let go of it often, which
Python does after every so many microseconds.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
CLERKS = 2
MOST_WAITING = 64
SHORT_WHILE = 0.001
"""So long, in seconds, a thread keeps the processor while others want it."""


class TooBusy(Exception):
    """So much waits already that more would only make all of it late."""


class Desk:
    """A few threads and a short queue before them."""

    def __init__(self) -> None:
        self.clerks = ThreadPoolExecutor(CLERKS, "desk")
        self.waiting = 0
        sys.setswitchinterval(SHORT_WHILE)

    async def have(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something done."""
        if self.waiting >= MOST_WAITING:
            raise TooBusy
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self.clerks.submit(work, *args, **kwargs))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """What waits is not done any more."""
        self.clerks.shutdown(wait=False, cancel_futures=True)
