"""The examples run, in short form, and come to something."""

from pathlib import Path

import pytest

from caverna import read_position
from examples import opening_rooms, puzzle, tournament, train_solo


def test_a_tiny_agent_learns(tmp_path: Path) -> None:
    picture = tmp_path / "learning.png"
    means = train_solo.main(
        ["--generations", "6", "--games", "24", "--processes", "2", "--plot", str(picture)]
    )
    assert len(means) == 6
    assert sum(means[-2:]) / 2 > means[0] + 10, "the last generations beat the first"
    assert picture.stat().st_size > 1000


def test_a_tournament_finds_the_better_bot() -> None:
    order = tournament.main(["--bots", "random,greedy", "--games", "2", "--processes", "1"])
    assert order == ["greedy", "random"]


def test_the_puzzle_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    points, moves = puzzle.main([])
    assert f"{points} points" in capsys.readouterr().out
    assert points == -16, "everything was tried"
    assert "furnish writing_chamber d3" in moves, "it takes back 7 points of what is missing"
    game = read_position(puzzle.PUZZLE)
    for move in moves:
        game.play(move)
    assert game.is_over
    assert game.totals() == [points]


def test_first_rooms_are_compared(tmp_path: Path) -> None:
    picture = tmp_path / "rooms.png"
    rooms = opening_rooms.main(
        ["--bots", "random", "--games", "3", "--enough", "1", "--processes", "1", "--plot", str(picture)]
    )
    assert rooms
    assert picture.stat().st_size > 1000
