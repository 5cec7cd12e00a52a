"""Which store it is: a folder holds SQLite, an address leads to PostgreSQL."""

from pathlib import Path

from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.storage.store import Store, UnfitStore

SCHEMES = ("postgresql://", "postgres://")


def is_shared(where: str) -> bool:
    """Whether it is the address of a PostgreSQL."""
    return where.startswith(SCHEMES)


async def open_store(where: str | Path) -> Store:
    """The store in a folder or behind an address, made if it is new."""
    if isinstance(where, Path) or not is_shared(where):
        return SqliteStore(Path(where))
    try:
        from caverna.server.storage.postgres_store import PostgresStore
    except ImportError:
        raise UnfitStore("error-extra", package="psycopg", extra="postgresql") from None
    return await PostgresStore.open(where)
