"""The keeper of a table: one task that does commands one by one, keeps each change, shows it to everybody.

Nothing is shown to anybody before it is in the store. If other processes share the store, each of them may
have a keeper for the same table: whoever is second with a change reads what the first one did.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import note, note_failure
from caverna.server.journal.metrics import Metrics
from caverna.server.lobby.audience import Audience
from caverna.server.lobby.bot_turns import BotTurns
from caverna.server.lobby.desk import Desk, TooBusy
from caverna.server.showing.adviser import Adviser
from caverna.server.storage.shared_store import SharedStore
from caverna.server.storage.store import Overtaken, Store, StoredSeat, StoreFailed
from caverna.server.tables.commands import Command, Commands, TableClosed
from caverna.server.tables.connection import FAILED, NOT_KEPT, Connection, Refused
from caverna.server.tables.served_table import ServedTable, to_be_stored
from caverna.server.thinking.hints import Hints
from caverna.server.thinking.thinkers import Thinkers
from caverna.table.seats import OPEN
from caverna.table.table import Table

T = TypeVar("T")
GRACE = 2.0
"""Seconds after which others go on where a process was about to: it has died."""


class Keeper:
    """Runs one table."""

    def __init__(
        self,
        served: ServedTable,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        settings: Settings,
        desk: Desk,
    ) -> None:
        self.served = served
        self.desk = desk
        self.adviser = Adviser()
        self.hints = Hints(served, thinkers, metrics, settings)
        self.store = store
        self.shared = store if isinstance(store, SharedStore) else None
        self.metrics = metrics
        self.settings = settings
        self.commands = Commands(served.id, settings.waiting_commands)
        self.audience = Audience(served, metrics, settings, self.tell_in_turn)
        self.bots = BotTurns(served, thinkers, metrics, self.do)
        self.last_used = time.monotonic()
        self.is_busy = False
        self.is_resting = False
        """Whether it takes less memory, because nothing happens."""
        self.is_behind = False
        """Whether another process has changed the table."""
        self.agreement_changed: Callable[[Sequence[int], bool], None] = lambda seats, agrees: None
        """What others have to be told."""
        self.at_rest = asyncio.Event()
        """Set while nothing goes on by itself: people are asked, or all is over."""
        self.task = asyncio.create_task(self.run(), name=f"table {served.id}")

    @property
    def table(self) -> Table:
        """What is kept."""
        return self.served.table

    async def do(self, work: Callable[[Table], T]) -> T:
        """Have something done at the table; what it changes is in the store when this returns."""
        self.last_used = time.monotonic()
        return await self.commands.have(work)

    def tell_in_turn(self) -> None:
        """Show what bots have done between two commands: only then all there is to see is kept."""
        self.commands.stir(lambda table: self.audience.telling.tell_what_is_due())

    @property
    def is_closed(self) -> bool:
        """Whether nothing is done here any more, until it is loaded again."""
        return self.commands.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table."""
        has_rested = time.monotonic() - self.last_used > self.settings.idle_seconds
        is_quiet = not self.audience.connections and self.commands.is_empty and not self.is_busy
        return has_rested and is_quiet and self.bots.thinking is None

    def rest_if_quiet(self) -> bool:
        """Once nothing has happened for a while, take less memory; true if that is worth a break."""
        is_quiet = time.monotonic() - self.last_used > self.settings.sweep_seconds
        if self.is_resting or self.is_closed or not is_quiet or not self.can_rest:
            return False
        self.is_resting = True
        self.adviser.forget()
        self.audience.rest()
        self.served.rest()
        return True

    @property
    def can_rest(self) -> bool:
        """Whether nobody is about to do something at the table."""
        is_still = self.at_rest.is_set() and self.commands.is_empty and not self.is_busy
        return is_still and self.bots.thinking is None and not self.hints.answering

    # The task.

    async def run(self) -> None:
        """Serve one command after the other."""
        try:
            await self.advance()
            if self.shared is not None and self.table.is_bot(self.table.asked_seat):
                await self.shared.add_work(self.served.id, self.table.version, 0)
            while True:
                command = await self.commands.next()
                self.is_busy, self.is_resting = True, False
                await self.serve(command)
                self.is_busy = False
        except asyncio.CancelledError:
            raise
        except StoreFailed as error:
            self.metrics.errors += 1
            note("table given up", table=self.served.id, why=str(error))
            self.give_up(NOT_KEPT)
        except Exception:
            self.metrics.errors += 1
            note_failure("table failed", table=self.served.id)
            self.give_up(FAILED)

    async def serve(self, command: Command[object]) -> None:
        """One command: do it, keep it, show it, and let the table go on by itself."""
        try:
            await self.wake()
            if self.is_behind:
                await self.follow()
            result = command.work(self.table)
            has_changed = await self.keep_and_show()
        except asyncio.CancelledError:
            command.fail(TableClosed(self.served.id))
            raise
        except Overtaken as error:
            await self.start_over()
            command.fail(error)
            return
        except Exception as error:
            command.fail(error)
            if self.table.has_changed or isinstance(error, StoreFailed):
                raise
            return
        command.succeed(result)
        if has_changed:
            self.metrics.commands.note(time.perf_counter() - command.came)
            await self.advance()

    async def wake(self) -> None:
        """A long game that rests is played again beside the loop; if the desk is too busy, soon in it."""
        rested = self.served.sleeps_long
        if rested is not None:
            with suppress(TooBusy):
                self.served.rise(rested, await self.desk.have(rested.wake))

    async def keep_and_show(self) -> bool:
        """Bring a change to the store, then to everybody; false if there is none."""
        change = self.served.take_change()
        if change is None:
            return False
        begun = time.perf_counter()
        await self.store.commit(self.served.id, to_be_stored(change, self.go_on_after()))
        self.metrics.commits.note(time.perf_counter() - begun)
        self.metrics.moves += len(change.played)
        self.audience.telling.tell(self.table, change)
        return True

    async def advance(self) -> None:
        """Play what needs nobody's decision; then a bot is asked, or people are."""
        try:
            while self.table.play_due() is not None:
                await self.keep_and_show()
        except Overtaken:
            await self.start_over()
            return
        if not self.table.is_bot(self.table.asked_seat):
            self.at_rest.set()
        elif self.shared is not None:
            self.at_rest.clear()
        else:
            self.at_rest.clear()
            self.bots.begin()

    def give_up(self, why: Refused) -> None:
        """Leave the table as the store knows it: everybody has to come back."""
        self.audience.send_away(why)
        self.close()

    def close(self) -> None:
        """Nothing is done at this table any more, until it is loaded again."""
        self.commands.close()
        self.at_rest.set()
        self.audience.close()

    def stop(self) -> None:
        """Put the table away."""
        self.bots.stop()
        self.hints.stop()
        self.task.cancel()
        self.close()

    # Other processes.

    def go_on_after(self) -> float | None:
        """When any process may go on at this table, unless this one does; None if nobody has to."""
        if self.shared is None or not self.table.goes_on:
            return None
        asked = self.table.asked_seat
        if not self.table.is_bot(asked):
            return GRACE
        return self.settings.lease_seconds if asked == self.bots.working_for else 0

    def hear_of_change(self) -> None:
        """Another process has changed the table: look at it when its turn comes."""
        self.is_behind = True
        self.commands.stir()

    async def follow(self) -> None:
        """Play on what another process has done, and show it."""
        self.is_behind = False
        news = await self.store.news(self.served.id, self.table.version)
        if news is None:
            self.close()
            raise TableClosed(self.served.id)
        change = self.served.follow(news)
        self.audience.check_seats()
        played = [] if change is None else change.played
        self.audience.show_everybody([event for each in played for event in each.events])

    async def start_over(self) -> None:
        """Another process was faster: stand where the store stands, and show that."""
        self.is_behind = False
        stored = await self.store.load(self.served.id)
        if stored is None:
            raise TableClosed(self.served.id)
        self.served.stand_at(stored)
        self.adviser.forget()
        self.audience.show_everybody()

    # People.

    def sit_down(self, seat: int, taken: StoredSeat) -> None:
        """Somebody has taken an open seat; called in a command."""
        self.table.seats[seat] = taken
        self.served.keys[seat] = taken.token_hash
        self.audience.show_everybody()

    def stand_up(self, seat: int) -> None:
        """A seat is open again; called in a command."""
        self.table.seats[seat] = StoredSeat(OPEN)
        self.served.keys[seat] = ""
        self.served.agreed.discard(seat)
        self.audience.check_seats()
        self.audience.show_everybody()

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others see it."""
        if connection in self.audience.connections:
            self.audience.leave(connection)
            if not self.is_closed:
                await self.do(lambda table: self.audience.show_others(connection))
