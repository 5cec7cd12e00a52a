"""A place of its own for the saved games of every test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "state" / "caverna" / "games"
