"""The action spaces the expansion changes: what lies there and what can be done."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from tests.fiends.arranging import NO_ORCS, a_game, answers, goods_of, legal, play, player

SMALL_BOARD = "drift_mining excavation starting_player logging supplies ore_mining armory clearing sustenance"
LARGE_BOARD = (
    "drift_mining excavation starting_player imitation_2 logging growth ore_mining armory clearing sustenance"
)
ALWAYS = "ruby_mining housework slash_and_burn"
FOR_FIVE = "depot small_scale_drift_mining weekly_market imitation_4 hardware_rental fence_building"
FOR_SIX = "depot drift_mining_b weekly_market imitation_1 hardware_rental fence_building"
FOR_SEVEN = "large_depot imitation_0 extension"
PRINTED = {
    1: f"excavation logging ore_mining armory sustenance {ALWAYS}",
    2: f"{SMALL_BOARD} {ALWAYS}",
    3: f"{SMALL_BOARD} strip_mining imitation_4 forest_exploration {ALWAYS}",
    4: f"{LARGE_BOARD} {ALWAYS}",
    5: f"{LARGE_BOARD} {FOR_FIVE} {ALWAYS}",
    6: f"{LARGE_BOARD} {FOR_SIX} {ALWAYS}",
    7: f"{LARGE_BOARD} {FOR_SIX} {FOR_SEVEN} {ALWAYS}",
}


def lying_on(game: Game, key: str) -> dict[str, int]:
    """The goods on a space, by name."""
    stock = game.state.stock[game.state.rules.space_keys.index(key)]
    return {GOOD_NAMES[good]: amount for good, amount in stock}


def begun(game: Game) -> Game:
    """The same game when the round's card has been turned up and goods have been laid out."""
    while game.seat == -1:
        game.play(answers(game)[0])
    return game


@pytest.mark.rule("FF-SPACE-ARMORY", "FF-SPACE-IMITATION", "FF-SPACE-LOGGING", "FF-SPACE-UNCHANGED")
@pytest.mark.parametrize("players", range(1, 8))
def test_the_spaces_on_the_boards(players: int) -> None:
    rules = a_game(players=players).state.rules
    assert [rules.space_keys[space] for space in rules.printed] == PRINTED[players].split()


@pytest.mark.rule("FF-SPACE-ARMORY")
@pytest.mark.parametrize("players", range(1, 8))
def test_each_round_the_armory_gets_one_wood_or_one_food(players: int) -> None:
    good = "wood" if players <= 3 else "food"
    game = begun(a_game(players=players, phase="round", round=2))
    assert lying_on(game, "armory") == {good: 1}
    game = begun(a_game(players=players, phase="round", round=2, lying=f"armory {good} 3"))
    assert lying_on(game, "armory") == {good: 4}


@pytest.mark.rule("FF-SPACE-ORE-MINING")
@pytest.mark.parametrize("players", range(1, 8))
def test_each_round_ore_mining_gets_more_when_it_is_empty(players: int) -> None:
    empty, otherwise = (2, 1) if players <= 3 else (3, 2)
    assert lying_on(begun(a_game(players=players, phase="round", round=2)), "ore_mining") == {"ore": empty}
    game = begun(a_game(players=players, phase="round", round=2, lying="ore_mining ore 2"))
    assert lying_on(game, "ore_mining") == {"ore": 2 + otherwise}


@pytest.mark.rule("FF-SPACE-LOGGING")
@pytest.mark.parametrize("players", range(4, 8))
def test_with_four_to_seven_logging_gets_three_wood_and_has_a_short_expedition(players: int) -> None:
    assert lying_on(begun(a_game(players=players, phase="round", round=2)), "logging") == {"wood": 3}
    game = begun(a_game(players=players, phase="round", round=2, lying="logging wood 3"))
    assert lying_on(game, "logging") == {"wood": 6}
    game = a_game(players=players, on="logging", dwarfs="1 1", lying="logging wood 6", quiet=True)
    assert goods_of(game) == {"wood": 6}
    play(game, "loot dog")
    assert game.seat == 1, "one item only"
    assert goods_of(game) == {"wood": 6, "dog": 1}


@pytest.mark.rule("FF-SPACE-LOGGING")
def test_the_goods_of_logging_come_before_the_expedition() -> None:
    game = a_game(players=4, on="logging", dwarfs="1 1", lying="logging wood 3")
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood", "done"]


@pytest.mark.rule("FF-SPACE-IMITATION")
@pytest.mark.parametrize("players", range(4, 8))
def test_the_imitation_card_costs_two_food(players: int) -> None:
    others: dict[str, dict[str, object]] = {"B": {"dwarfs": "0@growth 0"}}
    game = a_game(players=players, food=2, others=others)
    assert "place imitation_2" in legal(game)
    play(game, "place imitation_2", "imitate growth", "take")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert "place imitation_2" not in legal(a_game(players=players, food=1, others=others))


# The armory.


@pytest.mark.rule("FF-SPACE-ARMORY-WOOD", "FF-SPACE-ARMORY")
def test_up_to_four_wood_become_a_weapon() -> None:
    game = a_game(on="armory", wood=7)
    assert answers(game) == ["whittle 1", "whittle 2", "whittle 3", "whittle 4"]
    play(game, "whittle 3")
    assert goods_of(game) == {"wood": 4}
    assert player(game).weapons == (3, 0)


@pytest.mark.rule("FF-SPACE-ARMORY", "FF-SPACE-ARMORY-WOOD")
def test_with_four_players_there_is_food_and_the_wood_comes_from_the_supply() -> None:
    game = a_game(players=4, on="armory", wood=2, lying="armory food 3")
    assert goods_of(game) == {"wood": 2, "food": 3}
    assert answers(game) == ["whittle 1", "whittle 2", "done"]
    assert a_game(players=4, on="armory", lying="armory food 3").seat == 1


@pytest.mark.rule("FF-SPACE-ARMORY-WOOD")
def test_no_more_wood_than_one_has() -> None:
    assert answers(a_game(on="armory", wood=2)) == ["whittle 1", "whittle 2"]


@pytest.mark.rule("FF-SPACE-ARMORY-WOOD-JUST-TAKEN")
def test_the_wood_that_lay_there_goes_into_the_weapon() -> None:
    game = a_game(on="armory", wood=3, lying="armory wood 1")
    assert answers(game) == ["whittle 1", "whittle 2", "whittle 3", "whittle 4", "done"]
    play(game, "whittle 4")
    assert goods_of(game) == {}
    assert player(game).weapons == (4, 0)


@pytest.mark.rule("FF-SPACE-ARMORY")
def test_one_may_just_take_the_goods() -> None:
    game = play(a_game(on="armory", wood=1, lying="armory wood 2"), "done")
    assert goods_of(game) == {"wood": 3}
    assert player(game).weapons == (0, 0)


@pytest.mark.rule("FF-SPACE-ARMORY")
def test_without_goods_and_without_wood_nobody_goes_there() -> None:
    assert "place armory" not in legal(a_game())
    assert "place armory" in legal(a_game(wood=1))
    assert "place armory" in legal(a_game(lying="armory wood 1"))


@pytest.mark.rule("FF-SPACE-ARMORY-ARMED-DWARF")
def test_an_armed_dwarf_takes_the_goods_and_nothing_else() -> None:
    game = a_game(on="armory", dwarfs="1 1", wood=3, lying="armory wood 1")
    assert game.seat == 1
    assert goods_of(game) == {"wood": 4}
    assert player(game).weapons == (1, 1)
    assert "place armory" not in legal(a_game(dwarfs="1 1", wood=3))


@pytest.mark.rule("FF-SPACE-ARMORY-NO-EXPEDITION")
def test_no_expedition_follows_and_no_strength_is_gained() -> None:
    game = play(a_game(on="armory", wood=4), "whittle 4")
    assert game.seat == 1
    assert player(game).weapons == (4, 0)


@pytest.mark.rule("FF-SPACE-ARMORY-NO-BLACKSMITH")
def test_the_blacksmith_does_not_help_with_wood() -> None:
    game = a_game(on="armory", rooms="blacksmith d3", wood=2)
    assert answers(game) == ["whittle 1", "whittle 2"]
    assert "place armory" not in legal(a_game(rooms="blacksmith d3"))
    play(game, "whittle 2")
    assert goods_of(game) == {}


# Housework.


@pytest.mark.rule("FF-SPACE-HOUSEWORK")
def test_housework_offers_the_dog_a_tile_or_a_trap() -> None:
    game = a_game(on="housework", stone=1, wood=4, supply="orc_worker_dwelling")
    found = answers(game)
    assert "take" in found
    assert "furnish carpenter d3" in found
    assert "trap pitfall a2" in found
    assert "done" not in found


@pytest.mark.rule("FF-SPACE-HOUSEWORK")
@pytest.mark.parametrize("moves", [("take", "trap pitfall a2"), ("trap pitfall a2", "take")])
def test_the_dog_comes_before_or_after(moves: tuple[str, ...]) -> None:
    game = play(a_game(on="housework", stone=1, wood=4), *moves)
    assert goods_of(game) == {"dog": 1}
    assert len(player(game).traps) == 1
    assert game.seat == 1


@pytest.mark.rule("FF-SPACE-HOUSEWORK-EITHER-OR")
def test_after_furnishing_no_trap_is_set() -> None:
    game = play(a_game(on="housework", stone=2, wood=9, cavern="e3"), "furnish carpenter d3")
    assert answers(game) == ["take", "done"]


@pytest.mark.rule("FF-SPACE-HOUSEWORK-EITHER-OR")
def test_after_a_trap_nothing_is_furnished() -> None:
    game = play(a_game(on="housework", stone=2, wood=9), "trap pitfall a2")
    assert answers(game) == ["take", "done"]


# Ore mine construction and ruby mine construction are with the mines.


@pytest.mark.rule("FF-SPACE-WISH-FOR-CHILDREN")
def test_wish_for_children_is_one_of_three() -> None:
    has: dict[str, Any] = {"on": "wish_for_children", "rooms": "dwelling e3", "stone": 1, "wood": 4}
    game = a_game(**has)
    assert "furnish carpenter d3" in answers(game)
    assert "trap pitfall a2" in answers(game)
    assert "grow" in answers(game)
    for move in ("furnish carpenter d3", "trap pitfall a2", "grow"):
        game = play(a_game(**has), move)
        assert game.seat == 1, "nothing follows"
    assert player(game).dwarfs == 3


@pytest.mark.rule("FF-SPACE-WISH-FOR-CHILDREN")
def test_nobody_goes_there_without_a_use_for_it() -> None:
    assert "place wish_for_children" not in legal(a_game(round=4))
    assert "place wish_for_children" in legal(a_game(round=4, stone=1))
    assert "place wish_for_children" in legal(a_game(round=4, stone=1, wood=4, rooms="carpenter d3"))
    assert "place wish_for_children" in legal(a_game(round=4, rooms="dwelling d3"))


@pytest.mark.rule("FF-SPACE-WISH-ANY-TILE")
@pytest.mark.parametrize("space", ["wish_for_children", "urgent_wish_for_children"])
def test_not_only_dwellings_are_furnished(space: str) -> None:
    game = a_game(on=space, stone=4, wood=4, ore=2, gold=1, orcs=NO_ORCS, supply="trap_chamber")
    for tile in ("carpenter", "dwelling", "orc_dwelling", "trap_chamber"):
        assert f"furnish {tile} d3" in answers(game)


@pytest.mark.rule("FF-SPACE-URGENT-WISH-FOR-CHILDREN")
def test_urgent_wish_brings_three_gold_instead() -> None:
    game = play(a_game(on="urgent_wish_for_children", stone=1, rooms="dwelling e3", cavern="e2"), "take")
    assert goods_of(game) == {"stone": 1, "gold": 3}
    assert answers(game) == ["end"], "gold can be eaten, and nothing else is left"


@pytest.mark.rule("FF-SPACE-URGENT-WISH-FOR-CHILDREN")
def test_without_anything_to_build_there_is_gold_and_no_growth() -> None:
    game = a_game(on="urgent_wish_for_children", rooms="dwelling e3")
    assert answers(game) == ["take"]


@pytest.mark.rule("FF-SPACE-URGENT-WISH-FOR-CHILDREN")
def test_urgent_wish_furnishes_and_then_the_family_may_grow() -> None:
    game = play(a_game(on="urgent_wish_for_children", wood=4, stone=3), "furnish dwelling d3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert player(game).dwarfs == 3


@pytest.mark.rule("FF-SPACE-URGENT-WISH-TRAP-THEN-GROWTH")
def test_family_growth_may_follow_a_trap() -> None:
    has: dict[str, Any] = {"on": "urgent_wish_for_children", "wood": 4, "stone": 1}
    game = play(a_game(**has, rooms="dwelling d3"), "trap pitfall a2")
    assert answers(game) == ["grow", "done"]
    game = play(a_game(**has), "trap pitfall a2")
    assert game.seat == 1, "no room, no growth"


# Unchanged spaces, and what furnishing offers.


@pytest.mark.rule("FF-SPACE-UNCHANGED")
def test_bonuses_for_mines_still_come_into_the_supply() -> None:
    game = a_game(on="ore_delivery", ore_mine="e3 f1", lying="ore_delivery stone 1 ore 1")
    assert goods_of(game) == {"stone": 1, "ore": 5}
    game = a_game(on="ruby_mining", ruby_mine="e3", lying="ruby_mining ruby 1")
    assert goods_of(game) == {"ruby": 2}
    game = a_game(on="ruby_delivery", ruby_mine="e3 f1", lying="ruby_delivery ruby 2")
    assert goods_of(game) == {"ruby": 3}
    assert player(game).mined == ()


@pytest.mark.rule("FF-FURNISH-ROWS")
def test_furnishing_offers_the_upper_and_the_middle_row() -> None:
    rich: dict[str, Any] = {"wood": 20, "stone": 20, "ore": 20, "food": 20, "gold": 20, "ruby": 5}
    game = a_game(players=3, on="housework", extensions="s1 s2 s3", **rich)
    tiles = {move.split()[1] for move in answers(game) if move.startswith("furnish ")}
    upper = {"dwelling", "orc_dwelling", "warrior_dwelling"}
    upper |= {"mine_orc_dwelling", "chief_orc_dwelling", "orc_worker_dwelling"}
    middle = {"carpenter", "stone_carver", "blacksmith", "miner", "trader", "working_cave"}
    assert tiles == upper | middle


@pytest.mark.rule("FF-FURNISH-YELLOW-ROW")
def test_yellow_tiles_are_offered_once_all_four_orcs_are_gone() -> None:
    rich: dict[str, Any] = {"wood": 20, "stone": 20, "ore": 20, "food": 20, "gold": 20, "ruby": 5}
    has = dict(players=3, round=7, on="housework", strips="l1 l2 r5 r6", **rich)
    yellow = {"dog_parlor", "state_parlor", "trap_chamber", "supplies_storage"}
    game = a_game(**has, orcs=NO_ORCS)
    assert yellow <= {move.split()[1] for move in answers(game) if move.startswith("furnish ")}
    game = a_game(**has, orcs="a gone, b gone, c gone, d b1 1")
    assert not yellow & {move.split()[1] for move in answers(game) if move.startswith("furnish ")}


@pytest.mark.rule("FF-FURNISH-DWELLING")
def test_loot_eleven_is_the_ordinary_dwelling_alone() -> None:
    rich: dict[str, Any] = {"wood": 20, "stone": 20, "ore": 20, "food": 20}
    game = a_game(on="logging", dwarfs="11 11", supply="chief_orc_dwelling", **rich)
    play(game, "loot dwelling")
    assert answers(game) == ["furnish dwelling d3"]


@pytest.mark.rule("FF-CHOOSE-WHAT-CAN-BE-DONE")
def test_loot_that_cannot_be_carried_out_is_not_chosen() -> None:
    game = a_game(on="logging", dwarfs="6 6", orcs="a b2 9, b a2 9, c a3 9")
    for item in ("fight_orc", "set_trap", "restock_mines"):
        assert f"loot {item}" not in answers(game)
    game = a_game(on="logging", dwarfs="6 6", orcs="a b2 6, b a2 9, c a3 9", wood=4, stone=1, ore_mine="e3")
    for item in ("fight_orc", "set_trap", "restock_mines"):
        assert f"loot {item}" in answers(game)


@pytest.mark.rule("FF-CHOOSE-WHAT-CAN-BE-DONE")
def test_restocking_needs_a_mine_of_ones_own() -> None:
    assert a_game(on="ore_mining", lying="ore_mining ore 2").seat == 1
    game = a_game(on="ore_mining", lying="ore_mining ore 2", ore_mine="e3")
    assert answers(game) == ["take", "restock"]
