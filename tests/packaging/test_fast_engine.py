"""The compiled engine is whole or not there, and `make play` lets it be built for the next start."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import build_compiled, build_in_background
from scripts.set_address import set_address
from tests.packaging.conftest import ROOT

NOTHING_LEFT = "no C compiler: cc was not found."


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for builds, where compiling takes no time."""
    work = tmp_path / "build" / "compiled-work"
    monkeypatch.setattr(build_compiled, "BUILT", tmp_path / "build" / "compiled")
    monkeypatch.setattr(build_compiled, "WORK", work)
    monkeypatch.setattr(build_compiled, "TARGET", work / "compiled")
    monkeypatch.setattr(build_compiled, "LOCK", tmp_path / "build" / "compiled.lock")
    monkeypatch.setattr(build_compiled, "compile_modules", lambda modules: None)
    monkeypatch.setattr(build_compiled, "check_that_compiled_modules_load", lambda modules: None)
    monkeypatch.setattr(build_compiled, "what_is_missing", lambda: "")
    return tmp_path


def test_what_is_built_fits_the_sources(tree: Path) -> None:
    assert not build_compiled.is_up_to_date()
    build_compiled.main()
    assert build_compiled.is_up_to_date()
    assert (tree / "build" / "compiled" / "caverna" / "game.py").is_file()


def test_a_build_that_fails_leaves_what_was_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_compiled.main()
    (tree / "build" / "compiled" / ".stamp").write_text("of other sources")

    def fail(modules: list[str]) -> None:
        assert (tree / "build" / "compiled" / "caverna").is_dir(), (
            "the old one stays until the new one is whole"
        )
        sys.exit("mypyc failed")

    monkeypatch.setattr(build_compiled, "compile_modules", fail)
    with pytest.raises(SystemExit):
        build_compiled.main()
    assert (tree / "build" / "compiled" / "caverna" / "game.py").is_file()
    assert not build_compiled.is_up_to_date(), "and is not taken for a new one"


def test_nothing_is_compiled_twice(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_compiled.main()
    monkeypatch.setattr(build_compiled, "compile_modules", lambda modules: pytest.fail("compiled again"))
    build_compiled.main()


def test_play_says_in_one_line_that_it_is_built(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(sys, "argv", ["build_in_background"])
    monkeypatch.setattr(build_in_background, "begin", lambda: begun.append("building"))
    build_in_background.main()
    assert begun == ["building"]
    assert capsys.readouterr().out.count("\n") == 1
    build_compiled.main()
    capsys.readouterr()
    build_in_background.main()
    assert begun == ["building"], "what fits is not built again"
    assert capsys.readouterr().out == ""


def test_play_says_nothing_where_no_compiler_is(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["build_in_background"])
    monkeypatch.setattr(build_compiled, "what_is_missing", lambda: NOTHING_LEFT)
    monkeypatch.setattr(build_in_background, "begin", lambda: pytest.fail("nothing can be built here"))
    build_in_background.main()
    assert capsys.readouterr().out == ""


def test_the_process_that_builds_lets_everybody_else_go_first() -> None:
    looking = "from scripts.build_in_background import give_way; import os; give_way(); print(os.nice(0))"
    done = subprocess.run(
        [sys.executable, "-c", looking], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "19\n"


def test_a_release_puts_its_own_address_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "pyproject.toml"
    shutil.copy2(ROOT / "pyproject.toml", file)
    set_address(file, "https://git.example.net/ours")
    assert "example.org" not in file.read_text()
    assert 'Issues = "https://git.example.net/ours/issues"' in file.read_text()
