"""Whole games at the terminal, by numbers and by words."""

from pathlib import Path

import pytest

from caverna.record.read_record import names_in_record, read_record
from tests.cli.conftest import Run

ALWAYS_ONE = ["1"] * 3000


def test_a_solo_game_is_played_to_its_end_by_numbers(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, "--seed", 1, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert "Final score" in ran.out
    game = read_record(kept.read_text(encoding="utf-8"))
    assert game.is_over
    assert f"You have reached {game.totals()[0]} point".replace("-", "\N{MINUS SIGN}") in ran.lines[-1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_against_a_bot_is_played_to_its_end_by_numbers(run: Run, kept: Path, language: str) -> None:
    arguments = ("--players", 2, "--bots", "random", "--seed", 4, "--language", language)
    ran = run("play", *arguments, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    record = kept.read_text(encoding="utf-8")
    game = read_record(record)
    assert game.is_over
    assert names_in_record(record) == ["human", "random"]
    totals = next(line for line in ran.lines if line.startswith(("Total", "Gesamt")))
    assert totals.replace("−", "-").split()[1:] == [str(total) for total in game.totals()]
    assert ("Einsetzen: " in ran.out) == (language == "de")
    assert "B (random): " in ran.out


def test_bots_can_play_among_themselves(run: Run, kept: Path) -> None:
    ran = run("play", "--seats", "random,random,random", "--seed", 9)
    assert ran.code == 0
    assert "Final score" in ran.out
    assert "Your answer" not in ran.out
    assert read_record(kept.read_text(encoding="utf-8")).is_over


def test_the_same_seed_and_answers_give_the_same_screen(run: Run, kept: Path, kept_next: Path) -> None:
    arguments = ("play", "--players", 3, "--bots", "random", "--seed", 5)
    first, second = run(*arguments, typed=["1"] * 40), run(*arguments, typed=["1"] * 40)
    assert first.out == second.out.replace(kept_next.name, kept.name)


def test_each_round_is_announced_and_bots_get_one_line_a_turn(run: Run) -> None:
    ran = run("play", "--players", 2, "--bots", "random", "--seed", 4, typed=["1"] * 12)
    assert "── Round 1 begins. ──" in ran.lines
    assert "── Round 2 begins. ──" in ran.lines
    assert sum(line.startswith("B (random): Place on ") for line in ran.lines) >= 2


def test_moves_can_be_typed_as_text_as_its_beginning_or_as_words_on_the_screen(run: Run, kept: Path) -> None:
    typed = ["place ore_mining", "end", "pl log", "", "sustenance", "take", "done", "end", "ruby mining"]
    run("play", "--players", 1, "--seed", 1, typed=typed)
    game = read_record(kept.read_text(encoding="utf-8"))
    placed = [move.text for _, move in game.moves_played if move.text.startswith("place")]
    assert placed[:2] == ["place ore_mining", "place logging"]
    assert "place ruby_mining" in placed


def test_a_text_that_may_mean_several_moves_is_asked_back(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["place"])
    assert any(line.startswith("Your answer") and line.endswith("place") for line in ran.lines)
    assert "place could mean: place excavation, place logging" in ran.out


def test_nonsense_is_answered_with_help(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["abracadabra", "99", "0", "99999999999999999999999"])
    assert "Unknown command: abracadabra" in ran.out
    assert ran.out.count("Please give a number from 1 to 9.") == 3


def test_an_illegal_move_is_explained(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["place ore_trading"])
    assert "Not possible: place ore_trading: " in ran.out


def test_a_verb_is_no_shortened_command(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["furnish seam d2"])
    assert "Not possible: furnish seam d2: " in ran.out
    assert "Cuddle room" not in ran.out


def test_the_home_board_is_shown_again_as_soon_as_it_has_changed(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["excavation", "take", "tile cavern d2 tunnel d1"])
    assert ran.lines.count("Home board of A") == 2
    assert ran.lines.index("Your turn is done. End it, or take it back with “undo” or “restart”?") > max(
        i for i, line in enumerate(ran.lines) if "Tunnel" in line
    )


def test_the_only_possible_answer_is_played_and_announced(run: Run) -> None:
    """A player without food and goods has nothing to choose when feeding."""
    ran = run("play", "--players", 2, "--bots", "random", "--seed", 4, typed=["pass", "1"] * 8)
    assert "Only one answer is possible: Pay no food" in ran.out
    assert "begging markers" in ran.out


def test_enter_alone_shows_the_decision_again_or_gives_the_only_answer(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, typed=["", "place ruby_mining", ""])
    assert ran.out.count("A, place an unarmed dwarf or pass.") == 3
    moves = [move.text for _, move in read_record(kept.read_text(encoding="utf-8")).moves_played]
    assert moves == ["place ruby_mining", "end"]


def test_without_a_terminal_and_options_one_plays_against_the_usual_bot(run: Run) -> None:
    ran = run("play", "--seed", 1, typed=["score"])
    assert "B (level3)" in ran.out


def test_several_people_can_share_the_screen(run: Run, kept: Path) -> None:
    ran = run(
        "play",
        "--seats",
        "human,human",
        "--seed",
        2,
        typed=["supplies", "end", "logging", "end"],
    )
    assert "A, place an unarmed dwarf or pass." in ran.out
    assert "B, place an unarmed dwarf or pass." in ran.out
    assert names_in_record(kept.read_text(encoding="utf-8")) == ["human", "human"]


def test_the_introductory_set_and_options_are_part_of_the_game(run: Run, kept: Path) -> None:
    ran = run(
        "play",
        "--players",
        1,
        "--set",
        "introductory",
        "--option",
        "income=after_refill",
        typed=["furnishings"],
    )
    assert "Office room" not in ran.out
    setup = read_record(kept.read_text(encoding="utf-8")).setup
    assert (setup.furnishings, setup.options.income) == ("introductory", "after_refill")


def test_end_of_input_leaves_cleanly_and_says_how_to_come_back(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-2:] == [
        f"The game is kept. To go on: caverna play --terminal --resume {kept}",
        "Goodbye, until the next harvest!",
    ]


def test_ctrl_c_leaves_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "--players", 1)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-1] == "Goodbye, until the next harvest!"


def test_no_colours_without_a_terminal(run: Run) -> None:
    assert "\x1b" not in run("play", "--players", 2, typed=["1"]).out
