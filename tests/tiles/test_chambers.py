"""Chambers: points for how one lives."""

import pytest

from tests.arranging import a_game, play
from tests.tiles.passing_time import Has, pass_round

FARM: Has = {"large_pasture": "a1 a2, b1 b2, c1 c2, a3 a4"}
FOREST = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4"
ROCK = "d1 d2 e1 e2 e3 e4 f1 f2 f3 f4"
ONE_OF_EACH: Has = {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1, "stable": "a1 a2 a3"}
NEGATIVES = ("missing_animals", "unused_spaces", "begging")


def bonus(**has: object) -> int:
    """The bonus points of a player who has this."""
    keywords: Has = dict(has)
    return a_game(**keywords).score()[0]["bonus"]


@pytest.mark.rule("FURN-BROOM-CHAMBER")
@pytest.mark.parametrize(("dwarfs", "points"), [(2, 0), (4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber_scores_for_five_or_six_dwarfs(dwarfs: int, points: int) -> None:
    assert bonus(rooms="broom_chamber d3", dwarfs=" ".join("0" * dwarfs)) == points


@pytest.mark.rule("FURN-BROOM-CHAMBER")
def test_a_newborn_of_the_last_round_counts_for_the_broom_chamber() -> None:
    rooms = "broom_chamber d3, dwelling e3, dwelling e2, dwelling d2"
    game = play(a_game(round=12, on="family_life", rooms=rooms, dwarfs="0 0 0 0"), "grow")
    pass_round(game)
    assert game.is_over
    assert game.score()[0]["bonus"] == 5


@pytest.mark.rule("FURN-TREASURE-CHAMBER")
@pytest.mark.parametrize("rubies", [0, 1, 5])
def test_the_treasure_chamber_scores_each_ruby_once_more(rubies: int) -> None:
    sheet = a_game(rooms="treasure_chamber d3", ruby=rubies).score()[0]
    assert (sheet["rubies"], sheet["bonus"]) == (rubies, rubies)


@pytest.mark.rule("FURN-FOOD-CHAMBER")
@pytest.mark.parametrize(
    ("has", "points"),
    [
        ({"grain": 7, "vegetable": 4}, 8),
        ({"grain": 4, "vegetable": 2, "sown": "c4 grain 3, c3 vegetable 2"}, 8),
        ({"sown": "c4 grain 2, c3 vegetable 1"}, 2),
        ({"grain": 1, "vegetable": 6}, 2),
        ({"grain": 9}, 0),
        ({"vegetable": 9}, 0),
    ],
)
def test_the_food_chamber_scores_two_for_each_pair_of_crops(has: Has, points: int) -> None:
    assert bonus(rooms="food_chamber d3", **has) == points


@pytest.mark.rule("FURN-FOOD-CHAMBER")
def test_the_crops_score_their_ordinary_points_as_well() -> None:
    sheet = a_game(rooms="food_chamber d3", grain=7, vegetable=4).score()[0]
    assert (sheet["grain"], sheet["vegetables"], sheet["bonus"]) == (4, 4, 8)


@pytest.mark.rule("FURN-PRAYER-CHAMBER")
@pytest.mark.parametrize(("dwarfs", "points"), [("0 0", 8), ("0 1", 0), ("0 0 0 0 0", 8), ("14 14", 0)])
def test_the_prayer_chamber_scores_eight_if_nobody_is_armed(dwarfs: str, points: int) -> None:
    assert bonus(rooms="prayer_chamber d3", dwarfs=dwarfs) == points


@pytest.mark.rule("FURN-PRAYER-CHAMBER", "FURN-PEACEFUL-CAVE")
def test_weapons_given_up_before_the_scoring_do_not_spoil_the_prayer_chamber() -> None:
    game = a_game(phase="scoring", round=12, rooms="prayer_chamber d3, peaceful_cave e3", dwarfs="3 14")
    assert game.score()[0]["bonus"] == 0
    play(game, "sell 3 home", "sell 14 home")
    assert game.score()[0]["bonus"] == 8


# Writing chamber. The whole board is in use, so that only what the test names costs points.


def negative_points(room: str, unused: int, begging: int, **animals: object) -> int:
    """What missing kinds, unused spaces and begging markers cost together."""
    rock = " ".join(ROCK.split()[unused:])
    keywords: Has = dict(animals)
    game = a_game(rooms=f"{room} d3", meadow=FOREST, tunnel=rock, begging=begging, **keywords)
    sheet = game.score()[0]
    return sum(sheet[category] for category in NEGATIVES)


@pytest.mark.rule("FURN-WRITING-CHAMBER")
@pytest.mark.parametrize(
    ("unused", "begging", "negative", "left"),
    [
        (0, 0, 0, 0),
        (2, 1, -5, 0),
        (1, 2, -7, 0),
        (2, 2, -8, -1),
        (3, 3, -12, -5),
        (0, 4, -12, -5),
        (5, 0, -5, 0),
    ],
)
def test_the_writing_chamber_cancels_up_to_seven_negative_points(
    unused: int, begging: int, negative: int, left: int
) -> None:
    assert negative_points("seam", unused, begging, **ONE_OF_EACH) == negative
    assert negative_points("writing_chamber", unused, begging, **ONE_OF_EACH) == left


@pytest.mark.rule("FURN-WRITING-CHAMBER")
def test_the_writing_chamber_cancels_the_points_for_missing_kinds_too() -> None:
    assert negative_points("seam", 0, 0) == -8
    assert negative_points("writing_chamber", 0, 0) == -1


@pytest.mark.rule("FURN-WRITING-CHAMBER")
def test_the_writing_chamber_adds_nothing_elsewhere() -> None:
    with_chamber = a_game(rooms="writing_chamber d3").score()[0]
    without = a_game(rooms="guest_room d3").score()[0]
    assert sum(with_chamber.values()) - sum(without.values()) == 7
    assert (with_chamber["bonus"], with_chamber["tiles"]) == (0, 0)


@pytest.mark.rule("FURN-FODDER-CHAMBER")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"sheep": 2}, 0),
        ({"sheep": 1, "boar": 1, "cattle": 1}, 1),
        ({"sheep": 2, "donkey": 2, "boar": 1}, 1),
        ({"sheep": 2, "donkey": 2, "boar": 2}, 2),
        ({"sheep": 4, "donkey": 4, "boar": 4, "cattle": 4}, 5),
        ({"dog": 6}, 0),
        ({"dog": 4, "cattle": 3}, 1),
    ],
)
def test_the_fodder_chamber_scores_one_for_three_farm_animals(animals: Has, points: int) -> None:
    assert bonus(rooms="fodder_chamber d3", **FARM, **animals) == points


@pytest.mark.rule("FURN-FODDER-CHAMBER")
def test_the_fodder_chamber_of_the_rulebook_example_scores_six() -> None:
    animals: Has = {"sheep": 4, "donkey": 2, "boar": 3, "cattle": 10}
    stables: Has = {"large_pasture": "a1 a2, b1 b2, c1 c2", "stable": "a1 a2"}
    assert bonus(rooms="fodder_chamber d3", **stables, **animals) == 6
