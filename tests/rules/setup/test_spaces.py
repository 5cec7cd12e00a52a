"""The spaces printed on the boards, for each number of players."""

import pytest

from caverna import Game, Setup
from tests.arranging import a_game, goods_of, legal
from tests.printed import SPACES
from tests.rules.rounds.sitting_out import lying_on, printed_on


def printed(players: int) -> list[str]:
    return printed_on(Game(Setup(players=players)))


@pytest.mark.rule("SETUP-SPACES-TWO")
def test_two_players_have_twelve_spaces_and_no_imitation() -> None:
    assert sorted(printed(2)) == sorted(SPACES[2])
    assert len(SPACES[2]) == 12


@pytest.mark.rule("SETUP-SPACES-THREE")
def test_three_players_have_three_spaces_more() -> None:
    assert sorted(printed(3)) == sorted(SPACES[3])
    assert len(SPACES[3]) == 15


@pytest.mark.rule("SETUP-SPACES-THREE")
def test_forest_exploration_of_three_players_gives_a_vegetable_instead_of_food() -> None:
    three = a_game(players=3, lying="forest_exploration wood 1", on="forest_exploration")
    assert goods_of(three) == {"wood": 1, "vegetable": 1}


@pytest.mark.rule("SETUP-SPACES-FOUR")
def test_four_players_use_the_other_side_of_the_board() -> None:
    assert sorted(printed(4)) == sorted(SPACES[4])
    assert len(SPACES[4]) == 13
    four = a_game(players=4, lying="forest_exploration wood 1", on="forest_exploration")
    assert goods_of(four) == {"wood": 1, "food": 2}


@pytest.mark.rule("SETUP-SPACES-FIVE")
def test_five_players_add_the_large_board() -> None:
    assert sorted(printed(5)) == sorted(SPACES[5])
    assert len(SPACES[5]) == 19


@pytest.mark.rule("SETUP-SPACES-SIX")
def test_six_players_have_nineteen_spaces_without_small_scale_drift_mining() -> None:
    assert sorted(printed(6)) == sorted(SPACES[6])
    assert len(SPACES[6]) == 19


@pytest.mark.rule("SETUP-SPACES-SIX", "SETUP-SPACES-SEVEN")
@pytest.mark.parametrize("players", [6, 7])
def test_six_and_seven_players_have_two_drift_minings_with_two_stone_and_one(players: int) -> None:
    game = Game(Setup(players=players))
    assert lying_on(game, "drift_mining") == {"stone": 2}
    assert lying_on(game, "drift_mining_b") == {"stone": 1}


@pytest.mark.rule("SETUP-SPACES-SIX")
def test_from_six_players_on_hardware_rental_has_wood_and_fence_building_two_of_it() -> None:
    assert goods_of(a_game(players=6, on="hardware_rental")) == {"wood": 2}
    assert "place hardware_rental" not in legal(a_game(players=5))
    assert lying_on(Game(Setup(players=6)), "fence_building") == {"wood": 2}
    assert lying_on(Game(Setup(players=5)), "fence_building") == {"wood": 1}


@pytest.mark.rule("SETUP-SPACES-SEVEN")
def test_seven_players_have_all_spaces_of_six_and_the_small_board() -> None:
    assert sorted(printed(7)) == sorted(SPACES[7])
    assert len(SPACES[7]) == 22


@pytest.mark.rule(
    "SETUP-SPACES-TWO",
    "SETUP-SPACES-THREE",
    "SETUP-SPACES-FOUR",
    "SETUP-SPACES-FIVE",
    "SETUP-SPACES-SIX",
    "SETUP-SPACES-SEVEN",
)
@pytest.mark.parametrize(
    ("players", "prices"),
    [(2, set()), (3, {4}), (4, {2}), (5, {2, 4}), (6, {1, 2}), (7, {0, 1, 2})],
)
def test_each_number_of_players_has_its_imitation_prices(players: int, prices: set[int]) -> None:
    found = {int(space.removeprefix("imitation_")) for space in printed(players) if "imitation" in space}
    assert found == prices


FIRST_GOODS = {
    2: {
        "drift_mining": {"stone": 1},
        "excavation": {"stone": 1},
        "starting_player": {"food": 1},
        "logging": {"wood": 3},
        "ore_mining": {"ore": 2},
        "wood_gathering": {"wood": 1},
        "clearing": {"wood": 1},
        "sustenance": {"food": 1},
        "ruby_mining": {},
    },
    4: {
        "drift_mining": {"stone": 2},
        "excavation": {"stone": 2},
        "starting_player": {"food": 1},
        "logging": {"wood": 3},
        "ore_mining": {"ore": 3},
        "forest_exploration": {"wood": 2},
        "clearing": {"wood": 2},
        "sustenance": {"grain": 1},
        "ruby_mining": {"ruby": 1},
    },
}


@pytest.mark.rule("SETUP-SPACES-TWO", "SETUP-SPACES-FOUR")
@pytest.mark.parametrize("players", [2, 4])
def test_both_sides_of_the_board_start_with_their_own_goods(players: int) -> None:
    game = Game(Setup(players=players))
    found = {space: lying_on(game, space) for space in FIRST_GOODS[players]}
    assert found == FIRST_GOODS[players]
    others = set(printed(players)) - set(FIRST_GOODS[players])
    assert all(lying_on(game, space) == {} for space in others)
