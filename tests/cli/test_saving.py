"""Saving, resuming, leaving: nothing is lost, and a full disk does not end the game."""

import os
from pathlib import Path

import pytest

from caverna.cli import files
from caverna.cli.console import Console
from caverna.cli.kept_file import KeptFile
from caverna.cli.session import Session
from caverna.cli.stored_games import load_game
from caverna.record.read_record import read_record
from caverna.record.record import write_record
from caverna.table.seats import HUMAN
from caverna.words.texts import Words
from tests.arranging import a_game
from tests.cli.conftest import Run


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = run("play", "--players", 3, "--bots", "random", "--seed", 6, typed=["1"] * 20 + [f"save {file}"])
    assert f"Game saved: {file}" in first.out
    second = run("play", "--resume", file)
    assert second.code == 0
    assert f"Game resumed: {file}" in second.out
    assert "C (random)" in second.out
    question = [line for line in first.lines if line.startswith("A, ")][-1]
    assert question in second.out


def test_a_resumed_game_can_be_finished(run: Run, kept_next: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--players", 2, "--bots", "random", "--seed", 6, typed=["1"] * 20 + [f"save {file}"])
    ran = run("play", "--resume", file, typed=["1"] * 3000)
    assert "Final score" in ran.out
    assert read_record(kept_next.read_text(encoding="utf-8")).is_over


def test_a_second_game_takes_nobodys_place(run: Run, kept: Path, kept_next: Path) -> None:
    run("play", "--players", 1, typed=["logging"])
    first = kept.read_bytes()
    run("play", "--players", 1, typed=["housework"])
    assert kept.read_bytes() == first
    assert kept_next.is_file()


def test_a_kept_game_goes_on_in_its_own_file(run: Run, kept: Path, kept_next: Path) -> None:
    run("play", "--players", 1, typed=["logging", "1"])
    run("play", "--resume", kept, typed=["housework"])
    assert "A place housework" in kept.read_text(encoding="utf-8")
    assert not kept_next.exists()


def test_a_written_position_can_be_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(
        "caverna position 1\nplayers 2\nround 3\nturn A\nseat A\ngoods wood 7\n", encoding="utf-8"
    )
    ran = run("play", "--resume", file, "--bots", "random", typed=["supplies", "end", "log"])
    assert ran.code == 0
    assert "Supply: 8 wood" in ran.out


def test_a_file_may_begin_with_the_mark_of_an_editor(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(a_game()), encoding="utf-8-sig")
    ran = run("score", file)
    assert ran.code == 0, ran.err


def test_every_move_is_kept_at_once(run: Run, kept: Path) -> None:
    run("play", "--players", 1, typed=["logging"])
    assert "A place logging" in kept.read_text(encoding="utf-8")


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.txt"
    ran = run("play", "--players", 1, typed=["quit", str(file)])
    assert ran.code == 0
    assert f"Game saved: {file}" in ran.out
    assert not read_record(file.read_text(encoding="utf-8")).is_over


@pytest.mark.parametrize("cancel", ["cancel", "abbrechen"])
def test_quit_can_be_thought_better_of(run: Run, cancel: str) -> None:
    ran = run("play", "--players", 1, typed=["beenden", cancel, "score"])
    assert "Score so far" in ran.lines


@pytest.mark.parametrize(
    ("answer", "is_overwritten"), [("yes", True), ("j", True), ("", False), ("no", False)]
)
def test_another_file_is_overwritten_only_after_a_question(
    run: Run, tmp_path: Path, answer: str, is_overwritten: bool
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bilbo", encoding="utf-8")
    ran = run("play", "--players", 1, typed=[f"save {file}", answer])
    assert "exists already" in ran.out
    assert (file.read_text(encoding="utf-8") != "Dear Bilbo") == is_overwritten


def test_the_same_file_is_saved_again_without_a_question(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", "--players", 1, typed=[f"save {file}", "logging", f"save {file}"])
    assert "exists already" not in ran.out
    assert "place logging" in file.read_text(encoding="utf-8")


def test_a_disk_that_refuses_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    blocker = tmp_path / "state"
    blocker.write_text("no directory", encoding="utf-8")
    ran = run("play", "--players", 1, typed=[f"save {blocker / 'game.txt'}", "logging", "", "score"])
    assert ran.code == 0
    assert ran.out.count("The game could not be saved") == 2, (
        "once for the automatic copy, once for the command"
    )
    assert "Score so far" in ran.lines
    assert "To go on: caverna play" not in ran.out


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")

    def refuse(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)
    with pytest.raises(OSError, match="No space left"):
        files.write_text(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert file.read_text(encoding="utf-8") == "old"


def test_other_players_can_be_seated_when_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(a_game(players=3)), encoding="utf-8")
    ran = run("play", "--resume", file, "--seats", "human,random", typed=["score"])
    assert "A (you)  B (random)  C (random)" in ran.out


def test_a_saved_game_keeps_its_number_of_players(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(a_game(players=3)), encoding="utf-8")
    ran = run("play", "--resume", file, "--players", 4)
    assert (ran.code, ran.err) == (2, "caverna: the saved game has 3 players, not 4\n")


def test_one_game_at_two_terminals_becomes_two(run: Run, kept: Path, kept_next: Path) -> None:
    run("play", "--players", 1, typed=["logging", "1"])
    here, there = (Session(Console(), Words("en"), load_game(kept).game, [HUMAN], kept) for _ in range(2))
    place(here, "housework")
    place(there, "excavation")
    assert "A place housework" in kept.read_text(encoding="utf-8")
    assert "A place excavation" in kept_next.read_text(encoding="utf-8")
    assert (here.autosave, there.autosave) == (kept, kept_next)


def place(session: Session, space: str) -> None:
    (move,) = (move for move in session.game.answers() if move.text == f"place {space}")
    session.play(move)


def test_a_game_that_is_played_just_now_goes_on_elsewhere_in_a_copy(
    run: Run, kept: Path, kept_next: Path
) -> None:
    run("play", "--players", 1, typed=["logging", "1"])
    there = KeptFile(kept)
    before = kept.read_bytes()
    ran = run("play", "--resume", kept, typed=["housework"])
    there.close()
    assert kept.read_bytes() == before
    assert "A place housework" in kept_next.read_text(encoding="utf-8")
    assert "It is being played at another terminal just now" in ran.out
    assert f"--resume {kept_next}" in ran.out


def test_a_signal_at_the_very_moment_of_closing_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("a game")
    kept, close = KeptFile(file), os.close

    def interrupted(descriptor: int) -> None:
        close(descriptor)
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "close", interrupted)
    with pytest.raises(KeyboardInterrupt):
        kept.close()
    monkeypatch.setattr(os, "close", close)
    kept.close()
    assert kept.mark is None
