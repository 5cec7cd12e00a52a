"""Visitors who say nothing, or come in crowds, or ask for what cannot be: nobody else notices."""

import asyncio
import gc
import http.client
import json
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caverna.server.configuration.settings import Settings
from caverna.server.door.deadline import Deadline
from caverna.server.door.origin import is_welcome
from caverna.server.door.porter import LONGEST_HEADER
from caverna.server.door.rate import Buckets, neighbourhood
from caverna.server.door.sockets import Frugal
from caverna.server.journal.json_log import BURST, JsonLines, NotTooOften
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Client, Running
from tests.server.test_serve_command import served_at

T = TypeVar("T")
SHORT = 1.0
REQUEST = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def impatient(settings: Settings) -> Iterator[Running]:
    """A server that waits for nobody who is silent."""
    running = Running(
        replace(
            settings,
            header_seconds=SHORT,
            hello_seconds=SHORT,
            request_seconds=5 * SHORT,
            connections_by_address=20,
        )
    )
    yield running
    running.stop()


def wire_to(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def is_closed_by_the_other_side(wire: socket.socket) -> bool:
    try:
        while wire.recv(65_536):
            pass
    except (ConnectionResetError, BrokenPipeError):
        return True
    return True


def drip(wire: socket.socket, data: bytes) -> bool:
    """Send letter by letter for ever; true when the other side has had enough."""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            for letter in data:
                wire.sendall(bytes([letter]))
                time.sleep(SHORT / 5)
    except OSError:
        return True
    return False


def test_who_says_nothing_has_to_go(impatient: Running) -> None:
    with wire_to(impatient) as wire:
        assert is_closed_by_the_other_side(wire)


def test_who_speaks_slowly_has_to_go(impatient: Running) -> None:
    with wire_to(impatient) as wire:
        assert drip(wire, b"GET / HTTP/1.1\r\nx-slow: " + b"z" * 1000)


def test_who_speaks_slowly_after_a_first_request_has_to_go(impatient: Running) -> None:
    with wire_to(impatient) as wire:
        wire.sendall(REQUEST)
        assert b"200 OK" in wire.recv(65_536)
        assert drip(wire, b"GET / HTTP/1.1\r\nx-slow: " + b"z" * 1000)


def test_who_sends_the_body_slowly_has_to_go(impatient: Running) -> None:
    with wire_to(impatient) as wire:
        wire.sendall(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5000\r\n\r\n{")
        assert b" 408 " in wire.recv(65_536)
        assert is_closed_by_the_other_side(wire)


def chat_for_ever(client: Client) -> None:
    """Say a lot, but not who one is."""
    while True:
        assert client.ask(type="ping")["type"] == "pong"
        time.sleep(SHORT / 10)


def test_who_does_not_say_hello_has_to_go(impatient: Running) -> None:
    table, tokens = impatient.new_table("human")
    silent, polite = impatient.connect(table), impatient.sit(table, tokens[0])
    babbling = impatient.connect(table)
    with pytest.raises(ConnectionClosed):
        silent.receive()
    with pytest.raises(ConnectionClosed):
        chat_for_ever(babbling)
    time.sleep(3 * SHORT)
    assert polite.ask(type="ping")["type"] == "pong", "a table may be looked at in silence"


def test_of_how_somebody_came_in_nothing_is_kept(server: Running) -> None:
    table, tokens = server.new_table("human")
    inside = server.sit(table, tokens[0])
    let_in = all_of(Frugal)
    assert let_in
    for each in let_in:
        assert not list(each.request.headers.raw_items())
        assert not each.scope["headers"]
    wait_until(lambda: not all_of(H11Protocol), "what had read the requests is gone")
    assert inside.ask(type="ping")["type"] == "pong"


def all_of(kind: type[T]) -> list[T]:
    """Those that are in the memory of this process, in which the server runs."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, kind)]


def test_a_crowd_from_one_address_waits_outside(impatient: Running) -> None:
    table, _ = impatient.new_table("human")
    inside = [impatient.sit(table) for _ in range(20)]
    with wire_to(impatient) as wire:
        assert b" 429 " in wire.recv(65_536)
        assert is_closed_by_the_other_side(wire)
    assert inside[0].ask(type="ping")["type"] == "pong"
    inside.pop().close()
    assert impatient.get("/health")["status"] == "ok"


def test_behind_a_proxy_the_crowd_is_counted_as_well(settings: Settings) -> None:
    running = Running(replace(settings, connections_by_address=3, trusted_proxies=("127.0.0.1/32",)))
    try:
        table, _ = running.new_table("human")
        crowd = [running.connect(table) for _ in range(3)]
        for client in crowd:
            client.hello()
        with pytest.raises(InvalidStatus):
            running.connect(table)
        assert running.get("/health")["status"] == "ok"
    finally:
        running.stop()


def test_long_addresses_of_one_household_are_one_visitor() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2") != neighbourhood("2001:db8:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("no:address") == "no:address"
    buckets = Buckets(2, 0.001)
    assert [buckets.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]


def limit_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


def crowd_at(address: str) -> None:
    """Six hundred come and say nothing; whoever was there before is served all the same."""
    host, _, port = address.partition(":")
    inside = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
    with ExitStack() as crowd:
        wires = []
        for _ in range(600):
            wires.append(crowd.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE)))
            inside.request("GET", "/health")
            assert inside.getresponse().read() == b'{"status":"ok"}'
        assert b" 503 " in wires[-1].recv(65_536)
    inside.close()


def test_with_few_descriptors_a_crowd_neither_stops_the_server_nor_floods_the_log(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caverna.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    command += ["--connections-by-address", "10000", "--header-seconds", "600"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=limit_files
    ) as process:
        try:
            crowd_at(served_at(process))
        finally:
            process.terminate()
        _, errors = process.communicate(timeout=PATIENCE)
    assert len(errors) < 100_000
    for line in errors.splitlines():
        json.loads(line)


def test_the_log_stays_json_and_is_not_flooded() -> None:
    limit, form = NotTooOften(), JsonLines()
    written = []
    for number in range(10_000):
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "no file left", (), None)
        record.facts = {"number": number, "bad": "\ud800\x00"}
        if limit.filter(record):
            written.append(json.loads(form.format(record)))
    assert len(written) <= BURST + 20
    time.sleep(0.2)
    late = logging.LogRecord("asyncio", logging.ERROR, "", 0, "no file left", (), None)
    assert limit.filter(late)
    told = [entry.get("left_out", 0) for entry in (*written, json.loads(form.format(late)))]
    assert sum(told) == 10_000 - len(written), "what is missing is told"
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "something else", (), None)
    assert limit.filter(other)


STRANGE = [
    "/%00",
    "/table/%00",
    "/%0a",
    "/" + "a" * 5000,
    "/" + "a/" * 2000,
    "/%00.js",
    "/assets/%00.js",
    "/" + "a" * 5000 + ".js",
    "/" + "a/" * 2000 + "x.js",
    "/%ff%fe.js",
    "/%ed%a0%80.js",
    "/assets/..%2f..%2f..%2fetc/passwd.js",
    "/api/tables/%00",
    "/api/tables/%00/record",
    "/api/tables/" + "a" * 5000,
    "/api/tables/..%2f..",
    "/api/tables/x/at/%00",
    "/locale/%00.ftl",
    "/api/campaigns/%00",
]


@pytest.mark.parametrize("path", STRANGE)
def test_an_address_that_cannot_be_is_not_found(
    server: Running, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    status, body, _ = server.request("GET", path)
    assert status in (404, 414)
    assert b"Traceback" not in body
    assert server.lobby.metrics.errors == 0
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "//", "http://", "x" * 9000])
def test_an_origin_that_cannot_be_is_not_welcome(server: Running, origin: str) -> None:
    status, body, _ = server.request("POST", "/api/tables", "{}", {"Origin": origin})
    assert status == 403
    assert json.loads(body)["code"] == "forbidden_origin"
    with pytest.raises(InvalidStatus) as refused:
        Client(f"ws://127.0.0.1:{server.port}/ws/x", {"Origin": origin})
    assert refused.value.response.status_code == (400 if len(origin) > LONGEST_HEADER else 403)
    assert not is_welcome(Headers({"host": "", "origin": "null"}), ())
    assert server.lobby.metrics.errors == 0


def test_an_address_far_too_long_is_refused_before_it_is_read(server: Running) -> None:
    with wire_to(server) as wire:
        wire.sendall(b"GET /" + b"a" * 200_000)
        assert b" 400 " in wire.recv(65_536)


def test_who_asks_too_often_is_told(settings: Settings) -> None:
    running = Running(replace(settings, gets_burst=5, gets_per_second=0.001))
    try:
        made, _ = running.new_table("human")
        assert [running.request("GET", f"/api/tables/{made}/chart")[0] for _ in range(3)] == [200, 200, 429]
        assert running.get(f"/api/tables/{made}")["table"] == made
        assert running.request("GET", "/")[0] == 200, "pages are for everybody"
    finally:
        running.stop()


def test_a_request_that_takes_too_long_is_ended() -> None:
    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(PATIENCE)

    async def at_once(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("done")(scope, receive, send)

    def status(app: Callable[[Scope, Receive, Send], object]) -> int:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "headers": []}
        asyncio.run(Deadline(app, 0.05)(scope, receive, send))  # type: ignore[arg-type]
        found: int = sent[0]["status"]
        return found

    assert status(never) == 408
    assert status(at_once) == 200
