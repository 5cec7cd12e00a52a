"""All tables: found, loaded, put away."""

import asyncio
import time

from caverna.engine.errors import BadFile
from caverna.server.admission import Admission
from caverna.server.json_log import note
from caverna.server.keeper import Keeper
from caverna.server.metrics import Metrics
from caverna.server.neighbours import Neighbours
from caverna.server.reviews import Reviews
from caverna.server.served_table import ServedTable
from caverna.server.settings import Settings
from caverna.server.shared_store import SharedStore
from caverna.server.store import Store
from caverna.server.thinking import Thinkers


class UnknownTable(Exception):
    """There is no such table."""


class OtherEdition(Exception):
    """The table was set with other figures of the expansion than those in use."""


class Lobby:
    """Knows the keepers of the tables that are loaded, and the store for all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.admission = Admission(settings)
        self.thinkers = Thinkers(settings)
        self.reviews = Reviews(self.thinkers, self.metrics, settings)
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.places = asyncio.Semaphore(settings.unattended_tables)
        self.unattended: set[asyncio.Task[None]] = set()
        """Tables of bots alone that play, or wait to play, whether somebody looks or not."""
        self.neighbours = Neighbours(store, self.keepers) if isinstance(store, SharedStore) else None

    # Keepers.

    async def keeper(self, table: str) -> Keeper:
        """The keeper of a table, which is loaded if need be."""
        keeper = self.keepers.get(table)
        if keeper is not None and not keeper.is_closed:
            keeper.last_used = time.monotonic()
            return keeper
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                keeper = self.keepers.get(table)
                if keeper is None or keeper.is_closed:
                    keeper = await self.load(table)
                return keeper
        finally:
            if not lock.locked():
                self.loading.pop(table, None)

    async def load(self, table: str) -> Keeper:
        """Bring a table into the memory by playing its moves again."""
        stored = await self.store.load(table)
        if stored is None:
            raise UnknownTable(table)
        try:
            why_not = stored.setup.box.why_not_edition(stored.figures, stored.setup.ruleset())
        except BadFile:
            raise OtherEdition(table) from None
        if why_not:
            raise OtherEdition(table)
        keeper = Keeper(ServedTable(stored), self.store, self.thinkers, self.metrics, self.settings)
        self.keepers[table] = keeper
        if self.neighbours is not None:
            self.neighbours.welcome(keeper)
        self.metrics.tables = len(self.keepers)
        return keeper

    def put_idle_tables_away(self) -> int:
        """Forget the tables nobody looks at; the store has them all. Returns how many."""
        idle = [table for table, keeper in self.keepers.items() if keeper.is_idle or keeper.is_closed]
        for table in idle:
            self.keepers.pop(table).stop()
        self.metrics.tables = len(self.keepers)
        return len(idle)

    async def sweep(self) -> None:
        """Put idle tables away from time to time, for ever."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            count = self.put_idle_tables_away()
            if count:
                note("tables put away", count=count)

    def leave_alone(self, table: str) -> None:
        """Have bots play their game to its end by themselves."""
        task = asyncio.create_task(self.play_alone(table), name=f"bots at {table}")
        self.unattended.add(task)
        task.add_done_callback(self.unattended.discard)

    async def play_alone(self, table: str) -> None:
        """Give whoever made the table time to come and see, then begin when there is a place for it."""
        if isinstance(self.store, SharedStore):
            await self.store.add_work(table, 0, self.settings.unattended_seconds)
            return
        await asyncio.sleep(self.settings.unattended_seconds)
        async with self.places:
            keeper = await self.keeper(table)
            await keeper.at_rest.wait()

    async def close(self) -> None:
        """The end of the server: what has been acknowledged is in the store already."""
        for waiting in list(self.unattended):
            waiting.cancel()
        if self.neighbours is not None:
            await self.neighbours.stop()
        keepers = list(self.keepers.values())
        for keeper in keepers:
            keeper.stop()
        self.reviews.stop()
        await asyncio.gather(*(keeper.task for keeper in keepers), return_exceptions=True)
        await self.thinkers.stop()
        await self.store.close()
