"""Which store a server uses."""

from caverna.server.settings import Settings
from caverna.server.sqlite_store import SqliteStore
from caverna.server.store import Store


def open_store(settings: Settings) -> Store:
    """The store of a server, ready for use. Raises StoreFailed with one line that says why it cannot be."""
    return SqliteStore(settings.data)
