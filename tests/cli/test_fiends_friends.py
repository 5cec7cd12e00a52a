"""Friendly orcs at the terminal are placed like dwarfs."""

from pathlib import Path

from caverna.engine.state.player import HOME
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.table.turns import OpenTurn
from tests.cli.conftest import Run
from tests.cli.fiend_games import saved
from tests.fiends.arranging import NO_ORCS, a_game, player


def friend_at_home() -> Game:
    """All dwarfs of A are placed, a friend is at home."""
    return a_game(
        round=5, rooms="orc_dwelling d3", friends="b d3", lying="logging wood 3",
        orcs=NO_ORCS, dwarfs="0@ore_mining 0@excavation",
    )  # fmt: skip


def test_placing_a_friendly_orc_is_a_turn_of_its_own(run: Run, kept: Path, tmp_path: Path) -> None:
    ran = run(
        "play",
        "--resume",
        saved(tmp_path, friend_at_home()),
        typed=["send b logging", "undo", "logging", "end", "board a"],
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Your turn is done. End it, or take it back" in ran.out
    assert "Taken back: Place Orc II on Logging: 3 wood" in ran.out
    moves = [move.text for _, move in read_record(kept.read_text(encoding="utf-8")).moves_played]
    assert moves[0] == "send b logging"
    assert "Orc II (at home)" in ran.out
    assert "Orc II (Logging)" in ran.out


def test_the_action_board_carries_the_numbers_for_the_orc(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--resume", saved(tmp_path, friend_at_home()))
    row = next(line for line in ran.lines if "Logging" in line and "3 wood" in line)
    assert row.split()[0].isdecimal()


def test_a_turn_with_an_orc_has_an_end_of_its_own() -> None:
    game = friend_at_home()
    assert not OpenTurn().has_placed
    turn, before = OpenTurn(), game.state.copy()
    game.play("send b logging")
    turn.note(before, game.move("send b logging"))
    assert turn.has_placed
    assert player(game).friends[0][2] != HOME
