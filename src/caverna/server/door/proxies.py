"""Behind a proxy: below a path of its host, and told by proxies that are trusted who asks for what.

For X-Forwarded-For and X-Forwarded-Proto uvicorn has what is needed; it comes after what stands here.
"""

from collections.abc import Sequence
from ipaddress import ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from caverna.server.configuration.settings import Settings


def for_proxies(settings: Settings) -> list[Middleware]:
    """What a request passes before anything else looks at it."""
    trusting = [
        Middleware(ForwardedHost, trusted=settings.trusted_proxies),
        Middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies)),
    ]
    return [
        *(trusting if settings.trusted_proxies else ()),
        *([Middleware(BelowPath, base_path=settings.base_path)] if settings.base_path else ()),
    ]


class ForwardedHost:
    """A trusted proxy that calls us by another name says under which one we were asked for."""

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        self.networks = [ip_network(each) for each in trusted]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            asked_for = Headers(scope=scope).get("x-forwarded-host")
            if asked_for and self.is_trusted(scope):
                scope = {**scope, "headers": list(scope["headers"])}
                MutableHeaders(scope=scope)["host"] = asked_for.rsplit(",", 1)[-1].strip()
        await self.app(scope, receive, send)

    def is_trusted(self, scope: Scope) -> bool:
        """Whether the other end of the wire is one of our proxies."""
        if not scope.get("client"):
            return False
        try:
            address = ip_address(scope["client"][0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)


class BelowPath:
    """Takes the path where the server lives off every address, if the proxy has left it there."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == self.base_path:
            await RedirectResponse(f"{self.base_path}/")(scope, receive, send)
            return
        if scope["type"] != "lifespan" and scope["path"].startswith(f"{self.base_path}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self.base_path)}
        await self.app(scope, receive, send)
