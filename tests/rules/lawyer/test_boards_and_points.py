"""Dogs and pastures, the edge of the board, points where several tiles speak at once."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has, fits


@pytest.mark.rule("ANIMALS-DOGS-LARGE-PASTURE", "ANIMALS-STABLE-DOUBLES", "ANIMALS-DOGS-OPTIONAL")
@pytest.mark.parametrize(
    ("dogs", "sheep", "cattle", "does_fit"),
    [
        (0, 16, 2, True),
        (0, 17, 2, False),
        (15, 16, 16, False),  # watched or stabled, never both on one pasture
        (15, 16, 2, True),
        (16, 17, 2, True),
        (16, 18, 2, False),
        (3, 2, 16, True),
    ],
)
def test_a_large_pasture_with_two_stables_is_used_by_stables_or_by_dogs(
    dogs: int, sheep: int, cattle: int, does_fit: bool
) -> None:
    room = fits(large_pasture="a1 a2", stable="a1 a2", dog=dogs, sheep=sheep, cattle=cattle)
    assert room is does_fit


@pytest.mark.rule("ANIMALS-DOGS-WATCH", "ANIMALS-DOGS-INSTEAD-OF-STABLE", "FURN-STUBBLE-ROOM")
def test_dogs_leave_the_stabled_meadow_to_the_cattle_and_watch_on_the_bare_one() -> None:
    has: Has = {"meadow": "c4 c3", "stable": "c4", "dog": 2, "boar": 2}
    assert fits(sheep=3, cattle=1, **has)
    assert not fits(sheep=4, cattle=1, **has)
    assert fits(sheep=4, **has)  # one dog on each meadow
    assert fits(sheep=4, cattle=1, fields="b4", rooms="stubble_room d3", **has)


@pytest.mark.rule(
    "ANIMALS-LOST-ROOM-LARGE-PASTURE", "ORDER-OVERFLOW-BEFORE-NEXT-STEP", "SPACE-FARMING-ANIMALS-LAST"
)
def test_the_surplus_of_a_large_pasture_goes_before_the_animals_of_the_farm_come() -> None:
    has: Has = {
        "meadow": "c4 c3",
        "stable": "c4 c3",
        "boar": 2,
        "cattle": 1,
        "sheep": 1,
        "wood": 4,
    }
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 3", **has)
    play(game, "fence c3 c4")
    assert set(answers(game)) == {"eat boar", "eat cattle", "eat sheep"}
    play(game, "eat cattle")
    assert goods_of(game) == {"boar": 2, "sheep": 4, "food": 3}


@pytest.mark.rule("OFFICE-FULL-SPACES", "PASTURE-LARGE", "REWARD-FOREST", "SCORE-OVERHANG-NEVER-UNUSED")
def test_two_overhanging_twins_make_a_pasture_beyond_the_edge_and_leave_their_fields_on_the_board() -> None:
    game = a_game(rooms="office_room d3", fields="c4 a4", meadow="a5", on="clearing", lying="clearing wood 1")
    play(game, "tile meadow b5 field b4")
    assert goods_of(game) == {"wood": 1, "gold": 2, "food": 1}  # the river under b4
    game = a_game(rooms="office_room d3", fields="c4 a4 b4", meadow="a5 b5", wood=4, on="sheep_farming")
    play(game, "fence a5 b5")
    sheet = game.score()[0]
    assert (sheet["tiles"], sheet["unused_spaces"], sheet["gold"]) == (4, -22 + 3, 0)


@pytest.mark.rule("OFFICE-OUTER-EDGE-ONLY", "OFFICE-ONE-HALF-ON-BOARD", "OFFICE-CONNECTED-THROUGH-OVERHANG")
def test_above_the_mountain_a_twin_may_hang_on_another_that_hangs_over() -> None:
    game = a_game(rooms="office_room d3", cavern="d2 d1 d0", on="drift_mining", lying="drift_mining stone 1")
    offered = set(answers(game))
    assert "tile cavern e0 tunnel e1" in offered  # e0 neighbours d0, e1 neighbours d1
    assert "tile cavern e0 tunnel f0" not in offered
    far = a_game(rooms="office_room d3", cavern="d0", on="drift_mining", lying="drift_mining stone 1")
    assert "tile cavern e0 tunnel e1" in answers(far)  # connected through e0 alone
    assert "tile cavern e1 tunnel f1" not in answers(far)


@pytest.mark.rule("FURN-STATE-PARLOR", "OFFICE-FULL-SPACES", "FURN-WORK-ROOM")
def test_a_state_parlor_among_four_dwellings_one_of_them_over_the_edge_scores_sixteen() -> None:
    rooms = "state_parlor d1, dwelling d0, simple_dwelling_a d2, dwelling e1, office_room d3, work_room f1"
    sheet = a_game(rooms=rooms).score()[0]
    assert sheet["bonus"] == 12
    assert sheet["tiles"] == 3 + 0 + 3 + 0 + 2
    rooms = "state_parlor e2, dwelling e1, simple_dwelling_a d2, couple_dwelling f2, mixed_dwelling e3"
    assert a_game(rooms=rooms).score()[0]["bonus"] == 16


@pytest.mark.rule("FURN-WRITING-CHAMBER", "SCORE-BEGGING", "OURS-WRITING-CHAMBER-SEQUENCE")
@pytest.mark.parametrize(
    ("begging", "has", "negatives"),
    [
        (0, {}, (-1, -21, 0)),
        (3, {}, (-1, -21, -9)),
        (
            1,
            {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1, "small_pasture": "a1 a2", "stable": "a1 a2"},
            None,
        ),
    ],
)
def test_the_writing_chamber_prevents_seven_points_and_never_more(
    begging: int, has: Has, negatives: tuple[int, int, int] | None
) -> None:
    plain = a_game(rooms="seam d3, work_room d2", begging=begging, **has).score()[0]
    written = a_game(rooms="writing_chamber d3, work_room d2", begging=begging, **has).score()[0]
    kinds = ("missing_animals", "unused_spaces", "begging")
    assert sum(written[kind] for kind in kinds) == sum(plain[kind] for kind in kinds) + 7
    if negatives is not None:
        assert tuple(written[kind] for kind in kinds) == negatives


@pytest.mark.rule("FURN-WRITING-CHAMBER", "SCORE-BEGGING", "FURN-MAIN-STORAGE")
def test_a_full_board_with_three_begging_markers_keeps_two_negative_points_of_nine() -> None:
    forest: Has = {"meadow": "a1 a2 a3 a4", "fields": "b1 b2 b3 b4", "small_pasture": "c1 c2 c3 c4"}
    cave: Has = {"cavern": "e1 e2 e3 e4 f1 f2 f3", "tunnel": "d1 f4"}
    animals: Has = {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1}
    game = a_game(rooms="writing_chamber d3, main_storage d2", begging=3, **forest, **cave, **animals)
    sheet = game.score()[0]
    assert (sheet["missing_animals"], sheet["unused_spaces"], sheet["begging"]) == (0, 0, -2)
    assert sheet["bonus"] == 4  # the writing chamber is yellow as well


@pytest.mark.rule("SCORE-GRAIN", "FURN-FOOD-CHAMBER", "SCORE-VEGETABLES", "WINDOW-BEFORE-SCORING")
def test_selling_grain_in_the_last_window_is_worth_it_or_not_by_the_pairs_of_the_food_chamber() -> None:
    has: Has = {
        "rooms": "food_chamber d3, beer_parlor d2",
        "grain": 2,
        "vegetable": 1,
        "sown": "c4 grain 2, c3 vegetable 2",
    }
    game = a_game(round=12, phase="scoring", **has)
    before = game.score()[0]
    assert (before["grain"], before["vegetables"], before["bonus"], before["gold"]) == (2, 3, 6, 0)
    play(game, "convert beer_parlor gold")
    after = game.score()[0]
    assert (after["grain"], after["vegetables"], after["bonus"], after["gold"]) == (1, 3, 4, 3)
    assert "convert beer_parlor gold" not in legal(game)  # the grain on the field cannot be sold


@pytest.mark.rule(
    "WINDOW-BEFORE-SCORING-TILES", "FURN-PRAYER-CHAMBER", "FURN-PEACEFUL-CAVE", "FURN-TREASURE-CHAMBER"
)
def test_in_the_last_window_weapons_go_for_the_prayer_chamber_and_rubies_for_unused_spaces() -> None:
    rooms = "peaceful_cave d3, prayer_chamber d2"
    game = a_game(round=12, phase="scoring", rooms=rooms, dwarfs="14 3", ruby=3)
    start = game.totals()[0]
    play(game, "sell 14 home")
    assert game.score()[0]["bonus"] == 0
    play(game, "sell 3 home", "ruby cavern e3", "ruby tunnel e4")
    assert game.score()[0]["bonus"] == 8
    assert goods_of(game) == {"food": 17 + 1}  # the spring under e4
    assert game.totals()[0] == start + 8 + 2 - 3


@pytest.mark.rule("FURNISH-UNIQUE", "FURN-SIMPLE-DWELLING-A", "FURN-SIMPLE-DWELLING-B")
def test_of_the_two_simple_dwellings_each_exists_once_and_the_ordinary_one_without_end() -> None:
    others: dict[str, Has] = {"B": {"rooms": "simple_dwelling_a d3, dwelling d2, dwelling d1"}}
    game = a_game(wood=4, stone=3, on="housework", others=others)
    offered = {move.split()[1] for move in answers(game) if "dwelling" in move}
    assert offered == {"dwelling", "simple_dwelling_b", "additional_dwelling"}
