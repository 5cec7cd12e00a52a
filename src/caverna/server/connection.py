"""Somebody who looks at a table: his seats, his language, what he has seen, what waits to be sent to him."""

import asyncio
from dataclasses import dataclass, field

import msgspec

from caverna.server.messages import ErrorCode, ErrorMessage, Pong
from caverna.server.rate import Bucket
from caverna.server.settings import Settings
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


@dataclass(frozen=True, eq=False, slots=True)
class SeenState:
    """A state that was sent: in bytes, for that is a fifth of what it takes in parts. Many may share one."""

    showing: int
    scene: bytes
    sight: bytes
    moves: bytes


@dataclass(eq=False)
class Connection:
    """One client. It is served through a bounded queue; whoever does not read it is dropped."""

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
    outgoing: asyncio.Queue[bytes | None] = field(init=False)
    """What waits to be sent; None: close."""
    bucket: Bucket = field(init=False)
    writing: "asyncio.Task[None] | None" = None
    """What sends it."""

    def __post_init__(self) -> None:
        self.outgoing = asyncio.Queue(self.settings.outgoing_messages)
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
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Give up a client that does not read: nothing more is sent, and the connection is closed."""
        self.is_closing = self.was_too_slow = True
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        if self.writing is not None:
            self.writing.cancel()  # it may be stuck in a message

    def close(self, code: int = TRY_AGAIN) -> None:
        """Close after what already waits has been sent, and say why."""
        if self.is_closing:
            return
        self.closing_code = code
        if self.outgoing.full():
            self.outgoing.get_nowait()
        self.is_closing = True
        self.outgoing.put_nowait(None)

    def refuse(self, refused: Refused) -> None:
        """Say no."""
        say = Words(self.language).say(refused.key, **refused.arguments)
        self.send(encoder.encode(ErrorMessage(refused.code, say, self.seen_version or 0)))
