"""The peaceful cave: weapons given up for food."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has

ROOM: Has = {"rooms": "peaceful_cave d3"}


def sales(moves: list[str]) -> list[str]:
    """The moves that give up a weapon."""
    return [move for move in moves if move.startswith("sell")]


@pytest.mark.rule("FURN-PEACEFUL-CAVE")
@pytest.mark.parametrize("strength", [1, 7, 14])
def test_a_weapon_brings_food_equal_to_its_strength(strength: int) -> None:
    game = play(a_game(dwarfs=f"0 {strength}", **ROOM), f"sell {strength} home")
    assert goods_of(game) == {"food": strength}
    assert game.state.players[0].weapons == (0, 0)


@pytest.mark.rule("FURN-PEACEFUL-CAVE")
def test_several_weapons_may_go_at_once_and_others_later() -> None:
    game = a_game(dwarfs="3 3 5", **ROOM)
    assert sales(legal(game)) == ["sell 3 home", "sell 5 home"]
    play(game, "sell 3 home", "sell 3 home")
    assert goods_of(game) == {"food": 6}
    assert sorted(game.state.players[0].weapons) == [0, 0, 5]
    assert sales(legal(game)) == ["sell 5 home"]


@pytest.mark.rule("FURN-PEACEFUL-CAVE")
def test_without_the_cave_no_weapon_is_given_up() -> None:
    assert sales(legal(a_game(dwarfs="3 3", rooms="seam d3"))) == []


@pytest.mark.rule("FURN-PEACEFUL-CAVE")
def test_a_disarmed_dwarf_moves_to_the_front_of_the_play_order() -> None:
    game = play(a_game(dwarfs="3 8", **ROOM), "sell 8 home", "place housework", "take", "end")
    assert game.state.players[0].weapons[game.state.players[0].places.index(-1)] == 3


@pytest.mark.rule("FURN-PEACEFUL-CAVE")
def test_weapons_may_be_given_up_at_the_feeding_and_in_the_last_window() -> None:
    game = a_game(phase="harvest", round=3, dwarfs="0 4", **ROOM)
    play(game, "sell 4 home", "feed 4")
    assert (goods_of(game), game.state.players[0].begging) == ({}, 0)
    game = play(a_game(phase="scoring", round=12, dwarfs="0 4", **ROOM), "sell 4 home")
    assert goods_of(game) == {"food": 4}


@pytest.mark.rule("FURN-PEACEFUL-CAVE-PLACED-DWARF")
def test_the_weapon_of_a_dwarf_already_placed_may_be_given_up() -> None:
    game = a_game(dwarfs="14@logging 0", **ROOM)
    play(game, "sell 14 placed")
    assert goods_of(game) == {"food": 14}
    assert game.state.players[0].weapons == (0, 0)


@pytest.mark.rule("FURN-PEACEFUL-CAVE-PLACED-DWARF")
def test_the_dwarf_at_work_may_give_up_his_weapon_after_his_action() -> None:
    game = a_game(dwarfs="5 14", on="wood_gathering", lying="wood_gathering wood 2", **ROOM)
    assert sales(legal(game)) == ["sell 5 worker", "sell 14 home"]
    play(game, "sell 5 worker")
    assert goods_of(game) == {"food": 5, "wood": 2}
    assert game.state.players[0].weapons == (0, 14)


@pytest.mark.rule("FURN-PEACEFUL-CAVE-PLACED-DWARF")
def test_of_two_equal_weapons_the_one_named_is_given_up() -> None:
    game = a_game(dwarfs="5@logging 5", **ROOM)
    play(game, "sell 5 placed")
    assert game.state.players[0].weapons == (0, 5)
    game = a_game(dwarfs="5@logging 5", **ROOM)
    play(game, "sell 5 home")
    assert game.state.players[0].weapons == (5, 0)


@pytest.mark.rule("FURN-PEACEFUL-CAVE-FORGE-ANEW")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_an_armed_dwarf_may_give_up_his_weapon_forge_anew_and_go_on_the_expedition(space: str) -> None:
    game = a_game(dwarfs="3 3", ore=8, on=space, **ROOM)
    assert [move for move in legal(game) if move.startswith("forge")] == []
    play(game, "sell 3 worker")
    assert answers(game) == [f"forge {strength}" for strength in range(1, 9)]
    play(game, "forge 8", "loot gold2")
    assert goods_of(game) == {"food": 3, "gold": 2}


@pytest.mark.rule("FURN-PEACEFUL-CAVE-FORGE-ANEW", "FURN-BLACKSMITH-FREE-WEAPON")
def test_with_the_blacksmith_no_ore_is_needed_to_forge_anew() -> None:
    game = a_game(dwarfs="14 14", on="blacksmithing", rooms="peaceful_cave d3, blacksmith e3")
    play(game, "sell 14 worker", "forge 2", "loot grain", "done")
    assert goods_of(game) == {"food": 14, "grain": 1}
    assert sorted(game.state.players[0].weapons) == [3, 14]


@pytest.mark.rule("FURN-PEACEFUL-CAVE-FORGE-ANEW")
def test_a_weapon_just_forged_may_be_given_up_instead_of_the_expedition() -> None:
    game = play(a_game(dwarfs="0 0", ore=4, on="blacksmithing", **ROOM), "forge 4", "sell 4 worker")
    assert goods_of(game) == {"food": 4}
    assert [move for move in legal(game) if move.startswith(("loot", "forge"))] == []


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NOT-ON-EXPEDITION")
def test_the_weapon_of_the_dwarf_on_the_expedition_stays_until_its_end() -> None:
    game = a_game(players=3, dwarfs="7 9@logging 12", on="exploration", wood=1, **ROOM)
    play(game, "loot dog")
    assert sales(legal(game)) == ["sell 9 placed", "sell 12 home"]
    play(game, "done")
    assert sales(legal(game)) == ["sell 8 worker", "sell 9 placed", "sell 12 home"]


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NOT-ON-EXPEDITION")
def test_it_stays_while_the_last_loot_is_being_carried_out() -> None:
    game = a_game(dwarfs="7 9", on="logging", cavern="e3", **ROOM)
    play(game, "loot furnish")
    assert sales(legal(game)) == ["sell 9 home"]
    play(game, "furnish dog_school e3")
    assert sales(legal(game)) == ["sell 8 worker", "sell 9 home"]


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NOT-ON-EXPEDITION")
def test_a_weapon_given_up_during_the_expedition_gains_nothing_from_all_weapons() -> None:
    game = a_game(players=3, dwarfs="7 9 12", on="exploration", **ROOM)
    play(game, "loot all_weapons", "sell 9 home", "done")
    assert game.state.players[0].weapons == (9, 0, 13)
    assert goods_of(game) == {"food": 9}


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NOT-ON-EXPEDITION")
def test_between_the_two_expeditions_of_adventure_the_weapon_may_go() -> None:
    game = play(a_game(dwarfs="7 9", on="adventure", **ROOM), "loot wood")
    assert "loot wood" in answers(game)
    play(game, "sell 8 worker")
    assert [move for move in legal(game) if move.startswith("loot")] == []
    assert goods_of(game) == {"wood": 1, "food": 8}


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NEEDS-ACTION")
@pytest.mark.parametrize(
    "has", [{"on": "exploration", "players": 3}, {"on": "blacksmithing"}, {"on": "adventure"}]
)
def test_a_weapon_stays_where_the_dwarf_could_do_nothing_without_it(has: Has) -> None:
    game = a_game(dwarfs="7 9", **ROOM, **has)
    assert sales(legal(game)) == ["sell 9 home"]


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NEEDS-ACTION")
def test_a_weapon_may_go_where_something_else_remains_to_be_done() -> None:
    game = a_game(dwarfs="7 9", on="ore_mine_construction", tunnel="d2 e2", **ROOM)
    assert sales(legal(game)) == ["sell 7 worker", "sell 9 home"]
    game = a_game(dwarfs="7 9", on="ore_mine_construction", **ROOM)
    assert sales(legal(game)) == ["sell 9 home"]


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NEEDS-ACTION")
def test_ore_that_a_ruby_could_still_buy_does_not_help_before_it_is_there() -> None:
    game = a_game(dwarfs="7 9", on="blacksmithing", ruby=1, **ROOM)
    assert sales(legal(game)) == ["sell 9 home"]
    play(game, "ruby ore")
    assert sales(legal(game)) == ["sell 7 worker", "sell 9 home"]
