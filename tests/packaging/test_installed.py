"""Whoever installs it can play: in the terminal, through the API, over HTTP."""

import json
import subprocess
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import connect

from tests.packaging.conftest import Environment, ran
from tests.patience import PATIENCE

PLAYING = """
from caverna import Game, Setup
game = Game(Setup(players=2, seed=7))
game.play("place logging")
print(game.moves_played[-1][1].text)
"""
PLAYERS_WANTED = {"players": 1, "seed": 7, "seats": [{"kind": "human", "name": "Anna"}]}


@contextmanager
def served(there: Environment) -> Iterator[str]:
    """The host and port of `caverna serve`."""
    command = [there.caverna, "serve", "--port", "0", "--data", str(there.folder / "tables")]
    with subprocess.Popen(
        command,
        env=there.surroundings,
        cwd=there.folder,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
        yield address.removeprefix("http://").rstrip("/")
        process.terminate()
        process.wait(PATIENCE)


def asked(where: str, body: object = None) -> bytes:
    """The answer to GET, or to POST if there is something to say."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(where, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def test_it_was_installed_without_node(installed: Environment) -> None:
    assert not installed.marks.exists()


def test_a_move_in_the_terminal(installed: Environment) -> None:
    command = [installed.caverna, "play", "--terminal", "--plain", "--players", "1", "--seed", "7"]
    said = ran(command, installed.folder, installed.surroundings, typed="logging\nquit\n\n")
    assert "[+3 wood]" in said


def test_the_full_screen_is_there(installed: Environment) -> None:
    looking = "import caverna.terminal.app as app; print(app.TerminalApp.__name__)"
    assert ran([installed.python, "-c", looking], installed.folder, installed.surroundings) == "TerminalApp\n"


def test_a_move_through_the_api(installed: Environment) -> None:
    said = ran([installed.python, "-c", PLAYING], installed.folder, installed.surroundings)
    assert said == "place logging\n"


def test_the_version_says_which_engine_runs(installed: Environment) -> None:
    said = ran([installed.caverna, "--version"], installed.folder, installed.surroundings)
    assert said == "caverna 0.1.0 (interpreted engine)\n"


def test_a_move_over_http(installed: Environment) -> None:
    with served(installed) as host:
        page = asked(f"http://{host}/").decode()
        script = page.partition('src="')[2].partition('"')[0]
        assert len(asked(f"http://{host}/{script.removeprefix('./').removeprefix('/')}")) > 10_000
        made = json.loads(asked(f"http://{host}/api/tables", PLAYERS_WANTED))
        with connect(f"ws://{host}/ws/{made['table']}") as table:
            table.send(json.dumps({"type": "hello", "tokens": [made["tokens"]["0"]]}))
            state = next(said for said in messages(table) if said["type"] == "state")
            table.send(json.dumps({"type": "move", "version": state["version"], "move": "place logging"}))
            changes = next(said for said in messages(table) if said["type"] == "changes")
        assert changes["version"] > state["version"]


def messages(table: Iterable[str | bytes]) -> Iterator[dict[str, Any]]:
    """What the server says."""
    return (json.loads(said) for said in table)
