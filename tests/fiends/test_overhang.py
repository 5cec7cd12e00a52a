"""Tiles beside the board, where a corrected file of figures brings the office room."""

from pathlib import Path

import pytest

from caverna import Game, read_position, restore_snapshot, take_snapshot, write_position
from caverna.engine.home_board import CELL_BY_NAME, CELLS
from tests.fiends.arranging import a_game, answers, play, player
from tests.oracles.dump import dump

OFFICE = """
[supply.extensions]
s1 = { upper = ["mine_orc_dwelling"], middle = ["office_room"], lower = ["blast_trap"] }
"""
D_ALONE = "a gone, b gone, c gone, d b1 12"


@pytest.fixture(autouse=True)
def office_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the figures with the office room on the first extension."""
    path = tmp_path / "copy.toml"
    path.write_text(OFFICE, encoding="utf-8")
    monkeypatch.setenv("CAVERNA_FIGURES", str(path))


def through(*said: str, **has: object) -> Game:
    """Orc IV breaks through in the fourth event."""
    game = a_game(phase="event", event=4, quiet=True, **{"orcs": D_ALONE, **has})  # type: ignore[arg-type]
    play(game, *said)
    while answers(game)[0].startswith(("card", "done", "keep", "bed")):
        play(game, "done" if "done" in answers(game) else answers(game)[0])
    return game


@pytest.mark.rule("FF-BREAK-BESIDE-BOARD", "FF-SETUP-TILES-NOT-ON-OFFER")
def test_an_orc_may_sit_beside_the_board() -> None:
    game = through(rooms="office_room e3", ruby_mine="f2 g2")
    assert answers(game) == ["occupy d f2", "occupy d g2"]
    play(game, "occupy d g2")
    assert CELLS[player(game).orcs[3]] == "g2"
    assert player(game).ruby_mines == 1 << CELL_BY_NAME["f2"]
    assert dump(restore_snapshot(take_snapshot(game)).state) == dump(game.state)


@pytest.mark.rule("FF-BREAK-BESIDE-BOARD")
def test_dwarfs_sleep_and_animals_stand_there() -> None:
    has = {"rooms": "dwelling g2, dwelling f2", "dwarfs": "0 4 6", "meadow": "b0", "stable": "b0"}
    game = a_game(phase="event", event=4, quiet=True, orcs=D_ALONE, sheep=1, **has)  # type: ignore[arg-type]
    assert {"keep 1 sheep b0", "keep none b0"} <= set(answers(game))
    play(game, "keep 1 sheep b0")
    assert "bed 4 g2" in answers(game)
    play(game, "bed 4 g2")
    assert dump(restore_snapshot(take_snapshot(game)).state) == dump(game.state)
    while answers(game)[0].startswith(("card", "done")):
        play(game, "done" if "done" in answers(game) else answers(game)[0])
    assert [CELLS[cell] for _, cell in player(game).captives] == ["g2"]


@pytest.mark.rule("FF-BREAK-BESIDE-BOARD")
def test_mines_there_are_restocked_and_emptied() -> None:
    has = {"ore_mine": "f2 g2 g3", "rooms": "office_room e3", "orcs": "a gone, b gone, c gone, d gone"}
    game = a_game(round=8, on="ore_mining", **has)  # type: ignore[arg-type]
    play(game, "restock")
    assert {"restock f2", "restock g2", "restock g3"} <= set(answers(game))
    play(game, "restock g2", "restock g3")
    assert dict(player(game).mined) == {CELL_BY_NAME["g2"]: 2, CELL_BY_NAME["g3"]: 2}


@pytest.mark.rule("FF-BREAK-BESIDE-BOARD")
def test_a_position_tells_of_it() -> None:
    game = a_game(round=8, orcs="a g2 5, b gone, c gone, d gone", rooms="office_room e3, dwelling g2")
    assert player(game).covered == 1 << CELL_BY_NAME["g2"]
    assert dump(read_position(write_position(game)).state) == dump(game.state)
