"""Feeding, begging, and the payment of one food a dwarf."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play


def feeds(*amounts: int) -> list[str]:
    return [f"feed {amount}" for amount in amounts]


@pytest.mark.rule("FEED-NEED")
def test_three_adults_and_a_newborn_need_seven_food() -> None:
    game = a_game(round=3, phase="harvest", food=9, dwarfs="0 0 0 new", rooms="dwelling d3, dwelling e3")
    assert answers(game) == feeds(7, 6, 5, 4, 3, 2, 1, 0)
    play(game, "feed 7")
    assert goods_of(game) == {"food": 2}
    assert game.state.players[0].begging == 0


@pytest.mark.rule("FEED-NEED")
@pytest.mark.parametrize(
    ("dwarfs", "need"), [("0 0", 4), ("0 5 0", 6), ("0 0 new new", 6), ("0 0 0 0 0 0", 12)]
)
def test_adults_need_two_and_newborns_one(dwarfs: str, need: int) -> None:
    game = a_game(round=3, phase="harvest", food=20, dwarfs=dwarfs)
    assert answers(game)[0] == f"feed {need}"
    play(game, f"feed {need}")
    assert goods_of(game) == {"food": 20 - need}


@pytest.mark.rule("FEED-NEED", "FAMILY-NEWBORN-RESTS")
def test_a_newborn_eats_two_from_the_next_round_on() -> None:
    game = a_game(players=1, round=5, phase="harvest", food=30, dwarfs="0 0 new", rooms="dwelling d3")
    assert answers(game)[0] == "feed 5"
    play(game, "feed 5", "pass")
    assert answers(game)[0] == "feed 6"


@pytest.mark.rule("FEED-BEGGING")
def test_every_missing_food_is_one_begging_marker() -> None:
    game = a_game(round=3, phase="harvest", food=1)
    assert answers(game) == feeds(1, 0)
    play(game, "feed 1")
    assert goods_of(game) == {}
    assert game.state.players[0].begging == 3
    assert game.state.players[0].dwarfs == 2


@pytest.mark.rule("FEED-BEGGING")
def test_begging_markers_are_never_returned() -> None:
    game = a_game(players=1, round=5, phase="harvest", food=12, begging=2)
    play(game, "feed 0", "pass", "feed 4", "pass", "feed 4")
    assert game.state.players[0].begging == 6
    assert game.score()[0]["begging"] == -18


@pytest.mark.rule("FEED-REFUSAL")
def test_who_can_pay_may_refuse_in_whole_or_in_part() -> None:
    game = a_game(round=3, phase="harvest", food=5)
    assert answers(game) == feeds(4, 3, 2, 1, 0)
    refused = play(game.copy(), "feed 0")
    assert goods_of(refused) == {"food": 5}
    assert refused.state.players[0].begging == 4
    half = play(game.copy(), "feed 3")
    assert goods_of(half) == {"food": 2}
    assert half.state.players[0].begging == 1


@pytest.mark.rule("FEED-REFUSAL", "OURS-FEEDING-NAMES-THE-AMOUNT")
def test_nobody_pays_more_than_is_due() -> None:
    game = a_game(round=3, phase="harvest", food=40)
    assert answers(game) == feeds(4, 3, 2, 1, 0)


@pytest.mark.rule("FEED-PAYMENT-IS-FEEDING")
def test_in_the_payment_goods_may_be_converted_first() -> None:
    game = a_game(round=4, phase="harvest", grain=1, sheep=1, gold=3)
    assert answers(game) == feeds(0)
    play(game, "eat grain")
    assert answers(game) == feeds(1, 0)
    play(game, "eat gold 3")
    assert answers(game) == feeds(2, 1, 0)
    play(game, "feed 2")
    assert goods_of(game) == {"food": 1, "sheep": 1}


@pytest.mark.rule("FEED-PAYMENT-IS-FEEDING")
def test_the_payment_may_be_refused_for_begging_markers() -> None:
    game = play(a_game(round=4, phase="harvest", food=5), "feed 0")
    assert goods_of(game) == {"food": 5}
    assert game.state.players[0].begging == 2


@pytest.mark.rule("FEED-PAYMENT-IS-FEEDING")
def test_working_cave_and_mining_cave_serve_in_the_payment_too() -> None:
    working = a_game(round=4, phase="harvest", food=2, wood=1, rooms="working_cave d3")
    assert set(answers(working)) == {"feed 2", "feed 1", "feed 0", "feed adult wood"}
    play(working, "feed adult wood")
    assert answers(working) == feeds(1, 0)
    mining = a_game(round=4, phase="harvest", food=9, donkey=3, ruby_mine="d2 e2 d1", rooms="mining_cave d3")
    assert answers(mining) == feeds(0)


@pytest.mark.rule("FEED-PAYMENT-IS-FEEDING", "FEED-NEED")
def test_working_cave_and_mining_cave_together_leave_two_of_six() -> None:
    game = a_game(
        round=3, phase="harvest", food=9, wood=1, donkey=2, dwarfs="0 0 0",
        rooms="working_cave d3, mining_cave e3, dwelling e4", ruby_mine="d2 d1",
    )  # fmt: skip
    assert answers(game)[0] == "feed 4"
    play(game, "feed adult wood")
    assert answers(game) == feeds(2, 1, 0)
    play(game, "feed 2")
    assert goods_of(game) == {"food": 7, "donkey": 2}


@pytest.mark.rule("FEED-FIELD-PHASE-FIRST")
def test_crops_of_this_harvest_may_be_eaten_in_it() -> None:
    game = a_game(round=3, phase="harvest", sown="c4 grain 1, c3 vegetable 1")
    assert {"eat grain", "eat vegetable"} <= set(legal(game))
    play(game, "eat grain", "eat vegetable")
    assert answers(game) == feeds(3, 2, 1, 0)


@pytest.mark.rule("FEED-FIELD-PHASE-FIRST")
def test_young_animals_and_the_food_of_the_breeding_cave_come_after_feeding() -> None:
    game = a_game(
        round=3, phase="harvest", food=4, sheep=2, small_pasture="c4", stable="c4", rooms="breeding_cave d3"
    )
    assert answers(game) == feeds(4, 3, 2, 1, 0)
    play(game, "feed 4", "feed 0")
    assert answers(game) == ["breed sheep", "breed none"]
    play(game, "breed sheep")
    assert goods_of(game) == {"food": 1, "sheep": 3}


@pytest.mark.rule("FEED-FIELD-PHASE-FIRST")
def test_everybody_is_fed_before_anybody_breeds() -> None:
    pair: dict[str, object] = {"sheep": 2, "food": 4, "small_pasture": "c4", "stable": "c4"}
    game = a_game(
        round=3, phase="harvest", sheep=2, food=4, small_pasture="c4", stable="c4", others={"B": pair}
    )
    asked = []
    for move in ("feed 4", "feed 4", "breed sheep"):
        asked.append(game.seat_name)
        play(game, move)
    assert asked == ["A", "B", "A"]
