"""Building materials, first half: carpenter, stone carver, blacksmith, miner, builder, trader."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has

# Carpenter.


@pytest.mark.rule("FURN-CARPENTER")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("dwelling", {"wood": 3, "stone": 3}),
        ("cuddle_room", {}),
        ("hunting_parlor", {"wood": 1}),
        ("couple_dwelling", {"wood": 7, "stone": 6}),
    ],
)
def test_every_furnishing_costs_the_carpenter_one_wood_less(tile: str, price: Has) -> None:
    game = a_game(on="housework", rooms="carpenter d3", cavern="e3", **price)
    assert goods_of(play(game, f"furnish {tile} e3")) == {}


@pytest.mark.rule("FURN-CARPENTER-EACH-PASTURE")
def test_each_pasture_of_one_action_is_cheaper_with_the_carpenter() -> None:
    game = a_game(on="sheep_farming", rooms="carpenter d3", meadow="a1 a2 b1", wood=4, lying="")
    play(game, "fence b1")
    assert goods_of(game) == {"wood": 3}
    play(game, "fence a1 a2")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-CARPENTER-EACH-PASTURE")
def test_looted_pastures_cost_the_carpenter_nothing_and_one_wood() -> None:
    has: Has = {"dwarfs": "10 10", "rooms": "carpenter d3", "meadow": "a1 a2 b1"}
    game = a_game(players=3, on="exploration", wood=1, **has)
    play(game, "loot small_pasture", "fence b1")
    assert goods_of(game) == {"wood": 1}
    play(game, "loot large_pasture", "fence a1 a2")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-CARPENTER")
def test_the_carpenter_makes_no_stable_cheaper() -> None:
    game = a_game(on="sheep_farming", rooms="carpenter d3", meadow="a1", wood=1)
    assert [move for move in legal(game) if move.startswith("stable")] == []


# Stone carver.


@pytest.mark.rule("FURN-STONE-CARVER")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("dwelling", {"wood": 4, "stone": 2}),
        ("carpenter", {}),
        ("cooking_cave", {"stone": 1}),
        ("state_parlor", {"stone": 2, "gold": 5}),
    ],
)
def test_every_furnishing_costs_the_stone_carver_one_stone_less(tile: str, price: Has) -> None:
    game = a_game(on="housework", rooms="stone_carver d3", cavern="f3", **price)
    assert goods_of(play(game, f"furnish {tile} f3")) == {}


@pytest.mark.rule("FURN-STONE-CARVER-STABLES")
def test_stables_cost_the_stone_carver_nothing() -> None:
    game = a_game(on="sheep_farming", rooms="stone_carver d3", meadow="a1")
    assert goods_of(play(game, "stable a1")) == {}
    game = a_game(on="sheep_farming", rooms="stone_carver d3", meadow="a1", stone=1)
    assert goods_of(play(game, "stable a1")) == {"stone": 1}


@pytest.mark.rule("FURN-STONE-CARVER-STABLES")
def test_without_a_stone_carver_a_stable_costs_a_stone() -> None:
    game = a_game(on="sheep_farming", rooms="seam d3", meadow="a1", stone=1)
    assert goods_of(play(game, "stable a1")) == {}


@pytest.mark.rule("FURN-STONE-CARVER-STABLES")
def test_free_stables_are_still_three_at_most_and_one_an_action() -> None:
    game = a_game(on="sheep_farming", rooms="stone_carver d3", meadow="a1", lying="sheep_farming sheep 1")
    play(game, "stable a1")
    assert [move for move in legal(game) if move.startswith("stable")] == []
    game = a_game(
        rooms="stone_carver d3", stable="a1 a2 a3", lying="sheep_farming sheep 1", on="sheep_farming"
    )
    assert [move for move in legal(game) if move.startswith("stable")] == []


# Blacksmith.


@pytest.mark.rule("FURN-BLACKSMITH")
@pytest.mark.parametrize(
    ("strength", "left"), [(1, 6), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0)]
)
def test_forging_costs_the_blacksmith_two_ore_less(strength: int, left: int) -> None:
    game = play(a_game(on="blacksmithing", rooms="blacksmith d3", ore=6), f"forge {strength}")
    assert goods_of(game).get("ore", 0) == left
    assert max(game.state.players[0].weapons) == strength


@pytest.mark.rule("FURN-BLACKSMITH-FREE-WEAPON")
def test_without_any_ore_the_blacksmith_forges_strength_1_or_2_for_nothing() -> None:
    game = a_game(on="blacksmithing", rooms="blacksmith d3")
    assert answers(game) == ["forge 1", "forge 2"]
    play(game, "forge 1")
    assert goods_of(game) == {}
    assert "place blacksmithing" not in legal(a_game(round=1, rooms="seam d3"))


@pytest.mark.rule("FURN-BLACKSMITH-LIMIT")
def test_strength_8_costs_6_ore_and_is_the_limit() -> None:
    game = a_game(on="blacksmithing", rooms="blacksmith d3", ore=20)
    assert answers(game) == [f"forge {strength}" for strength in range(1, 9)]
    assert goods_of(play(game, "forge 8")) == {"ore": 14}
    assert "forge 8" not in legal(a_game(on="blacksmithing", rooms="blacksmith d3", ore=5))


@pytest.mark.rule("FURN-BLACKSMITH")
def test_the_blacksmith_does_not_help_with_ore_trading() -> None:
    game = play(a_game(on="ore_trading", rooms="blacksmith d3", ore=2), "trade")
    assert goods_of(game) == {"gold": 2, "food": 1}


@pytest.mark.rule("FURN-BLACKSMITH")
def test_the_two_ore_of_the_blacksmith_come_with_the_tile() -> None:
    game = play(a_game(on="housework", wood=1, stone=2, ore=1), "furnish blacksmith d3")
    assert goods_of(game) == {"ore": 3}


# Miner. In the solo game a round begins without a question.


@pytest.mark.rule("FURN-MINER")
@pytest.mark.parametrize(
    ("has", "ore"),
    [
        ({"donkey": 2}, 0),
        ({"ore_mine": "e3"}, 0),
        ({"ore_mine": "e3", "donkey": 3}, 1),
        ({"ore_mine": "e3 e2", "donkey": 1}, 1),
        ({"ore_mine": "e3 e2 f2", "donkey": 3}, 3),
    ],
)
def test_each_round_brings_an_ore_for_each_ore_mine_with_a_donkey(has: Has, ore: int) -> None:
    game = a_game(players=1, phase="round", round=5, rooms="miner d3", **has)
    assert goods_of(game).get("ore", 0) == ore


@pytest.mark.rule("FURN-MINER")
def test_a_donkey_in_a_ruby_mine_brings_no_ore() -> None:
    game = a_game(
        players=1, phase="round", round=5, rooms="miner d3", ore_mine="e3", ruby_mine="e2 f2", donkey=3
    )
    assert goods_of(game) == {"ore": 1, "donkey": 3}


@pytest.mark.rule("FURN-MINER")
def test_the_ore_comes_only_at_the_start_of_a_round_and_only_with_the_miner() -> None:
    has: Has = {"ore_mine": "e3", "donkey": 1}
    assert goods_of(a_game(players=1, phase="round", round=5, rooms="seam d3", **has)) == {"donkey": 1}
    game = a_game(players=1, on="housework", wood=1, stone=1, **has)
    assert goods_of(play(game, "furnish miner d3")) == {"donkey": 1}


# Builder.


@pytest.mark.rule("FURN-BUILDER")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("as_printed", {"ore": 2}),
        ("ore_for_wood", {"wood": 1, "ore": 1}),
        ("ore_for_stone", {"stone": 1, "ore": 1}),
        ("ore_for_both", {"wood": 1, "stone": 1}),
    ],
)
def test_the_builder_may_pay_ore_for_one_wood_and_for_one_stone(way: str, left: dict[str, int]) -> None:
    game = a_game(on="housework", rooms="builder d3", cavern="e3", wood=2, stone=2, ore=2)
    play(game, "furnish peaceful_cave e3", f"pay {way}")
    assert goods_of(game) == left


@pytest.mark.rule("FURN-BUILDER")
def test_the_builder_pays_two_ore_and_a_stone_for_the_blacksmith() -> None:
    game = a_game(on="housework", rooms="builder d3", cavern="e3", stone=1, ore=2)
    assert goods_of(play(game, "furnish blacksmith e3")) == {"ore": 2}


@pytest.mark.rule("FURN-BUILDER")
@pytest.mark.parametrize("has", [{"ore": 3}, {"stone": 1, "ore": 1}, {"wood": 1, "ore": 2}])
def test_the_builder_replaces_at_most_one_piece_of_each(has: Has) -> None:
    game = a_game(on="housework", rooms="builder d3", cavern="e3", **has)
    assert "furnish blacksmith e3" not in legal(game)


@pytest.mark.rule("FURN-BUILDER")
def test_the_builder_adds_its_ore_to_the_ore_a_tile_costs() -> None:
    game = a_game(on="housework", rooms="builder d3", cavern="e3", wood=2, ore=2)
    assert goods_of(play(game, "furnish stone_storage e3")) == {}
    game = a_game(on="housework", rooms="builder d3", cavern="e3", wood=2, ore=1)
    assert "furnish stone_storage e3" not in legal(game)


@pytest.mark.rule("FURN-BUILDER")
def test_the_builder_replaces_no_other_good() -> None:
    game = a_game(on="housework", rooms="builder d3", cavern="e3", stone=1, ore=5)
    assert not {"furnish breeding_cave e3", "furnish fodder_chamber e3"} & set(legal(game))


@pytest.mark.rule("FURN-BUILDER-WITH-CARPENTER")
def test_with_the_carpenter_only_a_stone_of_the_blacksmith_is_left_to_replace() -> None:
    rooms = "builder d3, carpenter f3"
    game = a_game(on="housework", rooms=rooms, cavern="e3", stone=2, ore=1)
    play(game, "furnish blacksmith e3")
    assert answers(game) == ["pay as_printed", "pay ore_for_stone"]
    assert goods_of(play(game, "pay ore_for_stone")) == {"stone": 1, "ore": 2}
    game = a_game(on="housework", rooms=rooms, cavern="e3", stone=1, ore=1)
    assert goods_of(play(game, "furnish blacksmith e3")) == {"ore": 2}
    game = a_game(on="housework", rooms=rooms, cavern="e3", ore=2)
    assert "furnish blacksmith e3" not in legal(game)


@pytest.mark.rule("FURN-BUILDER-FURNISHINGS-ONLY")
def test_the_builder_pays_no_pasture_and_no_stable_in_ore() -> None:
    game = a_game(
        on="sheep_farming", rooms="builder d3", meadow="a1 a2", wood=1, ore=5, lying="sheep_farming sheep 1"
    )
    assert answers(game) == ["end"]


# Trader.


@pytest.mark.rule("FURN-TRADER")
def test_the_trader_sells_whole_sets_as_often_as_wanted() -> None:
    game = play(a_game(rooms="trader d3", gold=5), "convert trader", "convert trader")
    assert goods_of(game) == {"wood": 2, "stone": 2, "ore": 2, "gold": 1}
    assert "convert trader" not in legal(game)


@pytest.mark.rule("FURN-TRADER")
def test_the_trader_works_within_an_action_and_before_the_scoring() -> None:
    game = a_game(on="housework", rooms="trader d3", cavern="e3", gold=2)
    play(game, "convert trader", "furnish guest_room e3")
    assert goods_of(game) == {"ore": 1}
    game = play(a_game(phase="scoring", round=12, rooms="trader d3", gold=2), "convert trader")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1}
    assert "convert trader" not in legal(a_game(rooms="seam d3", gold=5))


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS")
def test_the_owner_of_the_spare_part_storage_builds_the_trader_on_top_of_it() -> None:
    rooms = "spare_part_storage d3, main_storage f3, work_room f2"
    game = a_game(on="housework", rooms=rooms, cavern="e3", tunnel="e2", wood=2, stone=1, ore=1, gold=2)
    assert [move for move in legal(game) if move.startswith("furnish trader")] == ["furnish trader d3"]
    before = game.score()[0]
    play(game, "furnish trader d3")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "gold": 2}
    assert game.score()[0]["tiles"] - before["tiles"] == 2
    assert game.score()[0]["bonus"] - before["bonus"] == -2
    assert "convert spare_part_storage" not in legal(game)
    assert "convert trader" in legal(game)


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS")
def test_a_covered_tile_is_neither_for_sale_again_nor_covered_twice() -> None:
    has: Has = {"rooms": "spare_part_storage d3", "wood": 3, "round": 4, "cavern": "e3"}
    game = play(a_game(on="housework", **has), "furnish trader d3")
    available, numbers = game.state.available, game.state.rules.furnishing_number
    assert not available >> numbers["spare_part_storage"] & 1
    assert not available >> numbers["trader"] & 1


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS")
def test_two_players_may_own_one_each() -> None:
    game = a_game(on="housework", wood=1, cavern="e3", others={"B": {"rooms": "spare_part_storage d3"}})
    offered = [move for move in legal(game) if move.startswith("furnish trader")]
    assert offered == ["furnish trader d3", "furnish trader e3"]
    play(game, "furnish trader e3")
    assert game.score()[0]["tiles"] == 2


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS")
def test_no_other_tile_is_built_over_anything() -> None:
    rooms = "spare_part_storage d3, cuddle_room f3"
    game = a_game(on="housework", rooms=rooms, wood=9, stone=9, ore=9, gold=9, grain=9, vegetable=9, food=9)
    assert [move for move in legal(game) if move.startswith("furnish")] == ["furnish trader d3"]
