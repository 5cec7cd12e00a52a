"""Running the server in this process until it is interrupted."""

import socket

import uvicorn

from caverna.server.app import make_app
from caverna.server.json_log import log_to_stderr
from caverna.server.settings import Settings

PING_SECONDS = 20


def server_for(settings: Settings) -> uvicorn.Server:
    """A server that can be run on a socket."""
    config = uvicorn.Config(
        make_app(settings),
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
    return uvicorn.Server(config)


def run(settings: Settings, listening: socket.socket, is_quiet: bool = False) -> None:
    """Serve until interrupted; quietly, only what goes wrong is logged."""
    log_to_stderr(is_quiet)
    server_for(settings).run(sockets=[listening])
