"""The file of a game in progress: one program writes it, never over what another one has written there."""

import contextlib
import os
from pathlib import Path

from caverna.cli.files import write_text

with contextlib.suppress(ImportError):  # not on every system: there only the content tells
    import fcntl


class ChangedElsewhere(Exception):
    """Somebody else has written into the file of this game."""


class KeptFile:
    """A file that is written again and again, and that others can see to be in use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = content_of(path)
        """What is in the file, unless somebody else has written there."""
        self.mark = marked(path)
        """Open and locked, so that others see it."""

    def write(self, text: str) -> None:
        """Replace what is there. May raise OSError; then the old content is still there."""
        if content_of(self.path) != self.known:
            raise ChangedElsewhere(str(self.path))
        write_text(self.path, text)
        self.known = text.encode()
        self.close()
        self.mark = marked(self.path)

    def move_to(self, path: Path) -> None:
        """From now on in another file, a new one."""
        self.close()
        self.path, self.known = path, b""

    def close(self) -> None:
        """Nobody writes here any more. A Ctrl-C may come at any place: nothing is closed twice."""
        mark, self.mark = self.mark, None
        if mark is not None:
            os.close(mark)

    def __del__(self) -> None:
        self.close()


def content_of(path: Path) -> bytes:
    """What is in a file; nothing if there is none."""
    return path.read_bytes() if path.is_file() else b""


def marked(path: Path) -> int | None:
    """The file, open and locked for as long as it stays open; None where that is not to be had."""
    if "fcntl" not in globals() or not path.is_file():
        return None
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return None
    return file


def is_open_elsewhere(path: Path) -> bool:
    """Whether somebody plays the game in this file just now."""
    if "fcntl" not in globals() or not path.is_file():
        return False
    mark = marked(path)
    if mark is not None:
        os.close(mark)
    return mark is None
