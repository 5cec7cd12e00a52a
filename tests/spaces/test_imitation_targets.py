"""Which spaces can be copied by whom: some action of the space must be left for the imitator."""

import pytest

from tests.spaces.arranging import (
    CROP_WITHOUT_FIELD,
    DWELLING_PRICE,
    FIELD_AND_CROP,
    FIELD_WITHOUT_CROP,
    FULL_FOREST,
    FULL_MOUNTAIN,
    LATE,
    LONELY_ROCKS,
    LONELY_WOODS,
    Has,
    arranged,
)
from tests.spaces.reading import usable

IMITATION = {3: "imitation_4", 4: "imitation_2", 5: "imitation_2", 6: "imitation_1", 7: "imitation_0"}


def can_copy(players: int, space: str, has: Has) -> bool:
    """Whether seat A can imitate when seat B stands on this space and nowhere else."""
    game = arranged({"players": players, "food": 4, "others": {"B": {"dwarfs": f"0@{space} 0"}}, **has})
    return IMITATION[players] in usable(game)


CASES: list[tuple[int, str, Has, Has]] = [
    # players, space, what is not enough, what is
    (4, "logging", {}, {"dwarfs": "1 1"}),
    (3, "excavation", {"cavern": FULL_MOUNTAIN}, {}),
    (4, "excavation", {"cavern": LONELY_ROCKS}, {}),
    (4, "drift_mining", {"cavern": LONELY_ROCKS}, {}),
    (6, "drift_mining_b", {"cavern": FULL_MOUNTAIN}, {}),
    (4, "clearing", {"meadow": LONELY_WOODS}, {}),
    (4, "sustenance", {"meadow": FULL_FOREST}, {}),
    (5, "small_scale_drift_mining", {"cavern": FULL_MOUNTAIN}, {}),
    (7, "extension", {"meadow": FULL_FOREST, "cavern": FULL_MOUNTAIN}, {"meadow": FULL_FOREST}),
    (4, "ore_mining", {"ruby_mine": "d2"}, {"ore_mine": "d2"}),
    (4, "ore_delivery", {}, {"ore_mine": "d2"}),
    (4, "ruby_mining", {"ore_mine": "d2"}, {"ruby_mine": "d2"}),
    (4, "ruby_delivery", {**LATE, "ruby_mine": "d2"}, {**LATE, "ruby_mine": "d2 e2"}),
    (5, "fence_building", {"meadow": "c4", "wood": 1, "stone": 9}, {"meadow": "c4", "wood": 2}),
    (4, "sheep_farming", {"wood": 9}, {"stone": 1}),
    (4, "sheep_farming", {"meadow": "c4", "wood": 1}, {"meadow": "c4", "wood": 2}),
    (4, "donkey_farming", {}, {"stone": 1}),
    (4, "slash_and_burn", {"meadow": FULL_FOREST}, {}),
    (4, "slash_and_burn", FIELD_WITHOUT_CROP, FIELD_AND_CROP),
    (4, "blacksmithing", {}, {"ore": 1}),
    (4, "blacksmithing", {"dwarfs": "0 1"}, {"dwarfs": "1 1"}),
    (4, "blacksmithing", {"rooms": "seam d3"}, {"rooms": "blacksmith d3"}),
    (4, "adventure", LATE, {**LATE, "ore": 1}),
    (4, "ore_mine_construction", {"tunnel": "d2"}, {"tunnel": "d2 e2"}),
    (4, "ore_mine_construction", {}, {"dwarfs": "1 1"}),
    (4, "ruby_mine_construction", {"cavern": "d2"}, {"tunnel": "d2"}),
    (4, "wish_for_children", {}, DWELLING_PRICE),
    (4, "wish_for_children", {}, {"rooms": "dwelling d3"}),
    (4, "family_life", CROP_WITHOUT_FIELD, FIELD_AND_CROP),
    (4, "family_life", {}, {"rooms": "dwelling d3"}),
    (4, "exploration", {}, {"dwarfs": "1 1"}),
    (4, "ore_trading", {**LATE, "ore": 1}, {**LATE, "ore": 2}),
    (5, "hardware_rental", FIELD_WITHOUT_CROP, FIELD_AND_CROP),
    (5, "hardware_rental", {}, {"dwarfs": "1 1"}),
]


@pytest.mark.rule("IMITATION-NEEDS-ONE-ACTION")
@pytest.mark.parametrize(("players", "space", "too_little", "enough"), CASES)
def test_the_imitator_must_be_able_to_do_something_there(
    players: int, space: str, too_little: Has, enough: Has
) -> None:
    assert not can_copy(players, space, too_little)
    assert can_copy(players, space, enough)


@pytest.mark.rule("IMITATION-NEEDS-ONE-ACTION", "IMITATION-NO-ACCUMULATED-GOODS")
@pytest.mark.parametrize(
    ("players", "space"),
    [
        (3, "sustenance"),
        (3, "strip_mining"),
        (3, "forest_exploration"),
        (3, "supplies"),
        (3, "housework"),
        (4, "forest_exploration"),
        (4, "growth"),
        (4, "housework"),
        (4, "urgent_wish_for_children"),
        (5, "weekly_market"),
        (6, "hardware_rental"),
        (7, "hardware_rental"),
        (7, "weekly_market"),
    ],
)
def test_a_space_with_fixed_goods_can_always_be_copied(players: int, space: str) -> None:
    assert can_copy(players, space, {"meadow": FULL_FOREST, "cavern": FULL_MOUNTAIN})


@pytest.mark.rule("IMITATION-NOTHING-TO-DO")
@pytest.mark.parametrize(("players", "space"), [(3, "wood_gathering"), (5, "depot"), (7, "large_depot")])
def test_a_space_of_accumulated_goods_alone_can_never_be_copied(players: int, space: str) -> None:
    assert not can_copy(players, space, {"dwarfs": "8 8", "ore_mine": "d2", "ruby_mine": "e2 f2"})
