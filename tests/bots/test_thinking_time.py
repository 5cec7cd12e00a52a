"""How long levels think about a decision, by the time of one core: also a test of the compiled engine."""

import time

import pytest

from caverna import Game, Setup
from caverna.bots import LEVEL_NAMES, bot_seed, make_bot

AT_MOST = dict.fromkeys(LEVEL_NAMES, 1.0) | {LEVEL_NAMES[-1]: 5.0}
"""Seconds that 95 % of the decisions do not exceed."""
ROUNDS = dict.fromkeys(LEVEL_NAMES, 12) | {LEVEL_NAMES[-1]: 4}


def decisions(setup: Setup, name: str, rounds: int, most: int = 1000) -> list[float]:
    """The seconds of each decision in the first rounds, the longest last."""
    game, took = Game(setup), list[float]()
    bots = [make_bot(name, bot_seed(1, seat)) for seat in range(setup.players)]
    while not game.is_over and game.state.round <= rounds and len(took) < most:
        assert game.seat is not None
        began = time.process_time()
        move = bots[game.seat].choose(game)
        took.append(time.process_time() - began)
        game.play(move)
    return sorted(took)


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_nearly_all_decisions_are_quick(name: str) -> None:
    took = decisions(Setup(2, seed=3), name, ROUNDS[name])
    assert took[len(took) * 95 // 100] < AT_MOST[name]


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("name", LEVEL_NAMES[-2:])
def test_whoever_plans_alone_does_so_in_time(name: str, expansion: str) -> None:
    took = decisions(Setup(1, seed=3, expansion=expansion), name, rounds=1, most=4)
    assert max(took) < 5 + 1


@pytest.mark.parametrize("name", LEVEL_NAMES[-2:])
def test_many_others_do_not_make_it_slow(name: str) -> None:
    took = decisions(Setup(7, seed=3), name, 1)
    assert took[len(took) * 95 // 100] < 5 + 1
