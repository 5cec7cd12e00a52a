"""Files: read in one piece, written so that either the old or the new content is there, never half of it."""

import os
from pathlib import Path

from caverna.words.system import why
from caverna.words.told import ToldError


class UnreadableFile(ToldError):
    """A file that cannot be read or is none of ours."""


def read_text(path: Path) -> str:
    """The text of a file, without the mark that some editors put before it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile("error-not-utf8", file=str(path)) from None
    except OSError as error:
        raise UnreadableFile("error-at", what=str(path), why=why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Replace the file as a whole. May raise OSError; then the old content is still there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
