"""The store in SQL, whatever database it is: each call is a script run as one transaction."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from caverna.server.storage import upkeep
from caverna.server.storage.bans import delete_ban, insert_ban, select_bans
from caverna.server.storage.database import (
    Script,
    apply_change,
    insert_document,
    insert_table,
    open_seat,
    select_document,
    select_document_ids,
    select_news,
    select_table,
    select_table_ids,
    update_document,
    update_seat,
)
from caverna.server.storage.overview import TableLine, select_overview
from caverna.server.storage.store import (
    Expiry,
    StoredBan,
    StoredChange,
    StoredDocument,
    StoredNews,
    StoredSeat,
    StoredTable,
    StoreSize,
)

P = ParamSpec("P")
T = TypeVar("T")


class SqlStore(ABC):
    """What SQLite and PostgreSQL have in common."""

    @abstractmethod
    async def do(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a script; once this returns, it survives a crash; if it raises, nothing happened."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of everything."""

    @abstractmethod
    async def bytes_used(self) -> int:
        """How much room it takes."""

    async def create(self, table: StoredTable) -> None:
        await self.do(insert_table, table)

    async def load(self, table: str) -> StoredTable | None:
        return await self.do(select_table, table)

    async def news(self, table: str, version: int) -> StoredNews | None:
        return await self.do(select_news, table, version)

    async def commit(self, table: str, change: StoredChange) -> None:
        await self.do(apply_change, table, change)

    async def take_seat(self, table: str, seat: int, taken: StoredSeat) -> bool:
        return await self.do(update_seat, table, seat, taken)

    async def free_seat(self, table: str, seat: int) -> bool:
        return await self.do(open_seat, table, seat)

    async def note_use(self, table: str, is_over: bool) -> None:
        await self.do(upkeep.note_use, table, is_over)

    async def delete(self, table: str) -> bool:
        return await self.do(upkeep.delete_table, table)

    async def forget(self, expiry: Expiry, most: int) -> list[str]:
        return await self.do(upkeep.forget, expiry, most)

    async def tables_of_bots(self) -> list[str]:
        return await self.do(upkeep.select_tables_of_bots)

    async def size(self) -> StoreSize:
        used = await self.bytes_used()
        tables, documents = await self.do(upkeep.count_what_is_kept)  # last: nothing comes in between
        return StoreSize(tables, used, documents)

    async def ban(self, ban: StoredBan) -> None:
        await self.do(insert_ban, ban)

    async def unban(self, network: str) -> bool:
        return await self.do(delete_ban, network)

    async def bans(self) -> list[StoredBan]:
        return await self.do(select_bans)

    async def overview(self, most: int) -> list[TableLine]:
        return await self.do(select_overview, most)

    async def probe(self) -> None:
        await self.do(upkeep.beat)

    async def table_ids(self) -> list[str]:
        return await self.do(select_table_ids)

    async def create_document(self, document: StoredDocument) -> None:
        await self.do(insert_document, document)

    async def load_document(self, kind: str, document: str) -> StoredDocument | None:
        return await self.do(select_document, kind, document)

    async def change_document(self, changed: StoredDocument) -> bool:
        return await self.do(update_document, changed)

    async def document_ids(self) -> list[tuple[str, str]]:
        return await self.do(select_document_ids)
