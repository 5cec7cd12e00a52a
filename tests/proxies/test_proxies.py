"""Behind nginx and Caddy, over TLS and below a path: pages, files, requests, websockets, and who is who."""

import http.client
import json
import re
import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.proxies.fronts import Front, trusting_everybody
from tests.server.conftest import Json, Running

TABLE = {"players": 1, "seats": [{"kind": "human"}]}


def ask(
    front: Front, method: str, path: str, body: Json = None, source: str = "127.0.0.1", **headers: str
) -> tuple[int, bytes, dict[str, str]]:
    """A request over TLS, from an address of this machine."""
    connection = http.client.HTTPSConnection(
        "localhost", front.port, timeout=PATIENCE, source_address=(source, 0), context=trusting_everybody()
    )
    try:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        return answer.status, answer.read(), {k.lower(): v for k, v in answer.getheaders()}
    finally:
        connection.close()


def new_table(front: Front) -> Json:
    status, body, _ = ask(
        front, "POST", "/caverna/api/tables", TABLE, Origin=f"https://localhost:{front.port}"
    )
    assert status == 201, body
    return json.loads(body)


def open_socket(front: Front, table: str, origin: str) -> ClientConnection:
    address = f"wss://localhost:{front.port}/caverna/ws/{table}"
    context = trusting_everybody()
    return connect(address, ssl=context, additional_headers={"Origin": origin}, open_timeout=PATIENCE)


def test_the_page_and_its_files_below_the_path(front: Front) -> None:
    status, _, headers = ask(front, "GET", "/caverna")
    assert (status, headers["location"]) == (308, "/caverna/") or headers["location"].endswith("/caverna/")
    for page in ("/caverna/", "/caverna/table/some-table"):
        status, body, _ = ask(front, "GET", page)
        assert status == 200
        assert b'<meta name="base-path" content="/caverna"' in body
        files = re.findall(r'(?:src|href)="([^"]+)"', body.decode())
        assert len(files) == 3
        for file in files:
            assert file.startswith("/caverna/assets/")
            assert ask(front, "GET", file)[0] == 200
    assert ask(front, "GET", "/caverna/locale/de.ftl")[0] == 200
    assert ask(front, "GET", "/caverna/api/setup")[0] == 200
    assert ask(front, "GET", "/caverna/health")[0] == 200


def test_nobody_outside_reads_the_figures_of_the_server(front: Front) -> None:
    assert ask(front, "GET", "/caverna/metrics")[0] == 404


def test_a_game_over_a_websocket(front: Front) -> None:
    made = new_table(front)
    with open_socket(front, made["table"], f"https://localhost:{front.port}") as wire:
        wire.send(json.dumps({"type": "hello", "tokens": list(made["tokens"].values()), "language": "en"}))
        state = json.loads(wire.recv(PATIENCE))
        while not state["moves"]:
            state = json.loads(wire.recv(PATIENCE))
        move = state["moves"][0]["move"]
        wire.send(json.dumps({"type": "move", "version": state["version"], "move": move}))
        assert json.loads(wire.recv(PATIENCE))["version"] == state["version"] + 1


def test_pages_of_others_are_turned_away(front: Front) -> None:
    status, body, _ = ask(front, "POST", "/caverna/api/tables", TABLE, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["code"]) == (403, "forbidden_origin")
    made = new_table(front)
    with pytest.raises(InvalidStatus) as refused:
        open_socket(front, made["table"], "https://elsewhere.example")
    assert refused.value.response.status_code == 403


def posts_until_refused(front: Front, source: str, **headers: str) -> int:
    """How many tables somebody can make."""
    for n in range(10):
        status, _, _ = ask(front, "POST", "/caverna/api/tables", TABLE, source, **headers)
        if status == 429:
            return n
        assert status == 201
    return 10


def test_limits_are_for_visitors_and_not_for_the_proxy(strict_front: Front) -> None:
    assert posts_until_refused(strict_front, "127.0.0.2") == 3
    assert posts_until_refused(strict_front, "127.0.0.3") == 3


def test_nobody_gets_another_address_by_saying_so(strict_front: Front) -> None:
    assert posts_until_refused(strict_front, "127.0.0.2") == 3
    assert posts_until_refused(strict_front, "127.0.0.2", X_Forwarded_For="9.9.9.9") == 0


def test_a_visitor_does_not_choose_the_name_of_the_host(front: Front) -> None:
    """Or a page from elsewhere could say that it comes from there."""
    lie = {"X_Forwarded_Host": "elsewhere.example", "Origin": "https://elsewhere.example"}
    assert ask(front, "POST", "/caverna/api/tables", TABLE, **lie)[0] == 403


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Host"])
def test_who_is_no_proxy_of_ours_is_not_believed(strict_server: Running, header: str) -> None:
    """Directly at the server, from an address that nobody trusts."""
    statuses = []
    for n in range(5):
        host = "elsewhere.example" if header == "X-Forwarded-Host" else f"9.9.9.{n}"
        origin = {"Origin": "https://elsewhere.example"} if header == "X-Forwarded-Host" else {}
        connection = http.client.HTTPConnection(
            "127.0.0.1", strict_server.port, timeout=PATIENCE, source_address=("127.0.0.7", 0)
        )
        connection.request("POST", "/api/tables", json.dumps(TABLE), {header: host, **origin})
        statuses.append(connection.getresponse().status)
        connection.close()
    assert statuses == ([403] * 5 if header == "X-Forwarded-Host" else [201, 201, 201, 429, 429])


def test_a_proxy_of_ours_is_believed(strict_server: Running) -> None:
    """One that calls the server by another name, as Apache does."""
    told = {
        "X-Forwarded-Host": "club.example",
        "Origin": "https://club.example",
        "X-Forwarded-For": "9.9.9.9",
    }
    for expected in (201, 201, 201, 429):
        assert strict_server.request("POST", "/caverna/api/tables", json.dumps(TABLE), told)[0] == expected
    others = {**told, "X-Forwarded-For": "9.9.9.8"}
    assert strict_server.request("POST", "/api/tables", json.dumps(TABLE), others)[0] == 201


def test_the_path_may_be_taken_off_by_the_proxy_or_not(server: Running) -> None:
    assert server.get("/caverna/health") == server.get("/health") == {"status": "ok"}
    status, _, headers = server.request("GET", "/caverna")
    assert (status, headers["location"]) == (307, "/caverna/")
    assert server.request("GET", "/cavernas/api/setup")[0] == 200, (
        "a page of the client, which says so itself"
    )


def test_a_socket_that_says_nothing_is_no_proxy(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as wire:
        wire.sendall(b"GET /caverna/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \r\n\r\n")
        assert b"200 OK" in wire.recv(4096)
