"""The house keeps its order: who may import whom, what the engine must not know or do."""

import ast
import re
from pathlib import Path

import pytest

import caverna
from caverna.content.catalogue import FURNISHINGS, SPACE_KEYS
from caverna.engine.ruleset import OPTION_VALUES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "caverna"
ENGINE = sorted((SOURCE / "engine").rglob("*.py"))
EVERYTHING = sorted(SOURCE.rglob("*.py"))

FLOORS = (
    ("engine.goods", "engine.errors", "engine.home_board", "engine.chance"),
    ("engine.moves", "engine.events"),
    ("engine.state",),
    ("engine.hooks",),
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
    ("box.engine", "box.content", "box.figures", "box.campaign.game", "box.campaign.milestones"),
    ("expansion", "expansions"),
    ("setup", "words.texts"),
    ("question", "advice", "view", "words", "box.advice", "box.view", "box.words"),
    ("game",),
    ("record", "table", "bots", "research", "arena", "box.record", "box.bots"),
    ("box.campaign",),
    ("server", "box.server"),
    ("cli", "box.cli"),
)
"""From the ground up: a module imports from its own floor and from those below. A box has the same floors."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def floor_of(module: str) -> int:
    module = re.sub(r"^expansions\.\w+\.(?=\w)", "box.", module)
    floors = [(name, number) for number, names in enumerate(FLOORS) for name in names]
    found = [(len(name), number) for name, number in floors if f"{module}.".startswith(f"{name}.")]
    assert found, f"{module} is on no floor: give it one in FLOORS"
    return max(found)[1]


def imports_at_run_time(path: Path) -> list[str]:
    """Modules of ours that are imported at the top of a file, without those for type checking only."""
    found = []
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("caverna."):
            found.append(node.module.removeprefix("caverna."))
    return found


def rooms() -> list[Path]:
    return [path for path in EVERYTHING if module_name(path) not in ("__init__", "engine", "__main__")]


@pytest.mark.parametrize("path", rooms(), ids=module_name)
def test_imports_go_downstairs(path: Path) -> None:
    floor = floor_of(module_name(path))
    for imported in imports_at_run_time(path):
        assert floor_of(imported) <= floor, f"{module_name(path)} imports {imported} from a higher floor"


@pytest.mark.parametrize("path", ENGINE, ids=module_name)
def test_the_engine_knows_no_card_and_no_tile_by_name(path: Path) -> None:
    tiles = {tile.key for tile in FURNISHINGS}
    names_of_options = set(OPTION_VALUES)
    nodes = list(ast.walk(ast.parse(path.read_text())))
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)}
    names = {node.id.lower() for node in nodes if isinstance(node, ast.Name)}
    assert not constants & (tiles | set(SPACE_KEYS)) - names_of_options
    assert not names & tiles


@pytest.mark.parametrize("path", ENGINE, ids=module_name)
def test_the_engine_has_no_clock_no_luck_and_no_disk(path: Path) -> None:
    forbidden = {
        "random",
        "time",
        "datetime",
        "os",
        "io",
        "sys",
        "pathlib",
        "secrets",
        "socket",
        "logging",
        "uuid",
    }
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not {name.name.split(".")[0] for name in node.names} & forbidden
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.module.split(".")[0] not in forbidden
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "eval", "exec")


def test_the_public_api_is_what_is_promised() -> None:
    assert all(hasattr(caverna, name) for name in caverna.__all__)
    assert {"Game", "Setup", "Options", "FiendOptions", "Move", "IllegalMove"} <= set(caverna.__all__)


@pytest.mark.parametrize("path", EVERYTHING, ids=module_name)
def test_files_stay_readable(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400
    assert path.stem not in ("utils", "helpers", "manager", "service", "misc")


@pytest.mark.parametrize("path", EVERYTHING, ids=module_name)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text()))
