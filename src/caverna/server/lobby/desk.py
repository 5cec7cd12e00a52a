"""The desk: what takes long is done there, beside the loop, so that nobody else waits for it.

The work is done by threads. They share the processor with the loop fairly if they let go of it often, which
Python does after every so many microseconds.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
CLERKS = 2
MOST_WAITING = 64
MOST_OF_ONE = 4
"""So much of it may be for one visitor: the other places are left to others."""
SHORT_WHILE = 0.001
"""So long, in seconds, a thread keeps the processor while others want it."""


class TooBusy(Exception):
    """So much waits already that more would only make all of it late."""


class TooMuchAtOnce(Exception):
    """A visitor wants more while enough is being done for him."""


class Desk:
    """A few threads and a short queue before them."""

    def __init__(self) -> None:
        self.clerks = ThreadPoolExecutor(CLERKS, "desk")
        self.waiting = 0
        self.visitors: Counter[str] = Counter()
        """For how many things each of them waits."""
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

    async def have_for(self, visitor: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something done for a visitor, who does not fill the desk alone."""
        if self.visitors[visitor] >= MOST_OF_ONE:
            raise TooMuchAtOnce
        self.visitors[visitor] += 1
        try:
            return await self.have(work, *args, **kwargs)
        finally:
            self.visitors[visitor] -= 1
            if not self.visitors[visitor]:
                del self.visitors[visitor]

    def close(self) -> None:
        """What waits is not done any more."""
        self.clerks.shutdown(wait=False, cancel_futures=True)
