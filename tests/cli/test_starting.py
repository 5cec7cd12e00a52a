"""To begin takes no time: nothing is loaded that nobody has asked for."""

import json
import subprocess
import sys

import pytest

import caverna

HEAVY = {
    "asyncio",
    "babel",
    "fluent",
    "msgspec",
    "numpy",
    "pyarrow",
    "rich",
    "starlette",
    "textual",
    "uvicorn",
}
"""What takes long to load, and that neither the API nor the list of commands needs."""
OUR_HEAVY = {"caverna.engine.play", "caverna.content.catalogue", "caverna.game", "caverna.bots"}
LOADED = """
import json, sys
sys.stdout = sys.stderr
{what}
print(json.dumps(list(sys.modules)), file=sys.__stdout__)
"""


def loaded_by(what: str) -> set[str]:
    """The modules a Python has loaded after it did this."""
    command = [sys.executable, "-c", LOADED.format(what=what)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_import_caverna_loads_nothing_but_itself() -> None:
    loaded = loaded_by("import caverna")
    assert not loaded & HEAVY
    assert {name for name in loaded if name.startswith("caverna")} == {"caverna"}


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_the_list_of_commands_loads_no_command(option: str) -> None:
    calling = f"import caverna.cli.main as main\ntry: main.main(['{option}'])\nexcept SystemExit: pass"
    loaded = loaded_by(calling)
    assert not loaded & HEAVY
    assert not loaded & OUR_HEAVY


def test_a_game_without_a_box_loads_none() -> None:
    loaded = loaded_by("from caverna import Game, Setup\nGame(Setup())")
    assert "caverna.game" in loaded
    assert not loaded & {"numpy", "starlette", "textual", "pyarrow"}


def test_the_promise_is_listed_and_kept() -> None:
    assert set(caverna.__all__) <= set(dir(caverna))
    for name in caverna.__all__:
        assert getattr(caverna, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        _ = caverna.Gmae  # type: ignore[attr-defined]


def test_what_the_api_gives_can_travel_before_anything_else_is_loaded() -> None:
    """A process of a crew may get a move or options first."""
    travelling = (
        "import pickle; from caverna import Game, Move, Options, Setup\n"
        "assert pickle.loads(pickle.dumps(Options())) == Options()\n"
        "game = Game(Setup(players=1)); move = game.answers()[0]\n"
        "assert pickle.loads(pickle.dumps(move)) == move\n"
        "assert pickle.loads(pickle.dumps(game)).state == game.state\n"
        "assert pickle.loads(pickle.dumps(game.state)) == game.state"
    )
    assert "caverna.record.pickling" in loaded_by(travelling)
