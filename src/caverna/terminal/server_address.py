"""A server by its address: what is asked there over HTTP, and where its tables are."""

import asyncio
import http.client
import re
from typing import TypeVar
from urllib.parse import quote, unquote, urlsplit

import msgspec

from caverna.engine.reasons import say
from caverna.server.protocol.http_messages import (
    Join,
    NewTable,
    Problem,
    Seated,
    SeatRequest,
    TableCreated,
    TableInfo,
)
from caverna.terminal.source import NoAnswer
from caverna.words.reasons import sentence
from caverna.words.system import why
from caverna.words.texts import Words
from caverna.words.told import ToldError

T = TypeVar("T")
SECONDS = 20
INVITATION = re.compile(r"(.*)/(?:join|table)/([^/]+)")


class BadAddress(ToldError):
    """What was given is no address of a server."""


class ServerAddress:
    """`https://example.org/caverna`, with everything that follows from it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadAddress("error-address", url=url)
        try:
            self.port = parts.port
        except ValueError:
            raise BadAddress("error-address-port", url=url) from None
        self.is_safe = parts.scheme == "https"
        self.host = parts.hostname
        self.netloc = parts.netloc.rpartition("@")[2]
        self.path = parts.path.rstrip("/")
        self.table: str | None = None
        """The table, if this is the link with which somebody was invited to one."""
        invited = INVITATION.fullmatch(self.path)
        if invited is not None:
            self.path, self.table = invited[1], unquote(invited[2])

    def __str__(self) -> str:
        return f"{'https' if self.is_safe else 'http'}://{self.netloc}{self.path}"

    def socket(self, table: str) -> str:
        """Where the line to a table is opened."""
        return f"{'wss' if self.is_safe else 'ws'}://{self.netloc}{self.path}/ws/{quote(table, safe='')}"

    def invitation(self, table: str) -> str:
        """The link for those who join, here as in the browser."""
        return f"{self}/join/{quote(table, safe='')}"

    # Requests.

    def request(self, method: str, path: str, body: bytes | None, language: str) -> tuple[int, bytes]:
        """Ask and wait; other things can go on meanwhile in other threads only."""
        kind = http.client.HTTPSConnection if self.is_safe else http.client.HTTPConnection
        line = kind(self.host, self.port, timeout=SECONDS)
        try:
            headers = {"Accept-Language": language, "Content-Type": "application/json"}
            line.request(method, self.path + path, body, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        except OSError as error:
            refused = sentence(say("error-at", what=str(self), why=why(error)), Words(language))
            raise NoAnswer(refused) from None
        except http.client.HTTPException as error:
            raise NoAnswer(f"{self}: {error}") from None
        finally:
            line.close()

    def ask(self, method: str, path: str, body: object, shape: type[T], language: str) -> T:
        """The same with documents."""
        sent = None if body is None else msgspec.json.encode(body)
        status, answer = self.request(method, path, sent, language)
        try:
            if status >= 400:
                raise NoAnswer(msgspec.json.decode(answer, type=Problem).say)
            return msgspec.json.decode(answer, type=shape)
        except (msgspec.DecodeError, UnicodeError):
            raise NoAnswer(Words(language).say("error-no-server", url=str(self))) from None

    async def get(self, path: str, shape: type[T], language: str) -> T:
        """A document, while the screen goes on."""
        return await asyncio.to_thread(self.ask, "GET", path, None, shape, language)

    def table_info(self, table: str, language: str) -> TableInfo:
        """A table in brief."""
        return self.ask("GET", f"/api/tables/{quote(table, safe='')}", None, TableInfo, language)

    async def join(self, table: str, name: str, seat: int, token: str, language: str) -> Seated:
        """Sit down. Whoever brings his token may ask again when the answer got lost."""
        wanted = Join(name, seat, token)
        path = f"/api/tables/{quote(table, safe='')}/join"
        return await asyncio.to_thread(self.ask, "POST", path, wanted, Seated, language)

    async def new_table(
        self, players: int, name: str, others: SeatRequest, expansion: str, language: str
    ) -> TableCreated:
        """A table with me on the first seat and all others alike."""
        seats = [SeatRequest("human", name), *[others] * (players - 1)]
        wanted = NewTable(players, seats, expansion=expansion)
        return await asyncio.to_thread(self.ask, "POST", "/api/tables", wanted, TableCreated, language)
