"""The words of docs/house.md that have one meaning keep it."""

import ast
import re
from collections import Counter

import pytest

from tests.architecture.sources import EVERYTHING, ROOT, SOURCE, module_name

HOUSE = ROOT / "docs" / "house.md"
DEFINED_ONCE = ("receive", "settle", "Refused", "Words", "EndTurn", "Kind", "Wrong")
WITHOUT_TABLES = ("engine", "content", "advice", "bots", "expansions.frantic_fiends.engine")
"""Floors that know no table people sit at."""


def definitions() -> Counter[str]:
    found: Counter[str] = Counter()
    for path in EVERYTHING:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found[node.name] += 1
            elif isinstance(node, ast.Assign):
                found.update(name.id for name in node.targets if isinstance(name, ast.Name))
    return found


@pytest.mark.parametrize("name", DEFINED_ONCE)
def test_one_thing_bears_the_name(name: str) -> None:
    assert definitions()[name] == 1


def test_no_two_classes_share_a_name() -> None:
    """Whoever reads a class's name anywhere knows which one is meant."""
    homes: dict[str, list[str]] = {}
    for path in EVERYTHING:
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(module_name(path))
    assert len(homes) > 300
    twins = {name: where for name, where in homes.items() if len(where) > 1}
    assert twins == {}


def test_below_the_tables_nothing_is_called_one() -> None:
    for path in EVERYTHING:
        if module_name(path).startswith(WITHOUT_TABLES):
            nodes = ast.walk(ast.parse(path.read_text()))
            called = {node.id for node in nodes if isinstance(node, ast.Name)}
            assert "table" not in called, path.relative_to(SOURCE)


def test_a_room_is_a_furnished_space() -> None:
    """Space left over, beds and what pens hold go by other names."""
    misnomer = re.compile(r"\b(has|no|for|of|spare|free)_room\b|\broom_(for|left)\w*")
    allowed = {"expansions.frantic_fiends.bots.worth", "expansions.frantic_fiends.bots.weights"}
    for path in EVERYTHING:
        if module_name(path) not in allowed:  # there it is the room a friend moves into
            found = {match.group() for match in misnomer.finditer(path.read_text())}
            assert not found, (path.relative_to(SOURCE), found)


def test_the_house_explains_them() -> None:
    text = HOUSE.read_text(encoding="utf-8")
    for name in (*DEFINED_ONCE, "table", "room"):
        assert re.search(rf"^\| `?{name}`? \|", text, re.M), name
