"""The porter: how many connections there may be, all in all and by address, and how long they may be silent.

He stands before HTTP is read: what is too much costs next to nothing.
"""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from caverna.server.configuration.settings import Settings
from caverna.server.door.rate import MOST_ADDRESSES, is_within, neighbourhood

HEADERS = b"\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable" + HEADERS + b"the server is full\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests" + HEADERS + b"too many connections from your address\n"
LONGEST_HEADER, MOST_HEADERS = 8000, 100
"""Of somebody who wants a WebSocket: with more of it the next room keeps silent for ever."""
RESERVED_FILES = 64
"""Descriptors for the store, workers and pages."""


class Porter:
    """Knows who is there."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(2 * settings.most_connections, max(1, files_allowed() - RESERVED_FILES))
        """Beside those who sit at tables others come for pages."""
        self.most_by_address = settings.connections_by_address
        self.proxies = [ip_network(each) for each in settings.trusted_proxies]
        self.inside: dict[str, list[asyncio.Transport]] = {}
        """By neighbourhood; some of them may have gone already."""

    def refusal(self, transport: asyncio.Transport, address: str, connections: int) -> bytes:
        """What to say to somebody who cannot come in; nothing if he can."""
        if connections > self.most:
            return FULL
        if is_within(address, self.proxies):
            return b""
        known = self.still_inside(neighbourhood(address))
        if len(known) >= self.most_by_address:
            return TOO_MANY
        known.append(transport)
        return b""

    def still_inside(self, where: str) -> list[asyncio.Transport]:
        """Those from there who have not gone."""
        if len(self.inside) > MOST_ADDRESSES:
            self.inside = {each: left for each, known in self.inside.items() if (left := open_ones(known))}
        known = self.inside[where] = open_ones(self.inside.get(where, ()))
        return known


def open_ones(transports: Sequence[asyncio.Transport]) -> list[asyncio.Transport]:
    """Those that are not closed."""
    return [each for each in transports if not each.is_closing()]


def files_allowed() -> int:
    """How many descriptors this process may have; where nobody knows, very many."""
    try:
        import resource
    except ImportError:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


def guarded(settings: Settings) -> type[H11Protocol]:
    """HTTP as uvicorn speaks it, with a porter at the door and a clock on the wall."""
    porter = Porter(settings)

    class Guarded(H11Protocol):
        """One connection."""

        last_cycle: RequestResponseCycle | None = None
        next_look: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as above it
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            refusal = porter.refusal(transport, address, len(self.connections))
            if refusal:
                transport.write(refusal)
                transport.close()
            else:
                self.look_again()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.look_no_more()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            parts = (len(event.target), *(len(name) + len(value) for name, value in event.headers))
            if max(parts) > LONGEST_HEADER or len(parts) > MOST_HEADERS:
                self.send_400_response("Invalid HTTP request received.")
            else:
                super().handle_websocket_upgrade(event)
                self.look_no_more()

        def look_again(self) -> None:
            self.next_look = self.loop.call_later(settings.header_seconds, self.look_at_the_clock)

        def look_no_more(self) -> None:
            """The line is closed or speaks WebSocket now: what read it is not kept until the next look."""
            if self.next_look is not None:
                self.next_look.cancel()

        def look_at_the_clock(self) -> None:
            """Whoever has asked for nothing since the last look has to go."""
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            cycle: RequestResponseCycle | None = self.cycle
            is_waiting = cycle is None or cycle.response_complete
            if is_waiting and cycle is self.last_cycle:
                self.transport.abort()
                return
            self.last_cycle = cycle
            self.look_again()

    return Guarded
