"""The store of a server that may be running, for whoever looks after it from outside."""

import sqlite3
from pathlib import Path

from caverna.server.settings import Settings
from caverna.server.sql_store import SqlStore
from caverna.server.sqlite_schema import STEPS, connected
from caverna.server.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.store import StoreFailed
from caverna.server.stores import open_store


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
            raise StoreFailed(f"{file} cannot be used: {error}") from None


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
        raise StoreFailed(f"there are no tables in {file.parent}: say --data FOLDER or --database ADDRESS")
    return connected(file)


def of_this_format(connection: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """The same, if this program can read it."""
    version = connection.execute("pragma user_version").fetchone()[0]
    if version != len(STEPS):
        connection.close()
        raise StoreFailed(
            f"{file} has format {version}, and this program works with {len(STEPS)}: use the program of the"
            " server (a newer server brings its database up to date when it starts)"
        )
    return connection
