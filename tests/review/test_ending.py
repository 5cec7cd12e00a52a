"""Points left lying at the end."""

import pytest

from caverna import Game
from tests.arranging import a_game
from tests.review.planting import findings, instead, kinds


def at_the_end(**has: object) -> Game:
    return a_game(players=1, round=12, phase="scoring", **has)  # type: ignore[arg-type]


def the_last_harvest(**has: object) -> Game:
    return a_game(players=1, round=12, phase="harvest", harvest="normal", **has)  # type: ignore[arg-type]


def test_beer_left_undrunk() -> None:
    (finding,) = findings(at_the_end(grain=2, rooms="beer_parlor d3"), "end")
    assert finding.kind == "points"
    assert finding.reason.arguments["n"] == 2
    assert [move.text for move in finding.instead] == ["convert beer_parlor gold", "end"]


def test_beer_drunk() -> None:
    assert kinds(at_the_end(grain=2, rooms="beer_parlor d3"), "convert beer_parlor gold", "end") == []


def test_a_missing_kind_of_animal_for_a_ruby() -> None:
    assert "ruby sheep" in instead(at_the_end(ruby=1), "end")


def test_a_ruby_without_use_may_stay() -> None:
    all_kinds = {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1, "small_pasture": "a1 a2 a3 b1 c1"}
    assert kinds(at_the_end(ruby=1, **all_kinds), "end") == []


def test_a_ruby_for_the_meadow_of_the_wild_boar() -> None:
    all_kinds = {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1, "small_pasture": "a1 a2 a3 b1 c2"}
    assert instead(at_the_end(ruby=1, **all_kinds), "end") == ["ruby meadow c1", "end"]


def test_all_weapons_have_to_go_before_peace_pays() -> None:
    """Two sales, and only the second brings the points."""
    game = at_the_end(dwarfs="2 3", rooms="peaceful_cave d3, prayer_chamber e3")
    (finding,) = findings(game, "end")
    assert finding.reason.arguments["n"] == 8


def test_points_eaten_in_the_last_meal() -> None:
    """A cow counts a point and two more as the only one of its kind; two grain count one."""
    game = the_last_harvest(food=2, cattle=1, grain=2)
    (finding,) = findings(game, "eat cattle", "feed 4", "breed none", "end", "end")
    assert (finding.kind, finding.reason.key) == ("meal", "senseless-meal-points")
    assert [move.text for move in finding.instead] == ["eat grain", "eat grain", "feed 4"]


@pytest.mark.parametrize("grain", [2, 3])
def test_the_cheapest_last_meal(grain: int) -> None:
    game = the_last_harvest(food=2, cattle=1, grain=grain)
    assert kinds(game, "eat grain", "eat grain", "feed 4", "breed none", "end", "end") == []


def test_donkeys_that_make_room_for_a_young_boar() -> None:
    """A pair would feed as well, but then there is a place for one young only: it comes to the same."""
    game = the_last_harvest(food=1, donkey=6, boar=2, small_pasture="c4 b4 a4")
    assert kinds(game, *["eat donkey"] * 3, "feed 4", "breed donkey boar", "end", "end") == []


def test_donkeys_eaten_for_nothing_in_the_last_meal() -> None:
    game = the_last_harvest(food=1, donkey=3, small_pasture="c4 b4 a4")
    assert kinds(game, *["eat donkey"] * 3, "feed 4") == ["meal"]


def test_grain_eaten_that_was_to_be_beer() -> None:
    game = the_last_harvest(food=3, grain=2, sheep=3, small_pasture="c4", rooms="beer_parlor d3")
    assert instead(game, "eat grain", "feed 4", "breed sheep", "end", "end") == ["eat sheep", "feed 4"]


def test_an_unfinished_game_has_no_points_left() -> None:
    assert kinds(the_last_harvest(food=4, grain=2, rooms="beer_parlor d3"), "feed 4") == []
