"""Undo and restart: within the turn, step by step, never past what was revealed or another player's turn."""

from pathlib import Path

import pytest

from caverna.record.read_record import read_record
from caverna.words.texts import LANGUAGES, Words
from tests.cli.conftest import Run


def moves_kept(kept: Path) -> list[str]:
    return [move.text for _, move in read_record(kept.read_text(encoding="utf-8")).moves_played]


def test_undo_goes_back_one_decision(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, typed=["excavation", "take", "undo"])
    assert "Taken back: Take 1 stone" in ran.out
    assert moves_kept(kept) == ["place excavation"]


def test_undo_can_be_repeated_to_the_beginning_of_the_turn(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, typed=["excavation", "take", "undo", "zurück", "undo"])
    assert moves_kept(kept) == []
    assert "Taken back: Place on Excavation" in ran.out
    assert ran.out.count("There is nothing to take back.") == 1


def test_restart_takes_the_whole_turn_back(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, typed=["logging", "", "excavation", "take", "restart"])
    assert "The turn begins again." in ran.out
    assert moves_kept(kept) == ["place logging"]


def test_a_finished_turn_waits_until_it_is_ended(run: Run, kept: Path) -> None:
    """Logging alone asks nothing, but the bot must not move before the player is content."""
    ran = run("play", "--players", 2, "--bots", "random", "--seed", 4, typed=["logging", "undo", "supplies"])
    assert "Taken back: Place on Logging" in ran.out
    assert moves_kept(kept)[-1] == "place supplies"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_turn_ends_with_the_words_on_the_screen(run: Run, language: str) -> None:
    words = Words(language)
    ran = run("play", "--seats", "human,human", "--language", language, typed=["logging", "x", "move-end"])
    assert ran.out.count(words.say("ui-cli-turn-done")) == 3, "asked, and said again to what means nothing"
    typed = ["logging", words.say("move-end"), "wood_gathering"]
    ran = run("play", "--seats", "human,human", "--language", language, typed=typed)
    assert ran.out.count(words.say("ui-cli-turn-done")) == 2


def test_while_a_finished_turn_waits_the_moves_of_the_next_player_are_not_shown(run: Run) -> None:
    typed = ["sustenance", "take", "done", "end", "logging", "anytime", "moves"]
    ran = run("play", "--seats", "human,human", "--seed", 5, typed=typed)
    waiting = ran.out.split("Your turn is done.", 1)[1]
    assert waiting.count("Your turn is done.") == 2
    assert "[eat grain]" not in waiting


def test_nothing_is_revealed_before_the_turn_is_ended(run: Run, kept: Path) -> None:
    typed = ["logging", "1", "clearing", "take", "done", "1", "excavation", "take", "done", "1", "ore mining"]
    run("play", "--seats", "human,human", "--seed", 4, typed=typed)
    game = read_record(kept.read_text(encoding="utf-8"))
    assert game.state.round == 2, "reading the record deals what is due"
    text = kept.read_text(encoding="utf-8")
    assert text.count("- reveal") == 1, "but the table had not dealt it yet"


def test_what_chance_revealed_cannot_be_taken_back(run: Run, kept: Path) -> None:
    ran = run("play", "--seats", "human,human", "--seed", 4, typed=["undo"])
    assert "Something was revealed" in ran.out


def test_another_players_turn_cannot_be_taken_back(run: Run, kept: Path) -> None:
    ran = run("play", "--seats", "human,human", "--seed", 4, typed=["logging", "1", "undo"])
    assert "There is nothing to take back." in ran.out
    assert moves_kept(kept)[-1] == "place logging"


def test_the_turn_survives_saving_and_resuming(run: Run, kept_next: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--players", 1, typed=["excavation", "take", f"save {file}"])
    ran = run("play", "--resume", file, typed=["undo", "undo"])
    assert "Taken back: Take 1 stone" in ran.out
    assert "Taken back: Place on Excavation" in ran.out
    assert moves_kept(kept_next) == []
