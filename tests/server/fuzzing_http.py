"""Requests of every kind straight into the application: no fault, no change of a table that is not theirs."""

import asyncio
import json
import random
from dataclasses import replace
from urllib.parse import quote, unquote

from starlette.applications import Starlette
from starlette.types import Message

from caverna.server.app import make_app
from caverna.server.configuration.settings import Settings
from caverna.server.lobby.new_tables import create
from caverna.server.protocol.http_messages import NewTable, SeatRequest
from tests.server.fuzzing import SIGNS, anything

FAULT = 500
"""503 is no fault: the server says that it has enough to do."""
METHODS = ("GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW")
ENDS = (
    *(
        "",
        "/at/0",
        "/at/3",
        "/at/x",
        "/at/99999999",
        "/record",
        "/chart",
        "/review",
        "/join",
        "/fork",
        "/delete",
    ),
    *("/seats/0/free", "/seats/x/free", "/seats/9/free", "/nothing"),
)
ELSEWHERE = (
    *("/", "/api/setup", "/api/help", "/api/help?name=logging&players=2", "/api/help?players=99", "/health"),
    *(
        "/ready",
        "/metrics",
        "/locale/en.ftl",
        "/locale/xx.ftl",
        "/api/campaigns",
        "/api/campaigns/x",
        "/a.js",
    ),
    *("/assets/../x.js", "/api/tables", "/api/tables/import", "/table/x", "/..%2f..%2fetc/passwd"),
)
HEADERS = ("origin", "host", "accept-language", "range", "authorization", "content-type", "x-forwarded-for")
RECORD = "caverna record 1\nrules 1\nplayers 2\nfurnishings full\nseed 1\n\n- start A\n"


def a_path(luck: random.Random, table: str) -> str:
    """An address of the server, or nearly."""
    name = luck.choice((table, table, table[:-1], "x", "%00", quote(noise(luck)), "a" * 300))
    path = luck.choice(
        (f"/api/tables/{name}{luck.choice(ENDS)}", luck.choice(ELSEWHERE), f"/{quote(noise(luck))}")
    )
    return path if luck.random() < 0.8 else f"{path}?{quote(noise(luck))}={quote(noise(luck))}"


def noise(luck: random.Random) -> str:
    return "".join(luck.choices(SIGNS.replace("\ud800", ""), k=luck.randrange(20)))


def a_body(luck: random.Random) -> bytes:
    """Something to read, or nearly."""
    seats = [{"kind": luck.choice(("human", "open", "x", None))} for _ in range(luck.randrange(4))]
    name = {"name": noise(luck), "seat": luck.choice((None, 0, 1, -5, 10**30))}
    kinds: list[dict[str, object]] = [
        {"players": luck.choice((1, 2, 0, 99, None)), "seats": seats},
        {**name, "token": "t" * luck.choice((3, 30))},
        {"at": luck.choice((0, 2, -1, 10**9)), "seats": seats},
        {"host": luck.choice(("", "x", "x" * 500))},
        {"record": bent(luck, RECORD), "seats": seats},
        {"record": bent(luck, RECORD)},
    ]
    wanted = luck.choice(kinds)
    if luck.random() < 0.3:
        wanted[luck.choice(("players", "seats", "seed", "options", "expansion", "furnishings"))] = anything(
            luck
        )
    text = json.dumps(wanted)
    kind = luck.randrange(5)
    if kind == 0:
        return luck.randbytes(luck.randrange(80))
    if kind == 1:
        text = bent(luck, text)
    return text.encode("utf-8", "surrogatepass") if luck.random() < 0.98 else b"[" * 30_000


def bent(luck: random.Random, text: str) -> str:
    """A text with something wrong about it, or not."""
    if luck.random() < 0.4:
        return text
    place = luck.randrange(len(text))
    return text[:place] + luck.choice(SIGNS) + text[place + luck.randrange(4) :]


def some_headers(luck: random.Random) -> list[tuple[bytes, bytes]]:
    """What comes with a request."""
    found = [(b"host", b"127.0.0.1")]
    for name in luck.sample(HEADERS, luck.randrange(4)):
        value = luck.choice(("http://[", "null", "de", "bytes=9-1", "bytes=0-", "Bearer x", "", noise(luck)))
        found.append((name.encode(), value.encode("latin-1", "replace")))
    return found


async def request(app: Starlette, luck: random.Random, table: str) -> int:
    """One request; the status of the answer."""
    raw, _, query = a_path(luck, table).partition("?")
    body, answer = a_body(luck), 0

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal answer
        if message["type"] == "http.response.start":
            answer = message["status"]

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": luck.choice(METHODS),
        "scheme": "http",
        "path": unquote(raw),
        "raw_path": raw.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": some_headers(luck),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    return answer


def send_requests(settings: Settings, requests: int, seed: int) -> None:
    """So many, while two people sit at a table that is none of the visitors' business."""
    many = replace(settings, gets_burst=1e9, posts_burst=1e9, tables_burst=1e9, most_tables=10**9)
    luck = random.Random(seed)

    async def scenario() -> None:
        app = make_app(many)
        async with app.router.lifespan_context(app):
            lobby = app.state.lobby
            made = await create(lobby, NewTable(2, [SeatRequest("human"), SeatRequest("human")]))
            keeper = await lobby.keeper(made.table)
            await keeper.do(lambda table: None)
            before = await lobby.store.load(made.table)
            seen: set[int] = set()
            for _ in range(requests):
                seen.add(await request(app, luck, made.table))
            assert FAULT not in seen, seen
            assert {200, 201, 400, 403, 404, 405} <= seen, seen
            assert lobby.metrics.errors == 0
            assert await lobby.store.load(made.table) == before

    asyncio.run(scenario())
