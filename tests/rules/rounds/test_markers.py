"""When the harvest marker of a round is turned up."""

import pytest

from caverna import Game, Options, Setup
from tests.arranging import a_game, answers, play
from tests.rules.rounds.sitting_out import lying_on, sit_out_work


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-START")
def test_by_default_the_marker_is_turned_with_the_card_before_the_work_begins() -> None:
    game = a_game(players=3, round=6, phase="round")
    assert game.seat == -1
    assert answers(game) == ["marker leaf", "marker question"]
    play(game, "marker question")
    assert game.seat_name == "A"
    assert "place logging" in answers(game)
    assert Game(Setup()).setup.options.harvest_marker == "round_start"


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-START")
def test_the_marker_is_turned_before_the_spaces_are_refilled() -> None:
    game = a_game(players=3, round=6, phase="round")
    assert lying_on(game, "logging") == {}
    play(game, "marker leaf")
    assert lying_on(game, "logging") == {"wood": 3}


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-START", "SETUP-MARKERS")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_before_round_six_there_is_no_marker(number: int) -> None:
    game = a_game(players=3, round=number, phase="round")
    if game.seat == -1:
        assert all(move.startswith("reveal") for move in answers(game))
        play(game, answers(game)[0])
    assert game.seat_name == "A"


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-END")
def test_with_the_option_the_marker_stays_down_until_the_harvest_step() -> None:
    game = a_game(players=3, round=6, phase="round", options="harvest_marker round_end")
    assert game.seat_name == "A"
    sit_out_work(game)
    assert game.seat == -1
    assert answers(game) == ["marker leaf", "marker question"]
    assert set(game.state.occupied) == {-1}
    leaf = play(game.copy(), "marker leaf")
    assert answers(leaf) == ["feed 0"]
    question = play(game.copy(), "marker question")
    assert question.state.round == 7
    assert [player.begging for player in question.state.players] == [0, 0, 0]


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-END")
def test_a_position_inside_a_round_keeps_the_marker_down_too() -> None:
    game = a_game(players=3, round=8, questions=1, options="harvest_marker round_end")
    sit_out_work(game)
    assert [(move.text, weight) for move, weight in game.chances()] == [
        ("marker leaf", 3),
        ("marker question", 2),
    ]


@pytest.mark.rule("MARKER-TURNED-AT-ROUND-END")
def test_both_options_deal_the_same_markers_over_a_game() -> None:
    for when in ("round_start", "round_end"):
        game = Game(Setup(players=4, options=Options(harvest_marker=when), seed=3))
        while not game.is_over:
            idle = ("pass", "feed 0", "choose field", "end", "breed none")
            game.play(next(move for move in idle if move in answers(game)))
        turned = [move.text for _, move in game.moves_played if move.text.startswith("marker")]
        assert (game.state.leaves, game.state.questions, game.state.questions_seen) == (0, 0, 3)
        assert len(turned) <= 7
