"""A store that several processes share: they tell each other what changed, and share the work of the bots."""

from abc import abstractmethod
from collections.abc import AsyncIterator
from dataclasses import dataclass

from caverna.server.storage.sql_store import SqlStore


@dataclass(frozen=True)
class Work:
    """A table that has to go on by itself from this version: a bot is asked, or whoever began it has died."""

    table: str
    version: int


@dataclass(frozen=True)
class Notice:
    """What one process tells all others; those who were not listening have missed it."""

    kind: str
    words: tuple[str, ...] = ()


LISTENING = Notice("listening")
"""From here on nothing is missed; what was said before may have been."""
MOVED, CHANGED, WORK, HERE, WHO, AGREED = "moved", "changed", "work", "here", "who", "agreed"


class SharedStore(SqlStore):
    """What only a shared store can do."""

    @abstractmethod
    def notices(self) -> AsyncIterator[Notice]:
        """Everything that is told from now on, for ever; after a break LISTENING comes again."""

    @abstractmethod
    async def tell(self, *notices: Notice) -> None:
        """Tell all processes."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of these tables, as far as there are any."""

    @abstractmethod
    async def add_work(self, table: str, version: int, seconds: float) -> None:
        """A table has to go on by itself, in so many seconds; nothing happens if that is known."""

    @abstractmethod
    async def take_work(self, lease: float) -> Work | None:
        """What has waited longest, people's tables first. Nobody else gets it during the lease."""

    @abstractmethod
    async def keep_at_work(self, table: str, lease: float) -> None:
        """Nobody else gets this work for so much longer; 0: everybody may have it now."""

    @abstractmethod
    async def work_waiting(self) -> int:
        """How many tables wait for somebody who sees to them."""

    @abstractmethod
    async def drop_work(self, work: Work) -> None:
        """There was nothing to do."""
