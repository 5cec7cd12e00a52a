"""Running the server in this process until it is interrupted."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from caverna.server.app import make_app
from caverna.server.configuration.settings import Settings
from caverna.server.door.porter import guarded
from caverna.server.door.sockets import Frugal
from caverna.server.journal.json_log import log_to_stderr
from caverna.server.lobby.handing_over import hand_over
from caverna.server.storage.store import Store
from caverna.server.storage.stores import open_store

PING_SECONDS = 20


class Server(uvicorn.Server):
    """A server that, told to stop, takes nobody in any more and hands its clients over before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await hand_over(self.app.state.lobby)
        await super().shutdown(sockets)


def server_for(
    settings: Settings, store: Store | None = None, announce: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """A server that can be run on a socket; it opens its own store unless one is given."""
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        http=guarded(settings),
        ws=Frugal,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application itself knows which proxies to believe
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return Server(config, app, announce)


def run(
    settings: Settings, listening: socket.socket, announce: Callable[[], None], is_quiet: bool = False
) -> None:
    """Serve until interrupted; quietly, only what goes wrong is logged."""
    log_to_stderr(is_quiet)
    asyncio.run(serve(settings, listening, announce))


async def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve, which is announced once it does: StoreFailed says why it cannot."""
    store = await open_store(settings.database or settings.data)
    await server_for(settings, store, announce).serve(sockets=[listening])
