"""What searching programs rely on: copies that do not give the future away, and whose decision it is."""

from random import Random

import pytest

from caverna import NATURE, Game, Setup, read_record, write_record
from caverna.bots import make_bot
from tests.api.random_play import decisions


def future(game: Game) -> list[str]:
    """The cards and markers that come up when everybody passes."""
    while not game.is_over:
        texts = [move.text for move in game.answers()]
        game.play("pass" if "pass" in texts else texts[0])
    return [move.text for seat, move in game.moves_played if seat == NATURE]


def test_a_plain_copy_deals_the_true_future() -> None:
    game = Game(Setup(2, seed=5))
    assert future(game.copy()) == future(game.copy())


def test_a_copy_with_another_seed_deals_another_future() -> None:
    game = Game(Setup(2, seed=5))
    true = future(game.copy())
    others = [future(game.copy(seed=seed)) for seed in range(6, 16)]
    assert all(other != true for other in others)
    assert future(game.copy(seed=5)) == true
    assert game.setup.seed == 5


def test_a_copy_that_does_not_deal_asks_for_chance() -> None:
    game = Game(Setup(2, seed=5))
    trial = game.copy(deals=False)
    while trial.seat != NATURE:
        trial.play("pass" if "pass" in map(str, trial.answers()) else trial.answers()[0])
    assert [weight for _, weight in trial.chances()]
    assert game.deals


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_a_copy_with_another_seed_can_be_written_down(expansion: str) -> None:
    game = Game(Setup(2, seed=5, expansion=expansion))
    other = game.copy(seed=6, deals=False)
    for _ in range(20):
        other.play(other.answers()[0])
    assert read_record(write_record(other)).state == other.state


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_no_bot_looks_into_the_future(name: str, expansion: str) -> None:
    game = Game(Setup(2, seed=5, expansion=expansion))
    for number, moment in enumerate(decisions(game, Random(4))):
        if number % 12 == 0:
            choices = {make_bot(name, 1).choose(moment.copy(seed=seed)).text for seed in (5, 6, 7)}
            choices.add(make_bot(name, 1).choose(moment.copy(deals=False)).text)
            assert len(choices) == 1


def test_a_decision_belongs_to_a_seat_or_to_nature_and_the_end_to_nobody() -> None:
    game = Game(Setup(2, seed=1), deals=False)
    assert (game.seat, game.seat_name, game.is_over) == (NATURE, "-", False)
    game.deal()
    assert (game.seat, game.seat_name, game.is_over) == (0, "A", False)
    game.deals = True
    future(game)
    assert (game.seat, game.seat_name, game.is_over) == (None, "-", True)
