"""The pictures and the page that shows them, with what could not be shown."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "build" / "gallery"
TEMPLATE = Path(__file__).with_name("page.html")


@dataclass(frozen=True)
class Picture:
    """One file, and what is to be seen there."""

    file: str
    screen: str
    size: str
    theme: str
    language: str
    players: int
    expansion: str


@dataclass(frozen=True)
class Failure:
    """A scene that could not be shown, or not at every size, and why."""

    scene: str
    trouble: str


def write_page(found: Sequence[Picture | Failure]) -> Path:
    """One page that shows all of them, or those of one size, theme, language and so on."""
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, kind in (("pictures", Picture), ("failures", Failure)):
        of_kind = [asdict(each) for each in found if isinstance(each, kind)]
        text = text.replace(f"[/* {name} */]", json.dumps(of_kind).replace("<", "\\u003c"))
    page = FOLDER / "index.html"
    page.write_text(text, encoding="utf-8")
    return page
