"""A copy of a database that others may be writing to: all of it at one moment, or no copy at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from caverna.server.storage.data_folder import make_private


def copy_to(connection: sqlite3.Connection, file: Path) -> None:
    """Copy the database as it is now; an older copy of that name is replaced once the new one is whole.

    SQLite does it in one reading: whoever writes meanwhile is not kept waiting.
    """
    unfinished = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        make_private(unfinished)
        with closing(sqlite3.connect(unfinished)) as copy:
            connection.backup(copy)
            copy.execute("pragma journal_mode = delete")
            check(copy)
        flush(unfinished)
        os.replace(unfinished, file)
        flush(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def check(connection: sqlite3.Connection) -> None:
    """Have SQLite look at every page; raises DatabaseError if one is damaged."""
    found = connection.execute("pragma integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def flush(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
