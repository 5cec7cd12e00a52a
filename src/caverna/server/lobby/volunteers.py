"""Volunteers take tables that have to go on by themselves from the shared store, wherever they run.

Mostly that means: a bot is asked. Whoever dies at it is followed by another one when the lease is over; if
both come to an answer, the version of the table lets only the first one count.
"""

import asyncio
from contextlib import suppress

from caverna.server.journal.json_log import note, note_failure
from caverna.server.lobby.desk import TooBusy
from caverna.server.lobby.lobby import BrokenTable, Lobby, OtherEdition, UnknownTable
from caverna.server.storage.shared_store import SharedStore, Work
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.commands import TableClosed

LOOK_EVERY = 1.0
"""Seconds, for work that becomes ready without anybody saying so."""


class Volunteers:
    """As many as bots can think here at the same time."""

    def __init__(self, lobby: Lobby, store: SharedStore, work_came: asyncio.Event) -> None:
        self.lobby = lobby
        self.store = store
        self.work_came = work_came
        self.lease = lobby.settings.lease_seconds
        self.at_work: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """From here on somebody looks for work."""
        for number in range(self.lobby.settings.bot_processes):
            self.tasks.append(asyncio.create_task(self.volunteer(), name=f"volunteer {number}"))
        self.tasks.append(asyncio.create_task(self.keep_leases(), name="leases"))

    async def stop(self) -> None:
        """Give back what is not done."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StoreFailed):
            for table in self.at_work:
                await self.store.keep_at_work(table, 0)

    async def volunteer(self) -> None:
        """One thing after the other, for ever."""
        while True:
            self.work_came.clear()
            try:
                work = await self.store.take_work(self.lease)
            except StoreFailed as error:
                note("no work to be had", why=str(error))
                work = None
            if work is None:
                await self.wait_for_work()
            else:
                self.at_work.add(work.table)
                await self.see_to(work)
                self.at_work.discard(work.table)

    async def wait_for_work(self) -> None:
        """Until somebody says that there is some, or it is time to look."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.work_came.wait(), LOOK_EVERY)

    async def see_to(self, work: Work) -> None:
        """Let a table go on."""
        try:
            keeper = await self.lobby.keeper(work.table)
            if keeper.served.version != work.version:
                keeper.hear_of_change()
            await keeper.bots.work()
            await self.store.drop_work(work)
        except (UnknownTable, OtherEdition, BrokenTable) as error:
            note("bots cannot play here", table=work.table, why=type(error).__name__)
            with suppress(StoreFailed):
                await self.store.drop_work(work)
        except (TableClosed, StoreFailed, TooBusy) as error:
            note("work will be taken again", table=work.table, why=str(error))
        except Exception:
            self.lobby.metrics.errors += 1
            note_failure("work failed", table=work.table)

    async def keep_leases(self) -> None:
        """Nobody else shall begin what is being thought about here."""
        while True:
            await asyncio.sleep(self.lease / 3)
            with suppress(StoreFailed):
                for table in list(self.at_work):
                    await self.store.keep_at_work(table, self.lease)
