"""The tables I sit at on servers, and the tokens of my seats: a file that nobody else may read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from caverna.server.configuration.settings import state_folder

with suppress(ImportError):  # not on every system
    import fcntl


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """While nobody else is in such a block with the same file."""
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        if "fcntl" in globals():
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


class MySeats(Struct):
    """A table somewhere, and the keys to my seats there; without any I watch."""

    table: str
    tokens: dict[int, str] = {}


class SeatTokens:
    """By server, the table visited last first."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or state_folder() / "seats.json"

    def read(self) -> dict[str, list[MySeats]]:
        """Everything; a file that cannot be read counts as empty."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, list[MySeats]])
        except (OSError, msgspec.DecodeError):
            return {}

    def tables(self, server: str) -> list[MySeats]:
        """The tables I know on a server."""
        return self.read().get(server, [])

    def tokens_of(self, server: str, table: str) -> list[str]:
        """The keys to my seats at a table."""
        return [
            token for mine in self.tables(server) if mine.table == table for token in mine.tokens.values()
        ]

    def remember(self, server: str, table: str, tokens: dict[int, str]) -> None:
        """A seat, or where I have been; whoever joins elsewhere at the same moment waits for this."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with alone(self.path.with_name(f"{self.path.name}.lock")):
            self.write(server, table, tokens)

    def write(self, server: str, table: str, tokens: dict[int, str]) -> None:
        """The file is replaced as a whole, and private from the start."""
        known = self.read()
        mine = known.get(server, [])
        before = next((each.tokens for each in mine if each.table == table), {})
        others = [each for each in mine if each.table != table]
        known[server] = [MySeats(table, {**before, **tokens}), *others]
        unfinished = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(known)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, self.path)
