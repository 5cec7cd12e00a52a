"""What waits to be done at a table, one thing after the other, and whoever waits for it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from caverna.server.tables.waiting_line import Full, WaitingLine
from caverna.table.table import Table

T = TypeVar("T")


class TableClosed(Exception):
    """The table was given up or put away; it can be loaded again."""


@dataclass(frozen=True)
class Command(Generic[T]):
    """Something to be done at the table when its turn comes."""

    work: Callable[[Table], T]
    done: "asyncio.Future[T]"
    came: float = field(default_factory=time.perf_counter)

    def succeed(self, result: T) -> None:
        """Tell whoever waits, if he still does."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        """Likewise."""
        if not self.done.done():
            self.done.set_exception(error)


class Commands:
    """A line of so many; once it is closed nobody waits in it, nor for a place in it."""

    def __init__(self, table: str, most: int) -> None:
        self.table = table
        self.line: WaitingLine[Command[object]] = WaitingLine(most)
        self.is_closed = False

    async def have(self, work: Callable[[Table], T]) -> T:
        """Have something done."""
        if self.is_closed:
            raise TableClosed(self.table)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self.line.put(Command(work, done))  # type: ignore[arg-type] # whoever waits knows the type
        self.turn_away_if_closed()
        return await done

    def stir(self, work: Callable[[Table], object] = lambda table: None) -> None:
        """Have the table served though nobody waits for it; if the line is full it will be anyway."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.set_result(None)  # nobody waits for it
        with suppress(Full):
            self.line.put_now(Command(work, done))

    async def next(self) -> Command[object]:
        """What has waited longest."""
        return await self.line.take()

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return self.line.is_empty

    def close(self) -> None:
        """Nothing is done here any more."""
        self.is_closed = True
        self.turn_away()

    def turn_away_if_closed(self) -> None:
        """It may have been closed while somebody waited for a place."""
        if self.is_closed:
            self.turn_away()

    def turn_away(self) -> None:
        """Whoever waits may go; that makes room for those who wait for a place, and they are told as well."""
        while not self.line.is_empty:
            self.line.take_now().fail(TableClosed(self.table))
