"""What whoever watches the server asks it: is it well, does it take visitors, how does it do."""

import hmac

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from caverna.server.journal.json_log import note
from caverna.server.lobby.lobby import Lobby
from caverna.server.requests.answering import json, lobby_of, problem
from caverna.server.requests.pulse import is_alive
from caverna.server.storage.shared_store import SharedStore
from caverna.server.storage.store import Store
from caverna.words.texts import LANGUAGES, Words


async def get_health(request: Request) -> Response:
    """Whether the server can write to its store, and has room to."""
    lobby = lobby_of(request)
    why_not = await is_alive(lobby)
    if why_not:
        note("not well", why=why_not)
        return problem(503, "store", Words(LANGUAGES[0]).say("server-try-again"))
    return json({"status": "ok"})


async def get_ready(request: Request) -> Response:
    """Whether a proxy may send visitors here: it is well, not about to leave, and has room for them."""
    why_not = lobby_of(request).admission.why_not()
    if why_not is not None:
        return problem(503, "not_ready", Words(LANGUAGES[0]).say(why_not))
    return await get_health(request)


async def get_metrics(request: Request) -> Response:
    """Figures for whoever has the token; for all others there is nothing here."""
    lobby = lobby_of(request)
    if not may_watch(lobby, request.headers.get("authorization", "")):
        return PlainTextResponse("not found", 404)
    figures = lobby.metrics.text() + lobby.metrics.gauges(
        loop_lag_seconds=lobby.admission.lag,
        bots_waiting=lobby.thinkers.waiting + await work_waiting(lobby.store),
        desk_waiting=lobby.desk.waiting,
        tables_stored=lobby.size.tables,
        store_bytes=lobby.size.bytes,
    )
    return Response(figures, media_type="text/plain; version=0.0.4")


async def work_waiting(store: Store) -> int:
    """Tables of a shared store whose bots nobody sees to yet, at whichever process."""
    return await store.work_waiting() if isinstance(store, SharedStore) else 0


def may_watch(lobby: Lobby, authorization: str) -> bool:
    """Whether somebody brings the token; without one nobody may."""
    token = lobby.settings.metrics_token
    return bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
