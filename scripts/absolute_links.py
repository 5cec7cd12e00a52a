"""The README as it stands beside a distribution: links into the project lead to where the project is."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\((?!https?://|#)([^)\s]+)\)")


def address_of_project() -> str:
    """Where the sources are, as pyproject.toml says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address: str = project["urls"]["Source"]
    return address


def absolute_links(text: str, address: str) -> str:
    """`[house](docs/house.md)` leads to `ADDRESS/blob/main/docs/house.md`."""
    return LINK.sub(rf"]({address}/blob/main/\1)", text)
