"""Whoever is turned away is told so before he can ask for anything."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from caverna.server.lobby.lobby import Lobby
from caverna.server.requests.answering import language_of, problem
from caverna.words.texts import Words

POLICY = 1008


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
