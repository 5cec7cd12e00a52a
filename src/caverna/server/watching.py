"""What whoever watches the server asks it."""

from starlette.requests import Request
from starlette.responses import Response

from caverna.server.answering import json, lobby_of


async def get_health(request: Request) -> Response:
    """Whether the server can read its store."""
    await lobby_of(request).store.load("")
    return json({"status": "ok"})


async def get_metrics(request: Request) -> Response:
    """Figures for whoever watches the server."""
    return Response(lobby_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
