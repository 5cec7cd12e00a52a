"""A line of those who wait, in which mostly nobody does: one at every table, one at every connection."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """There is no place left."""


class WaitingLine(Generic[T]):
    """First come, first served. An empty `asyncio.Queue` takes 3 KB, this a tenth."""

    __slots__ = ("coming", "most", "server", "waiting")

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: list[T] = []
        self.server: asyncio.Future[None] | None = None
        """Set while whoever serves waits for somebody."""
        self.coming: list[asyncio.Future[None]] | None = None
        """Those who wait for a place in the line."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits."""
        return not self.waiting

    @property
    def is_full(self) -> bool:
        """Whether there is no place left."""
        return len(self.waiting) >= self.most

    def put_now(self, one: T) -> None:
        """Join the line, or raise Full."""
        if self.is_full:
            raise Full
        self.waiting.append(one)
        if self.server is not None and not self.server.done():
            self.server.set_result(None)

    async def put(self, one: T) -> None:
        """Join the line when there is a place."""
        while self.is_full:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.coming = [*(self.coming or ()), place]
            try:
                await place
            except asyncio.CancelledError:
                self.coming = [each for each in self.coming or () if each is not place]
                self.let_one_come()  # the place may have been his
                raise
        self.put_now(one)

    async def take(self) -> T:
        """Whoever has waited longest, as soon as there is somebody."""
        while not self.waiting:
            self.server = asyncio.get_running_loop().create_future()
            try:
                await self.server
            finally:
                self.server = None
        return self.take_now()

    def take_now(self) -> T:
        """Whoever has waited longest."""
        one = self.waiting.pop(0)
        self.let_one_come()
        return one

    def let_one_come(self) -> None:
        """If there is a place, the first of those who wait for one gets it."""
        while self.coming and not self.is_full:
            place, *rest = self.coming
            self.coming = rest or None
            if not place.done():
                place.set_result(None)
                return
