"""Steps describe themselves: nobody asks a step again and again which class it has."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import Step
from tests.architecture.sources import EVERYTHING, module_name

FEW = 3
"""So many classes may be told apart in a function; more is a ladder that grows with every verb."""
RULES = [path for path in EVERYTHING if "bots" not in module_name(path).split(".")]
"""But the bots, whose taste differs from question to question."""
SELF_DESCRIBED = ("engine.question", "record.steps", "advice.why_not")
"""Where ladders used to stand: not a single rung."""


def names_of_steps() -> frozenset[str]:
    """The classes of steps and effects, those of the boxes as well."""
    classes = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for path in EVERYTHING
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef)
    ]
    found = {Step.__name__, Effect.__name__}
    while more := {name for name, bases in classes if bases & found} - found:
        found |= more
    return frozenset(found - {Step.__name__, Effect.__name__})


STEPS = names_of_steps()


def rungs(function: ast.AST) -> Counter[str]:
    """What is asked for its class in a function, and how many classes of steps are asked for."""
    found: Counter[str] = Counter()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            classes = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
            found[ast.unparse(node.args[0])] += len(classes & STEPS)
        if isinstance(node, ast.Match):
            patterns = [part for part in ast.walk(node) if isinstance(part, ast.MatchClass)]
            found[ast.unparse(node.subject)] += sum(ast.unparse(part.cls) in STEPS for part in patterns)
    return found


def functions_of(path: Path) -> list[ast.AST]:
    nodes = ast.walk(ast.parse(path.read_text()))
    return [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


@pytest.mark.parametrize("path", RULES, ids=module_name)
def test_no_function_is_a_ladder_over_classes_of_steps(path: Path) -> None:
    most = 0 if module_name(path).startswith(SELF_DESCRIBED) else FEW
    for function in functions_of(path):
        assert all(count <= most for count in rungs(function).values()), ast.unparse(function)


def test_ladders_are_seen() -> None:
    assert {"FeedDwarfs", "ChooseLoot", "Take", "AllOf", "OrcActs"} <= STEPS
    ladder = """
        if isinstance(step, FeedDwarfs | ChooseLoot):
            pass
        elif isinstance(step, (PlaceDwarf, EndTurn)):
            pass
        if isinstance(other, str):
            pass
        match step.effect:
            case Take():
                pass
    """
    assert rungs(ast.parse("if True:" + ladder)) == {"step": 4, "other": 0, "step.effect": 1}
