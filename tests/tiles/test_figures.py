"""What every furnishing costs, is worth, which colour it has and in which set it lies."""

import pytest

from caverna.engine.errors import UnknownMove
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.printed import TILES as PRINTED
from tests.tiles.passing_time import Has, fits

TILES = [
    # dwellings
    pytest.param("dwelling", marks=pytest.mark.rule("FURN-DWELLING")),
    pytest.param("simple_dwelling_a", marks=pytest.mark.rule("FURN-SIMPLE-DWELLING-A")),
    pytest.param("simple_dwelling_b", marks=pytest.mark.rule("FURN-SIMPLE-DWELLING-B")),
    pytest.param("mixed_dwelling", marks=pytest.mark.rule("FURN-MIXED-DWELLING")),
    pytest.param("couple_dwelling", marks=pytest.mark.rule("FURN-COUPLE-DWELLING")),
    pytest.param("additional_dwelling", marks=pytest.mark.rule("FURN-ADDITIONAL-DWELLING")),
    # rooms
    pytest.param("cuddle_room", marks=pytest.mark.rule("FURN-CUDDLE-ROOM")),
    pytest.param("breakfast_room", marks=pytest.mark.rule("FURN-BREAKFAST-ROOM")),
    pytest.param("stubble_room", marks=pytest.mark.rule("FURN-STUBBLE-ROOM")),
    pytest.param("work_room", marks=pytest.mark.rule("FURN-WORK-ROOM")),
    pytest.param("guest_room", marks=pytest.mark.rule("FURN-GUEST-ROOM")),
    pytest.param("office_room", marks=pytest.mark.rule("FURN-OFFICE-ROOM")),
    # materials 1
    pytest.param("carpenter", marks=pytest.mark.rule("FURN-CARPENTER")),
    pytest.param("stone_carver", marks=pytest.mark.rule("FURN-STONE-CARVER")),
    pytest.param("blacksmith", marks=pytest.mark.rule("FURN-BLACKSMITH")),
    pytest.param("miner", marks=pytest.mark.rule("FURN-MINER")),
    pytest.param("builder", marks=pytest.mark.rule("FURN-BUILDER")),
    pytest.param("trader", marks=pytest.mark.rule("FURN-TRADER")),
    # materials 2
    pytest.param("wood_supplier", marks=pytest.mark.rule("FURN-WOOD-SUPPLIER")),
    pytest.param("stone_supplier", marks=pytest.mark.rule("FURN-STONE-SUPPLIER")),
    pytest.param("ruby_supplier", marks=pytest.mark.rule("FURN-RUBY-SUPPLIER")),
    pytest.param("dog_school", marks=pytest.mark.rule("FURN-DOG-SCHOOL")),
    pytest.param("quarry", marks=pytest.mark.rule("FURN-QUARRY")),
    pytest.param("seam", marks=pytest.mark.rule("FURN-SEAM")),
    # caves
    pytest.param("slaughtering_cave", marks=pytest.mark.rule("FURN-SLAUGHTERING-CAVE")),
    pytest.param("cooking_cave", marks=pytest.mark.rule("FURN-COOKING-CAVE")),
    pytest.param("working_cave", marks=pytest.mark.rule("FURN-WORKING-CAVE")),
    pytest.param("mining_cave", marks=pytest.mark.rule("FURN-MINING-CAVE")),
    pytest.param("breeding_cave", marks=pytest.mark.rule("FURN-BREEDING-CAVE")),
    pytest.param("peaceful_cave", marks=pytest.mark.rule("FURN-PEACEFUL-CAVE")),
    # parlors
    pytest.param("weaving_parlor", marks=pytest.mark.rule("FURN-WEAVING-PARLOR")),
    pytest.param("milking_parlor", marks=pytest.mark.rule("FURN-MILKING-PARLOR")),
    pytest.param("state_parlor", marks=pytest.mark.rule("FURN-STATE-PARLOR")),
    pytest.param("hunting_parlor", marks=pytest.mark.rule("FURN-HUNTING-PARLOR")),
    pytest.param("beer_parlor", marks=pytest.mark.rule("FURN-BEER-PARLOR")),
    pytest.param("blacksmithing_parlor", marks=pytest.mark.rule("FURN-BLACKSMITHING-PARLOR")),
    # storages
    pytest.param("stone_storage", marks=pytest.mark.rule("FURN-STONE-STORAGE")),
    pytest.param("ore_storage", marks=pytest.mark.rule("FURN-ORE-STORAGE")),
    pytest.param("spare_part_storage", marks=pytest.mark.rule("FURN-SPARE-PART-STORAGE")),
    pytest.param("main_storage", marks=pytest.mark.rule("FURN-MAIN-STORAGE")),
    pytest.param("weapon_storage", marks=pytest.mark.rule("FURN-WEAPON-STORAGE")),
    pytest.param("supplies_storage", marks=pytest.mark.rule("FURN-SUPPLIES-STORAGE")),
    # chambers
    pytest.param("broom_chamber", marks=pytest.mark.rule("FURN-BROOM-CHAMBER")),
    pytest.param("treasure_chamber", marks=pytest.mark.rule("FURN-TREASURE-CHAMBER")),
    pytest.param("food_chamber", marks=pytest.mark.rule("FURN-FOOD-CHAMBER")),
    pytest.param("prayer_chamber", marks=pytest.mark.rule("FURN-PRAYER-CHAMBER")),
    pytest.param("writing_chamber", marks=pytest.mark.rule("FURN-WRITING-CHAMBER")),
    pytest.param("fodder_chamber", marks=pytest.mark.rule("FURN-FODDER-CHAMBER")),
]


COMES_AT_ONCE = {"stone_carver": {"stone": 2}, "blacksmith": {"ore": 2}, "state_parlor": {"food": 2}}
"""The state parlor is built beside the entry-level dwelling here."""
PLENTY: Has = {"wood": 9, "stone": 9, "ore": 9, "gold": 9, "grain": 9, "vegetable": 9, "food": 9}


def is_offered(tile: str, cost: Has) -> bool:
    """Whether a player with these goods can furnish the printed cavern with a tile."""
    return f"furnish {tile} d3" in legal(a_game(on="housework", **cost))


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_costs_exactly_what_is_printed(tile: str) -> None:
    cost: Has = {**PRINTED[tile].cost}
    game = a_game(on="housework", **cost)
    play(game, f"furnish {tile} d3")
    assert goods_of(game) == COMES_AT_ONCE.get(tile, {})


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_out_of_reach_with_one_piece_too_few(tile: str) -> None:
    cost = PRINTED[tile].cost
    assert is_offered(tile, cost)
    assert [good for good in cost if is_offered(tile, cost | {good: cost[good] - 1})] == []


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_scores_its_printed_points(tile: str) -> None:
    assert a_game(rooms=f"{tile} d3").score()[0]["tiles"] == PRINTED[tile].points


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_the_colour_of_its_block(tile: str) -> None:
    rules = a_game().state.rules
    assert rules.furnishings[rules.furnishing_number[tile]].colour == PRINTED[tile].colour


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.rule("SETUP-INTRODUCTORY-TILES")
def test_a_tile_is_on_offer_in_the_introductory_set_or_only_in_the_full_one(tile: str) -> None:
    introductory = a_game(furnishings="introductory", on="housework", **PLENTY)
    full = a_game(furnishings="full", on="housework", **PLENTY)
    move = f"furnish {tile} d3"
    assert (move in legal(introductory), move in legal(full)) == (PRINTED[tile].is_introductory, True)


@pytest.mark.rule("SETUP-INTRODUCTORY-TILES")
def test_the_sets_have_27_and_48_kinds() -> None:
    kinds = []
    for lot in ("introductory", "full"):
        game = a_game(furnishings=lot, on="housework", **PLENTY)
        kinds.append(len([answer for answer in answers(game) if answer.startswith("furnish")]))
    assert kinds == [27, 48]


@pytest.mark.rule("FURN-MAIN-STORAGE")
@pytest.mark.parametrize("tile", sorted(PRINTED.keys() - {"main_storage"}))
def test_only_yellow_tiles_count_for_the_main_storage(tile: str) -> None:
    own = a_game(rooms=f"{tile} d3").score()[0]["bonus"]
    both = a_game(rooms=f"main_storage e3, {tile} d3").score()[0]["bonus"]
    assert both - own == (4 if PRINTED[tile].colour == "yellow" else 2)


# The entry-level dwelling, which is printed on the home board.


@pytest.mark.rule("FURN-ENTRY-LEVEL-DWELLING")
def test_the_entry_level_dwelling_is_an_orange_tile_worth_nothing() -> None:
    game = a_game()
    rules = game.state.rules
    (_, number) = game.state.players[0].rooms[0]
    assert rules.furnishings[number].key == "entry_level_dwelling"
    assert rules.furnishings[number].colour == "orange"
    assert game.score()[0]["tiles"] == 0


@pytest.mark.rule("FURN-ENTRY-LEVEL-DWELLING")
def test_the_entry_level_dwelling_is_not_for_sale() -> None:
    game = a_game(on="housework", **PLENTY)
    with pytest.raises(UnknownMove):
        game.play("furnish entry_level_dwelling d3")


@pytest.mark.rule("FURN-ENTRY-LEVEL-DWELLING", "ANIMALS-ENTRY-DWELLING")
def test_the_entry_level_dwelling_holds_a_pair_of_one_kind() -> None:
    assert [fits(sheep=2), fits(cattle=2), fits(sheep=3), fits(sheep=1, boar=1)] == [True, True, False, False]


@pytest.mark.rule("FURN-ENTRY-LEVEL-DWELLING", "FAMILY-NEEDS-ROOM")
def test_the_entry_level_dwelling_has_room_for_two_dwarfs_and_no_third() -> None:
    assert answers(a_game(players=4, on="growth")) == ["take"]
