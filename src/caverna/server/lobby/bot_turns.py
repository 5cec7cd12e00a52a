"""The turns of bots at one table: asked, waited for, played."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol, TypeVar

from caverna.server.journal.json_log import note, note_failure
from caverna.server.journal.metrics import Metrics
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.commands import TableClosed
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.thinkers import Riddle, Thinkers, riddle_of
from caverna.table.table import Table

T = TypeVar("T")


class Do(Protocol):
    """Has something done at the table when its turn comes."""

    def __call__(self, work: Callable[[Table], T], /) -> Coroutine[object, object, T]: ...


class BotTurns:
    """Has bots think, in this process or as work that is shared with others."""

    def __init__(self, served: ServedTable, thinkers: Thinkers, metrics: Metrics, do: Do) -> None:
        self.served = served
        self.thinkers = thinkers
        self.metrics = metrics
        self.do = do
        self.working_for: int | None = None
        """The bot that thinks here about its turn, if the work is shared."""
        self.thinking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Let the bot that is asked think, unless it does already."""
        if self.thinking is None:
            thinking = self.think(self.served.table.version, riddle_of(self.served))
            self.thinking = asyncio.create_task(thinking, name=f"bot at {self.served.id}")

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self.thinking is not None:
            self.thinking.cancel()

    async def work(self) -> None:
        """Have the bot that is asked play its turn; the next one is again anybody's work."""
        await self.do(lambda table: table.play_due())
        while (asked := await self.do(self.riddle_of_turn)) is not None:
            await self.think(*asked)

    def riddle_of_turn(self, table: Table) -> tuple[int, Riddle] | None:
        """What the bot at work is asked at which version; None when another one is, or nobody."""
        asked = table.asked_seat
        if not table.is_bot(asked) or self.working_for not in (None, asked):
            self.working_for = None
            return None
        self.working_for = asked
        return table.version, riddle_of(self.served)

    async def think(self, version: int, riddle: Riddle) -> None:
        """Have a bot choose; its answer counts only if the table has not changed meanwhile."""
        text = ""
        try:
            text = await self.thinkers.choose(riddle)
        except Exception:
            self.metrics.errors += 1
            note_failure("bot failed", table=self.served.id)
        self.thinking = None

        def play(table: Table) -> None:
            if table.version == version:
                table.play(table.game.move(text) if text else table.game.answers()[0])

        try:
            await self.do(play)
        except (TableClosed, StoreFailed):
            note("bot came too late", table=self.served.id)
