"""The command `hint` in the terminal."""

import re

from tests.cli.conftest import Run


def test_three_turns_with_points_and_reasons(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 3, typed=["hint"])
    assert "What I would do" in ran.lines
    for number in (1, 2, 3):
        assert re.search(rf"^{number}\. Place on .*points expected\)$", ran.out, re.MULTILINE)
    assert sum(line.startswith("   - ") for line in ran.lines) >= 3
    assert any(line.startswith("   > After that in this round: ") for line in ran.lines)


def test_in_german(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 3, "--language", "de", typed=["tipp"])
    assert "Was ich tun würde" in ran.lines
    assert "Punkte zu erwarten)" in ran.out


def test_with_the_expansion(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 3, "--expansion", "frantic_fiends", typed=["hint"])
    assert "What I would do" in ran.lines
    assert re.search(r"^1\. .*points expected\)$", ran.out, re.MULTILINE)


def test_before_the_end_of_a_turn_there_is_nothing_to_advise(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 3, typed=["place wood_gathering", "hint"])
    assert "There is nothing to advise before your turn is ended." in ran.out
