"""Where tables are kept: in a file of SQLite on one machine, or in a PostgreSQL that many processes share."""

from dataclasses import dataclass
from typing import Protocol

from caverna.setup import Setup
from caverna.table.seats import Seat
from caverna.words.told import ToldError


class StoreFailed(Exception):
    """The store could not do it; nothing of it was kept."""


class UnfitStore(ToldError, StoreFailed):
    """Nobody can work with it as it is; whoever looks after it is told what to do in any language."""


class Overtaken(StoreFailed):
    """Somebody else has changed the table meanwhile: what he did is in the store, this is not."""


@dataclass(frozen=True)
class StoredMove:
    """A move of the game; forced ones were played by the table."""

    seat: int
    move: str
    is_forced: bool


@dataclass(frozen=True)
class StoredSeat(Seat):
    """Who sits on a seat, and the key to it. Of the token only a hash is kept."""

    token_hash: str = ""


@dataclass(frozen=True)
class StoredTable:
    """Everything that is known about a table: the rest follows by playing the moves again."""

    id: str
    setup: Setup
    origin: str
    """The position the game began with; empty for a game from the start."""
    version: int
    waits_for_end: bool
    created: float
    seats: tuple[StoredSeat, ...]
    moves: tuple[StoredMove, ...]
    figures: str = ""
    """Names the figures of the expansion it was set with: with others its moves cannot be played again."""
    host_hash: str = ""
    """The key of whoever made it, as a hash; empty if nobody is host there."""
    seal_key: str = ""
    """What opens the seal on its seed; empty if the seed was not the server's own."""
    is_over: bool = False
    used: float = 0
    """When somebody last changed it or looked at it, to the day; 0: when it was made."""


@dataclass(frozen=True)
class StoredChange:
    """What one command did to a table: so many moves were kept, these came after them."""

    version: int
    """The version after the change; the one before must be in the store."""
    kept: int
    played: tuple[StoredMove, ...]
    waits_for_end: bool
    go_on_after: float | None = None
    """The table goes on by itself: after so many seconds any process may see to it. None: it is at rest."""
    is_over: bool = False


@dataclass(frozen=True)
class Expiry:
    """Tables and documents that nobody has used since then are forgotten."""

    abandoned: float
    """A moment for games that are not over, and for documents."""
    finished: float


@dataclass(frozen=True)
class StoreSize:
    """How much is kept."""

    tables: int
    bytes: int
    documents: int = 0


@dataclass(frozen=True)
class StoredNews:
    """What has come to a table since a version: so many moves of then still stand, these came after them."""

    version: int
    kept: int
    played: tuple[StoredMove, ...]
    waits_for_end: bool
    seats: tuple[StoredSeat, ...]


@dataclass(frozen=True)
class StoredDocument:
    """Something a box keeps: a text, the tables that belong to it, and who holds it."""

    kind: str
    """What it is; each kind belongs to one box."""
    id: str
    token_hash: str
    text: str
    tables: tuple[str, ...]
    version: int
    created: float


@dataclass(frozen=True)
class StoredBan:
    """An address or a range of them that nobody may come from."""

    network: str
    why: str
    created: float
    until: float
    """Seconds since 1970; 0: for ever."""


class Store(Protocol):
    """Each call is a transaction: once it returns, it survives a crash; if it raises, nothing happened."""

    async def create(self, table: StoredTable) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""

    async def news(self, table: str, version: int) -> StoredNews | None:
        """What has come to a table since a version of it."""

    async def commit(self, table: str, change: StoredChange) -> None:
        """Keep a change. Raises Overtaken if the table is at another version than the change expects."""

    async def take_seat(self, table: str, seat: int, taken: StoredSeat) -> bool:
        """Seat somebody on an open seat; false if it is not open any more."""

    async def free_seat(self, table: str, seat: int) -> bool:
        """The seat of a person is open again; false if nobody sat there."""

    async def note_use(self, table: str, is_over: bool) -> None:
        """Somebody has looked at the table."""

    async def delete(self, table: str) -> bool:
        """Forget a table; false if there is none, or if it belongs to a document."""

    async def forget(self, expiry: Expiry, most: int) -> list[str]:
        """Forget what nobody has used for long, so many tables at most; returns which."""

    async def tables_of_bots(self) -> list[str]:
        """Tables without a seat for people whose games are not over, the oldest first."""

    async def size(self) -> StoreSize:
        """How much is kept."""

    async def ban(self, ban: StoredBan) -> None:
        """Nobody from there may come."""

    async def unban(self, network: str) -> bool:
        """They may come again; false if nobody had forbidden it."""

    async def bans(self) -> list[StoredBan]:
        """All that are turned away, or were until lately."""

    async def probe(self) -> None:
        """Write something and read it again. Raises StoreFailed if there is no room for more, too."""

    async def table_ids(self) -> list[str]:
        """All tables, oldest first."""

    async def create_document(self, document: StoredDocument) -> None:
        """Keep a new document."""

    async def load_document(self, kind: str, document: str) -> StoredDocument | None:
        """A document by its id."""

    async def change_document(self, changed: StoredDocument) -> bool:
        """Keep another state of a document; false if the one before it is not in the store any more."""

    async def document_ids(self) -> list[tuple[str, str]]:
        """Kind and name of all documents, oldest first."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
