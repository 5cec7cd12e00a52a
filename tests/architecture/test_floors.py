"""Imports go downstairs only, at the top of a file as well as inside a function."""

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.architecture.sources import EVERYTHING, SOURCE, imports_at_run_time, module_name

FLOORS = (
    (
        "engine.goods",
        "engine.errors",
        "engine.home_board",
        "engine.needs",
        "engine.numbers",
        "engine.prices",
        "engine.sites",
        "engine.chance",
        "engine.question",
        "engine.reasons",
    ),
    ("engine.verb", "engine.moves", "engine.move_table", "engine.events"),
    ("engine.state",),
    ("engine.hooks",),
    ("engine.saying",),
    ("engine.agenda",),
    ("engine.space",),
    ("engine.ruleset",),
    ("engine.accommodation",),
    ("engine.verbs",),
    ("engine.anytime",),
    ("engine.settle", "engine.status"),
    ("engine.play",),
    ("engine.rounds",),
    ("content",),
    ("box.engine", "box.content", "box.figures", "box.campaign.milestones"),
    ("expansion", "expansions", "box.box"),
    ("pickles",),
    ("setup", "words.texts"),
    ("view", "words", "box.view", "box.words"),
    ("advice", "box.advice"),
    ("game",),
    ("record", "bots", "worker_process", "box.record", "box.bots"),
    ("table", "research", "review", "box.research"),
    ("__init__", "box.campaign"),
    ("server.configuration", "server.protocol"),
    ("server.doors",),
    ("server.door",),
    ("server.journal",),
    ("server.storage",),
    ("server.tables",),
    ("server.thinking", "server.showing"),
    ("server.lobby",),
    ("server.requests",),
    ("server", "box.server"),
    ("cli", "box.cli", "terminal", "box.terminal"),
)
"""From the ground up: a module imports from its own floor and from those below. A box has the same floors."""

LAZY_STAIRS = (
    ("expansion", "*", "the plain doors of the base game lead to the floors that ask for them"),
    ("expansions", "pickles", "a box that is loaded may travel"),
    ("pickles", "record.pickling", "what travels is written like a record, once something does"),
    ("expansions.<box>.box", "expansions.<box>.*", "the doors of a box lead to its own upper floors"),
)
"""Who may go upstairs inside a function, where to, and why. `<box>` is the same box on both sides."""

ROOMS = [path for path in EVERYTHING if module_name(path) not in ("__init__", "engine", "__main__")]
"""But the doors of the house and of the engine, which name what everybody may use."""


def floor_of(module: str) -> int:
    module = re.sub(r"^expansions\.\w+\.(?=\w)", "box.", module)
    floors = [(name, number) for number, names in enumerate(FLOORS) for name in names]
    found = [(len(name), number) for name, number in floors if f"{module}.".startswith(f"{name}.")]
    assert found, f"{module} is on no floor: give it one in FLOORS"
    return max(found)[1]


def is_lazy_stair(module: str, imported: str) -> bool:
    box = re.match(r"expansions\.(\w+)", module)
    for below, above, _ in LAZY_STAIRS:
        if box:
            below, above = below.replace("<box>", box[1]), above.replace("<box>", box[1])
        if module == below and fnmatch(imported, above):
            return True
    return False


@pytest.mark.parametrize("path", ROOMS, ids=module_name)
def test_imports_go_downstairs(path: Path) -> None:
    module = module_name(path)
    for imported, is_lazy in imports_at_run_time(ast.parse(path.read_text())):
        if floor_of(imported) > floor_of(module):
            assert is_lazy, f"{module} imports {imported} from a higher floor"
            assert is_lazy_stair(module, imported), (
                f"{module} imports {imported} from a higher floor inside a function: "
                "turn the need around, or name the stairs in LAZY_STAIRS"
            )


@pytest.mark.parametrize("path", ROOMS, ids=module_name)
def test_only_registries_import_what_they_are_told(path: Path) -> None:
    """A module that is imported by its name as a text would be seen by nobody."""
    if module_name(path) not in ("expansions", "bots.by_name", "cli.commands", "cli.main"):
        nodes = ast.walk(ast.parse(path.read_text()))
        called = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
        assert not called & {"import_module", "importlib.import_module", "__import__"}


def test_every_floor_has_somebody_on_it() -> None:
    there = {re.sub(r"^expansions\.\w+\.(?=\w)", "box.", module_name(path)) for path in EVERYTHING}
    for name in (name for names in FLOORS for name in names):
        assert any(f"{module}.".startswith(f"{name}.") for module in there), f"nobody lives in {name}"


def test_hidden_imports_are_seen() -> None:
    source = """
        from typing import TYPE_CHECKING
        import caverna.engine.goods
        from caverna import setup, Game
        if TYPE_CHECKING:
            from caverna.cli import main
        class Door:
            from caverna.engine import moves
            def open(self) -> None:
                if self:
                    from caverna.words import texts
    """
    found = imports_at_run_time(ast.parse("if True:" + source))
    assert [(imported.module, imported.is_lazy) for imported in found] == [
        ("engine.goods", False),
        ("setup", False),
        ("__init__", False),
        ("engine", False),
        ("words", True),
    ]


def test_lazy_stairs_stay_within_a_box() -> None:
    assert is_lazy_stair("expansion", "words.doors")
    assert is_lazy_stair("expansions.trolls.box", "expansions.trolls.words")
    assert not is_lazy_stair("expansions.trolls.box", "expansions.elves.words")
    assert not is_lazy_stair("expansions.trolls.engine.raid", "expansions.trolls.words")
    assert not is_lazy_stair("engine.play", "game")


def test_the_sources_are_where_we_look() -> None:
    assert SOURCE.is_dir()
    assert len(ROOMS) > 100
