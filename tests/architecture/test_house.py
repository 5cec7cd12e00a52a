"""The house keeps its order: what the engine must not know or do, and how files look."""

import ast
from pathlib import Path

import pytest

import caverna
from caverna.content.catalogue import FURNISHINGS, SPACE_KEYS
from caverna.engine.ruleset import OPTION_VALUES
from tests.architecture.sources import ENGINE, EVERYTHING, TABLE, imports_at_run_time, module_name

GROUND_FLOOR = [path for path in EVERYTHING if {"engine", "content"} & {*module_name(path).split(".")}]
"""The rules of the base game and of every box."""
TOLD_AND_SHOWN = [path for path in EVERYTHING if path.parent.name in ("words", "view")]


@pytest.mark.parametrize("path", ENGINE, ids=module_name)
def test_the_engine_knows_no_card_and_no_tile_by_name(path: Path) -> None:
    tiles = {tile.key for tile in FURNISHINGS}
    names_of_options = set(OPTION_VALUES)
    nodes = list(ast.walk(ast.parse(path.read_text())))
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)}
    names = {node.id.lower() for node in nodes if isinstance(node, ast.Name)}
    assert not constants & (tiles | set(SPACE_KEYS)) - names_of_options
    assert not names & tiles


@pytest.mark.parametrize("path", [*GROUND_FLOOR, *TABLE], ids=module_name)
def test_rules_and_table_have_no_clock_no_luck_and_no_disk(path: Path) -> None:
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


@pytest.mark.parametrize("path", TABLE, ids=module_name)
def test_a_table_says_nothing_and_shows_nothing(path: Path) -> None:
    """Words, views and screens belong to those who sit there."""
    for imported, _ in imports_at_run_time(ast.parse(path.read_text())):
        assert imported.split(".")[0] not in ("advice", "words", "view", "server", "cli")


@pytest.mark.parametrize("path", TOLD_AND_SHOWN, ids=module_name)
def test_words_and_views_try_nothing_out(path: Path) -> None:
    """What takes a copy of the game or a move played on trial is advice, and that is asked for."""
    tree = ast.parse(path.read_text())
    for imported, _ in imports_at_run_time(tree):
        assert "advice" not in imported.split("."), f"{module_name(path)} imports {imported}"
        assert imported != "game"
    names = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
    assert not names & {"apply", "play", "copy", "deepcopy"}
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert not any(isinstance(each, ast.Attribute) and each.attr in ("copy", "play") for each in called)


def test_the_rooms_are_where_we_look() -> None:
    assert {*ENGINE} < {*GROUND_FLOOR}
    rooms = {module_name(path).rpartition(".")[0] for path in TOLD_AND_SHOWN}
    assert {"words", "view"} <= rooms
    assert any(room.startswith("expansions.") for room in rooms)


def test_there_is_one_dealer() -> None:
    """Whoever wants to know what chance deals asks `engine.play.dealt`."""
    names = {module_name(path) for path in EVERYTHING if draws(ast.parse(path.read_text()))}
    assert names == {"engine.play"}


def draws(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.ImportFrom)
        and node.module == "caverna.engine.chance"
        and "draw" in [name.name for name in node.names]
        for node in ast.walk(tree)
    )


def test_the_public_api_is_what_is_promised() -> None:
    assert all(hasattr(caverna, name) for name in caverna.__all__)
    assert {"Game", "Setup", "Options", "Move", "IllegalMove"} <= set(caverna.__all__)


@pytest.mark.parametrize("path", EVERYTHING, ids=module_name)
def test_files_stay_readable(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400
    assert path.stem not in ("utils", "helpers", "manager", "service", "misc")


@pytest.mark.parametrize("path", EVERYTHING, ids=module_name)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text()))
