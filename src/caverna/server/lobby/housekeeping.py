"""Tables nobody has used for long are forgotten, and there is room for so many only."""

import asyncio
import time
from dataclasses import replace

from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import note
from caverna.server.lobby.lobby import Lobby
from caverna.server.storage.store import Expiry, StoredDocument, StoredTable, StoreFailed
from caverna.server.tables.connection import Refused

A_DAY = 24 * 60 * 60
AT_A_TIME = 200
"""Tables forgotten in one transaction: others do not wait long."""
MEGABYTE = 1024 * 1024


class NoRoom(Exception):
    """The store holds as much as it may."""


def expiry_of(settings: Settings) -> Expiry:
    """Since when a table has to have been used to be kept; zero days: for ever."""
    now = time.time()
    abandoned, finished = settings.keep_abandoned_days, settings.keep_finished_days
    return Expiry(now - abandoned * A_DAY if abandoned else 0, now - finished * A_DAY if finished else 0)


async def keep_new(lobby: Lobby, stored: StoredTable) -> None:
    """Keep a new table, if there is room for it."""
    check_room(lobby)
    await lobby.store.create(stored)
    lobby.size = replace(lobby.size, tables=lobby.size.tables + 1)  # others may have come meanwhile


async def keep_new_document(lobby: Lobby, stored: StoredDocument) -> None:
    """Likewise a new document: it takes room as a table does."""
    check_room(lobby)
    await lobby.store.create_document(stored)
    lobby.size = replace(lobby.size, documents=lobby.size.documents + 1)


def check_room(lobby: Lobby) -> None:
    """Raise NoRoom if the store holds as much as it may."""
    size, settings = lobby.size, lobby.settings
    if (
        size.tables + size.documents >= settings.most_tables
        or size.bytes >= settings.most_megabytes * MEGABYTE
    ):
        raise NoRoom


async def tidy(lobby: Lobby) -> int:
    """Forget what is too old, and look how much there is; returns how many tables were forgotten."""
    count = 0
    while forgotten := await lobby.store.forget(expiry_of(lobby.settings), AT_A_TIME):
        count += len(forgotten)
        for table in forgotten:
            lobby.dismiss(table, Refused("unknown_table", "server-unknown-table"))
    lobby.size = await lobby.store.size()
    return count


async def keep_house(lobby: Lobby) -> None:
    """Tidy up from time to time, for ever."""
    while True:
        await asyncio.sleep(lobby.settings.tidy_seconds)
        try:
            count = await tidy(lobby)
            if count:
                note("tables forgotten", count=count)
        except StoreFailed as failed:
            note("could not tidy up", why=str(failed))
