"""WebSockets that keep little while nothing is said: no compressor, and nothing of how they began.

Long messages are packed on their way, short ones are not.

A list of a hundred places for a tile and a whole state are long and repeat themselves; what has changed
after a usual move is short, and packing it would cost more than it saves.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG = 2048
"""Bytes from which a message is worth packing."""
WINDOW_BITS = 13
SETTINGS = {"level": 4, "memLevel": 6}


class PacksLongMessages(PerMessageDeflate):
    """The usual packing of messages, for long ones only."""

    def encode(self, frame: Frame) -> Frame:
        """As it is if it is short, else packed by itself."""
        return super().encode(frame) if len(frame.data) >= LONG or not frame.fin else frame


class OffersToPack(ServerPerMessageDeflateFactory):
    """What the server says to a client that can unpack: each message by itself."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PacksLongMessages]:
        """The same answer to the client as ever, and our way to pack."""
        answer, usual = super().process_request_params(params, accepted_extensions)
        ours = PacksLongMessages(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )
        return answer, ours


OFFERS = [OffersToPack()]
"""The same for every connection."""


class Frugal(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, with long messages packed."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = OFFERS

    def start_keepalive(self) -> None:
        """The client has been let in: nobody asks for the headers any more, and a browser sends many."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        cast(dict[str, Any], self.scope)["headers"].clear()
