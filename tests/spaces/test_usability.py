"""When a space may be used at all: some action of it must really be carried out."""

import pytest

from tests.arranging import a_game, play
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
    SOWN_FIELD,
    Has,
    arranged,
)
from tests.spaces.reading import usable

ROUNDS = {
    "ore_mine_construction": 3,
    "sheep_farming": 2,
    "wish_for_children": 4,
    "ruby_mine_construction": 6,
    "family_life": 7,
    "urgent_wish_for_children": 7,
    "exploration": 8,
    "adventure": 10,
    "ore_trading": 11,
}


def can_be_used(space: str, players: int, has: Has) -> bool:
    """Whether a player who has only this may place a dwarf there."""
    game = arranged({"players": players, "round": ROUNDS.get(space, 1), **has})
    return space in usable(game)


UNUSABLE = [
    ("ruby_mining", 3, {}),
    ("ruby_mining", 2, {"ore_mine": "d2", "tunnel": "e2"}),
    ("wood_gathering", 2, {}),
    ("ore_mining", 2, {"ruby_mine": "d2"}),
    ("logging", 2, {}),
    ("drift_mining", 2, {"cavern": FULL_MOUNTAIN}),
    ("clearing", 2, {"meadow": FULL_FOREST}),
    ("depot", 5, {}),
    ("large_depot", 7, {}),
    ("sheep_farming", 2, {"wood": 9}),
    ("slash_and_burn", 2, {"meadow": FULL_FOREST}),
    ("slash_and_burn", 2, {"meadow": LONELY_WOODS}),
    ("slash_and_burn", 2, CROP_WITHOUT_FIELD),
    ("slash_and_burn", 2, FIELD_WITHOUT_CROP),
    ("slash_and_burn", 2, SOWN_FIELD),
    ("blacksmithing", 2, {}),
    ("blacksmithing", 2, {"dwarfs": "0 8"}),
    ("adventure", 2, LATE),
    ("ore_mine_construction", 2, {}),
    ("ore_mine_construction", 2, {"tunnel": "d2"}),
    ("ore_mine_construction", 2, {"tunnel": "d2 e1"}),
    ("ore_mine_construction", 2, {"tunnel": "d2", "deep_tunnel": "e2"}),
    ("ore_mine_construction", 2, {"tunnel": "d2", "cavern": "e2"}),
    ("ruby_mine_construction", 2, {}),
    ("ruby_mine_construction", 2, {"cavern": "d2", "ore_mine": "e2", "ruby_mine": "f2"}),
    ("wish_for_children", 2, {}),
    ("wish_for_children", 2, {"wood": 9, "stone": 1}),
    ("wish_for_children", 2, {**DWELLING_PRICE, "rooms": "seam d3"}),
    ("wish_for_children", 2, {**DWELLING_PRICE, "rooms": "seam d3", "tunnel": "d2"}),
    ("wish_for_children", 2, {"rooms": "dwelling d3", "dwarfs": "0 0 0"}),
    ("family_life", 2, {}),
    ("family_life", 2, CROP_WITHOUT_FIELD),
    ("family_life", 2, FIELD_WITHOUT_CROP),
    ("family_life", 2, DWELLING_PRICE),
    ("exploration", 3, {}),
    ("ore_trading", 2, {**LATE, "ore": 1}),
    ("hardware_rental", 5, {}),
    ("hardware_rental", 5, FIELD_WITHOUT_CROP),
    ("small_scale_drift_mining", 5, {"cavern": FULL_MOUNTAIN}),
    ("small_scale_drift_mining", 5, {"cavern": LONELY_ROCKS}),
    ("extension", 7, {"cavern": FULL_MOUNTAIN, "meadow": FULL_FOREST}),
    ("fence_building", 5, {"meadow": "c4", "wood": 1}),
]


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION")
@pytest.mark.parametrize(("space", "players", "has"), UNUSABLE)
def test_nobody_goes_where_nothing_can_be_done(space: str, players: int, has: Has) -> None:
    assert not can_be_used(space, players, has)


USABLE = [
    ("ruby_mining", 3, {"lying": "ruby_mining ruby 1"}),
    ("ruby_mining", 2, {"ruby_mine": "d2"}),
    ("wood_gathering", 2, {"lying": "wood_gathering wood 1"}),
    ("ore_mining", 2, {"lying": "ore_mining ore 2"}),
    ("logging", 2, {"dwarfs": "1 1"}),
    ("drift_mining", 2, {"cavern": FULL_MOUNTAIN, "lying": "drift_mining stone 1"}),
    ("clearing", 2, {"meadow": FULL_FOREST, "lying": "clearing wood 1"}),
    ("sheep_farming", 2, {"lying": "sheep_farming sheep 1"}),
    ("slash_and_burn", 2, {}),
    ("slash_and_burn", 2, FIELD_AND_CROP),
    ("blacksmithing", 2, {"ore": 1}),
    ("blacksmithing", 2, {"rooms": "blacksmith d3"}),
    ("blacksmithing", 2, {"dwarfs": "1 1"}),
    ("adventure", 2, {**LATE, "ore": 1}),
    ("adventure", 2, {**LATE, "rooms": "blacksmith d3"}),
    ("adventure", 2, {**LATE, "dwarfs": "1 1"}),
    ("ore_mine_construction", 2, {"tunnel": "d2 e2"}),
    ("ore_mine_construction", 2, {"dwarfs": "1 1"}),
    ("ruby_mine_construction", 2, {"tunnel": "d2"}),
    ("ruby_mine_construction", 2, {"deep_tunnel": "d2"}),
    ("wish_for_children", 2, DWELLING_PRICE),
    ("wish_for_children", 2, {"rooms": "dwelling d3"}),
    ("family_life", 2, {"rooms": "dwelling d3"}),
    ("family_life", 2, FIELD_AND_CROP),
    ("exploration", 3, {"dwarfs": "1 1"}),
    ("ore_trading", 2, {**LATE, "ore": 2}),
    ("hardware_rental", 5, {"dwarfs": "1 1"}),
    ("hardware_rental", 5, FIELD_AND_CROP),
    ("small_scale_drift_mining", 5, {}),
    ("extension", 7, {"cavern": FULL_MOUNTAIN}),
    ("extension", 7, {"meadow": FULL_FOREST}),
    ("fence_building", 5, {"meadow": "c4", "wood": 2}),
]


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION")
@pytest.mark.parametrize(("space", "players", "has"), USABLE)
def test_one_possible_action_is_enough(space: str, players: int, has: Has) -> None:
    assert can_be_used(space, players, has)


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION")
@pytest.mark.parametrize(
    ("space", "players"),
    [
        ("supplies", 2),
        ("supplies", 3),
        ("sustenance", 1),
        ("sustenance", 2),
        ("sustenance", 3),
        ("starting_player", 2),
        ("starting_player", 4),
        ("strip_mining", 3),
        ("forest_exploration", 3),
        ("forest_exploration", 7),
        ("growth", 4),
        ("growth", 7),
        ("weekly_market", 5),
        ("weekly_market", 7),
        ("hardware_rental", 6),
        ("hardware_rental", 7),
        ("housework", 2),
        ("urgent_wish_for_children", 2),
        ("urgent_wish_for_children", 7),
    ],
)
def test_fixed_goods_alone_make_a_space_usable(space: str, players: int) -> None:
    round = ROUNDS.get(space, 1)
    game = a_game(players=players, round=round, cavern=FULL_MOUNTAIN, meadow=FULL_FOREST)
    assert space in usable(game)


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION")
def test_what_is_missing_may_be_bought_before_placing() -> None:
    game = a_game(ruby=1)
    assert "blacksmithing" not in usable(game)
    play(game, "ruby ore")
    assert "blacksmithing" in usable(game)


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION", "ORDER-TURN-NEEDS-ACTION")
def test_the_last_means_of_the_action_cannot_be_spent_once_the_dwarf_stands_there() -> None:
    game = arranged({**FIELD_AND_CROP, "on": "family_life"})
    assert "eat vegetable" not in [move.text for move in game.legal_moves()]
    play(game, "sow vegetable c4")
    assert game.seat_name == "B"
