"""The keeper of a table: one task that does commands one by one, keeps each change, shows it to everybody.

Nothing is shown to anybody before it is in the store. If other processes share the store, each of them may
have a keeper for the same table: whoever is second with a change reads what the first one did.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from caverna.engine.events import Event
from caverna.server.adviser import Adviser
from caverna.server.commands import Command, Commands, TableClosed
from caverna.server.connection import FAILED, Connection, Refused
from caverna.server.hints import Hints
from caverna.server.json_log import note, note_failure
from caverna.server.metrics import Metrics
from caverna.server.served_table import ServedTable, to_be_stored
from caverna.server.settings import Settings
from caverna.server.shared_store import SharedStore
from caverna.server.show import Showing
from caverna.server.shown import Shown
from caverna.server.store import Overtaken, Store, StoredSeat, StoreFailed
from caverna.server.telling import Telling
from caverna.server.thinking import Riddle, Thinkers, riddle_of
from caverna.server.tokens import seats_opened
from caverna.table.seats import OPEN
from caverna.table.table import Table

T = TypeVar("T")
GRACE = 2.0
"""Seconds after which others go on where a process was about to: it has died."""


class Keeper:
    """Runs one table."""

    def __init__(
        self, served: ServedTable, store: Store, thinkers: Thinkers, metrics: Metrics, settings: Settings
    ) -> None:
        self.served = served
        self.table = served.table
        self.adviser = Adviser(served.table)
        self.hints = Hints(served, thinkers, metrics, settings)
        self.store = store
        self.shared = store if isinstance(store, SharedStore) else None
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.connections: list[Connection] = []
        self.shown = Shown()
        self.commands = Commands(served.id, settings.waiting_commands)
        self.last_used = time.monotonic()
        self.is_busy = False
        self.is_behind = False
        """Whether another process has changed the table."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats whose players are connected to other processes."""
        self.presence_changed: Callable[[], None] = lambda: None
        self.agreement_changed: Callable[[Sequence[int], bool], None] = lambda seats, agrees: None
        """What others have to be told."""
        self.working_for: int | None = None
        """The bot that thinks here about its turn, if the work is shared."""
        self.thinking: asyncio.Task[None] | None = None
        self.telling = Telling(
            show=lambda events: self.show_to(self.connections, events),
            in_turn=lambda: self.commands.stir(lambda table: self.telling.tell_what_is_due()),
        )
        self.at_rest = asyncio.Event()
        """Set while nothing goes on by itself: people are asked, or all is over."""
        self.task = asyncio.create_task(self.run(), name=f"table {served.id}")

    async def do(self, work: Callable[[Table], T]) -> T:
        """Have something done at the table; what it changes is in the store when this returns."""
        self.last_used = time.monotonic()
        return await self.commands.have(work)

    @property
    def is_closed(self) -> bool:
        """Whether nothing is done here any more, until it is loaded again."""
        return self.commands.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table."""
        has_rested = time.monotonic() - self.last_used > self.settings.idle_seconds
        is_quiet = not self.connections and self.commands.is_empty and not self.is_busy
        return has_rested and is_quiet and self.thinking is None

    # The task.

    async def run(self) -> None:
        """Serve one command after the other."""
        try:
            await self.advance()
            if self.shared is not None and self.table.is_bot(self.table.asked_seat):
                await self.shared.add_work(self.served.id, self.table.version, 0)
            while True:
                command = await self.commands.next()
                self.is_busy = True
                await self.serve(command)
                self.is_busy = False
        except asyncio.CancelledError:
            raise
        except StoreFailed as error:
            self.metrics.errors += 1
            note("table given up", table=self.served.id, why=str(error))
            self.give_up()
        except Exception:
            self.metrics.errors += 1
            note_failure("table failed", table=self.served.id)
            self.give_up()

    async def serve(self, command: Command[object]) -> None:
        """One command: do it, keep it, show it, and let the table go on by itself."""
        try:
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

    async def keep_and_show(self) -> bool:
        """Bring a change to the store, then to everybody; false if there is none."""
        change = self.served.take_change()
        if change is None:
            return False
        begun = time.perf_counter()
        await self.store.commit(self.served.id, to_be_stored(change, self.go_on_after()))
        self.metrics.commits.note(time.perf_counter() - begun)
        self.metrics.moves += len(change.played)
        self.telling.tell(self.table, change)
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
        elif self.thinking is None:
            self.at_rest.clear()
            thinking = self.think(self.table.version, riddle_of(self.served))
            self.thinking = asyncio.create_task(thinking, name=f"bot at {self.served.id}")

    def give_up(self) -> None:
        """Leave the table as the store knows it: everybody has to come back."""
        for connection in self.connections:
            connection.refuse(FAILED)
        self.close()

    def close(self) -> None:
        """Nothing is done at this table any more, until it is loaded again."""
        self.commands.close()
        self.at_rest.set()
        self.telling.stop()
        for connection in self.connections:
            connection.close()

    def stop(self) -> None:
        """Put the table away."""
        if self.thinking is not None:
            self.thinking.cancel()
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
        return self.settings.lease_seconds if asked == self.working_for else 0

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
        self.check_seats()
        played = [] if change is None else change.played
        self.show_to(self.connections, [event for each in played for event in each.events])

    async def start_over(self) -> None:
        """Another process was faster: stand where the store stands, and show that."""
        self.is_behind = False
        stored = await self.store.load(self.served.id)
        if stored is None:
            raise TableClosed(self.served.id)
        agreed, self.served = self.served.agreed, ServedTable(stored)
        self.served.agreed = agreed
        self.table = self.served.table
        self.adviser = Adviser(self.table)
        self.hints.served = self.served
        self.show_everybody()

    # Bots.

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

    # People.

    def enter(self, connection: Connection) -> None:
        """Somebody comes to the table; called in a command."""
        if len(self.connections) >= self.settings.connections_at_a_table:
            raise Refused("server", "server-table-full")
        self.connections.append(connection)
        self.metrics.connections += 1

    def sit_down(self, seat: int, taken: StoredSeat) -> None:
        """Somebody has taken an open seat; called in a command."""
        self.table.seats[seat] = taken
        self.served.keys[seat] = taken.token_hash
        self.show_everybody()

    def stand_up(self, seat: int) -> None:
        """A seat is open again; called in a command."""
        self.table.seats[seat] = StoredSeat(OPEN)
        self.served.keys[seat] = ""
        self.served.agreed.discard(seat)
        self.check_seats()
        self.show_everybody()

    def check_seats(self) -> None:
        """A seat that was freed is not that of its player any more."""
        for connection in self.connections:
            connection.seats = seats_opened(self.served.keys, connection.keys)

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others see it."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.metrics.connections -= 1
            if not self.is_closed:
                await self.do(lambda table: self.show_others(connection))

    @property
    def connected(self) -> set[int]:
        """The seats whose players are there."""
        return self.connected_here.union(*self.elsewhere.values())

    @property
    def connected_here(self) -> set[int]:
        """Those of them who are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def show(self, connection: Connection) -> None:
        """Send the whole table to one client; if others have to be told something, to everybody."""
        connection.seen = None
        if self.telling.is_due:
            self.telling.tell_now()
        else:
            self.show_to([connection])

    def show_others(self, newcomer: Connection) -> None:
        """Who is there has changed."""
        if newcomer.seats:
            self.presence_changed()
            self.show_to([other for other in self.connections if other is not newcomer])

    def show_everybody(self) -> None:
        """Send the table to all clients."""
        self.show_to(self.connections)

    def show_to(self, connections: Sequence[Connection], events: Sequence[Event] = ()) -> None:
        """The table and what has just happened, for several clients."""
        if connections:
            self.shown.show(Showing(self.served, self.connected, events), connections)
