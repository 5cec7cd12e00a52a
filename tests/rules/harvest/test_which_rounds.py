"""What the end of each round brings."""

import pytest

from caverna import Game
from tests.arranging import a_game, answers, goods_of, play
from tests.rules.rounds.sitting_out import sit_out_round, sit_out_work

SOWN = "c4 grain 3, c3 vegetable 2"


def farm(number: int, harvest: str = "", questions: int = 0, food: int = 20) -> Game:
    """The end of a round for a player with crops and a pair of sheep."""
    return a_game(
        players=3, round=number, phase="harvest", harvest=harvest, questions=questions,
        food=food, sown=SOWN, sheep=2, small_pasture="b4", stable="b4",
    )  # fmt: skip


@pytest.mark.rule("HARVEST-ROUNDS-ONE-TWO")
@pytest.mark.parametrize("number", [1, 2])
def test_after_rounds_one_and_two_nothing_happens(number: int) -> None:
    game = farm(number)
    assert game.state.round == number + 1
    assert goods_of(game) == {"food": 20, "sheep": 2}
    assert [player.begging for player in game.state.players] == [0, 0, 0]


@pytest.mark.rule("HARVEST-ROUND-THREE-FIVE")
@pytest.mark.parametrize(("number", "harvest"), [(3, ""), (5, ""), (6, "normal"), (9, "normal")])
def test_a_full_harvest_has_field_feeding_and_breeding_phase(number: int, harvest: str) -> None:
    game = farm(number, harvest)
    assert goods_of(game) == {"food": 20, "sheep": 2, "grain": 1, "vegetable": 1}
    assert answers(game) == ["feed 4", "feed 3", "feed 2", "feed 1", "feed 0"]
    play(game, "feed 4", "feed 0", "feed 0")
    assert game.seat_name == "A"
    assert answers(game) == ["breed sheep", "breed none"]
    play(game, "breed sheep")
    assert goods_of(game) == {"food": 16, "sheep": 3, "grain": 1, "vegetable": 1}


@pytest.mark.rule("HARVEST-ROUND-THREE-FIVE")
def test_a_leaf_turned_up_means_a_full_harvest() -> None:
    game = a_game(players=3, round=6, phase="round", food=4, sown=SOWN)
    play(game, "marker leaf")
    sit_out_work(game)
    assert goods_of(game) == {"food": 4, "grain": 1, "vegetable": 1}
    assert answers(game)[0] == "feed 4"


@pytest.mark.rule("HARVEST-ROUND-FOUR")
@pytest.mark.parametrize("players", range(1, 8))
def test_round_four_costs_one_food_for_every_dwarf_the_newborn_too(players: int) -> None:
    game = a_game(
        players=players, round=4, phase="harvest", dwarfs="0 0 0 new", food=9, sown=SOWN, sheep=2,
        small_pasture="b4", rooms="dwelling d3, dwelling e3",
    )  # fmt: skip
    assert answers(game) == ["feed 4", "feed 3", "feed 2", "feed 1", "feed 0"]
    play(game, "feed 4", *["feed 0"] * (players - 1))
    assert game.state.round == 5
    assert goods_of(game) == {"food": 5, "sheep": 2}
    assert game.state.players[0].grain_on_fields() == 3
    assert game.state.players[0].begging == 0


@pytest.mark.rule("HARVEST-FIRST-QUESTION-MARK")
def test_the_first_question_mark_means_no_harvest_and_no_feeding() -> None:
    game = a_game(players=3, round=6, phase="round", food=1, sown=SOWN, sheep=2)
    play(game, "marker question")
    assert set(sit_out_round(game)) == {"pass"}
    assert game.state.round == 7
    assert goods_of(game) == {"food": 1, "sheep": 2}
    assert [player.begging for player in game.state.players] == [0, 0, 0]


@pytest.mark.rule("HARVEST-SECOND-QUESTION-MARK")
def test_the_second_costs_one_food_for_every_dwarf_and_nothing_else_happens() -> None:
    game = a_game(
        players=3, round=7, phase="round", questions=1, food=9, sown=SOWN, sheep=2, dwarfs="0 0 0",
        rooms="dwelling d3", small_pasture="b4",
    )  # fmt: skip
    play(game, "reveal family_life", "marker question")
    sit_out_work(game)
    assert answers(game) == ["feed 3", "feed 2", "feed 1", "feed 0"]
    play(game, "feed 3")
    sit_out_round(game)
    assert goods_of(game) == {"food": 6, "sheep": 2}
    assert [player.begging for player in game.state.players] == [0, 2, 2]
    assert game.state.players[0].grain_on_fields() == 3


@pytest.mark.rule("HARVEST-SECOND-QUESTION-MARK", "HARVEST-ROUND-FOUR")
def test_three_adults_and_a_newborn_pay_four() -> None:
    game = a_game(
        players=3, round=8, phase="harvest", harvest="payment", questions=2, food=9, dwarfs="0 0 0 new",
        rooms="dwelling d3, dwelling e3",
    )  # fmt: skip
    assert answers(game)[0] == "feed 4"


@pytest.mark.rule("HARVEST-THIRD-QUESTION-MARK")
def test_who_chooses_the_field_phase_feeds_and_does_not_breed() -> None:
    game = farm(8, "choice", questions=3)
    assert answers(game) == ["choose field", "choose breeding"]
    play(game, "choose field", "choose field", "choose field")
    assert goods_of(game) == {"food": 20, "sheep": 2, "grain": 1, "vegetable": 1}
    assert answers(game)[0] == "feed 4"
    play(game, "feed 4", "feed 0", "feed 0")
    assert game.state.round == 9
    assert goods_of(game) == {"food": 16, "sheep": 2, "grain": 1, "vegetable": 1}


@pytest.mark.rule("HARVEST-THIRD-QUESTION-MARK")
def test_who_chooses_breeding_feeds_and_leaves_his_fields_untouched() -> None:
    game = farm(8, "choice", questions=3)
    play(game, "choose breeding", "choose field", "choose field")
    assert goods_of(game) == {"food": 20, "sheep": 2}
    assert answers(game)[0] == "feed 4"
    play(game, "feed 4", "feed 0", "feed 0", "breed sheep")
    assert goods_of(game) == {"food": 16, "sheep": 3}
    assert game.state.players[0].grain_on_fields() == 3
    assert game.state.players[0].vegetables_on_fields() == 2


@pytest.mark.rule("HARVEST-THIRD-QUESTION-MARK")
def test_who_took_the_field_phase_gets_nothing_from_breeding_cave_or_quarry() -> None:
    game = a_game(
        players=3, round=8, phase="harvest", harvest="choice", questions=3, food=4, donkey=2,
        rooms="breeding_cave d3, quarry e3", ruby_mine="d2 e2 d1",
    )  # fmt: skip
    play(game, "choose field", "choose field", "choose field", "feed 4", "feed 0", "feed 0")
    assert goods_of(game) == {"donkey": 2}


@pytest.mark.rule("HARVEST-THIRD-CHOICE-TIME")
def test_all_choose_in_turn_order_before_any_field_is_reaped() -> None:
    game = a_game(
        players=3, round=8, phase="harvest", harvest="choice", questions=3, start="B", turn="B",
        sown=SOWN, others={"A": {"sown": SOWN}},
    )  # fmt: skip
    asked = []
    while answers(game) == ["choose field", "choose breeding"]:
        asked.append(game.seat_name)
        assert goods_of(game, "A") == goods_of(game, "B") == {}
        play(game, "choose field")
    assert asked == ["B", "C", "A"]
    assert goods_of(game, "A") == goods_of(game, "B") == {"grain": 1, "vegetable": 1}


@pytest.mark.rule("HARVEST-THIRD-CHOICE-TIME")
def test_a_phase_that_yields_nothing_may_be_chosen() -> None:
    game = a_game(players=3, round=8, phase="harvest", harvest="choice", questions=3, sown=SOWN)
    play(game, "choose breeding", "choose breeding", "choose field", "feed 0", "feed 0", "feed 0")
    assert game.state.round == 9
    assert goods_of(game) == {}
    assert game.state.players[0].grain_on_fields() == 3


@pytest.mark.rule("HARVEST-EVENTS-IN-ORDER")
@pytest.mark.parametrize(
    "markers",
    ["leaf question leaf question leaf question leaf", "question question question leaf leaf leaf leaf"],
)
def test_question_marks_bring_the_three_events_in_turn_whatever_lies_between(markers: str) -> None:
    game = a_game(players=3, round=6, phase="round")
    seen = []
    for marker in markers.split():
        while game.seat == -1 and not answers(game)[0].startswith("marker"):
            play(game, answers(game)[0])
        if game.seat == -1:
            play(game, f"marker {marker}")
        begging = game.state.players[0].begging
        given = sit_out_round(game)
        paid = game.state.players[0].begging - begging
        seen.append("choice" if "choose field" in given else {0: "none", 2: "payment", 4: "harvest"}[paid])
    events = iter(["none", "payment", "choice"])
    assert seen == ["harvest" if marker == "leaf" else next(events) for marker in markers.split()]
