"""`python -m scripts.set_address URL`: put the address of the project into pyproject.toml, for a release."""

import sys
from pathlib import Path

from scripts.absolute_links import ROOT, address_of_project


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1].startswith("https://"):
        sys.exit("set_address: say where the project is: https://...")
    set_address(ROOT / "pyproject.toml", sys.argv[1].rstrip("/"))


def set_address(file: Path, address: str) -> None:
    """All links of `[project.urls]` begin with it."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(address_of_project(), address), encoding="utf-8")


if __name__ == "__main__":
    main()
