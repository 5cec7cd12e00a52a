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
from typing import Generic, ParamSpec, TypeVar

from caverna.server.storage.data_folder import lock, open_folder
from caverna.server.storage.database import Answer, ForEach, Script, Statement
from caverna.server.storage.sql_store import SqlStore
from caverna.server.storage.sqlite_schema import connected, open_database
from caverna.server.storage.store import StoreFailed

P = ParamSpec("P")
T = TypeVar("T")
FILE_NAME = "tables.sqlite"
MOST_AT_ONCE = 256
LEAST_ROOM = 16 * 1024 * 1024
"""With fewer free bytes on the disk the store says so before it has to refuse a move."""


class Errand(Generic[T]):
    """Something to be done in the thread of the database, and who waits for it."""

    def __init__(self, script: Script[T]) -> None:
        self.script = script
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do it; if it fails, as if it had never been begun."""
        connection.execute("savepoint command")
        try:
            self.result = run_script(connection, self.script)
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
                self.future.set_exception(as_failure(error))
            else:
                self.future.set_result(self.result)  # type: ignore[arg-type] # set by run()

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(deliver)


def as_failure(error: Exception) -> StoreFailed:
    """What whoever waits is told."""
    return error if isinstance(error, StoreFailed) else StoreFailed(f"{type(error).__name__}: {error}")


def run_script(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Execute one statement after the other."""
    try:
        statement = next(script)
        while True:
            statement = script.send(execute(connection, statement))
    except StopIteration as end:
        result: T = end.value
        return result


def execute(connection: sqlite3.Connection, statement: Statement | ForEach) -> Answer:
    """One statement."""
    if isinstance(statement, ForEach):
        return Answer([], connection.executemany(statement.sql, statement.rows).rowcount)
    cursor = connection.execute(statement.sql, statement.values)
    return Answer(cursor.fetchall(), cursor.rowcount)


class SqliteStore(SqlStore):
    """The store of a server on one machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = self.enter()
        self.connection = self.open()
        self.errands: queue.SimpleQueue[Errand[object] | None] = queue.SimpleQueue()
        self.is_closed = False
        self.data_version: int | None = None
        """What `was_written_by_others` saw last."""
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def enter(self) -> sqlite3.Connection:
        """Take the folder for this store alone; returns what holds it."""
        open_folder(self.folder)
        return lock(self.folder)

    def open(self) -> sqlite3.Connection:
        """The database, made or brought up to date if need be."""
        return open_database(self.folder / FILE_NAME)

    async def close(self) -> None:
        self.is_closed = True
        self.errands.put(None)
        await asyncio.to_thread(self.thread.join)

    async def bytes_used(self) -> int:
        """Without what is free in the file."""
        return await self.do(pages_used)

    async def was_written_by_others(self) -> bool:
        """Whether somebody beside this store has changed something since this was asked last."""
        count = await self.do(select_data_version)
        before, self.data_version = self.data_version, count
        return before not in (None, count)

    async def probe(self) -> None:
        if shutil.disk_usage(self.folder).free < LEAST_ROOM:
            raise StoreFailed(f"the disk of {self.folder} is full")
        await super().probe()

    async def do(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done in the thread of the database."""
        if self.is_closed:
            raise StoreFailed("the store is closed")
        errand = Errand(script(*args, **kwargs))
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
            with suppress(sqlite3.Error):  # still no luck: the next batch fails and comes here again
                self.connection = connected(self.folder / FILE_NAME)


def select_data_version() -> Script[int]:
    """SQLite's own count of what other connections have written."""
    found = yield Statement("pragma data_version")
    return int(found.rows[0][0])


def pages_used() -> Script[int]:
    """How much of the file is in use."""
    figures = []
    for name in ("page_count", "freelist_count", "page_size"):
        found = yield Statement(f"pragma {name}")
        figures.append(int(found.rows[0][0]))
    pages, free, bytes_each = figures
    return (pages - free) * bytes_each
