"""What is done to the store from outside while the server runs: bans, seats freed, tables deleted."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from caverna.server.answering import language_of, problem
from caverna.server.connection import Refused
from caverna.server.json_log import note
from caverna.server.lobby import Lobby
from caverna.server.sqlite_store import SqliteStore
from caverna.server.store import StoreFailed
from caverna.words.texts import Words

LOOK_SECONDS = 2.0
BANNED = Refused("server", "server-banned")
POLICY = 1008


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
        for connection in list(keeper.connections):
            if lobby.bans.forbid(connection.address):
                connection.refuse(BANNED)
                connection.close()


class Doorkeeper:
    """Lets nobody in whose address is banned."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self.is_banned(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(POLICY)
        else:
            await refusal(scope)(scope, receive, send)

    def is_banned(self, scope: Scope) -> bool:
        lobby: Lobby = scope["app"].state.lobby
        if not scope.get("client") or not lobby.bans.forbid(scope["client"][0]):
            return False
        lobby.metrics.refuse("banned")
        return True


def refusal(scope: Scope) -> Response:
    """What somebody is told who is turned away."""
    return problem(403, "banned", Words(language_of(Request(scope))).say("server-banned"))
