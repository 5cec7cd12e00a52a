"""Running the server in this process until it is interrupted."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from caverna.server.app import make_app
from caverna.server.handing_over import hand_over
from caverna.server.json_log import log_to_stderr
from caverna.server.porter import guarded
from caverna.server.settings import Settings
from caverna.server.store import Store
from caverna.server.stores import open_store

PING_SECONDS = 20


class Server(uvicorn.Server):
    """A server that, told to stop, takes nobody in any more and hands its clients over before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await hand_over(self.app.state.lobby)
        await super().shutdown(sockets)


def server_for(settings: Settings, store: Store | None = None) -> uvicorn.Server:
    """A server that can be run on a socket; it opens its own store unless one is given."""
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        http=guarded(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application itself knows which proxies to believe
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # what has changed is small, and a compressor for each client is not
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return Server(config, app)


def run(
    settings: Settings, listening: socket.socket, announce: Callable[[], None], is_quiet: bool = False
) -> None:
    """Serve until interrupted; quietly, only what goes wrong is logged."""
    log_to_stderr(is_quiet)
    asyncio.run(serve(settings, listening, announce))


async def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve, which is announced when the store can be used and not before: StoreFailed says why not."""
    store = await open_store(settings.database or settings.data)
    announce()
    await server_for(settings, store).serve(sockets=[listening])
