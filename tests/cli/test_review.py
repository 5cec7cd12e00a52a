"""`caverna review --senseless`: games in files, games of bots, words and data, exit codes."""

import json
from pathlib import Path

import pytest

from caverna import Game
from caverna.record.record import write_record
from tests.arranging import a_game
from tests.cli.conftest import Run


def stored(folder: Path, name: str, game: Game) -> Path:
    file = folder / name
    file.write_text(write_record(game, ["Anna", "Bert"]), encoding="utf-8")
    return file


@pytest.fixture
def senseless_game(tmp_path: Path) -> Path:
    """Anna passes although there is wood."""
    game = a_game(lying="wood_gathering wood 9")
    game.play("pass")
    return stored(tmp_path, "senseless.txt", game)


@pytest.fixture
def sensible_game(tmp_path: Path) -> Path:
    game = a_game(lying="wood_gathering wood 9")
    game.play("place wood_gathering")
    return stored(tmp_path, "sensible.txt", game)


def test_findings_are_told_in_words(run: Run, senseless_game: Path) -> None:
    ran = run("review", "--senseless", senseless_game)
    assert ran.code == 1
    assert ran.lines[0] == f"{senseless_game}: 1 senseless move"
    assert ran.lines[1] == "  Round 1, A (Anna): Pass for this round"
    assert ran.lines[2].startswith("    Nothing was done, while “Wood gathering” offered 9 wood. Better: ")
    assert ran.lines[3:] == ["1 game: 1 senseless move", "  dwarfs placed for nothing: 1"]


def test_findings_are_told_in_german(run: Run, senseless_game: Path) -> None:
    ran = run("review", "--senseless", senseless_game, "--language", "de")
    assert "1 unsinniger Zug" in ran.out
    assert "während es auf „" in ran.out
    assert "9 Holz gab" in ran.out


def test_a_sensible_game(run: Run, sensible_game: Path) -> None:
    ran = run("review", "--senseless", sensible_game)
    assert (ran.code, ran.lines[-1]) == (0, "1 game: no senseless moves")


def test_several_games_as_data(run: Run, senseless_game: Path, sensible_game: Path) -> None:
    ran = run("review", "--senseless", sensible_game, senseless_game, "--json")
    data = json.loads(ran.out)
    assert ran.code == 1
    assert [len(game["findings"]) for game in data["games"]] == [0, 1]
    assert data["sum"]["nothing"] == sum(data["sum"].values()) == 1
    (finding,) = data["games"][1]["findings"]
    assert finding["played"] == ["pass"]
    assert finding["instead"] == ["place wood_gathering"]
    assert (finding["round"], finding["seat"], finding["number"]) == (1, "A", 0)


def test_games_of_bots_are_the_same_with_the_same_seed(run: Run) -> None:
    command = ("review", "--senseless", "--bots", "random", "--players", "2", "--games", "2", "--seed", "3")
    ran = run(*command)
    assert ran.code == 1
    assert "Game 2 (random, random): " in ran.out
    assert "begging that could be avoided: " in ran.out
    assert run(*command, "--jobs", "2").out == ran.out


@pytest.mark.parametrize("arguments", [(), ("--senseless",), ("--bots", "random")])
def test_what_is_missing_is_told(run: Run, arguments: tuple[str, ...]) -> None:
    ran = run("review", *arguments)
    assert ran.code == 2
    assert "caverna: review: " in ran.err


def test_files_and_bots_do_not_go_together(run: Run, sensible_game: Path) -> None:
    assert run("review", "--senseless", sensible_game, "--bots", "random").code == 2


@pytest.fixture
def wasted_turn(tmp_path: Path) -> Path:
    """Anna passes, then Bert takes the rubies."""
    game = a_game(lying="ruby_mining ruby 9")
    game.play("pass")
    game.play("place ruby_mining")
    return stored(tmp_path, "wasted.txt", game)


def test_costly_turns_are_told_with_what_was_better_and_why(run: Run, wasted_turn: Path) -> None:
    ran = run("review", wasted_turn)
    assert ran.code == 0
    assert ran.lines[0] == f"{wasted_turn}: expected points, turn by turn"
    told = " ".join(line.strip() for line in ran.lines)
    assert "The most costly turns of A (Anna): Round 1, after move 0: Pass for this round (cost " in told
    assert "expected): Place on Ruby mining" in told
    assert "Why: " in told
    assert "by round: 1: " in told


def test_costly_turns_are_told_in_german(run: Run, wasted_turn: Path) -> None:
    told = " ".join(line.strip() for line in run("review", wasted_turn, "--language", "de").lines)
    assert "Die teuersten Züge von A (Anna): Runde 1, nach Zug 0: " in told
    assert "Warum: " in told


def test_costly_turns_as_data(run: Run, wasted_turn: Path) -> None:
    (game,) = json.loads(run("review", wasted_turn, "--json").out)["games"]
    anna, bert = game["seats"]
    assert (anna["seat"], bert["seat"]) == ("A", "B")
    (turn,) = anna["costly"]
    assert turn["played"] == ["pass"]
    assert turn["better"][0] == "place ruby_mining"
    assert turn["better_points"] > turn["points"] == anna["curve"][0][1]


def test_a_record_of_nothing_has_no_turns(run: Run, tmp_path: Path) -> None:
    ran = run("review", stored(tmp_path, "empty.txt", a_game()))
    assert (ran.code, ran.lines[-1].strip()) == (0, "No dwarf was placed in this game.")
