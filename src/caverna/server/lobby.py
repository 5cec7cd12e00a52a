"""All tables: made, found, loaded, put away."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.bots import BOT_NAMES
from caverna.engine.errors import BadFile, BadSetup
from caverna.engine.ruleset import Options
from caverna.record.read_record import names_in_record, read_record
from caverna.server.hide import with_seed
from caverna.server.http_messages import Fork, Import, Join, NewTable, Seated, SeatRequest, TableCreated
from caverna.server.json_log import note
from caverna.server.keeper import Keeper
from caverna.server.metrics import Metrics
from caverna.server.reviews import Reviews
from caverna.server.served_table import ServedTable, stored_move
from caverna.server.settings import Settings
from caverna.server.store import Store, StoredMove, StoredSeat, StoredTable
from caverna.server.thinking import Thinkers
from caverna.server.tokens import hashed, new_table_id, new_token
from caverna.setup import Setup
from caverna.table.seats import BOT, HUMAN, OPEN, seats_named
from caverna.table.table import Table


class UnknownTable(Exception):
    """There is no such table."""


class NoOpenSeat(Exception):
    """Nobody can sit down there: the text says why."""


class NoSuchMove(Exception):
    """The game is not that long."""


class OtherEdition(Exception):
    """The table was set with other figures of the expansion than those in use."""


@dataclass(frozen=True)
class Beginning:
    """What a new table begins with."""

    setup: Setup
    origin: str = ""
    moves: tuple[StoredMove, ...] = ()


class Lobby:
    """Knows the keepers of the tables that are loaded, and the store for all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings)
        self.reviews = Reviews(self.thinkers, self.metrics, settings)
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.places = asyncio.Semaphore(settings.unattended_tables)
        self.unattended: set[asyncio.Task[None]] = set()
        """Tables of bots alone that play, or wait to play, whether somebody looks or not."""

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
        await asyncio.sleep(self.settings.unattended_seconds)
        async with self.places:
            keeper = await self.keeper(table)
            await keeper.at_rest.wait()

    async def close(self) -> None:
        """The end of the server: what has been acknowledged is in the store already."""
        for waiting in list(self.unattended):
            waiting.cancel()
        keepers = list(self.keepers.values())
        for keeper in keepers:
            keeper.stop()
        self.reviews.stop()
        await asyncio.gather(*(keeper.task for keeper in keepers), return_exceptions=True)
        await self.thinkers.stop()
        await self.store.close()

    # New tables.

    async def create(self, wanted: NewTable) -> TableCreated:
        """A new game."""
        options = options_of(wanted.options, wanted.expansion)
        seed = new_seed() if wanted.seed is None else wanted.seed
        setup = Setup(wanted.players, wanted.furnishings, options, seed, wanted.expansion)
        return await self.set_table(Beginning(setup), seats_for(wanted.seats))

    async def fork(self, table: str, fork: Fork) -> TableCreated:
        """A new game from the first moves of another. Of a game that goes on it must not tell the future."""
        keeper = await self.keeper(table)

        def begin(origin: Table) -> Beginning:
            if fork.at > len(origin.log.moves):
                raise NoSuchMove(len(origin.log.moves))
            seed = origin.setup.seed if origin.is_over else new_seed()
            moves = tuple(stored_move(each) for each in origin.log.moves[: fork.at])
            return Beginning(replace(origin.setup, seed=seed), with_seed(origin.game.origin, seed), moves)

        return await self.set_table(await keeper.do(begin), seats_for(fork.seats))

    async def import_record(self, wanted: Import) -> TableCreated:
        """A game that was written down. Without a seed that counts, it gets one of its own."""
        game = read_record(wanted.record)
        names = names_in_record(wanted.record)
        seed = game.setup.seed if game.deals else new_seed()
        moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
        beginning = Beginning(replace(game.setup, seed=seed), with_seed(game.origin, seed), moves)
        seats = seats_in_record(names) if wanted.seats is None else seats_for(wanted.seats)
        return await self.set_table(beginning, seats)

    async def set_table(
        self, beginning: Beginning, seats: list[StoredSeat], tokens: dict[int, str] | None = None
    ) -> TableCreated:
        """Keep a new table; returns the keys to the seats of its maker, new ones unless they are given."""
        if len(seats) != beginning.setup.players:
            raise BadSetup(f"{len(seats)} seats for {beginning.setup.players} players: name each of them")
        if tokens is None:
            tokens = {seat: new_token() for seat, sitting in enumerate(seats) if sitting.kind == HUMAN}
        for seat, token in tokens.items():
            seats[seat] = replace(seats[seat], token_hash=hashed(token))
        stored = StoredTable(
            id=new_table_id(),
            setup=beginning.setup,
            origin=beginning.origin,
            version=0,
            waits_for_end=False,
            created=time.time(),
            seats=tuple(seats),
            moves=beginning.moves,
            figures=beginning.setup.box.edition(beginning.setup.ruleset()),
        )
        if any(sitting.kind == BOT for sitting in seats):
            self.thinkers.wake()
        await self.store.create(stored)
        note("table made", table=stored.id, players=beginning.setup.players, moves=len(beginning.moves))
        if all(sitting.kind == BOT for sitting in seats):
            self.leave_alone(stored.id)
        return TableCreated(stored.id, tokens)

    # Sitting down.

    async def join(self, table: str, join: Join) -> Seated:
        """Somebody takes an open seat."""
        keeper = await self.keeper(table)
        seat = await keeper.do(lambda found: open_seat(found, join.seat))
        token = new_token()
        taken = StoredSeat(HUMAN, clean_name(join.name), "", hashed(token))
        if not await self.store.take_seat(table, seat, taken):
            raise NoOpenSeat("server-seat-not-open")

        await keeper.do(lambda found: keeper.sit_down(seat, taken))
        return Seated(seat, token)


def open_seat(table: Table, wanted: int | None) -> int:
    """The seat to sit down on."""
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == OPEN]
    if not free:
        raise NoOpenSeat("server-no-open-seat")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise NoOpenSeat("server-seat-not-open")
    return wanted


def seats_for(requests: list[SeatRequest]) -> list[StoredSeat]:
    """The seats as they were asked for."""
    seats = []
    for request in requests:
        if request.kind == BOT and request.bot not in BOT_NAMES:
            raise BadSetup(f"there is no bot {request.bot!r}; choose one of {', '.join(BOT_NAMES)}")
        bot = request.bot if request.kind == BOT else ""
        seats.append(StoredSeat(request.kind, clean_name(request.name), bot))
    return seats


def seats_in_record(names: Sequence[str]) -> list[StoredSeat]:
    """The seats as they were in a game that was brought along."""
    return [StoredSeat(seat.kind, seat.name, seat.bot) for seat in seats_named(names)]


def clean_name(name: str) -> str:
    """A name on one line, without signs nobody can see."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def options_of(chosen: dict[str, str], expansion: str = "none") -> Options:
    """The options, each of them known."""
    box = Setup(expansion=expansion).box
    names = box.option_names()
    for name in chosen:
        if name not in names:
            raise BadSetup(f"there is no option {name!r}; choose among {', '.join(names)}")
    return box.options_from(chosen)


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(62)
