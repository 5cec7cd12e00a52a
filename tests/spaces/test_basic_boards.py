"""The spaces of the small basic board and of the two-sided board."""

import pytest

from caverna.engine.goods import GOOD_NAMES
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.printed import TILES
from tests.spaces.arranging import FULL_FOREST, FULL_MOUNTAIN, LONELY_ROCKS, Has, arranged
from tests.spaces.reading import beginning, dwarfs_of, rooms_of, usable

UP_TO_THREE = (1, 2, 3)
TWO_OR_THREE = (2, 3)
FROM_FOUR = (4, 5, 6, 7)


def gain_on(space: str, has: Has) -> dict[str, int]:
    """What seat A has more after placing a dwarf."""
    game = arranged(has)
    before = goods_of(game)
    play(game, f"place {space}")
    after = goods_of(game)
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in GOOD_NAMES}
    return {name: change for name, change in changes.items() if change}


# Ruby mining


@pytest.mark.rule("SPACE-RUBY-MINING")
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize(
    ("mines", "rubies"), [({}, 2), ({"ruby_mine": "d2"}, 3), ({"ruby_mine": "d2 e2 f2"}, 3)]
)
def test_ruby_mining_gives_one_ruby_more_to_the_owner_of_mines(players: int, mines: Has, rubies: int) -> None:
    has: Has = {"players": players, "lying": "ruby_mining ruby 2", **mines}
    assert gain_on("ruby_mining", has) == {"ruby": rubies}


@pytest.mark.rule("SPACE-RUBY-MINING")
def test_an_ore_mine_is_no_ruby_mine() -> None:
    assert gain_on("ruby_mining", {"lying": "ruby_mining ruby 1", "ore_mine": "d2"}) == {"ruby": 1}


@pytest.mark.rule("SPACE-RUBY-MINING")
def test_with_a_ruby_mine_the_empty_space_still_gives_a_ruby() -> None:
    assert gain_on("ruby_mining", {"round": 1, "ruby_mine": "d2"}) == {"ruby": 1}


# Housework


@pytest.mark.rule("SPACE-HOUSEWORK")
@pytest.mark.parametrize("players", range(1, 8))
def test_housework_is_a_dog_and_a_furnishing_in_any_order(players: int) -> None:
    for moves in (("take", "furnish dwelling d3"), ("furnish dwelling d3", "take")):
        game = a_game(players=players, on="housework", wood=4, stone=3)
        play(game, moves[0])
        assert "done" in answers(game)
        play(game, moves[1])
        assert goods_of(game) == {"dog": 1}
        assert rooms_of(game) == {"d3": "dwelling"}


@pytest.mark.rule("SPACE-HOUSEWORK")
def test_housework_offers_every_tile_for_sale_in_every_empty_cavern() -> None:
    game = a_game(on="housework", wood=9, stone=9, ore=9, grain=9, vegetable=9, food=9, gold=9, cavern="d2")
    furnished = beginning(game, "furnish")
    assert {move.split()[1] for move in furnished} == set(TILES)
    assert {move.split()[2] for move in furnished} == {"d2", "d3"}


@pytest.mark.rule("SPACE-HOUSEWORK-DOG-ONLY")
def test_without_a_cavern_housework_is_a_dog() -> None:
    game = a_game(on="housework", rooms="seam d3", wood=9, stone=9)
    assert answers(game) == ["take"]
    play(game, "take")
    assert goods_of(game) == {"wood": 9, "stone": 9, "dog": 1}


@pytest.mark.rule("SPACE-HOUSEWORK-DOG-ONLY")
def test_without_the_means_housework_is_a_dog() -> None:
    game = a_game(on="housework", furnishings="introductory")
    assert answers(game) == ["take"]


@pytest.mark.rule("SPACE-HOUSEWORK-DOG-DECLINED")
def test_the_dog_may_be_declined_after_furnishing() -> None:
    game = a_game(on="housework", wood=1)
    play(game, "furnish cuddle_room d3")
    assert answers(game) == ["take", "done"]
    play(game, "done")
    assert goods_of(game) == {}
    assert game.seat_name == "B"


# Slash-and-burn


@pytest.mark.rule("SPACE-SLASH-AND-BURN")
@pytest.mark.parametrize("players", range(1, 8))
def test_slash_and_burn_is_a_meadow_with_a_field_and_then_sowing(players: int) -> None:
    game = a_game(players=players, on="slash_and_burn", vegetable=1)
    assert set(answers(game)) == {
        "tile meadow c4 field c3",
        "tile meadow c3 field c4",
        "tile meadow c4 field b4",
        "tile meadow b4 field c4",
    }
    play(game, "tile meadow c3 field c4")
    assert answers(game) == ["sow vegetable c4", "done"]


@pytest.mark.rule("SPACE-SLASH-AND-BURN-SOW-ONLY")
def test_without_room_in_the_forest_slash_and_burn_is_sowing() -> None:
    game = a_game(on="slash_and_burn", meadow=FULL_FOREST.replace(" c4", ""), fields="c4", grain=1)
    assert answers(game) == ["sow grain c4"]


@pytest.mark.rule("SPACE-SLASH-AND-BURN-NEW-FIELD")
def test_the_new_field_may_be_sown_at_once() -> None:
    game = a_game(on="slash_and_burn", grain=1)
    play(game, "tile meadow c4 field c3", "sow grain c3")
    assert goods_of(game) == {}
    assert game.state.players[0].grain_on_fields() == 3


# Drift mining and excavation


@pytest.mark.rule("SPACE-DRIFT-MINING", "SPACE-DRIFT-MINING-SIDE")
@pytest.mark.parametrize("players", range(2, 8))
def test_drift_mining_never_gives_two_caverns(players: int) -> None:
    game = a_game(players=players, on="drift_mining", lying="drift_mining stone 1")
    tiles = beginning(game, "tile")
    assert len(tiles) == 12
    assert all(" tunnel " in tile for tile in tiles)


@pytest.mark.rule("SPACE-DRIFT-MINING-SIDE")
@pytest.mark.parametrize(
    ("players", "space"),
    [(5, "small_scale_drift_mining"), (6, "drift_mining_b"), (7, "drift_mining_b"), (7, "extension")],
)
def test_no_space_but_excavation_gives_two_caverns(players: int, space: str) -> None:
    tiles = beginning(a_game(players=players, on=space), "tile cavern")
    assert len(tiles) == 12
    assert all(" tunnel " in tile for tile in tiles)


@pytest.mark.rule("SPACE-EXCAVATION")
@pytest.mark.parametrize("players", range(1, 8))
def test_excavation_offers_both_sides_of_the_tile(players: int) -> None:
    game = a_game(players=players, on="excavation", lying="excavation stone 2")
    tiles = beginning(game, "tile")
    assert len([tile for tile in tiles if " tunnel " in tile]) == 12
    assert len([tile for tile in tiles if tile.count("cavern") == 2]) == 6
    play(game, "take", "tile cavern d1 cavern d2")
    assert goods_of(game) == {"stone": 2}
    assert not beginning(game, "tile")


@pytest.mark.rule("SPACE-EXCAVATION", "SPACE-DRIFT-MINING", "PLACE-TWIN-NO-SINGLE-INSTEAD")
@pytest.mark.parametrize("space", ["excavation", "drift_mining"])
def test_without_two_neighbouring_rocks_there_is_stone_and_no_single_tile(space: str) -> None:
    game = a_game(cavern=LONELY_ROCKS, lying=f"{space} stone 2", on=space)
    assert goods_of(game) == {"stone": 2}
    assert game.seat_name == "B"


# Starting player


@pytest.mark.rule("SPACE-STARTING-PLAYER")
@pytest.mark.parametrize(
    ("counts", "gain"), [(TWO_OR_THREE, {"food": 2, "ore": 2}), (FROM_FOUR, {"food": 2, "ruby": 1})]
)
def test_starting_player_gives_the_token_the_food_and_a_present(
    counts: tuple[int, ...], gain: dict[str, int]
) -> None:
    for players in counts:
        game = a_game(players=players, start="B", lying="starting_player food 2")
        play(game, "place starting_player")
        assert (players, goods_of(game)) == (players, gain)
        assert game.state.start == 0


# Logging


@pytest.mark.rule("SPACE-LOGGING")
@pytest.mark.parametrize("players", range(1, 8))
def test_logging_is_wood_and_then_an_expedition_of_one_item(players: int) -> None:
    game = a_game(players=players, on="logging", lying="logging wood 3", dwarfs="1 1")
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood", "done"]
    play(game, "loot wood")
    assert goods_of(game) == {"wood": 4}
    assert dwarfs_of(game) == ["2@logging", "1"]
    assert not beginning(game, "loot")


@pytest.mark.rule("SPACE-LOGGING")
def test_the_expedition_of_logging_may_be_left_out() -> None:
    game = a_game(on="logging", lying="logging wood 3", dwarfs="1 1")
    play(game, "done")
    assert goods_of(game) == {"wood": 3}
    assert dwarfs_of(game) == ["1@logging", "1"]


@pytest.mark.rule("SPACE-LOGGING-UNARMED")
def test_an_unarmed_dwarf_takes_the_wood_and_goes_on_no_expedition() -> None:
    game = a_game(lying="logging wood 3")
    assert "logging" in usable(game)
    play(game, "place logging")
    assert goods_of(game) == {"wood": 3}
    assert game.seat_name == "B"


# Supplies and growth


SUPPLIES = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@pytest.mark.rule("SPACE-SUPPLIES")
@pytest.mark.parametrize("players", TWO_OR_THREE)
def test_supplies_are_one_of_each_and_two_gold(players: int) -> None:
    assert gain_on("supplies", {"players": players}) == SUPPLIES


@pytest.mark.rule("SPACE-GROWTH")
@pytest.mark.parametrize("players", FROM_FOUR)
def test_growth_is_supplies_or_a_child(players: int) -> None:
    game = a_game(players=players, on="growth", rooms="dwelling d3")
    assert answers(game) == ["take", "grow"]
    goods = play(game.copy(), "take")
    assert goods_of(goods) == SUPPLIES
    assert dwarfs_of(goods) == ["0@growth", "0"]
    play(game, "grow")
    assert goods_of(game) == {}
    assert dwarfs_of(game) == ["0@growth", "0", "new@growth"]


@pytest.mark.rule("SPACE-GROWTH")
def test_without_room_for_a_child_growth_is_supplies() -> None:
    assert answers(a_game(players=4, on="growth")) == ["take"]


# Mining and gathering


@pytest.mark.rule("SPACE-ORE-MINING")
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize(("mines", "ore"), [({}, 3), ({"ore_mine": "d2"}, 5), ({"ore_mine": "d2 e2 f2"}, 9)])
def test_ore_mining_adds_two_ore_for_each_ore_mine(players: int, mines: Has, ore: int) -> None:
    has: Has = {"players": players, "lying": "ore_mining ore 3", **mines}
    assert gain_on("ore_mining", has) == {"ore": ore}


@pytest.mark.rule("SPACE-ORE-MINING")
def test_ruby_mines_and_the_mines_of_others_add_no_ore() -> None:
    has: Has = {"lying": "ore_mining ore 3", "ruby_mine": "d2", "others": {"B": {"ore_mine": "d2 e2"}}}
    assert gain_on("ore_mining", has) == {"ore": 3}


@pytest.mark.rule("SPACE-WOOD-GATHERING")
@pytest.mark.parametrize("players", UP_TO_THREE)
def test_wood_gathering_is_wood(players: int) -> None:
    assert gain_on("wood_gathering", {"players": players, "lying": "wood_gathering wood 2"}) == {"wood": 2}


@pytest.mark.rule("SPACE-FOREST-EXPLORATION")
@pytest.mark.parametrize(
    ("counts", "gain"), [((3,), {"wood": 3, "vegetable": 1}), (FROM_FOUR, {"wood": 3, "food": 2})]
)
def test_forest_exploration_is_wood_and_something_to_eat(
    counts: tuple[int, ...], gain: dict[str, int]
) -> None:
    for players in counts:
        has: Has = {"players": players, "lying": "forest_exploration wood 3"}
        assert (players, gain_on("forest_exploration", has)) == (players, gain)


# Clearing and sustenance


@pytest.mark.rule("SPACE-CLEARING")
@pytest.mark.parametrize("players", range(2, 8))
def test_clearing_is_wood_and_a_meadow_with_a_field(players: int) -> None:
    game = a_game(players=players, on="clearing", lying="clearing wood 2")
    assert beginning(game, "tile") == [
        "tile meadow c3 field c4",
        "tile meadow c4 field c3",
        "tile meadow b4 field c4",
        "tile meadow c4 field b4",
    ]
    play(game, "tile meadow c3 field c4")
    assert goods_of(game) == {"wood": 2}
    assert not [move for move in legal(game) if move.startswith("sow")]


@pytest.mark.rule("SPACE-CLEARING")
def test_clearing_may_be_used_for_the_wood_alone() -> None:
    game = a_game(on="clearing", lying="clearing wood 2")
    play(game, "take", "done")
    assert goods_of(game) == {"wood": 2}
    assert game.state.players[0].tilled == 0


@pytest.mark.rule("SPACE-SUSTENANCE")
@pytest.mark.parametrize(
    ("counts", "lying", "gain"),
    [
        (TWO_OR_THREE, "food 2", {"food": 2, "grain": 1}),
        (FROM_FOUR, "grain 1 vegetable 2", {"grain": 1, "vegetable": 2}),
    ],
)
def test_sustenance_is_food_or_crops_and_a_meadow_with_a_field(
    counts: tuple[int, ...], lying: str, gain: dict[str, int]
) -> None:
    for players in counts:
        game = a_game(players=players, on="sustenance", lying=f"sustenance {lying}")
        assert len(beginning(game, "tile meadow")) == 4
        play(game, "take", "tile meadow c3 field c4")
        assert goods_of(game) == gain


@pytest.mark.rule("SPACE-SUSTENANCE")
def test_sustenance_in_the_solo_game_gives_food_and_a_grain() -> None:
    has: Has = {"players": 1, "lying": "sustenance food 3", "meadow": FULL_FOREST, "cavern": FULL_MOUNTAIN}
    assert gain_on("sustenance", has) == {"food": 3, "grain": 1}
