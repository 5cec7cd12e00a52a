"""Before several servers, a proxy sends all who play at a table to the same one, and tables to all."""

from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from caverna.server.door.tokens import new_table_id
from tests.proxies.fronts import FRONTS, HOST, Front
from tests.proxies.test_proxies import ask

TABLES = 24
ABOUT = (
    "/ws/{table}",
    "/api/tables/{table}",
    "/api/tables/{table}/at/7",
    "/api/tables/{table}/record?from=x",
    "/api/tables/{table}/seats/1/free",
)


class Teller(BaseHTTPRequestHandler):
    """Says which server this is."""

    def do_GET(self) -> None:
        said = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def front_of_two(kind: str, tmp_path: Path) -> Iterator[Front]:
    with ExitStack() as stack:
        servers = [stack.enter_context(ThreadingHTTPServer((HOST, 0), Teller)) for _ in range(2)]
        for server in servers:
            Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
        standing = FRONTS[kind](tmp_path, *(server.server_address[1] for server in servers))
        stack.callback(standing.stop)
        yield standing


def server_of(front: Front, path: str, method: str = "GET", source: str = HOST) -> bytes:
    status, said, _ = ask(front, method, f"/caverna{path}", source=source)
    assert status == 200
    return said


def test_whatever_is_about_a_table_goes_to_one_server(front_of_two: Front) -> None:
    found = set()
    for _ in range(TABLES):
        table = new_table_id()
        by_path = {server_of(front_of_two, path.format(table=table)) for path in ABOUT}
        by_path.add(server_of(front_of_two, f"/api/tables/{table}/join", "POST", source="127.0.0.2"))
        assert len(by_path) == 1, table
        found |= by_path
    assert len(found) == 2, "both have tables"


def test_new_tables_are_made_at_all_servers(front_of_two: Front) -> None:
    for path in ("/api/tables", "/api/tables/import"):
        assert len({server_of(front_of_two, path, "POST") for _ in range(TABLES)}) == 2
