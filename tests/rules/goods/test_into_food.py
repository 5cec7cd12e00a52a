"""What becomes food, and for how much."""

import pytest

from tests.arranging import a_game, goods_of, legal, play

MEALS = [
    pytest.param("sheep", 1, marks=pytest.mark.rule("CONVERT-SHEEP")),
    pytest.param("donkey", 1, marks=pytest.mark.rule("CONVERT-DONKEY")),
    pytest.param("boar", 2, marks=pytest.mark.rule("CONVERT-BOAR")),
    pytest.param("cattle", 3, marks=pytest.mark.rule("CONVERT-CATTLE")),
    pytest.param("grain", 1, marks=pytest.mark.rule("CONVERT-GRAIN")),
    pytest.param("vegetable", 2, marks=pytest.mark.rule("CONVERT-VEGETABLE")),
    pytest.param("ruby", 2, marks=pytest.mark.rule("CONVERT-RUBY-FOOD")),
]


@pytest.mark.parametrize(("good", "food"), MEALS)
def test_one_good_becomes_food(good: str, food: int) -> None:
    game = a_game(**{good: 2})  # type: ignore[arg-type]
    assert goods_of(play(game, f"eat {good}")) == {good: 1, "food": food}
    assert goods_of(play(game, f"eat {good}")) == {"food": 2 * food}
    assert f"eat {good}" not in legal(game)


@pytest.mark.rule("CONVERT-DONKEY-PAIR")
def test_two_donkeys_together_give_three_food() -> None:
    assert goods_of(play(a_game(donkey=2), "eat donkeys")) == {"food": 3}


@pytest.mark.rule("CONVERT-DONKEY-PAIR", "CONVERT-DONKEY")
def test_two_donkeys_one_after_the_other_give_two_food() -> None:
    assert goods_of(play(a_game(donkey=2), "eat donkey", "eat donkey")) == {"food": 2}


@pytest.mark.rule("CONVERT-DONKEY-PAIR")
def test_a_single_donkey_is_no_pair() -> None:
    assert legal_meals(donkey=1) == {"eat donkey"}


@pytest.mark.rule("CONVERT-GOLD")
@pytest.mark.parametrize("gold", [2, 3, 4, 5, 17, 40])
def test_one_exchange_of_gold_gives_one_food_less(gold: int) -> None:
    assert goods_of(play(a_game(gold=gold), f"eat gold {gold}")) == {"food": gold - 1}


@pytest.mark.rule("CONVERT-GOLD")
def test_five_gold_in_two_exchanges_give_only_three_food() -> None:
    assert goods_of(play(a_game(gold=5), "eat gold 2", "eat gold 3")) == {"food": 3}
    assert goods_of(play(a_game(gold=5), "eat gold 5")) == {"food": 4}


@pytest.mark.rule("CONVERT-GOLD")
def test_a_single_gold_is_worth_no_food() -> None:
    assert legal_meals(gold=1) == set()
    assert legal_meals(gold=3) == {"eat gold 2", "eat gold 3"}


@pytest.mark.rule("CONVERT-NEVER-FOOD")
def test_dogs_building_materials_and_dwarfs_are_never_food() -> None:
    game = a_game(dog=5, wood=5, stone=5, ore=5, dwarfs="0 0 0 4")
    assert [move for move in legal(game) if not move.startswith("place") and move != "pass"] == []


@pytest.mark.rule("CONVERT-NOT-FROM-FIELDS")
def test_crops_on_fields_are_neither_eaten_nor_exchanged() -> None:
    rooms = "beer_parlor d3, cooking_cave e3"
    on_fields = "c4 grain 3, b4 grain 2, c3 vegetable 2"
    assert legal_meals(sown=on_fields, rooms=rooms) == set()
    assert legal_meals(sown=on_fields, rooms=rooms, grain=1) == {"eat grain"}
    assert legal_meals(sown=on_fields, rooms=rooms, grain=1, vegetable=1) == {
        "eat grain",
        "eat vegetable",
        "convert cooking_cave",
    }


@pytest.mark.rule("CONVERT-NOT-FROM-FIELDS")
def test_what_is_reaped_may_be_eaten_in_the_same_harvest() -> None:
    game = a_game(phase="harvest", round=5, sown="c4 grain 1")
    assert goods_of(play(game, "eat grain")) == {"food": 1}


def legal_meals(**has: object) -> set[str]:
    """Everything that can be eaten or converted before a dwarf is placed."""
    game = a_game(**has)  # type: ignore[arg-type]
    return {move for move in legal(game) if move.split()[0] in ("eat", "convert")}
