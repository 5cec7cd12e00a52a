"""Anybody's bot plays by its name: a class in a module, or one that its distribution has registered."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from caverna.bots import by_name
from tests.cli.conftest import Run

MINE = """
from caverna.bots import Bot

class FirstBot(Bot):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game):
        return game.answers()[0]
"""


@pytest.fixture
def _my_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots_of_tests.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.fixture
def _registered(_my_module: None, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "first": EntryPoint("first", "my_bots_of_tests:FirstBot", by_name.ENTRY_POINTS),
        "broken": EntryPoint("broken", "my_bots_of_tests:NobodyBot", by_name.ENTRY_POINTS),
    }
    monkeypatch.setattr(by_name, "installed_bots", lambda: points)


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize("name", ["my_bots_of_tests:FirstBot", "first"])
def test_it_plays_in_games_between_bots_and_against_people(run: Run, name: str) -> None:
    ran = run("simulate", "--games", 1, "--bots", f"{name},random")
    assert ran.code == 0, ran.err
    assert name in ran.out
    ran = run("play", "--players", 2, "--bots", name, "--seed", 7, typed=["logging", "end", "quit", ""])
    assert ran.code == 0, ran.err
    assert f"B ({name}): Place on" in ran.out
    assert run("play", "--seats", f"human,{name}", typed=["quit", ""]).code == 0


@pytest.mark.usefixtures("_registered")
def test_what_cannot_play_is_refused(run: Run) -> None:
    assert "my_bots_of_tests:NobodyBot cannot be loaded" in run("simulate", "--bots", "broken").err
    refused = run("simulate", "--bots", "nobody")
    assert refused.code == 2
    assert "there is no bot 'nobody'" in refused.err
    assert "--bots names 3 bots" in run("simulate", "--bots", "first,first,first").err


def test_ours_keep_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, "somewhere:Bot", by_name.ENTRY_POINTS) for name in ("greedy", "a:b", "clever")]
    monkeypatch.setattr(by_name, "entry_points", lambda group: points)
    by_name.installed_bots.cache_clear()
    try:
        assert list(by_name.installed_bots()) == ["clever"]
    finally:
        by_name.installed_bots.cache_clear()


METADATA = "Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n"
REGISTERS = "[caverna.bots]\nfirst = my_bots_of_tests:FirstBot\n"
SCRIPT = Path(sys.executable).with_name("caverna")
SIMULATE = ("simulate", "--players", "1", "--games", "1", "--bots")


def typed(*command: str | Path, where: Path, on_the_path: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with a folder on the path of Python."""
    path = os.pathsep.join(filter(None, (on_the_path, os.environ.get("PYTHONPATH", ""))))
    surroundings = {**os.environ, "PYTHONPATH": path, "LANG": "C"}
    return subprocess.run(command, cwd=where, env=surroundings, capture_output=True, text=True, check=False)


def test_an_installed_distribution_brings_its_bots(tmp_path: Path) -> None:
    """As pip leaves it: the module, and beside it what the distribution says of itself."""
    about = tmp_path / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(REGISTERS)
    (tmp_path / "my_bots_of_tests.py").write_text(MINE)
    command = (sys.executable, "-m", "caverna", *SIMULATE, "first")
    ran = typed(*command, where=tmp_path.parent, on_the_path=str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert "first" in ran.stdout
    assert "there is no bot 'first'" in typed(*command, where=tmp_path.parent).stderr


def test_a_module_in_this_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "my_bots_of_tests.py").write_text(MINE)
    name = "my_bots_of_tests:FirstBot"
    script = typed(SCRIPT, *SIMULATE, name, where=tmp_path)
    assert script.returncode == 0, script.stderr
    module = typed(sys.executable, "-m", "caverna", *SIMULATE, name, where=tmp_path)
    assert (module.returncode, module.stdout) == (0, script.stdout)
