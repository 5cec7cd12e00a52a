"""Commands that people wait for begin anew on the compiled engine, where one fits the sources."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from caverna.cli import compiled_engine
from caverna.cli.compiled_engine import begin_anew_on_it, fits

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A small tree, and a copy with a compiled module beside it."""
    tree = tmp_path / "src" / "caverna"
    (tree / "engine").mkdir(parents=True)
    (tree / "server" / "client").mkdir(parents=True)
    (tree / "engine" / "play.py").write_text("RULES = 1\n")
    (tree / "server" / "client" / "made.py").write_text("not copied\n")
    copy = tmp_path / "build" / "compiled" / "caverna"
    shutil.copytree(tree, copy, ignore=shutil.ignore_patterns("client"))
    (copy / "engine" / f"play{SUFFIX}").touch()
    return tree


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return tmp_path / "build" / "compiled"


def test_a_copy_with_compiled_modules_fits(sources: Path, built: Path) -> None:
    assert fits(sources, built)


def test_nothing_built_does_not_fit(sources: Path, tmp_path: Path) -> None:
    assert not fits(sources, tmp_path / "nowhere")


def test_another_python_does_not_fit(sources: Path, built: Path) -> None:
    (built / "caverna" / "engine" / f"play{SUFFIX}").unlink()
    assert not fits(sources, built)


@pytest.mark.parametrize("file", ["engine/play.py", "engine/new.py", "words.ftl"])
def test_older_than_the_sources_does_not_fit(sources: Path, built: Path, file: str) -> None:
    (sources / file).write_text("RULES = 2000\n")
    assert not fits(sources, built)


def test_a_command_begins_anew_with_the_same_words(
    monkeypatch: pytest.MonkeyPatch, sources: Path, built: Path
) -> None:
    begun: list[tuple[str, list[str], dict[str, str]]] = []
    monkeypatch.setattr(compiled_engine, "SOURCES", sources)
    monkeypatch.setattr(compiled_engine, "BUILT", built)
    monkeypatch.setattr(compiled_engine, "engine_in_use", lambda: "interpreted")
    monkeypatch.setattr(os, "execve", lambda *words: begun.append(words))
    monkeypatch.setenv("PYTHONPATH", "mine")
    begin_anew_on_it(["serve", "--port", "0"])
    [(program, words, surroundings)] = begun
    assert (program, words[1:]) == (sys.executable, ["-P", "-m", "caverna", "serve", "--port", "0"])
    assert surroundings["PYTHONPATH"] == f"{built}{os.pathsep}mine"
    monkeypatch.setattr(os, "environ", surroundings)
    begin_anew_on_it(["serve"])
    assert len(begun) == 1, "once is enough, whatever it led to"
