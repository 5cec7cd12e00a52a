"""The other processes that share the store: what they did to tables that are loaded here, who is there."""

import asyncio
import secrets
import time
from collections.abc import Collection, Mapping

from caverna.server.journal.json_log import note, note_failure
from caverna.server.lobby.keeper import Keeper
from caverna.server.storage.shared_store import (
    AGREED,
    CHANGED,
    HERE,
    LISTENING,
    MOVED,
    WHO,
    WORK,
    Notice,
    SharedStore,
)
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.agreement import agree

HEARTBEAT = 5.0
SILENCE = 3 * HEARTBEAT
"""A process that has said nothing for so long has died, and nobody is connected to it."""
NOBODY = "-"
YES, NO = "yes", "no"


class Neighbours:
    """Hears what others tell, and tells them what happens here."""

    def __init__(self, store: SharedStore, keepers: Mapping[str, Keeper]) -> None:
        self.store = store
        self.keepers = keepers
        self.name = secrets.token_hex(4)
        """What this process is called among its neighbours."""
        self.heard: dict[str, float] = {}
        """When each of them last said who is where."""
        self.to_tell: dict[Notice, None] = {}
        self.something_to_tell = asyncio.Event()
        self.work_came = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen and to tell."""
        for duty in (self.listen, self.speak, self.look_round):
            self.tasks.append(asyncio.create_task(duty(), name=f"neighbours: {duty.__name__}"))

    async def stop(self) -> None:
        """Say good-bye: nobody is here any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def welcome(self, keeper: Keeper) -> None:
        """A table was loaded: who else has it?"""
        keeper.audience.presence_changed = lambda: self.tell(self.who_is_here(keeper))
        keeper.agreement_changed = lambda seats, agrees: self.tell(self.agreement(keeper, seats, agrees))
        self.tell(Notice(WHO, (self.name, keeper.served.id)))

    # Telling.

    def tell(self, notice: Notice) -> None:
        """Have something told, together with whatever else there is to tell by then."""
        self.to_tell[notice] = None
        self.something_to_tell.set()

    def who_is_here(self, keeper: Keeper) -> Notice:
        """The seats whose players are connected to this process."""
        return Notice(HERE, (self.name, keeper.served.id, as_word(keeper.audience.connected_here)))

    def agreement(self, keeper: Keeper, seats: Collection[int], agrees: bool) -> Notice:
        """The players of these seats have agreed to hints, or no longer do."""
        return Notice(AGREED, (self.name, keeper.served.id, as_word(seats), YES if agrees else NO))

    async def speak(self) -> None:
        """Tell what there is to tell, for ever."""
        while True:
            await self.something_to_tell.wait()
            self.something_to_tell.clear()
            notices, self.to_tell = list(self.to_tell), {}
            try:
                await self.store.tell(*notices)
            except StoreFailed as error:
                note("others were not told", why=str(error), notices=len(notices))

    # Hearing.

    async def listen(self) -> None:
        """Hear what is told, for ever."""
        async for notice in self.store.notices():
            try:
                self.hear(notice)
            except Exception:
                note_failure("notice failed", notice=str(notice))

    def hear(self, notice: Notice) -> None:
        """One notice."""
        if notice == LISTENING:
            self.work_came.set()
            for table in list(self.keepers):
                self.hear_of_change(table)
        elif notice.kind == WORK:
            self.work_came.set()
        elif notice.kind == MOVED:
            table, version = notice.words
            keeper = self.keepers.get(table)
            if keeper is not None and int(version) > keeper.served.version:
                keeper.hear_of_change()
        elif notice.kind == CHANGED:
            self.hear_of_change(notice.words[0])
        elif notice.words[0] == self.name:
            return  # this process knows what it has told
        elif notice.kind in (HERE, WHO):
            self.hear_of_people(notice)
        elif notice.kind == AGREED:
            self.hear_of_agreement(*notice.words[1:])

    def hear_of_change(self, table: str) -> None:
        """Something else than a move has changed a table."""
        keeper = self.keepers.get(table)
        if keeper is not None:
            keeper.hear_of_change()

    def hear_of_people(self, notice: Notice) -> None:
        """Somebody tells who is connected to him, or wants to know it of others."""
        neighbour, table = notice.words[:2]
        self.heard[neighbour] = time.monotonic()
        keeper = self.keepers.get(table)
        if keeper is None:
            return
        if notice.kind == WHO:
            self.tell(self.who_is_here(keeper))
            if keeper.served.agreed:
                self.tell(self.agreement(keeper, keeper.served.agreed, True))
            return
        seats = from_word(notice.words[2])
        if keeper.audience.elsewhere.get(neighbour, frozenset()) != seats:
            keeper.audience.elsewhere[neighbour] = seats
            keeper.hear_of_change()

    def hear_of_agreement(self, table: str, seats: str, agrees: str) -> None:
        """The players of these seats have agreed to hints, or no longer do."""
        keeper = self.keepers.get(table)
        if keeper is not None:
            agree(keeper.served, sorted(from_word(seats)), agrees == YES)
            keeper.hear_of_change()

    # From time to time.

    async def look_round(self) -> None:
        """Say that this process is alive, notice who is not, and look whether something was missed."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.tell(Notice(HERE, (self.name, NOBODY, NOBODY)))
            self.forget_the_dead()
            try:
                await self.look_for_changes()
            except StoreFailed as error:
                note("changes may have been missed", why=str(error))

    def forget_the_dead(self) -> None:
        """Nobody is connected to a process that has died."""
        dead = [name for name, when in self.heard.items() if time.monotonic() - when > SILENCE]
        for name in dead:
            del self.heard[name]
            for keeper in list(self.keepers.values()):
                if keeper.audience.elsewhere.pop(name, None):
                    keeper.hear_of_change()

    async def look_for_changes(self) -> None:
        """Notices can get lost with the line; the versions of all tables people look at cannot."""
        watched = [table for table, keeper in self.keepers.items() if keeper.audience.connections]
        versions = await self.store.versions(watched) if watched else {}
        for table, version in versions.items():
            keeper = self.keepers.get(table)
            if keeper is not None and version > keeper.served.version:
                keeper.hear_of_change()


def as_word(seats: Collection[int]) -> str:
    """Seats as one word."""
    return ",".join(map(str, sorted(seats))) or NOBODY


def from_word(word: str) -> frozenset[int]:
    """And back."""
    return frozenset() if word == NOBODY else frozenset(map(int, word.split(",")))
