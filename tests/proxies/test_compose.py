"""The whole of deploy/compose.yaml without containers: every service with its own command and environment.

What stands in for an engine is this file: it reads compose.yaml, puts addresses of this machine in place of
the names of containers, and starts PostgreSQL, two servers, a process for the bots and Caddy.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped] # it has no types of its own
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.postgresql import Postgres
from tests.proxies.fronts import CADDY_HEAD, DEPLOY, HOST, Greeter, Process, free_port, program
from tests.proxies.test_proxies import ask, open_socket
from tests.server.conftest import Json

COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]


class Site:
    """All services of the file, on this machine."""

    def __init__(self, folder: Path) -> None:
        self.stack = ExitStack()
        postgres = Postgres()
        self.stack.callback(postgres.stop)
        self.database = postgres.new_database()
        self.servers = {name: self.serve(name) for name in SERVICES["proxy"]["depends_on"]}
        self.bots = subprocess.Popen(
            [sys.executable, "-m", "caverna", *SERVICES["bots"]["command"]], env=self.settings("bots")
        )
        self.stack.callback(self.end_bots)
        self.port = free_port()
        self.stack.callback(self.proxy(folder).stop)

    def settings(self, service: str, **more: str) -> dict[str, str]:
        """The environment of a service; the database and the proxy have other addresses here."""
        said = dict(SERVICES[service]["environment"])
        assert said["CAVERNA_DATABASE"].endswith("@database/caverna")
        said["CAVERNA_DATABASE"] = self.database
        if "CAVERNA_TRUSTED_PROXIES" in said:
            said["CAVERNA_TRUSTED_PROXIES"] = HOST
        return {**os.environ, **said, **more}

    def serve(self, service: str) -> Process:
        """A server, as the image starts it."""
        port = free_port()
        server = Process(
            [sys.executable, "-m", "caverna", "serve"], port, self.settings(service, CAVERNA_PORT=str(port))
        )
        self.stack.callback(server.stop)
        return server

    def proxy(self, folder: Path) -> Process:
        """Caddy before them, with a certificate of its own making."""
        said = dict(SERVICES["proxy"]["environment"])
        for name, server in self.servers.items():
            assert f"{name}:8123" in said["CLUB_SERVERS"].split()
            said["CLUB_SERVERS"] = said["CLUB_SERVERS"].replace(f"{name}:8123", f"{HOST}:{server.port}")
        assert set(said) == {"CLUB_DOMAIN", "CLUB_SERVERS"}
        said["CLUB_DOMAIN"] = f"https://localhost:{self.port}"
        assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]
        site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        site = site.replace("\tencode gzip\n", "\tencode gzip\n\ttls internal\n")
        (folder / "Caddyfile").write_text(CADDY_HEAD + site, encoding="utf-8")
        homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
        return Greeter(command, self.port, {**os.environ, **homes, **said})

    def end_bots(self) -> None:
        self.bots.terminate()
        self.bots.wait(PATIENCE)

    def stop(self) -> None:
        self.stack.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    running = Site(tmp_path)
    yield running
    running.stop()


def answer(site: Site, method: str, path: str, body: Json = None) -> Json:
    """What the proxy answers, as soon as it has found a server."""
    while True:
        status, text, _ = ask(site, method, f"/caverna{path}", body)
        if status < 500:
            return json.loads(text)
        time.sleep(0.1)


def look(wire: ClientConnection, token: str) -> Json:
    """The table, once its player is asked: through whichever server the proxy has chosen."""
    wire.send(json.dumps({"type": "hello", "tokens": [token], "language": "en"}))
    while True:
        said = json.loads(wire.recv(PATIENCE))
        if said["type"] == "state" and said["moves"]:
            return said
        if said["type"] == "changes":
            wire.send(json.dumps({"type": "state"}))


def play(wire: ClientConnection, token: str) -> int:
    """A move; returns the version it has led to."""
    state = look(wire, token)
    move = next(each["move"] for each in state["moves"])
    wire.send(json.dumps({"type": "move", "version": state["version"], "move": move}))
    version = state["version"]
    while version == state["version"]:
        version = json.loads(wire.recv(PATIENCE))["version"]
    return int(version)


def test_the_whole_site_is_played_and_outlives_one_of_its_servers(site: Site) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human"}]
    made = answer(site, "POST", "/api/tables", {"players": 2, "seats": seats})
    table, token, here = made["table"], made["tokens"]["1"], f"https://localhost:{site.port}"
    with open_socket(site, table, here) as wire:
        version = play(wire, token)
    moves = answer(site, "GET", f"/api/tables/{table}")["moves"]
    assert moves > 1, "the bot began, thought for by a process of its own"
    first, *_ = site.servers.values()
    first.stop()
    assert first.process.returncode in (0, -signal.SIGTERM), "it hands over and goes"
    with open_socket(site, table, here) as wire:
        wire.send(json.dumps({"type": "hello", "tokens": [token], "language": "en"}))
        assert json.loads(wire.recv(PATIENCE))["version"] >= version
    assert answer(site, "GET", "/ready")["status"] == "ok"


def test_every_service_waits_for_what_it_needs() -> None:
    for name in ("server-1", "server-2", "bots"):
        assert SERVICES[name]["depends_on"]["database"]["condition"] == "service_healthy"
    assert SERVICES["database"]["healthcheck"]["test"][0] == "CMD"
    assert SERVICES["database"]["environment"]["POSTGRES_USER"] == "caverna"
    assert set(COMPOSE["volumes"]) == {"certificates", "database"}
