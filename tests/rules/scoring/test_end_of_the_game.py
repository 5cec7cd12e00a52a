"""The last window, the winners, and the example of the rulebook."""

import pytest

from caverna import Game, GameIsOver
from caverna.record.position import read_position
from tests.arranging import a_game, answers, goods_of, legal, play, seat_lines


@pytest.mark.rule("SCORE-RULEBOOK-EXAMPLE")
def test_the_worked_example_scores_eighty() -> None:
    game = a_game(
        dog=2, sheep=4, donkey=2, boar=3, cattle=10,
        vegetable=4, ruby=1, gold=13, grain=6, sown="c4 grain 3", dwarfs="0 0 0 0",
        small_pasture="b4", large_pasture="b2 b3", stable="b4 b2 b3", meadow="c3", fields="c2 c1 b1 a4",
        rooms="dwelling d3, dwelling e3, cuddle_room e4, quarry d2, slaughtering_cave f3, fodder_chamber f4",
        ore_mine="d1", ruby_mine="e1 e2", cavern="f1", tunnel="f2",
    )  # fmt: skip
    assert game.seat_name == "A"
    assert "pass" in answers(game)
    assert game.score()[0] == {
        "animals": 21,
        "missing_animals": 0,
        "grain": 5,
        "vegetables": 4,
        "rubies": 1,
        "dwarfs": 4,
        "unused_spaces": -3,
        "tiles": 12 + 6 + 11,
        "bonus": 6,
        "gold": 13,
        "begging": 0,
    }
    assert game.totals()[0] == 80


def last_window(**has: object) -> Game:
    """Seat A before the scoring of a game for two."""
    table = ["caverna position 1", "players 2", "round 12", "questions 3", "phase scoring"]
    return read_position("\n".join([*table, *seat_lines("A", **has)]), as_is=True)


@pytest.mark.rule("SCORE-FROZEN-STATE")
def test_goods_sold_before_the_scoring_are_not_counted_again() -> None:
    game = last_window(boar=4, small_pasture="c4", stable="c4", rooms="hunting_parlor d3")
    before = game.score()[0]
    assert (before["animals"], before["missing_animals"], before["gold"]) == (4, -6, 0)
    play(game, "convert hunting_parlor", "convert hunting_parlor")
    after = game.score()[0]
    assert (after["animals"], after["missing_animals"], after["gold"]) == (0, -8, 4)
    assert goods_of(game) == {"gold": 4, "food": 4}


@pytest.mark.rule("SCORE-FROZEN-STATE")
def test_when_the_scoring_has_begun_nothing_can_be_exchanged_any_more() -> None:
    game = last_window(boar=2, rooms="hunting_parlor d3")
    play(game, "end")
    assert game.is_over
    assert legal(game) == []
    with pytest.raises(GameIsOver):
        game.play("convert hunting_parlor")
    assert game.score()[0]["animals"] == 2
    assert game.score()[0]["gold"] == 0


@pytest.mark.rule("SCORE-FROZEN-STATE")
def test_the_last_window_comes_after_the_last_harvest_to_each_player_in_turn_order() -> None:
    game = a_game(
        players=3, round=12, questions=3, harvest="none", start="B", turn="A", grain=1,
        others={"B": {"grain": 1}, "C": {"ruby": 1}},
    )  # fmt: skip
    asked = []
    while not game.is_over:
        if answers(game) == ["end"]:
            asked.append(game.seat_name)
        play(game, "end" if "end" in answers(game) else "pass")
    assert asked == ["B", "C", "A"]


@pytest.mark.rule("SCORE-FROZEN-STATE")
def test_rubies_may_still_cover_unused_spaces_in_the_last_window() -> None:
    game = last_window(ruby=3, fields="b1")
    play(game, "ruby field c1")
    assert goods_of(game) == {"ruby": 2, "boar": 1}
    play(game, "ruby tunnel e4", "ruby meadow a1", "end")
    assert game.is_over
    assert game.score()[0]["unused_spaces"] == -18
    assert game.score()[0]["rubies"] == 0


@pytest.mark.rule("SCORE-FROZEN-STATE")
def test_who_has_nothing_to_exchange_is_not_asked() -> None:
    assert last_window(wood=3).is_over


@pytest.mark.rule("SCORE-TIES-SHARED")
def test_equal_totals_win_together_and_less_does_not() -> None:
    game = a_game(
        players=3, round=12, questions=3, phase="scoring", gold=1, others={"B": {"gold": 1}, "C": {"wood": 9}}
    )
    assert game.is_over
    assert game.totals() == [-27, -27, -28]
    assert game.winners() == [0, 1]


@pytest.mark.rule("SCORE-TIES-SHARED")
def test_the_highest_total_wins_alone() -> None:
    game = a_game(players=2, round=12, questions=3, phase="scoring", others={"B": {"dog": 2}})
    assert game.is_over
    assert game.totals() == [-28, -26]
    assert game.winners() == [1]


@pytest.mark.rule("SCORE-TIES-SHARED")
def test_before_the_end_nobody_has_won() -> None:
    assert a_game(gold=5).winners() == []
