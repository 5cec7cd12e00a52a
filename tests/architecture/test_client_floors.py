"""The folders of the client have floors as well, and the base client knows no box."""

import posixpath
import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, WORDS_OF_A_BOX

CLIENT = ROOT / "web" / "src"
FILES = sorted(path for ending in ("*.ts", "*.svelte") for path in CLIENT.rglob(ending))

FLOORS = (
    ("protocol", "theme.css", "expansion"),
    ("lib",),
    ("board",),
    ("panels",),
    ("shell",),
    ("learn", "replay", "table", "expansions"),
    ("pages",),
    ("App.svelte", "main"),
)
"""From the ground up: a file imports from its own floor and from those below. Types may come from anywhere in
the base client: nothing of them is left when the client runs."""

BOXES = "expansions"

IMPORT = re.compile(r"""(?:\bfrom|\bimport\s*\(?)\s*["'](\.[^"']*)["']""")
TYPES = re.compile(r"""\bimport\s+type\b[^;"']*\bfrom\s*["'](\.[^"']*)["']""")
GLOB = re.compile(r"""import\.meta\.glob\b[^(]*\(\s*["']([^"']*)["']""")


def name_of(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def imports_of(name: str, text: str) -> list[str]:
    """What a file of the client imports from its neighbours, as paths from `web/src`."""
    here = posixpath.dirname(name)
    return [posixpath.normpath(posixpath.join(here, path)) for path in IMPORT.findall(text)]


def types_of(name: str, text: str) -> list[str]:
    """The same for imports of types only."""
    here = posixpath.dirname(name)
    return [posixpath.normpath(posixpath.join(here, path)) for path in TYPES.findall(text)]


def floor_of(name: str) -> int:
    first = name.split("/")[0].removesuffix(".ts")
    found = [number for number, names in enumerate(FLOORS) if first in names]
    assert found, f"web/src/{name} is on no floor: give it one in FLOORS"
    return found[0]


def box_of(name: str) -> str:
    """The box whose file this is, or nothing for the base client."""
    parts = name.split("/")
    return parts[1] if parts[0] == BOXES and len(parts) > 2 else ""


def is_allowed(name: str, imported: str) -> bool:
    if box_of(imported):
        return box_of(name) == box_of(imported)
    return floor_of(imported) <= floor_of(name)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_of_the_client_go_downstairs(path: Path) -> None:
    name = name_of(path)
    text = path.read_text()
    types = [target for target in types_of(name, text) if not box_of(target)]
    wrong = [
        target for target in imports_of(name, text) if target not in types and not is_allowed(name, target)
    ]
    assert not wrong, f"web/src/{name} imports {', '.join(wrong)} from a higher floor or from a box"


def test_boxes_come_in_by_one_glob() -> None:
    globs = [(name_of(path), pattern) for path in FILES for pattern in GLOB.findall(path.read_text())]
    into_boxes = [name for name, pattern in globs if BOXES in pattern]
    assert into_boxes == ["expansion.ts"], f"{into_boxes} look for boxes"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_base_client_names_no_box(path: Path) -> None:
    name = name_of(path)
    if not box_of(name):
        assert not WORDS_OF_A_BOX.search(f"{name} {path.read_text()}"), f"web/src/{name} speaks of a box"


def test_imports_are_seen_however_they_are_written() -> None:
    text = """
      import "./side_effect";
      import Icon from "../board/Icon.svelte";
      import { type Goods, goods } from '../../lib/goods';
      import {
        say,
      } from "../../lib/words";
      export { shape } from "./shape";
      const page = await import("../pages/Late.svelte");
      import { mount } from "svelte";
    """
    assert imports_of("panels/deep/File.svelte", text) == [
        "panels/deep/side_effect",
        "panels/board/Icon.svelte",
        "lib/goods",
        "lib/words",
        "panels/deep/shape",
        "panels/pages/Late.svelte",
    ]


def test_imports_of_types_are_told_apart() -> None:
    text = """
      import type { View } from "./protocol";
      import type {
        Part,
      } from "./board/cell_moves";
      import { type Goods, goods } from "./lib/goods";
    """
    assert types_of("expansion.ts", text) == ["protocol", "board/cell_moves"]


def test_a_box_uses_the_base_client_and_itself_only() -> None:
    assert is_allowed("expansions/trolls/panels/Club.svelte", "panels/Answers.svelte")
    assert is_allowed("expansions/trolls/panels/Club.svelte", "expansions/trolls/board/club")
    assert not is_allowed("expansions/trolls/panels/Club.svelte", "expansions/elves/board/bow")
    assert not is_allowed("panels/Answers.svelte", "expansions/trolls/panels/Club.svelte")
    assert not is_allowed("expansions/trolls/panels/Club.svelte", "pages/Lobby.svelte")
    assert not is_allowed("lib/why_not.ts", "panels/names")


def test_the_client_is_where_we_look() -> None:
    assert len(FILES) > 100
