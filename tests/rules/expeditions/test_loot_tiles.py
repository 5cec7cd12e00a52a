"""Loot that changes the home board: rooms, stables, tiles, fences, crops."""

import pytest

from caverna import Game
from caverna.engine.home_board import mask
from tests.arranging import a_game, answers, goods_of, play
from tests.rules.expeditions.weapons import loot_on_offer, weapons

FOREST_SPACES = [column + row for row in "1234" for column in "abc"]


def exploring(strength: int, **has: object) -> Game:
    """A dwarf of this strength on the exploration space."""
    return a_game(players=3, dwarfs=f"{strength} {strength}", on="exploration", **has)  # type: ignore[arg-type]


@pytest.mark.rule("LOOT-FURNISH")
def test_any_tile_that_can_be_paid_is_furnished() -> None:
    game = play(exploring(7, wood=1), "loot furnish")
    affordable = {"cuddle_room", "breakfast_room", "stone_carver", "trader", "stone_supplier", "quarry"}
    affordable |= {"dog_school", "broom_chamber"}
    assert set(answers(game)) == {f"furnish {tile} d3" for tile in affordable}
    play(game, "furnish trader d3")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-FURNISH")
def test_a_looted_furnishing_may_be_a_dwelling_at_its_full_price() -> None:
    game = play(exploring(7, wood=4, stone=3), "loot furnish", "furnish dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-FURNISH")
def test_discounts_hold_for_a_looted_furnishing() -> None:
    game = play(exploring(7, wood=1, rooms="carpenter e3"), "loot furnish", "furnish hunting_parlor d3")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-STABLE")
def test_a_looted_stable_is_free_and_built_at_once() -> None:
    game = play(exploring(8), "loot stable")
    assert answers(game) == [f"stable {cell}" for cell in FOREST_SPACES]
    play(game, "stable a1")
    assert game.state.players[0].stables == mask("a1")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-STABLE")
def test_a_looted_stable_goes_on_meadows_and_pastures_but_not_on_fields() -> None:
    game = exploring(8, meadow="c4", small_pasture="c3", fields="b4", stable="a1")
    play(game, "loot stable")
    assert answers(game) == [f"stable {cell}" for cell in FOREST_SPACES if cell not in ("b4", "a1")]


@pytest.mark.rule("LOOT-STABLE-NONE-LEFT")
def test_whoever_has_built_three_stables_loots_none() -> None:
    assert "stable" in loot_on_offer(exploring(8, stable="a1 a2"))
    assert "stable" not in loot_on_offer(exploring(8, stable="a1 a2 b2"))


@pytest.mark.rule("LOOT-STABLE-NONE-LEFT")
def test_without_a_site_there_is_no_stable_to_loot() -> None:
    assert "stable" not in loot_on_offer(exploring(8, fields=" ".join(FOREST_SPACES)))


@pytest.mark.rule("LOOT-TUNNEL")
def test_a_looted_tunnel_is_dug_at_once_next_to_the_caves() -> None:
    game = play(exploring(9), "loot tunnel")
    assert answers(game) == ["tile tunnel d2", "tile tunnel e3", "tile tunnel e4"]
    play(game, "tile tunnel e4")
    assert game.state.players[0].tunnels == mask("e4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("LOOT-CAVERN")
def test_a_looted_cavern_is_dug_at_once_next_to_the_caves() -> None:
    game = play(exploring(14), "loot cavern")
    assert answers(game) == ["tile cavern d2", "tile cavern e3", "tile cavern e4"]
    play(game, "tile cavern d2")
    assert game.state.players[0].caverns == mask("d2", "d3")


@pytest.mark.rule("LOOT-CAVERN", "LOOT-FURNISH")
def test_a_looted_cavern_may_be_furnished_on_the_same_expedition() -> None:
    game = exploring(14, rooms="seam d3")
    assert "furnish" not in loot_on_offer(game)
    play(game, "loot cavern", "tile cavern d2", "loot furnish", "furnish dog_school d2")
    assert weapons(play(game, "done")) == (14, 14)


@pytest.mark.rule("LOOT-MEADOW")
def test_a_looted_meadow_begins_at_the_cave_and_then_grows_from_what_is_tilled() -> None:
    assert answers(play(exploring(11), "loot meadow")) == ["tile meadow c4"]
    game = play(exploring(11, fields="c4"), "loot meadow")
    assert answers(game) == ["tile meadow c3", "tile meadow b4"]
    play(game, "tile meadow b4")
    assert game.state.players[0].meadows == mask("b4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("LOOT-MEADOW")
def test_a_looted_meadow_slides_under_a_stable() -> None:
    game = play(exploring(11, stable="c4"), "loot meadow", "tile meadow c4")
    player = game.state.players[0]
    assert player.meadows == player.stables == mask("c4")


@pytest.mark.rule("LOOT-FIELD")
def test_a_looted_field_does_not_slide_under_a_stable() -> None:
    game = play(exploring(12, meadow="c4", stable="c3"), "loot field")
    assert answers(game) == ["tile field b4"]
    play(game, "tile field b4")
    assert game.state.players[0].fields == mask("b4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("LOOT-SMALL-PASTURE")
def test_a_looted_small_pasture_costs_one_wood_and_keeps_its_stable() -> None:
    game = exploring(9, wood=2, meadow="c4 c3", stable="c4")
    play(game, "loot small_pasture")
    assert answers(game) == ["fence c3", "fence c4"]
    play(game, "fence c4")
    player = game.state.players[0]
    assert (player.small_pastures, player.meadows, player.stables) == (mask("c4"), mask("c3"), mask("c4"))
    assert goods_of(game) == {"wood": 1}


@pytest.mark.rule("LOOT-SMALL-PASTURE")
def test_the_carpenter_fences_a_looted_small_pasture_for_nothing() -> None:
    game = play(exploring(9, meadow="c4", rooms="carpenter d3"), "loot small_pasture", "fence c4")
    assert game.state.players[0].small_pastures == mask("c4")


@pytest.mark.rule("LOOT-LARGE-PASTURE")
def test_a_looted_large_pasture_costs_two_wood_and_keeps_its_stables() -> None:
    game = exploring(10, wood=2, meadow="c4 c3 b4", stable="c4 c3")
    play(game, "loot large_pasture")
    assert answers(game) == ["fence c3 c4", "fence b4 c4"]
    play(game, "fence c3 c4")
    player = game.state.players[0]
    assert (player.large_areas, player.meadows, player.stables) == (
        (mask("c3", "c4"),),
        mask("b4"),
        mask("c3", "c4"),
    )
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-DWELLING")
def test_the_looted_dwelling_is_the_ordinary_one_for_two_wood_and_two_stone() -> None:
    game = play(exploring(11, wood=9, stone=9), "loot dwelling")
    assert answers(game) == ["furnish dwelling d3"]
    play(game, "furnish dwelling d3")
    assert goods_of(game) == {"wood": 7, "stone": 7}


@pytest.mark.rule("LOOT-DWELLING-DISCOUNTS")
def test_carpenter_and_stone_carver_lower_the_looted_dwelling() -> None:
    game = exploring(11, wood=1, stone=1, rooms="carpenter e3, stone_carver f3")
    play(game, "loot dwelling", "furnish dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-DWELLING-DISCOUNTS")
def test_the_builder_pays_what_is_left_of_the_looted_dwelling_in_ore() -> None:
    rooms = "carpenter e3, stone_carver f3, builder e2"
    game = exploring(11, wood=1, stone=1, ore=2, rooms=rooms)
    play(game, "loot dwelling", "furnish dwelling d3")
    assert set(answers(game)) == {
        "pay as_printed",
        "pay ore_for_wood",
        "pay ore_for_stone",
        "pay ore_for_both",
    }
    play(game, "pay ore_for_both")
    assert goods_of(game) == {"wood": 1, "stone": 1}


@pytest.mark.rule("LOOT-DWELLING-DISCOUNTS")
def test_with_ore_alone_the_discounted_dwelling_can_be_looted() -> None:
    rooms = "carpenter e3, stone_carver f3, builder e2"
    assert "dwelling" not in loot_on_offer(exploring(11, ore=1, rooms=rooms))
    game = play(exploring(11, ore=2, rooms=rooms), "loot dwelling", "furnish dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("LOOT-SOW")
def test_a_looted_sowing_has_the_usual_limits() -> None:
    game = exploring(12, grain=3, vegetable=3, fields="a4 b4 c4 b3 c3")
    play(game, "loot sow", "sow grain a4", "sow grain b4")
    assert not [move for move in answers(game) if move.startswith("sow grain")]
    play(game, "sow vegetable c4", "sow vegetable b3")
    assert not [move for move in answers(game) if move.startswith("sow")]
    assert goods_of(game) == {"grain": 1, "vegetable": 1}
    player = game.state.players[0]
    assert (player.grain_3, player.vegetable_2) == (mask("a4", "b4"), mask("c4", "b3"))


@pytest.mark.rule("LOOT-SOW")
def test_a_looted_sowing_may_stop_after_one_field() -> None:
    game = play(exploring(12, grain=2, fields="c4 c3"), "loot sow", "sow grain c4", "done")
    assert goods_of(game) == {"grain": 1}
    assert "wood" in loot_on_offer(game)
