"""The laws of the agenda: only the engine's loop takes steps off it; everybody else may only put some on."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "caverna"
COMPILED = ("engine", "content")
FILES = sorted(path for path in SOURCE.rglob("*.py") if set(path.relative_to(SOURCE).parts) & set(COMPILED))
TAKERS = {"engine/settle.py": 1, "engine/play.py": 1}
"""The files that take a step off the agenda, and how often."""
LAYING_OUT = ("__init__", "new_fiend_game", "new_game")
"""Where a new state gets its agenda."""


def is_agenda(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "agenda"


def takings(tree: ast.AST) -> list[int]:
    """The lines that take a step off an agenda, or put another one in its place."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            whose = node.func.value
            is_one = is_agenda(whose) or (isinstance(whose, ast.Name) and whose.id == "agenda")
            if is_one and node.func.attr in ("pop", "remove", "insert", "clear", "reverse", "sort"):
                found.append(node.lineno)
        if isinstance(node, ast.Assign | ast.Delete):
            items = [target.value for target in node.targets if isinstance(target, ast.Subscript)]
            found += [node.lineno for item in items if is_agenda(item)]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_step_takes_another_one_off_the_agenda(path: Path) -> None:
    tree = ast.parse(path.read_text())
    name = str(path.relative_to(SOURCE))
    assert len(takings(tree)) == TAKERS.get(name, 0), f"{name}, lines {takings(tree)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_step_lays_out_another_agenda(path: Path) -> None:
    for function in ast.walk(ast.parse(path.read_text())):
        if isinstance(function, ast.FunctionDef) and function.name not in LAYING_OUT:
            for node in ast.walk(function):
                if isinstance(node, ast.Assign):
                    assert not any(map(is_agenda, node.targets)), f"{path.name}, line {node.lineno}"


@pytest.mark.parametrize(
    "code",
    [
        "state.agenda.pop()",
        "agenda = state.agenda\nagenda.pop()",
        "state.agenda[i] = step",
        "del state.agenda[-1]",
        "state.agenda.insert(0, step)",
    ],
)
def test_the_watch_sees_every_way(code: str) -> None:
    assert takings(ast.parse(code))
