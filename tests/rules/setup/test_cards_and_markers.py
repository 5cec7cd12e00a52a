"""The action cards and the harvest markers."""

import pytest

from caverna import Game, Setup
from tests.arranging import answers
from tests.rules.rounds.sitting_out import cards_of, rounds_of, sit_out

STAGE_ONE = {"blacksmithing", "sheep_farming", "ore_mine_construction"}
STAGE_TWO = {"donkey_farming", "ruby_mine_construction"}
STAGE_THREE = {"family_life", "exploration", "ore_delivery"}
STAGE_FOUR = {"adventure", "ore_trading", "ruby_delivery"}


def newest_card_by_round(players: int, seed: int) -> dict[int, str]:
    return {
        game.state.round: cards_of(game)[-1] for game in rounds_of(Game(Setup(players=players, seed=seed)))
    }


@pytest.mark.rule("SETUP-CARDS-WITHIN-STAGE")
@pytest.mark.parametrize("players", range(3, 8))
def test_cards_come_stage_by_stage(players: int) -> None:
    for seed in range(6):
        cards = newest_card_by_round(players, seed)
        assert {cards[number] for number in (1, 2, 3)} == STAGE_ONE
        assert cards[4] == "wish_for_children"
        assert {cards[number] for number in (5, 6)} == STAGE_TWO
        assert {cards[number] for number in (7, 8, 9)} == STAGE_THREE
        assert {cards[number] for number in (10, 11, 12)} == STAGE_FOUR


@pytest.mark.rule("SETUP-CARDS-WITHIN-STAGE")
def test_inside_a_stage_every_sequence_occurs() -> None:
    deals = [newest_card_by_round(3, seed) for seed in range(120)]
    for rounds, ways in (((1, 2, 3), 6), ((5, 6), 2), ((7, 8, 9), 6), ((10, 11, 12), 6)):
        assert len({tuple(cards[number] for number in rounds) for cards in deals}) == ways


@pytest.mark.rule("SETUP-CARDS-WITHIN-STAGE")
def test_each_card_still_to_come_is_equally_likely() -> None:
    game = Game(Setup(players=3), deals=False)
    game.play("start A")
    assert [(move.text, weight) for move, weight in game.chances()] == [
        ("reveal blacksmithing", 1),
        ("reveal sheep_farming", 1),
        ("reveal ore_mine_construction", 1),
    ]


@pytest.mark.rule("SETUP-TWO-WITHOUT-EXPLORATION")
def test_two_players_play_eleven_rounds_without_exploration() -> None:
    for seed in range(12):
        cards = newest_card_by_round(2, seed)
        assert list(cards) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
        assert {cards[number] for number in (7, 8)} == STAGE_THREE - {"exploration"}
        assert {cards[number] for number in (10, 11, 12)} == STAGE_FOUR
        assert "exploration" not in cards.values()


def markers_by_round(players: int, pick: str) -> dict[int, list[tuple[str, int]]]:
    """Before each turning of a marker: what may come up, with weights. `pick` comes while there is one."""
    game = Game(Setup(players=players), deals=False)
    found = {}
    while not game.is_over:
        if game.seat != -1:
            sit_out(game)
            continue
        chances = [(move.text, weight) for move, weight in game.chances()]
        if chances[0][0].startswith("marker"):
            found[game.state.round] = chances
        game.play(pick if pick in answers(game) else answers(game)[0])
    return found


@pytest.mark.rule("SETUP-MARKERS")
@pytest.mark.parametrize("players", range(3, 8))
def test_four_leaves_and_three_question_marks_lie_on_rounds_six_to_twelve(players: int) -> None:
    leaves_first = markers_by_round(players, "marker leaf")
    assert leaves_first == {
        6: [("marker leaf", 4), ("marker question", 3)],
        7: [("marker leaf", 3), ("marker question", 3)],
        8: [("marker leaf", 2), ("marker question", 3)],
        9: [("marker leaf", 1), ("marker question", 3)],
    }
    questions_first = markers_by_round(players, "marker question")
    assert questions_first == {
        6: [("marker leaf", 4), ("marker question", 3)],
        7: [("marker leaf", 4), ("marker question", 2)],
        8: [("marker leaf", 4), ("marker question", 1)],
    }


@pytest.mark.rule("SETUP-MARKERS")
def test_seven_markers_are_turned_up_in_seven_rounds() -> None:
    for seed in range(10):
        game = Game(Setup(players=5, seed=seed))
        assert (game.state.leaves, game.state.questions) == (4, 3)
        left = {g.state.round: g.state.leaves + g.state.questions for g in rounds_of(game)}
        assert left == {1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 6, 7: 5, 8: 4, 9: 3, 10: 2, 11: 1, 12: 0}
        assert game.state.questions_seen == 3


@pytest.mark.rule("SETUP-MARKERS-TWO", "SETUP-TWO-WITHOUT-EXPLORATION")
def test_two_players_have_three_leaves_and_three_question_marks_and_none_on_round_nine() -> None:
    assert markers_by_round(2, "marker leaf") == {
        6: [("marker leaf", 3), ("marker question", 3)],
        7: [("marker leaf", 2), ("marker question", 3)],
        8: [("marker leaf", 1), ("marker question", 3)],
    }
    left = {g.state.round: (g.state.leaves + g.state.questions) for g in rounds_of(Game(Setup(players=2)))}
    assert left == {1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 5, 7: 4, 8: 3, 10: 2, 11: 1, 12: 0}
