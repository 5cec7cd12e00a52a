"""Tables in one SQLite file: write-ahead log, every commit on the disk before it counts.

One thread owns the connection. Commands that wait at the same time share one trip to the disk: each of them
runs in a savepoint of its own, and none is reported as kept before the common commit has returned.
"""

import asyncio
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from caverna.server import upkeep
from caverna.server.data_folder import lock, open_folder
from caverna.server.database import (
    apply_change,
    connected,
    insert_document,
    insert_table,
    open_database,
    open_seat,
    select_document,
    select_table,
    update_document,
    update_seat,
)
from caverna.server.store import (
    Expiry,
    StoredChange,
    StoredDocument,
    StoredSeat,
    StoredTable,
    StoreFailed,
    StoreSize,
)

T = TypeVar("T")
FILE_NAME = "tables.sqlite"
MOST_AT_ONCE = 256
LEAST_ROOM = 16 * 1024 * 1024
"""With fewer free bytes on the disk the store says so before it has to refuse a move."""


class Errand(Generic[T]):
    """Something to be done in the thread of the database, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do it; if it fails, as if it had never been begun."""
        connection.execute("savepoint command")
        try:
            self.result = self.work(connection)
        except Exception as error:
            connection.execute("rollback to command")
            self.error = error
        connection.execute("release command")

    def report(self, failed: Exception | None) -> None:
        """Tell whoever waits, in his own thread."""

        def deliver() -> None:
            error = failed or self.error
            if self.future.done():
                return
            if error is not None:
                self.future.set_exception(StoreFailed(f"{type(error).__name__}: {error}"))
            else:
                self.future.set_result(self.result)  # type: ignore[arg-type] # set by run()

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(deliver)


class SqliteStore:
    """The store of a server on one machine."""

    def __init__(self, folder: Path) -> None:
        open_folder(folder)
        self.folder = folder
        self.lock = lock(folder)
        self.connection = open_database(folder / FILE_NAME)
        self.errands: queue.SimpleQueue[Errand[object] | None] = queue.SimpleQueue()
        self.is_closed = False
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    async def create(self, table: StoredTable) -> None:
        await self.do(lambda connection: insert_table(connection, table))

    async def load(self, table: str) -> StoredTable | None:
        return await self.do(lambda connection: select_table(connection, table))

    async def commit(self, table: str, change: StoredChange) -> None:
        await self.do(lambda connection: apply_change(connection, table, change))

    async def take_seat(self, table: str, seat: int, taken: StoredSeat) -> bool:
        return await self.do(lambda connection: update_seat(connection, table, seat, taken))

    async def free_seat(self, table: str, seat: int) -> bool:
        return await self.do(lambda connection: open_seat(connection, table, seat))

    async def note_use(self, table: str, is_over: bool) -> None:
        await self.do(lambda connection: upkeep.note_use(connection, table, is_over))

    async def delete(self, table: str) -> bool:
        return await self.do(lambda connection: upkeep.delete_table(connection, table))

    async def forget(self, expiry: Expiry, most: int) -> list[str]:
        return await self.do(lambda connection: upkeep.forget(connection, expiry, most))

    async def tables_of_bots(self) -> list[str]:
        return await self.do(upkeep.select_tables_of_bots)

    async def size(self) -> StoreSize:
        return await self.do(upkeep.size)

    async def probe(self) -> None:
        if shutil.disk_usage(self.folder).free < LEAST_ROOM:
            raise StoreFailed(f"the disk of {self.folder} is full")
        await self.do(upkeep.beat)

    async def create_document(self, document: StoredDocument) -> None:
        await self.do(lambda connection: insert_document(connection, document))

    async def load_document(self, kind: str, document: str) -> StoredDocument | None:
        return await self.do(lambda connection: select_document(connection, kind, document))

    async def change_document(self, changed: StoredDocument) -> bool:
        return await self.do(lambda connection: update_document(connection, changed))

    async def close(self) -> None:
        self.is_closed = True
        self.errands.put(None)
        await asyncio.to_thread(self.thread.join)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have it done in the thread of the database."""
        if self.is_closed:
            raise StoreFailed("the store is closed")
        errand = Errand(work)
        self.errands.put(errand)  # type: ignore[arg-type] # whoever waits knows the type
        return await errand.future

    # In the thread of the database.

    def work(self) -> None:
        """Take what waits, do it together, report; until the store is closed."""
        is_open = True
        while is_open:
            batch: list[Errand[object]] = []
            errand = self.errands.get()
            while errand is not None:
                batch.append(errand)
                if self.errands.empty() or len(batch) == MOST_AT_ONCE:
                    break
                errand = self.errands.get()
            is_open = errand is not None
            self.run(batch)
        self.connection.close()
        self.lock.close()

    def run(self, batch: list[Errand[object]]) -> None:
        """One transaction for all that waited."""
        failed: Exception | None = None
        try:
            self.connection.execute("begin immediate")
            for errand in batch:
                errand.run(self.connection)
            self.connection.execute("commit")
        except Exception as error:  # a full disk, a broken file: nothing of the batch was kept
            failed = error
            self.roll_back()
        for errand in batch:
            errand.report(failed)

    def roll_back(self) -> None:
        """As if the batch had never been begun. A connection that cannot even do that is replaced."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self.connection.close()
            self.connection = self.reconnected()

    def reconnected(self) -> sqlite3.Connection:
        """A new connection; what fails now is tried again with the next batch."""
        try:
            return connected(self.folder / FILE_NAME)
        except sqlite3.Error:
            return self.connection
