"""Senseless meals."""

import pytest

from caverna import Game
from tests.arranging import a_game
from tests.review.planting import findings, instead, kinds


def a_feeding(**has: object) -> Game:
    return a_game(round=5, phase="harvest", harvest="normal", **has)  # type: ignore[arg-type]


def test_food_kept_back_while_begging() -> None:
    assert kinds(a_feeding(food=4), "feed 3") == ["begging"]
    assert kinds(a_feeding(food=4), "feed 4") == []


def test_a_vegetable_would_have_spared_two_markers() -> None:
    game = a_feeding(food=2, vegetable=1)
    (finding,) = findings(game, "feed 2")
    assert (finding.kind, finding.round, finding.seat) == ("begging", 5, 0)
    assert finding.reason.arguments["n"] == 2
    assert [move.text for move in finding.instead] == ["eat vegetable", "feed 4"]


def test_who_has_nothing_may_beg() -> None:
    assert kinds(a_feeding(food=2, wood=5, gold=1), "feed 2") == []


def test_an_only_pair_need_not_be_eaten_to_avoid_a_marker() -> None:
    game = a_feeding(food=3, sheep=2, small_pasture="c4")
    assert kinds(game, "feed 3") == []


def test_a_weapon_need_not_be_sold_to_avoid_a_marker() -> None:
    game = a_feeding(food=3, dwarfs="0 8", rooms="peaceful_cave d3")
    assert kinds(game, "feed 3") == []


def test_markers_that_are_forgiven_anyway() -> None:
    """The writing chamber takes the marker's points away, so the gold is worth more."""
    game = a_feeding(food=3, gold=3, rooms="writing_chamber d3", sheep=1, donkey=1, boar=1, cattle=1,
                     small_pasture="a1 a2 b1 b2", meadow="a3 a4 b3 b4 c1 c2 c3 c4",
                     cavern="d1 d2 e1 e2 f1", tunnel="e3 f2 f3 f4 e4")  # fmt: skip
    assert kinds(game, "feed 3") == []


def test_markers_that_will_be_forgiven_at_the_end() -> None:
    """So far the writing chamber has more to forgive; but animals that are missing can still be bought."""
    game = a_game(
        players=1, round=12, phase="harvest", harvest="normal", food=3, stone=4, ore=3, ruby=5, grain=5,
        vegetable=3, dog=3, sheep=7, donkey=10, meadow="c2 c3 c4", fields="b3 a4 b4 c1 b2", stable="a3",
        large_pasture="a2 a3", cavern="e2 e3", tunnel="f2", ore_mine="f3", ruby_mine="f1 e4 f4 d2",
        rooms="writing_chamber d3, prayer_chamber e1, fodder_chamber d1",
    )  # fmt: skip
    assert kinds(game, "feed 3") == []


def test_donkeys_eaten_one_by_one() -> None:
    game = a_feeding(food=1, donkey=2)
    assert instead(game, "eat donkey", "eat donkey", "feed 3") == ["eat donkeys", "feed 4"]
    assert kinds(a_feeding(food=1, donkey=2), "eat donkeys", "feed 4") == []


def test_food_that_nobody_will_need() -> None:
    last = {"round": 12, "phase": "harvest", "harvest": "normal"}
    game = a_game(players=1, food=2, donkey=2, **last)  # type: ignore[arg-type]
    assert kinds(game, "eat donkey", "eat donkey", "feed 4") == []


def test_gold_changed_twice() -> None:
    game = a_feeding(food=2, gold=6)
    (finding,) = findings(game, "eat gold 2", "eat gold 2", "feed 4")
    assert finding.kind == "meal"
    assert [move.text for move in finding.instead] == ["eat gold 3", "feed 4"]
    assert kinds(a_feeding(food=2, gold=6), "eat gold 3", "feed 4") == []


def test_a_cook_who_does_not_use_the_kitchen() -> None:
    game = a_feeding(grain=2, vegetable=2, rooms="cooking_cave d3")
    assert instead(game, "eat grain", "eat vegetable", "eat grain", "feed 4") == [
        "convert cooking_cave",
        "feed 4",
    ]


def test_more_eaten_than_needed_is_kept_as_food() -> None:
    assert kinds(a_feeding(food=3, vegetable=2), "eat vegetable", "feed 4") == []


@pytest.mark.parametrize("eaten", ["grain", "sheep", "ruby"])
def test_what_to_eat_in_the_middle_of_the_game_is_a_matter_of_opinion(eaten: str) -> None:
    game = a_feeding(food=3, grain=1, sheep=1, ruby=1)
    assert kinds(game, f"eat {eaten}", "feed 4") == []


def test_a_ruby_may_become_more_than_two_food() -> None:
    game = a_feeding(food=2, ruby=1, rooms="slaughtering_cave d3")
    (finding,) = findings(game, "eat ruby", "feed 4")
    assert finding.kind == "meal"
    assert finding.instead[0].text.startswith("ruby ")
