"""The folder of a server: its own, and for nobody else to read."""

import os
import sqlite3
from pathlib import Path

from caverna.server.storage.store import UnfitStore
from caverna.words.system import why

LOCK_NAME = "server.lock"
PATIENCE = 2
"""Seconds in which a server that has just been stopped lets go of its folder."""


def open_folder(folder: Path) -> None:
    """Make the folder if there is none."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise UnfitStore("error-folder-is-file", folder=str(folder)) from None
    except OSError as error:
        raise UnfitStore("error-folder-not-made", folder=str(folder), why=why(error)) from None


def make_private(file: Path) -> None:
    """A file that only its owner can read and write, made if there is none."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


def lock(folder: Path) -> sqlite3.Connection:
    """Keep every other server out until this is closed or the program ends, in whatever way.

    The lock is one that SQLite takes on an empty database: so it works wherever SQLite does.
    """
    file = folder / LOCK_NAME
    try:
        make_private(file)
        held = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        held.execute("begin exclusive")
    except sqlite3.OperationalError:
        raise UnfitStore("error-folder-taken", folder=str(folder)) from None
    except OSError as error:
        raise UnfitStore("error-folder-not-written", folder=str(folder), why=why(error)) from None
    return held
