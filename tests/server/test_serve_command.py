"""`caverna serve` and `caverna play --browser`: the address, the browser, the end."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from caverna.cli.main import main
from caverna.server.configuration.settings import LOCAL_NAMES, Settings
from tests.patience import PATIENCE, wait_until


def served_at(process: subprocess.Popen[str]) -> str:
    """The host and port that the program says."""
    assert process.stdout is not None
    return urlsplit(next(word for word in process.stdout.readline().split() if "http" in word)).netloc


def test_a_server_says_where_it_is_logs_as_json_and_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caverna.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        connection = http.client.HTTPConnection(served_at(process), timeout=PATIENCE)
        connection.request("GET", "/health")
        assert json.loads(connection.getresponse().read()) == {"status": "ok"}
        connection.close()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    events = [json.loads(line)["event"] for line in errors.splitlines()]
    assert events == ["server started", "handed over", "server stopped"]
    assert (tmp_path / "tables.sqlite").is_file()


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[object]:
    """What was opened and served instead of a real browser and server."""
    seen: list[object] = []

    def serve(
        settings: Settings, listening: socket.socket, announce: Callable[[], None], is_quiet: bool
    ) -> None:
        seen.append(settings)
        announce()

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("caverna.server.run.run", serve)
    monkeypatch.setattr("webbrowser.open", seen.append)
    return seen


def test_playing_in_the_browser(
    opened: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--browser"]) == 0
    (url,) = [word for word in capsys.readouterr().out.split() if word.startswith("http://127.0.0.1:")]
    (settings,) = [each for each in opened if isinstance(each, Settings)]
    assert settings.data == tmp_path / "caverna" / "tables"
    assert settings.allowed_hosts == LOCAL_NAMES
    wait_until(lambda: url in opened, "the browser")
    assert opened.count(url) == 1


@pytest.mark.parametrize(
    "options",
    [["--players", "3"], ["--seats", "human"], ["--seed", "0"], ["--set", "introductory"], ["--resume", "x"]],
)
def test_the_options_of_the_terminal_do_not_go_with_the_browser(
    opened: list[object], options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--browser", *options]) == 2
    assert f"{options[0]}: only with --terminal" in capsys.readouterr().err
    assert opened == []


def test_playing_in_the_browser_on_another_port_is_quiet(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caverna.cli.main", "play", "--port", "0", "--data", str(tmp_path)]
    nothing_opens = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=nothing_opens
    ) as process:
        connection = http.client.HTTPConnection(served_at(process), timeout=PATIENCE)
        connection.request("GET", "/health")
        assert json.loads(connection.getresponse().read()) == {"status": "ok"}
        connection.close()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert (tmp_path / "tables.sqlite").is_file()


def test_a_port_that_was_asked_for_is_not_exchanged_for_another(
    opened: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["play", "--port", str(port)]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err
    assert opened == []


@pytest.mark.parametrize("options", [["--port", "8000"], ["--data", "tables"]])
def test_the_options_of_the_browser_do_not_go_with_the_terminal(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--terminal", *options]) == 2
    assert f"{options[0]}: only in the browser" in capsys.readouterr().err


def test_browser_and_terminal_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--browser", "--terminal"])
    assert "not allowed with" in capsys.readouterr().err


def test_a_server_for_others_answers_to_every_name(opened: list[object], tmp_path: Path) -> None:
    options = ["--port", "0", "--data", str(tmp_path), "--allow-origin", "https://example.org"]
    assert main(["serve", "--host", "0.0.0.0", "--bot-processes", "3", *options]) == 0
    expected = Settings(tmp_path, ("https://example.org",), host="0.0.0.0", port=0, bot_processes=3)
    assert expected.allowed_hosts == ("*",)
    assert opened == [expected]


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["play", "--browser"]])
def test_figures_that_cannot_be_are_told_at_once(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "frantic_fiends.toml"
    copy.write_text("[gold]\nc = 7\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--data", str(tmp_path / "data")]) == 1
    error = capsys.readouterr().err
    assert "frantic_fiends.toml, gold.c: 7 is wrong here." in error
    assert "Expected: a whole number on a token: 1 or 2." in error
