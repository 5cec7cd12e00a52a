"""Rulings in which a furnishing changes what a space allows."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.reading import beginning, dwarfs_of, rooms_of


@pytest.mark.rule("FURN-BLACKSMITH-FREE-WEAPON")
def test_with_the_blacksmith_a_weapon_of_two_costs_no_ore() -> None:
    game = a_game(on="blacksmithing", rooms="blacksmith d3")
    assert answers(game) == ["forge 1", "forge 2"]
    play(game, "forge 2")
    assert goods_of(game) == {}
    assert dwarfs_of(game) == ["2@blacksmithing", "0"]


@pytest.mark.rule("FURN-BLACKSMITH-LIMIT")
def test_with_the_blacksmith_a_weapon_of_eight_costs_six_ore_and_is_the_strongest() -> None:
    game = a_game(on="blacksmithing", rooms="blacksmith d3", ore=9)
    assert beginning(game, "forge")[-1] == "forge 8"
    play(game, "forge 8")
    assert goods_of(game) == {"ore": 3}


@pytest.mark.rule("FURN-GUEST-ROOM-WISH")
def test_with_the_guest_room_the_wish_is_a_dwelling_and_a_child_in_it() -> None:
    game = a_game(on="wish_for_children", rooms="guest_room d2", wood=4, stone=3)
    assert "grow" not in answers(game)
    play(game, "furnish dwelling d3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert len(dwarfs_of(game)) == 3


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH")
def test_with_the_guest_room_the_urgent_wish_is_dwelling_child_and_gold() -> None:
    game = a_game(on="urgent_wish_for_children", rooms="guest_room d2", wood=4, stone=3)
    play(game, "furnish dwelling d3", "grow", "take")
    assert goods_of(game) == {"gold": 3}
    assert len(dwarfs_of(game)) == 3
    assert rooms_of(game) == {"d2": "guest_room", "d3": "dwelling"}


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES")
@pytest.mark.parametrize("order", [("d1", "e1"), ("e1", "d1")])
def test_with_the_guest_room_there_are_two_ruby_mines(order: tuple[str, str]) -> None:
    game = a_game(on="ruby_mine_construction", rooms="guest_room d2", tunnel="d1 f1", deep_tunnel="e1 e2")
    play(game, *[f"tile ruby_mine {cell}" for cell in order])
    assert goods_of(game) == {"ruby": 1}
    assert game.state.players[0].ruby_mines.bit_count() == 2
    assert not [move for move in legal(game) if move.startswith("tile ruby_mine")]


@pytest.mark.rule("FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_with_the_guest_room_extension_is_doubled_once_a_game() -> None:
    game = a_game(players=7, on="extension", rooms="guest_room d2")
    play(game, "tile meadow c4 field c3")
    assert len(beginning(game, "tile cavern")) > 0
    assert not beginning(game, "tile meadow")
    play(game, beginning(game, "tile cavern")[0])
    assert goods_of(game)["wood"] == 1
    assert goods_of(game)["stone"] == 1

    later = a_game(players=7, on="extension", rooms="guest_room d2", doubled=True)
    play(later, "tile meadow c4 field c3")
    assert goods_of(later) == {"wood": 1}
    assert later.seat_name == "B"
