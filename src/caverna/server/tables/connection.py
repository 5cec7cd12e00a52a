"""Somebody who looks at a table: his seats, his language, what he has seen, what waits to be sent to him."""

import asyncio
import zlib
from dataclasses import dataclass, field

import msgspec

from caverna.server.configuration.settings import Settings
from caverna.server.door.rate import Bucket
from caverna.server.protocol.messages import ErrorCode, ErrorMessage, Pong
from caverna.server.tables.waiting_line import Full, WaitingLine
from caverna.words.texts import LANGUAGES, Words

TRY_AGAIN = 1013
"""How a connection is closed that may come back."""
encoder = msgspec.json.Encoder()
PONG = encoder.encode(Pong())


class Refused(Exception):
    """The table says no, and why."""

    def __init__(self, code: ErrorCode, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.code = code
        self.key = key
        self.arguments = arguments


FAILED = Refused("server", "server-failed")
NOT_KEPT = Refused("server", "server-not-kept")


@dataclass(eq=False, slots=True)
class SeenState:
    """A state that was sent: in bytes, for that is a fifth of what it takes in parts. Many may share one."""

    showing: int
    scene: bytes
    sight: bytes
    moves: bytes
    packed: bytes = b""
    """All three while nothing happens, in a quarter of the memory."""

    def pack(self) -> None:
        """Nothing happens at the table."""
        if not self.packed:
            self.packed = zlib.compress(b"\0".join((self.scene, self.sight, self.moves)), 1)
            self.scene = self.sight = self.moves = b""

    def unpack(self) -> None:
        """Something does."""
        if self.packed:
            self.scene, self.sight, self.moves = zlib.decompress(self.packed).split(b"\0")
            self.packed = b""


@dataclass(eq=False, slots=True)
class Connection:
    """One client. What is sent to it waits in a line; whoever does not read is dropped."""

    settings: Settings
    address: str = ""
    """Where it comes from."""
    keys: tuple[str, ...] = ()
    """Hashes of the tokens it came with."""
    seats: tuple[int, ...] = ()
    language: str = LANGUAGES[0]
    seen: SeenState | None = None
    """What was sent last: the next time only what has changed since."""
    seen_log: int = 0
    seen_version: int | None = None
    has_said_hello: bool = False
    refusals: int = 0
    is_closing: bool = False
    was_too_slow: bool = False
    closing_code: int = TRY_AGAIN
    outgoing: WaitingLine[bytes | None] = field(init=False)
    """What waits to be sent; None: close."""
    bucket: Bucket = field(init=False)
    writing: "asyncio.Task[None] | None" = None
    """What sends it."""

    def __post_init__(self) -> None:
        self.outgoing = WaitingLine(self.settings.outgoing_messages)
        self.bucket = Bucket(self.settings.message_burst, self.settings.messages_per_second)

    def speak(self, language: str) -> None:
        """Use the language if there is such a one."""
        if language in LANGUAGES:
            self.language = language

    def send(self, message: bytes) -> None:
        """Have a message sent."""
        if self.is_closing:
            return
        try:
            self.outgoing.put_now(message)
        except Full:
            self.drop()

    def drop(self) -> None:
        """Give up a client that does not read: nothing more is sent, and the connection is closed."""
        self.is_closing = self.was_too_slow = True
        while not self.outgoing.is_empty:
            self.outgoing.take_now()
        if self.writing is not None:
            self.writing.cancel()  # it may be stuck in a message

    def close(self, code: int = TRY_AGAIN) -> None:
        """Close after what already waits has been sent, and say why."""
        if self.is_closing:
            return
        self.closing_code = code
        if self.outgoing.is_full:
            self.outgoing.take_now()
        self.is_closing = True
        self.outgoing.put_now(None)

    def refuse(self, refused: Refused) -> None:
        """Say no."""
        say = Words(self.language).say(refused.key, **refused.arguments)
        self.send(encoder.encode(ErrorMessage(refused.code, say, self.seen_version or 0)))
