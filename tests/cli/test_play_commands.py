"""What one can type beside moves, in both languages."""

import pytest

from caverna.cli.command_words import (
    commands_with,
    find_command,
    find_shortened_command,
    word_for,
)
from caverna.expansions import all_expansions, base_game
from caverna.words.texts import LANGUAGES, Words
from tests.cli.conftest import Run

COMMANDS = commands_with(all_expansions().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_of_the_language(run: Run, language: str) -> None:
    words = Words(language)
    ran = run("play", "--players", 1, "--language", language, typed=[word_for(words, "help")])
    for command in COMMANDS:
        is_listed = any(line.split()[:1] == [word_for(words, command)] for line in ran.lines)
        assert is_listed == (command in commands_with([base_game()])), command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_understood_in_every_language(command: str, language: str) -> None:
    word = word_for(Words(language), command)
    assert find_command(word) == find_command(word.upper()) == command


def test_umlauts_may_be_written_out() -> None:
    assert find_command("zuege") == "moves"
    assert find_command("zurueck") == "undo"


def test_the_beginning_of_a_command_is_enough_if_it_is_the_only_one() -> None:
    assert find_shortened_command("furn") == "furnishings"
    assert find_shortened_command("sc") is None
    assert find_shortened_command("xyz") is None


def test_no_command_hides_a_move() -> None:
    """A command is one word, and no move begins with it."""
    from caverna.content.catalogue import MOVES

    verbs = {move.text.split()[0] for move in MOVES.listed}
    assert not [verb for verb in verbs if find_command(verb)]


@pytest.mark.parametrize("name", ["seam", "Seam", "Flöz", "furnishing seam"[11:]])
def test_help_explains_a_thing_by_any_of_its_names(run: Run, name: str) -> None:
    ran = run("play", "--players", 1, typed=[f"help {name}"])
    assert "Price: 2 wood; 1 point" in ran.lines


def test_help_on_something_unknown_suggests_names(run: Run) -> None:
    assert "No help on: seem" in run("play", "--players", 1, typed=["help seem"]).out


def test_board_shows_any_seat(run: Run) -> None:
    ran = run(
        "play",
        "--players",
        3,
        "--seed",
        1,
        "--bots",
        "random",
        typed=["board C", "heimat b", "board", "board X"],
    )
    assert "Home board of C (random)" in ran.lines
    assert "Home board of B (random)" in ran.lines
    assert ran.lines.count("Home board of A (you)") == 2
    assert "The seats are: A, B, C" in ran.out


def test_actions_shows_the_board_and_everybody(run: Run) -> None:
    ran = run("play", "--players", 2, "--seed", 1, "--bots", "random", typed=["actions"])
    assert ran.out.count("Action cards") == 2
    assert any(line.startswith("A (you)") and "Weapons 0 0" in line for line in ran.lines)


def test_moves_and_anytime_show_the_texts_one_can_type(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 1, typed=["moves", "anytime", "ruby mining", "anytime"])
    assert "[place logging]" in ran.out
    assert "Nothing to exchange or buy at the moment." in ran.out
    assert "[ruby sheep]" in ran.out


def test_a_long_list_of_any_time_moves_is_shortened(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 1, typed=["ruby mining", "18"])
    assert "… 11 more: type “anytime”" in ran.out
    assert "Supply: 1 ruby, 2 food" in ran.lines
    assert "Supply: 2 food" in ran.lines, "number 18 was listed only by `anytime`, yet it could be typed"


def test_log_tells_the_game_so_far(run: Run) -> None:
    ran = run("play", "--players", 1, "--seed", 1, typed=["logging", "", "log"])
    assert "A: Place on Logging [+3 wood]" in ran.lines


def test_score_shows_all_categories(run: Run) -> None:
    ran = run("play", "--players", 2, "--seed", 1, typed=["punkte"])
    assert any(line.startswith("Unused spaces") for line in ran.lines)
    assert any(line.startswith("Total") and line.endswith(tuple("0123456789")) for line in ran.lines)


def test_furnishings_shows_prices_and_points(run: Run) -> None:
    ran = run("play", "--players", 2, "--seed", 1, typed=["furnishings"])
    assert "Dwelling: 4 wood, 3 stone; 3 points" in ran.out
    assert "Dog school: free of charge; 0 points" in ran.out


def test_the_language_can_be_changed_in_the_middle(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["language", "sprache en", "language xx"])
    assert "Deine Antwort" in ran.out
    assert "The languages are: en, de" in ran.out
    assert ran.lines[-1] == "Goodbye, until the next harvest!"
