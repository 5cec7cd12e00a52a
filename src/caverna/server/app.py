"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caverna.expansions import all_expansions
from caverna.server.configuration.settings import Settings
from caverna.server.door.deadline import Deadline
from caverna.server.door.proxies import for_proxies
from caverna.server.door.rate import Buckets
from caverna.server.journal.engine_in_use import engine_in_use
from caverna.server.journal.json_log import note
from caverna.server.lobby.open_lobby import open_lobby
from caverna.server.requests import http, watching
from caverna.server.requests.answering import get, post
from caverna.server.requests.doorkeeper import Doorkeeper
from caverna.server.requests.pages import get_page, get_words
from caverna.server.requests.websocket import table_socket
from caverna.server.storage.store import Store

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


FREE = 0


class SecurityHeaders:
    """Tells browsers to trust nothing but this server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """A server with these settings; its store is a database in its folder unless another one is given."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_lobby(settings, store) as lobby:
            app.state.lobby = lobby
            app.state.posts = Buckets(settings.posts_burst, settings.posts_per_second)
            app.state.makers = Buckets(settings.tables_burst, settings.tables_per_hour / 3600)
            app.state.gets = Buckets(settings.gets_burst, settings.gets_per_second)
            data = "a shared database" if settings.database else str(settings.data)
            note("server started", data=data, engine=engine_in_use())
            yield
        note("server stopped")

    return Starlette(
        routes=routes(),
        middleware=[
            *for_proxies(settings),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(settings.allowed_hosts), www_redirect=False),
            Middleware(SecurityHeaders),
            Middleware(Doorkeeper),
            Middleware(Deadline, seconds=settings.request_seconds),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        lifespan=lifespan,
    )


def routes() -> list[Route | WebSocketRoute]:
    """Every address there is."""
    table = "/api/tables/{table}"
    of_boxes = [route for box in all_expansions().values() for route in box.server().routes()]
    return [
        get("/api/setup", http.get_setup),
        get("/api/help", http.get_help),
        post("/api/tables", http.post_table),
        post("/api/tables/import", http.post_import),
        get(table, http.get_table),
        get(f"{table}/at/{{moves}}", http.get_moment, 2),
        get(f"{table}/record", http.get_record, 2),
        get(f"{table}/chart", http.get_chart, 2),
        get(f"{table}/review", http.get_review),
        post(f"{table}/join", http.post_join),
        post(f"{table}/fork", http.post_fork),
        post(f"{table}/seats/{{seat}}/free", http.post_free),
        post(f"{table}/delete", http.post_delete),
        *of_boxes,
        get("/health", watching.get_health, FREE),
        get("/ready", watching.get_ready, FREE),
        get("/metrics", watching.get_metrics),
        get("/locale/{language}.ftl", get_words, FREE),
        WebSocketRoute("/ws/{table}", table_socket),
        get("/{path:path}", get_page, FREE),
    ]
