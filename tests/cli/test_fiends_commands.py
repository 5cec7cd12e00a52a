"""The commands beside `play` with the expansion."""

import json
import pickle
from pathlib import Path

import pytest

from caverna.engine.errors import BadSetup
from caverna.game import Game
from caverna.record.record import write_record
from caverna.setup import Setup
from tests.cli.conftest import Run
from tests.cli.fiend_games import FIENDS, everything, saved


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two."""
    game = Game(Setup(players=2, seed=5, expansion="frantic_fiends"))
    while not game.is_over:
        game.play(game.answers()[0])
    file = tmp_path_factory.mktemp("games") / "game.txt"
    file.write_text(write_record(game, ["Anna", ""]), encoding="utf-8")
    return file


def test_replay_tells_events_and_stops_with_all_boards(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "── Orc event 1 begins. ──" in ran.lines
    assert "Final score" in ran.lines
    step = run("replay", record, "--step", 60, "--language", "de")
    assert "Heimatplan von A (Anna)" in step.lines
    assert "Ork I" in step.out


def test_score_has_the_lines_of_the_expansion(run: Run, record: Path) -> None:
    ran = run("score", record)
    assert any(line.startswith("Used-up traps") for line in ran.lines)
    assert any(line.startswith("Friendly orcs") for line in ran.lines)
    data = json.loads(run("score", record, "--json").out)
    for seat in data["seats"]:
        assert {"traps", "friendly_orcs"} <= set(seat["categories"])
        assert sum(seat["categories"].values()) == seat["total"]


def test_score_of_a_position(run: Run, tmp_path: Path) -> None:
    ran = run("score", saved(tmp_path, everything()))
    row = next(line for line in ran.lines if line.startswith("Friendly orcs"))
    assert row.split()[-2:] == ["1", "0"]


def test_simulate_with_the_expansion(run: Run) -> None:
    arguments = ("simulate", "--players", 3, "--games", 2, "--seed", 3, *FIENDS, "--json")
    data = json.loads(run(*arguments).out)
    assert data["expansion"] == "frantic_fiends"
    assert "friendly_orcs" in data["bots"]["random"]["scores"]
    assert run(*arguments, "--jobs", 2).out == run(*arguments).out


def test_perft_with_the_expansion(run: Run) -> None:
    ran = run("perft", "--players", 1, *FIENDS, "--depth", 2)
    assert ran.code == 0
    assert ran.out != run("perft", "--players", 1, "--depth", 2).out


def test_bench_compares_the_expansion_with_the_base_game(run: Run) -> None:
    ran = run("bench", "--games", 1)
    assert ran.lines[0].split()[-2:] == ["frantic_fiends", "ratio"]
    assert float(ran.lines[1].split()[-1]) > 0


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        (
            ("--set", "introductory"),
            "furnishings 'introductory': the expansion has supply boards of its own; choose full",
            "die Erweiterung hat eigene",
        ),
        (
            ("--option", "hard_for=Z"),
            "hard_for 'Z': write letters of seats, out of A, B, or nobody",
            "schreibe Buchstaben",
        ),
    ],
)
def test_what_cannot_be_set_up_is_told_in_any_language(
    run: Run, typed: tuple[str, ...], english: str, german: str
) -> None:
    wanted = ("simulate", "--games", 1, *FIENDS, *typed)
    assert run(*wanted).err == f"caverna: {english}\n"
    assert german in run(*wanted, "--language", "de").err
    furnishings = "introductory" if "--set" in typed else "full"
    options = {"hard_for": "Z"} if "--option" in typed else {}
    with pytest.raises(BadSetup) as wrong:
        Setup(2, furnishings, options, expansion="frantic_fiends")
    again = pickle.loads(pickle.dumps(wrong.value))
    assert (str(again), again.said) == (english, wrong.value.said)
