"""The spaces of the additional boards."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.arranging import FULL_FOREST, FULL_MOUNTAIN
from tests.spaces.reading import beginning, dwarfs_of, lying_on, usable

# Strip mining, depot, large depot


@pytest.mark.rule("SPACE-STRIP-MINING")
def test_strip_mining_is_what_lies_there_and_two_wood() -> None:
    game = a_game(players=3, on="strip_mining", lying="strip_mining ore 1 stone 1")
    assert goods_of(game) == {"wood": 2, "stone": 1, "ore": 1}
    assert lying_on(game, "strip_mining") == {}


@pytest.mark.rule("SPACE-LARGE-DEPOT")
def test_large_depot_is_what_lies_there() -> None:
    game = a_game(players=7, on="large_depot", lying="large_depot wood 3 stone 2 ore 2")
    assert goods_of(game) == {"wood": 3, "stone": 2, "ore": 2}


@pytest.mark.rule("SPACE-DEPOT")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_depot_is_what_lies_there(players: int) -> None:
    game = a_game(players=players, on="depot", lying="depot wood 2 ore 2")
    assert goods_of(game) == {"wood": 2, "ore": 2}


# Extension


@pytest.mark.rule("SPACE-EXTENSION")
def test_extension_is_a_forest_tile_with_wood_or_a_mountain_tile_with_stone() -> None:
    game = a_game(players=7, on="extension")
    assert len(beginning(game, "tile meadow")) == 4
    assert len(beginning(game, "tile cavern")) == 12
    assert len(answers(game)) == 16

    forest = play(game.copy(), "tile meadow c4 field c3")
    assert goods_of(forest) == {"wood": 1}
    assert forest.seat_name == "B"

    mountain = play(game.copy(), "tile cavern d2 tunnel d1")
    assert goods_of(mountain) == {"stone": 1}
    assert mountain.seat_name == "B"


@pytest.mark.rule("SPACE-EXTENSION-GOOD-WITH-TILE")
def test_without_room_in_the_forest_extension_gives_no_wood() -> None:
    game = a_game(players=7, on="extension", meadow=FULL_FOREST)
    assert len(answers(game)) == 12
    assert len(beginning(game, "tile cavern")) == 12
    play(game, "tile cavern d2 tunnel d1")
    assert goods_of(game) == {"stone": 1}


@pytest.mark.rule("SPACE-EXTENSION-GOOD-WITH-TILE")
def test_without_room_in_the_mountain_extension_gives_no_stone() -> None:
    game = a_game(players=7, on="extension", cavern=FULL_MOUNTAIN)
    assert len(answers(game)) == 4
    assert len(beginning(game, "tile meadow")) == 4


# Drift mining, small-scale and second


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING", "SPACE-SMALL-SCALE-DRIFT-MINING-STONE-WITH-TILE")
def test_small_scale_drift_mining_is_a_tile_with_its_stone() -> None:
    game = a_game(players=5, on="small_scale_drift_mining")
    assert len(answers(game)) == 12
    assert len(beginning(game, "tile cavern")) == 12
    play(game, "tile cavern d2 tunnel d1")
    assert goods_of(game) == {"stone": 1}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING-STONE-WITH-TILE")
def test_without_a_place_for_the_tile_small_scale_drift_mining_cannot_be_used() -> None:
    assert "small_scale_drift_mining" not in usable(a_game(players=5, cavern=FULL_MOUNTAIN))


AS_PRINTED = "small_scale_drift_mining stone_and_or_tile"


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING-AND-OR")
@pytest.mark.parametrize(
    "moves", [("take", "tile cavern d2 tunnel d1"), ("tile cavern d2 tunnel d1", "take")]
)
def test_by_option_stone_and_tile_come_in_any_order(moves: tuple[str, str]) -> None:
    game = a_game(players=5, options=AS_PRINTED, on="small_scale_drift_mining")
    assert "done" not in answers(game)
    play(game, moves[0])
    assert "done" in answers(game)
    play(game, moves[1])
    assert goods_of(game) == {"stone": 1}
    assert game.state.players[0].tunnels
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING-AND-OR")
def test_by_option_the_stone_may_be_had_without_a_place_for_the_tile() -> None:
    game = a_game(players=5, options=AS_PRINTED, cavern=FULL_MOUNTAIN, on="small_scale_drift_mining")
    play(game, "take")
    assert goods_of(game) == {"stone": 1}


@pytest.mark.rule("SPACE-DRIFT-MINING-B")
@pytest.mark.parametrize("players", [6, 7])
def test_the_second_drift_mining_is_a_space_of_its_own(players: int) -> None:
    game = a_game(
        players=players,
        others={"B": {"dwarfs": "0@drift_mining 0"}},
        lying="drift_mining_b stone 1",
        on="drift_mining_b",
    )
    play(game, "take", "tile cavern d2 tunnel d1")
    assert goods_of(game) == {"stone": 1}
    assert dwarfs_of(game) == ["0@drift_mining_b", "0"]


# Hardware rental


@pytest.mark.rule("SPACE-HARDWARE-RENTAL")
def test_hardware_rental_for_five_is_an_expedition_of_two_items_and_then_sowing() -> None:
    game = a_game(players=5, on="hardware_rental", dwarfs="1 1", fields="c4", grain=1)
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood", "sow grain c4"]
    play(game, "loot dog", "loot wood")
    assert goods_of(game) == {"dog": 1, "wood": 1, "grain": 1}
    assert answers(game) == ["sow grain c4", "done"]
    play(game, "sow grain c4")
    assert goods_of(game) == {"dog": 1, "wood": 1}
    assert dwarfs_of(game) == ["2@hardware_rental", "1"]


@pytest.mark.rule("SPACE-HARDWARE-RENTAL")
def test_after_sowing_it_is_too_late_for_the_expedition() -> None:
    game = a_game(players=5, on="hardware_rental", dwarfs="1 1", fields="c4", grain=1)
    play(game, "sow grain c4")
    assert game.seat_name == "B"
    assert dwarfs_of(game) == ["1@hardware_rental", "1"]


@pytest.mark.rule("SPACE-HARDWARE-RENTAL")
@pytest.mark.parametrize("players", [6, 7])
def test_hardware_rental_for_six_and_seven_begins_with_two_wood(players: int) -> None:
    game = a_game(players=players, on="hardware_rental", dwarfs="1 1", fields="c4", grain=1)
    assert goods_of(game) == {"wood": 2, "grain": 1}
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood", "sow grain c4", "done"]
    play(game, "loot dog", "loot wood")
    assert answers(game) == ["sow grain c4", "done"]
    play(game, "sow grain c4")
    assert goods_of(game) == {"wood": 3, "dog": 1}


@pytest.mark.rule("SPACE-HARDWARE-RENTAL")
def test_hardware_rental_for_six_may_be_used_for_the_wood_alone() -> None:
    game = a_game(players=6, on="hardware_rental")
    assert goods_of(game) == {"wood": 2}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-HARDWARE-RENTAL-LOOTED-CROP")
@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_what_the_expedition_brings_may_be_sown(players: int, crop: str) -> None:
    game = a_game(players=players, on="hardware_rental", dwarfs="4 4", fields="c4")
    assert not beginning(game, "sow")
    play(game, f"loot {crop}", "done")
    assert answers(game) == [f"sow {crop} c4", "done"]


# Fence building


@pytest.mark.rule("SPACE-FENCE-BUILDING")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_fence_building_is_wood_and_then_a_small_and_a_large_pasture(players: int) -> None:
    game = a_game(
        players=players, lying="fence_building wood 2", on="fence_building", meadow="b4 c4 a1 b1", wood=5
    )
    assert goods_of(game) == {"wood": 7}
    assert set(answers(game)) == {
        "fence a1",
        "fence b1",
        "fence b4",
        "fence c4",
        "fence a1 b1",
        "fence b4 c4",
        "done",
    }
    play(game, "fence c4")
    assert goods_of(game) == {"wood": 5}
    assert set(answers(game)) == {"fence a1 b1", "done"}
    play(game, "fence a1 b1")
    assert goods_of(game) == {"wood": 1}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-FENCE-BUILDING")
def test_the_large_pasture_may_come_before_the_small_one() -> None:
    game = a_game(players=5, on="fence_building", meadow="b4 c4 a1", wood=6)
    play(game, "fence b4 c4")
    assert goods_of(game) == {"wood": 2}
    assert set(answers(game)) == {"fence a1", "done"}
    play(game, "fence a1")
    assert goods_of(game) == {}


@pytest.mark.rule("SPACE-FENCE-BUILDING")
def test_fence_building_may_be_used_for_the_wood_alone() -> None:
    game = a_game(players=5, lying="fence_building wood 3", on="fence_building", meadow="c4")
    play(game, "done")
    assert goods_of(game) == {"wood": 3}


@pytest.mark.rule("SPACE-FENCE-BUILDING-NO-STABLE")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_fence_building_offers_no_stable(players: int) -> None:
    game = a_game(players=players, on="fence_building", meadow="c4", wood=9, stone=9)
    assert not [move for move in legal(game) if move.startswith("stable")]
    play(game, "fence c4")
    assert not [move for move in legal(game) if move.startswith("stable")]


@pytest.mark.rule("SPACE-FENCE-BUILDING-WOOD-FIRST")
def test_the_wood_just_taken_pays_for_the_fences() -> None:
    game = a_game(players=6, lying="fence_building wood 4", on="fence_building", meadow="b4 c4")
    assert set(answers(game)) == {"fence b4", "fence c4", "fence b4 c4", "done"}
    play(game, "fence b4 c4")
    assert goods_of(game) == {}
