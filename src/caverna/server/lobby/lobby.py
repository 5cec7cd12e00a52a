"""All tables: found, loaded, put away."""

import asyncio
import time
from collections import Counter

from caverna.engine.errors import BadFile
from caverna.server.configuration.settings import Settings
from caverna.server.door.admission import Admission
from caverna.server.door.tokens import is_table_id
from caverna.server.journal.json_log import note, note_failure
from caverna.server.journal.metrics import Metrics
from caverna.server.lobby.desk import Desk, TooBusy
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.neighbours import Neighbours
from caverna.server.storage.bans import Bans
from caverna.server.storage.shared_store import SharedStore
from caverna.server.storage.store import Store, StoredTable, StoreFailed, StoreSize
from caverna.server.tables.connection import Refused
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.reviews import Reviews
from caverna.server.thinking.thinkers import Thinkers
from caverna.words.texts import LANGUAGES

LONG_GAME = 500
"""Of a game with more moves the log is put into words beside the loop, whoever may ask for it."""


class UnknownTable(Exception):
    """There is no such table."""


class BrokenTable(Exception):
    """What was played at the table cannot be played again: the text says why."""


class OtherEdition(Exception):
    """The table was set with other figures of the expansion than those in use."""


class Lobby:
    """Knows the keepers of the tables that are loaded, and the store for all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.admission = Admission(settings)
        self.bans = Bans()
        self.thinkers = Thinkers(settings)
        self.reviews = Reviews(self.thinkers, self.metrics, settings)
        self.keepers: dict[str, Keeper] = {}
        self.desk = Desk()
        self.loading: dict[str, asyncio.Task[Keeper]] = {}
        self.size = StoreSize(0, 0)
        """What the store held when somebody last looked, and what came since."""
        self.pulse = (float("-inf"), "")
        """When somebody last felt whether the store is alive, and what was wrong with it."""
        self.guests: Counter[str] = Counter()
        """How many connections to tables there are, by address."""
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
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.create_task(self.load(table), name=f"load {table}")
            loading.add_done_callback(lambda task: self.has_loaded(table, task))
        return await asyncio.shield(loading)

    def has_loaded(self, table: str, loading: "asyncio.Task[Keeper]") -> None:
        """Those who wait are told; if nobody does any more, there is nobody to tell why it failed."""
        del self.loading[table]
        if not loading.cancelled():
            loading.exception()

    async def stored(self, table: str) -> StoredTable:
        """A table as it is kept."""
        stored = await self.store.load(table) if is_table_id(table) else None
        if stored is None:
            raise UnknownTable(table)
        return stored

    async def load(self, table: str) -> Keeper:
        """Bring a table into the memory by playing its moves again."""
        stored = await self.stored(table)
        try:
            why_not = stored.setup.box.why_not_edition(stored.figures, stored.setup.ruleset())
        except BadFile:
            raise OtherEdition(table) from None
        if why_not:
            raise OtherEdition(table)
        served = await self.desk.have(played_again, stored)
        await self.store.note_use(table, served.table.is_over)
        keeper = Keeper(served, self.store, self.thinkers, self.metrics, self.settings, self.desk)
        self.keepers[table] = keeper
        if self.neighbours is not None:
            self.neighbours.welcome(keeper)
            keeper.hear_of_change()  # something may have happened while it was loaded
        self.metrics.tables = len(self.keepers)
        return keeper

    def dismiss(self, table: str, why: Refused) -> None:
        """A table is no more: whoever looks at it is told."""
        keeper = self.keepers.pop(table, None)
        if keeper is not None:
            for connection in keeper.audience.connections:
                connection.refuse(why)
            keeper.stop()
        self.metrics.tables = len(self.keepers)

    def put_idle_tables_away(self) -> int:
        """Forget the tables nobody looks at; the store has them all. Returns how many."""
        idle = [table for table, keeper in self.keepers.items() if keeper.is_idle or keeper.is_closed]
        for table in idle:
            self.keepers.pop(table).stop()
        self.metrics.tables = len(self.keepers)
        return len(idle)

    async def sweep(self) -> None:
        """Put idle tables away and let quiet ones rest from time to time, for ever."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            count = self.put_idle_tables_away()
            for keeper in list(self.keepers.values()):
                if keeper.rest_if_quiet():
                    await asyncio.sleep(0)
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
            while not await self.has_come_to_rest(table):
                await asyncio.sleep(self.settings.unattended_seconds)

    async def has_come_to_rest(self, table: str) -> bool:
        """Let a table play as long as it does by itself; false if something came between."""
        try:
            keeper = await self.keeper(table)
        except (UnknownTable, BrokenTable, OtherEdition):
            return True
        except (StoreFailed, TooBusy):
            return False
        await keeper.at_rest.wait()
        return not keeper.is_closed

    async def resume(self) -> None:
        """Games of bots alone go on that an end of the server has interrupted."""
        for table in await self.store.tables_of_bots():
            self.leave_alone(table)

    async def close(self) -> None:
        """The end of the server: what has been acknowledged is in the store already."""
        for waiting in (*self.unattended, *self.loading.values()):
            waiting.cancel()
        self.desk.close()
        if self.neighbours is not None:
            await self.neighbours.stop()
        keepers = list(self.keepers.values())
        for keeper in keepers:
            keeper.stop()
        self.reviews.stop()
        await asyncio.gather(*(keeper.task for keeper in keepers), return_exceptions=True)
        await self.thinkers.stop()
        await self.store.close()


def played_again(stored: StoredTable) -> ServedTable:
    """A table at its last move, if its moves still lead there."""
    try:
        served = ServedTable(stored)
        if len(stored.moves) > LONG_GAME:
            for language in LANGUAGES:
                served.texts.in_language(language)
        return served
    except Exception as error:
        note_failure("table cannot be replayed", table=stored.id)
        raise BrokenTable(f"{type(error).__name__}: {error}") from None
