"""What several tests of the box need."""

from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str], Path]


@pytest.fixture
def copy(tmp_path: Path) -> Write:
    """Write a corrected copy."""

    def write(content: str) -> Path:
        path = tmp_path / "copy.toml"
        path.write_text(content, encoding="utf-8")
        return path

    return write
