"""Exchanges between the meals."""

from tests.arranging import a_game
from tests.review.planting import findings, instead, kinds


def test_gold_changed_twice_in_a_turn() -> None:
    game = a_game(gold=5)
    assert instead(game, "eat gold 2", "eat gold 2") == ["eat gold 3"]
    assert kinds(a_game(gold=5), "eat gold 3") == []


def test_grain_eaten_by_a_brewer() -> None:
    game = a_game(grain=3, rooms="beer_parlor d3")
    assert instead(game, "eat grain", "eat grain") == ["convert beer_parlor food"]


def test_a_weapon_sold_for_food_is_a_choice() -> None:
    game = a_game(dwarfs="0 3", gold=4, rooms="peaceful_cave d3")
    assert findings(game, "sell 3 home") == []


def test_rubies_for_goods_are_a_choice() -> None:
    assert findings(a_game(ruby=3), "ruby wood", "ruby dog", "ruby field c4") == []
