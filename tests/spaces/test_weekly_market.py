"""The weekly market: four gold, and then one of each kind at most."""

import pytest

from caverna.engine.goods import DOG, GOLD, VEGETABLE, WOOD
from caverna.engine.reasons import count_of, good_name, say
from caverna.engine.verbs.trade import buy
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.reading import beginning

PRICES = {
    "dog": 2,
    "sheep": 1,
    "donkey": 1,
    "boar": 2,
    "cattle": 3,
    "wood": 1,
    "stone": 1,
    "ore": 1,
    "grain": 1,
    "vegetable": 2,
}


@pytest.mark.rule("SPACE-WEEKLY-MARKET")
@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.parametrize(("good", "price"), PRICES.items())
def test_every_good_has_its_price(players: int, good: str, price: int) -> None:
    game = a_game(players=players, on="weekly_market")
    play(game, f"buy {good}")
    assert goods_of(game) == {"gold": 4 - price, good: 1}


@pytest.mark.rule("SPACE-WEEKLY-MARKET")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_neither_rubies_nor_food_are_for_sale(players: int) -> None:
    game = a_game(players=players, on="weekly_market", gold=30)
    assert set(answers(game)) == {f"buy {good}" for good in PRICES} | {"done"}


@pytest.mark.rule("SPACE-WEEKLY-MARKET")
def test_buying_nothing_leaves_four_gold() -> None:
    game = a_game(players=5, on="weekly_market")
    play(game, "done")
    assert goods_of(game) == {"gold": 4}
    assert answers(game) == ["end"]


@pytest.mark.rule("SPACE-WEEKLY-MARKET")
def test_only_what_the_gold_left_pays_for_is_offered() -> None:
    game = a_game(players=5, on="weekly_market")
    play(game, "buy cattle")
    assert goods_of(game) == {"gold": 1, "cattle": 1}
    affordable = {good for good, price in PRICES.items() if price == 1}
    assert set(answers(game)) == {f"buy {good}" for good in affordable} | {"done"}
    play(game, "buy wood")
    assert answers(game) == ["end"]


@pytest.mark.rule("SPACE-WEEKLY-MARKET-OWN-GOLD")
def test_own_gold_may_be_added_to_the_four() -> None:
    game = a_game(players=5, on="weekly_market", gold=3)
    assert goods_of(game) == {"gold": 7}
    play(game, "buy cattle", "buy dog", "buy vegetable")
    assert goods_of(game) == {"cattle": 1, "dog": 1, "vegetable": 1}
    assert not beginning(game, "buy")


@pytest.mark.rule("SPACE-WEEKLY-MARKET-ONE-OF-EACH")
@pytest.mark.parametrize("good", PRICES)
def test_nothing_is_bought_twice(good: str) -> None:
    game = a_game(players=5, on="weekly_market", gold=10)
    play(game, f"buy {good}")
    assert f"buy {good}" not in legal(game)
    assert len(beginning(game, "buy")) == 9
    play(game, "buy wood" if good != "wood" else "buy ore")
    assert f"buy {good}" not in legal(game)


@pytest.mark.rule("SPACE-WEEKLY-MARKET-ONE-OF-EACH")
def test_one_of_everything_costs_fifteen_gold() -> None:
    game = a_game(players=7, on="weekly_market", gold=11, small_pasture="a1 b1 c1")
    play(game, *[f"buy {good}" for good in PRICES])
    assert goods_of(game) == dict.fromkeys(PRICES, 1)


@pytest.mark.rule("SPACE-WEEKLY-MARKET-ONE-BY-ONE", "SPACE-WEEKLY-MARKET-ONE-OF-EACH")
def test_an_animal_may_be_bought_and_eaten_before_the_next_purchase() -> None:
    game = a_game(players=5, on="weekly_market")
    play(game, "buy sheep", "eat sheep")
    assert goods_of(game) == {"gold": 3, "food": 1}
    assert "buy sheep" not in legal(game)
    play(game, "buy donkey", "buy boar", "eat boar")
    assert goods_of(game) == {"food": 3, "donkey": 1}


@pytest.mark.rule("SPACE-WEEKLY-MARKET-ONE-BY-ONE")
def test_purchases_come_in_any_order() -> None:
    for order in (("buy ore", "buy dog", "buy wood"), ("buy wood", "buy ore", "buy dog")):
        game = play(a_game(players=5, on="weekly_market"), *order)
        assert goods_of(game) == {"wood": 1, "ore": 1, "dog": 1}


@pytest.mark.rule("SPACE-WEEKLY-MARKET")
def test_a_market_sells_what_is_on_its_list_and_nothing_else() -> None:
    game = a_game(players=5, gold=1)
    stall = buy(((DOG, 2), (VEGETABLE, 3)))
    assert stall.moves(game.state, 0) == []
    assert stall.why_impossible(game.state, 0) == say("why-nothing-cheaper", goods=count_of(GOLD, 2))
    assert stall.refusal(game.state, 0, game.move("buy wood")) == say(
        "why-not-for-sale", good=good_name(WOOD, 1)
    )
