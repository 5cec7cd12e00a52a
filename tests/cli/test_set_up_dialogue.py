"""Starting without options on a terminal: a few questions, Enter for the defaults."""

import os
from pathlib import Path

import pytest

from caverna.cli.console import Console
from caverna.cli.kept_file import KeptFile
from caverna.record.read_record import names_in_record, read_record
from tests.cli.conftest import Run


@pytest.fixture
def _at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_interactive", property(lambda self: True))


@pytest.mark.usefixtures("_at_a_terminal")
def test_enter_takes_every_default(run: Run, kept: Path) -> None:
    ran = run("play", typed=["", "", "", "", "score"])
    assert "How many players? (1–7) [2]" in ran.out
    assert names_in_record(kept.read_text(encoding="utf-8")) == ["human", "level3"]


@pytest.mark.usefixtures("_at_a_terminal")
def test_language_players_and_bots_are_asked_for(run: Run, kept: Path) -> None:
    ran = run("play", typed=["fr", "de", "acht", "4", "random", "Men", "x", "gree", "1"])
    assert "Bitte eine Zahl von 1 bis 7 eingeben." in ran.out
    assert "Willkommen in der Höhle!" in ran.lines
    assert names_in_record(kept.read_text(encoding="utf-8")) == ["human", "random", "human", "greedy"]


@pytest.mark.usefixtures("_at_a_terminal")
@pytest.mark.parametrize(("answer", "goes_on"), [("", True), ("yes", True), ("n", False), ("nein", False)])
def test_a_game_in_progress_is_offered(
    run: Run, kept: Path, kept_next: Path, answer: str, goes_on: bool
) -> None:
    run("play", "--players", 1, typed=["logging"])
    ran = run("play", "--language", "en", typed=[answer, "1", "1"])
    assert "A game is still in progress. Go on with it?" in ran.out
    moves = [move.text for _, move in read_record(kept.read_text(encoding="utf-8")).moves_played]
    assert moves[:1] == ["place logging"], "whatever comes, it is still there"
    assert kept_next.exists() != goes_on


@pytest.mark.usefixtures("_at_a_terminal")
@pytest.mark.parametrize(("answer", "players"), [("", 2), ("2", 1), ("x", 2), ("0", 3)])
def test_one_of_several_games_goes_on(
    run: Run, kept: Path, kept_next: Path, answer: str, players: int
) -> None:
    run("play", "--players", 1, typed=["logging"])
    run("play", "--players", 2, "--bots", "random", "--seed", 7, typed=["logging"])
    os.utime(kept, (0, 0))
    before = kept.read_bytes(), kept_next.read_bytes()
    ran = run(
        "play", "--language", "en", typed=[answer, "3" if answer == "0" else "", "random", "random", "", ""]
    )
    assert "Which one goes on? (0: a new game)" in ran.out
    assert "Round 1: human, random" in ran.out
    if answer == "0":
        assert (kept.read_bytes(), kept_next.read_bytes()) == before, "a new game takes no other one's place"
        kept_next = kept.with_name(kept.name.replace("-1.txt", "-3.txt"))
    file = kept if players == 1 else kept_next
    assert read_record(file.read_text(encoding="utf-8")).setup.players == players
    assert f"--resume {file}" in ran.out


@pytest.mark.usefixtures("_at_a_terminal")
def test_a_game_in_progress_that_cannot_be_read_is_not_offered(run: Run, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text("nonsense", encoding="utf-8")
    assert "still in progress" not in run("play", "--language", "en").out


@pytest.mark.usefixtures("_at_a_terminal")
def test_a_game_that_is_played_elsewhere_just_now_is_not_offered(run: Run, kept: Path) -> None:
    run("play", "--players", 1, typed=["logging"])
    there = KeptFile(kept)
    assert "still in progress" not in run("play", "--language", "en").out
    there.close()
    assert "still in progress" in run("play", "--language", "en").out


@pytest.mark.usefixtures("_at_a_terminal")
def test_leaving_during_the_dialogue_is_no_error(run: Run) -> None:
    ran = run("play")
    assert (ran.code, ran.err) == (0, "")


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Willkommen in der Höhle!" in run("play", "--players", 1).out
