"""The keeper of a table: one task that does commands one by one, keeps each change, shows it to everybody.

Nothing is shown to anybody before it is in the store.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from caverna.engine.events import Event
from caverna.server.adviser import Adviser
from caverna.server.connection import FAILED, Connection, Refused
from caverna.server.hints import Hints
from caverna.server.json_log import note, note_failure
from caverna.server.metrics import Metrics
from caverna.server.served_table import ServedTable, to_be_stored
from caverna.server.settings import Settings
from caverna.server.show import Showing
from caverna.server.shown import Shown
from caverna.server.store import Store, StoredSeat, StoreFailed
from caverna.server.thinking import Riddle, Thinkers, riddle_of
from caverna.table.table import Table

T = TypeVar("T")


class TableClosed(Exception):
    """The table was given up or put away; it can be loaded again."""


@dataclass(frozen=True)
class Command(Generic[T]):
    """Something to be done at the table when its turn comes, and who waits for it."""

    work: Callable[[Table], T]
    done: asyncio.Future[T]
    came: float


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
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.connections: list[Connection] = []
        self.shown = Shown()
        self.commands: asyncio.Queue[Command[object]] = asyncio.Queue(settings.waiting_commands)
        self.last_used = time.monotonic()
        self.is_closed = False
        self.is_busy = False
        self.thinking: asyncio.Task[None] | None = None
        self.at_rest = asyncio.Event()
        """Set while nothing goes on by itself: people are asked, or all is over."""
        self.task = asyncio.create_task(self.run(), name=f"table {served.id}")

    async def do(self, work: Callable[[Table], T]) -> T:
        """Have something done at the table; what it changes is in the store when this returns."""
        if self.is_closed:
            raise TableClosed(self.served.id)
        self.last_used = time.monotonic()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self.commands.put(Command(work, done, time.perf_counter()))  # type: ignore[arg-type] # see do
        return await done

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table."""
        has_rested = time.monotonic() - self.last_used > self.settings.idle_seconds
        is_quiet = not self.connections and self.commands.empty() and not self.is_busy
        return has_rested and is_quiet and self.thinking is None

    # The task.

    async def run(self) -> None:
        """Serve one command after the other."""
        try:
            await self.advance()
            while True:
                command = await self.commands.get()
                self.is_busy = True
                await self.serve(command)
                self.is_busy = False
        except asyncio.CancelledError:
            raise
        except Exception:
            self.metrics.errors += 1
            note_failure("table failed", table=self.served.id)
            self.give_up()

    async def serve(self, command: Command[object]) -> None:
        """One command: do it, keep it, show it, and let the table go on by itself."""
        try:
            result = command.work(self.table)
            has_changed = await self.keep_and_show()
        except Exception as error:
            if not command.done.done():
                command.done.set_exception(error)
            if self.table.has_changed or isinstance(error, StoreFailed):
                raise
            return
        if not command.done.done():
            command.done.set_result(result)
        if has_changed:
            self.metrics.took(time.perf_counter() - command.came)
            await self.advance()

    async def keep_and_show(self) -> bool:
        """Bring a change to the store, then to everybody; false if there is none."""
        change = self.served.take_change()
        if change is None:
            return False
        await self.store.commit(self.served.id, to_be_stored(change))
        self.metrics.moves += len(change.played)
        self.show_to(self.connections, [event for played in change.played for event in played.events])
        return True

    async def advance(self) -> None:
        """Play what needs nobody's decision; then a bot is asked, or people are."""
        while self.table.play_due() is not None:
            await self.keep_and_show()
        if not self.table.is_bot(self.table.asked_seat):
            self.at_rest.set()
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
        self.is_closed = True
        self.at_rest.set()
        for connection in self.connections:
            connection.close()
        while not self.commands.empty():
            waiting = self.commands.get_nowait().done
            if not waiting.done():
                waiting.set_exception(TableClosed(self.served.id))

    def stop(self) -> None:
        """Put the table away."""
        if self.thinking is not None:
            self.thinking.cancel()
        self.hints.stop()
        self.task.cancel()
        self.close()

    # Bots.

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
        except TableClosed:
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
        return {seat for connection in self.connections for seat in connection.seats}

    def show(self, connection: Connection) -> None:
        """Send the whole table to one client."""
        connection.seen = None
        self.show_to([connection])

    def show_others(self, newcomer: Connection) -> None:
        """Who is there has changed."""
        if newcomer.seats:
            self.show_to([other for other in self.connections if other is not newcomer])

    def show_everybody(self) -> None:
        """Send the table to all clients."""
        self.show_to(self.connections)

    def show_to(self, connections: Sequence[Connection], events: Sequence[Event] = ()) -> None:
        """The table and what has just happened, for several clients."""
        if connections:
            self.shown.show(Showing(self.served, self.connected, events), connections)
