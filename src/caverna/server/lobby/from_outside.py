"""What is done to the store from outside while the server runs: bans, seats freed, tables deleted."""

import asyncio

from caverna.server.journal.json_log import note
from caverna.server.lobby.lobby import Lobby
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.connection import Refused

LOOK_SECONDS = 2.0
BANNED = Refused("server", "server-banned")


async def look_outside(lobby: Lobby) -> None:
    """Look from time to time, for ever. Servers that share a database are told of tables by it."""
    while True:
        try:
            if isinstance(lobby.store, SqliteStore) and await lobby.store.was_written_by_others():
                for keeper in list(lobby.keepers.values()):
                    keeper.hear_of_change()
            if lobby.bans.learn(await lobby.store.bans()):
                show_the_door(lobby)
        except StoreFailed as error:
            note("bans could not be read", why=str(error))
        await asyncio.sleep(LOOK_SECONDS)


def show_the_door(lobby: Lobby) -> None:
    """Those who are turned away from now on, and are here."""
    for keeper in list(lobby.keepers.values()):
        for connection in list(keeper.audience.connections):
            if lobby.bans.forbid(connection.address):
                connection.refuse(BANNED)
                connection.close()
