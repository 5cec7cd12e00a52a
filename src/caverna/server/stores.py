"""Which store it is: a folder holds SQLite, an address leads to PostgreSQL."""

from pathlib import Path

from caverna.server.sqlite_store import SqliteStore
from caverna.server.store import Store, StoreFailed

SCHEMES = ("postgresql://", "postgres://")
NOT_INSTALLED = "PostgreSQL needs psycopg, which is not installed: pip install 'caverna[postgresql]'"


def is_shared(where: str) -> bool:
    """Whether it is the address of a PostgreSQL."""
    return where.startswith(SCHEMES)


async def open_store(where: str | Path) -> Store:
    """The store in a folder or behind an address, made if it is new."""
    if isinstance(where, Path) or not is_shared(where):
        return SqliteStore(Path(where))
    try:
        from caverna.server.postgres_store import PostgresStore
    except ImportError:
        raise StoreFailed(NOT_INSTALLED) from None
    return await PostgresStore.open(where)
