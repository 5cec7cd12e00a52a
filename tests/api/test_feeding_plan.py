"""The cheapest way to feed: exact plans for positions made by hand, and never begging without need."""

from random import Random
from typing import Any

import pytest

from caverna import Game, Setup
from caverna.advice.feeding_plan import plan_feeding
from caverna.engine.goods import FOOD, GRAIN, VEGETABLE
from caverna.engine.moves import FEED, RUBY_TILE
from caverna.engine.play import apply, legal_anytime
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs
from tests.api.random_play import decisions
from tests.arranging import a_game

Has = dict[str, Any]

SMALL = 14
"""So many pieces can still be tried in every way."""


def texts(has: Has) -> list[str]:
    """The plan of player A, who has this and two dwarfs to feed with four food."""
    game = a_game(phase="harvest", round=3, **has)
    plan = plan_feeding(game.state)
    assert plan is not None
    return [move.text for move in plan.moves]


@pytest.mark.parametrize(
    ("has", "moves"),
    [
        ({"food": 4}, "feed 4"),
        ({"food": 9, "grain": 3}, "feed 4"),
        ({"food": 3, "grain": 2}, "eat grain, feed 4"),
        ({"food": 3, "grain": 2, "vegetable": 1}, "eat grain, feed 4"),
        # Two grain are a point, a vegetable is one, and that is fewer pieces.
        ({"food": 2, "grain": 2, "vegetable": 1}, "eat vegetable, feed 4"),
        # The odd grain is worth as much as it would be without the even one.
        ({"food": 3, "grain": 4, "gold": 5}, "eat grain, feed 4"),
        # Gold loses one piece in every exchange: it comes last, all of it in one go.
        ({"food": 2, "gold": 7}, "eat gold 3, feed 4"),
        ({"food": 0, "gold": 4, "ruby": 1}, "eat ruby, eat gold 3, feed 4"),
        # A pair is worth more than a single animal; a kind that is missed afterwards costs two points more.
        (
            {"food": 3, "sheep": 3, "boar": 2, "small_pasture": "a1", "large_pasture": "b1 b2"},
            "eat sheep, feed 4",
        ),
        ({"food": 2, "boar": 1, "ruby": 1, "stable": "a1"}, "eat ruby, feed 4"),
        ({"food": 1, "donkey": 3, "large_pasture": "b1 b2"}, "eat donkeys, feed 4"),
        # A ruby costs a point like two grain or a vegetable, but it can do more.
        ({"food": 2, "grain": 2, "ruby": 1}, "eat grain, eat grain, feed 4"),
        ({"food": 2, "vegetable": 1, "ruby": 1}, "eat vegetable, feed 4"),
        ({"food": 2, "gold": 3, "ruby": 1}, "eat ruby, feed 4"),
    ],
)
def test_plans_with_what_everybody_has(has: Has, moves: str) -> None:
    assert texts(has) == moves.split(", ")


@pytest.mark.parametrize(
    ("has", "moves"),
    [
        ({"rooms": "working_cave d3", "food": 2, "wood": 1, "ruby": 1}, "feed adult wood, feed 2"),
        (
            {"rooms": "cooking_cave d3", "grain": 1, "vegetable": 1, "ruby": 2},
            "convert cooking_cave, feed 4",
        ),
        (
            {"rooms": "slaughtering_cave d3", "food": 2, "sheep": 3, "large_pasture": "b1 b2"},
            "eat sheep, feed 4",
        ),
        # A weapon costs as much as it is strong: rubies and grain first.
        ({"rooms": "peaceful_cave d3", "dwarfs": "0 3", "food": 3, "grain": 1}, "eat grain, feed 4"),
        ({"rooms": "peaceful_cave d3", "dwarfs": "0 3", "food": 3}, "sell 3 home, feed 4"),
        # Detours, where nothing else is enough.
        ({"rooms": "cooking_cave d3", "grain": 1, "ruby": 1}, "ruby vegetable, convert cooking_cave, feed 4"),
        ({"rooms": "slaughtering_cave d3", "food": 1, "ruby": 1}, "ruby boar, eat boar, feed 4"),
        (
            {"rooms": "trader d3, working_cave d2", "food": 2, "gold": 2},
            "convert trader, feed adult wood, feed 2",
        ),
    ],
)
def test_plans_with_rooms(has: Has, moves: str) -> None:
    assert texts(has) == moves.split(", ")


def test_the_plan_says_what_it_costs() -> None:
    game = a_game(phase="harvest", round=3, food=1, grain=1, vegetable=1)
    plan = plan_feeding(game.state)
    assert plan is not None
    assert plan.costs == ((GRAIN, 1), (VEGETABLE, 1))
    assert (plan.begging, plan.points, plan.weapons) == (0, 2, ())


def test_who_has_too_little_begs_as_little_as_possible() -> None:
    game = a_game(phase="harvest", round=3, food=1, grain=1, gold=1)
    plan = plan_feeding(game.state)
    assert plan is not None
    assert [move.text for move in plan.moves] == ["eat grain", "feed 2"]
    assert plan.begging == 2


def test_there_is_no_plan_without_a_feeding() -> None:
    assert plan_feeding(a_game().state) is None


def test_a_donkey_that_spares_food_in_a_mine_is_not_eaten_in_vain() -> None:
    has: Has = {"rooms": "mining_cave d3", "ore_mine": "e2", "deep_tunnel": "e3", "donkey": 1}
    assert texts({**has, "food": 2, "grain": 1}) == ["eat grain", "feed 3"]


def least_begging(state: GameState, seen: set[tuple[object, ...]]) -> int:
    """Every way to turn goods into food, one after the other."""
    step = state.agenda[-1]
    seat = step.seat
    player = state.players[seat]
    spared = step.spared if isinstance(step, FeedDwarfs) else -1
    key = (spared, player.weapons, *player.goods)
    if key in seen:
        return 99
    seen.add(key)
    known = state.rules.moves
    best = 99
    if isinstance(step, FeedDwarfs):
        best = max(0, step.need(state) - player.goods[FOOD])
        if not best:
            return 0
    moves = [move for move in state.answers if known.verb[move] != FEED]
    for move in (*moves, *legal_anytime(state)):
        if known.verb[move] == RUBY_TILE or known.all[move].text == "ruby dog":
            continue
        after = state.copy()
        apply(after, move)
        best = min(best, least_begging(after, seen))
        if not best:
            break
    return best


def feedings(seed: int) -> list[Game]:
    """Positions of one random game in which somebody must feed."""
    luck = Random(seed)
    game = Game(Setup(1 + seed % 4, seed=seed))
    found = []
    for now in decisions(game, luck):
        step = now.state.agenda[-1]
        if isinstance(step, FeedDwarfs):
            found.append(now.copy())
    return found


@pytest.mark.parametrize("seed", range(24))
def test_plans_are_legal_and_beg_only_where_everybody_would(seed: int) -> None:
    checked = 0
    for game in feedings(seed):
        plan = plan_feeding(game.state)
        assert plan is not None
        seat = game.seat
        before = game.state.players[seat or 0].begging
        trial = game.copy()
        for move in plan.moves:
            assert trial.seat == seat
            assert move in trial.legal_moves(), move.text
            trial.play(move)
        assert trial.state.players[seat or 0].begging - before == plan.begging
        stock = game.state.players[seat or 0].goods
        if plan.begging and sum(stock) <= SMALL:
            assert least_begging(game.state, set()) == plan.begging
        checked += 1
    assert checked
