"""The store of a server that may be running, for whoever looks after it from outside."""

import sqlite3
from pathlib import Path

from caverna.server.configuration.settings import Settings
from caverna.server.storage.sql_store import SqlStore
from caverna.server.storage.sqlite_schema import STEPS, connected
from caverna.server.storage.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.storage.store import UnfitStore
from caverna.server.storage.stores import open_store


class VisitingStore(SqliteStore):
    """Beside the server of its folder: it locks nobody out, and leaves the format of the database alone.

    The server notices within seconds that somebody else has written, and looks at its tables again.
    """

    def enter(self) -> sqlite3.Connection:
        return sqlite3.connect(":memory:", check_same_thread=False)

    def open(self) -> sqlite3.Connection:
        file = self.folder / FILE_NAME
        try:
            return of_this_format(existing(file), file)
        except sqlite3.Error as error:
            raise UnfitStore("error-store-unusable", file=str(file), error=str(error)) from None


async def visit(settings: Settings) -> SqlStore:
    """The store these settings lead to; the server of it may go on."""
    if not settings.database:
        return VisitingStore(settings.data)
    store = await open_store(settings.database)
    assert isinstance(store, SqlStore)
    return store


def existing(file: Path) -> sqlite3.Connection:
    """A database that is there already."""
    if not file.is_file():
        raise UnfitStore("error-store-nowhere", folder=str(file.parent))
    return connected(file)


def of_this_format(connection: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """The same, if this program can read it."""
    version = connection.execute("pragma user_version").fetchone()[0]
    if version != len(STEPS):
        connection.close()
        raise UnfitStore("error-store-format", file=str(file), format=str(version), ours=str(len(STEPS)))
    return connection
