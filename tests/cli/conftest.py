"""Running the command in this process, with scripted answers and a place of its own for saved games."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from caverna.cli import slots
from caverna.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


class OneMinute(datetime):
    """A clock that stands, so that files have the same names whenever tests run."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "OneMinute":
        return cls(2026, 11, 18, 18, 0)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("score", path, typed=["1", "quit"])`. Here `play` means the game in the terminal."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(slots, "datetime", OneMinute)
    monkeypatch.setenv("TERM", "dumb")  # line by line, whatever terminal the tests are started from
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run_command(*arguments: object, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        words = [str(argument) for argument in arguments]
        if words[:1] == ["play"] and "--browser" not in words and "--terminal" not in words:
            words.insert(1, "--terminal")
        try:
            code = main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the first game is kept by itself."""
    return tmp_path / "state" / "caverna" / "games" / "2026-11-18-1800-1.txt"


@pytest.fixture
def kept_next(kept: Path) -> Path:
    """Where the second one is."""
    return kept.with_name(kept.name.replace("-1.txt", "-2.txt"))
