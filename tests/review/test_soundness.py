"""Every finding in games full of nonsense is true: what it suggests can be played, and is better."""

from collections import Counter

import pytest

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.engine.anytime.food import FOOD_VALUE
from caverna.engine.goods import FARM_ANIMALS, FOOD, SHEEP
from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import NATURE, GameState
from caverna.record.record import beginning
from caverna.review.dominance import farm, has_all, has_more, is_better
from caverna.review.ending import best_ending
from caverna.review.finding import KINDS, Finding
from caverna.review.moments import Moment, replay, turns_of
from caverna.review.senseless import senseless
from caverna.review.trial import by_itself, carry_out

GAMES = [
    Setup(1, seed=1), Setup(1, "introductory", seed=2), Setup(2, seed=2), Setup(2, "introductory", seed=3),
    Setup(3, seed=8), Setup(4, seed=4), Setup(5, seed=5), Setup(6, seed=2), Setup(7, seed=6),
    Setup(1, seed=7, expansion="frantic_fiends"), Setup(2, seed=7, expansion="frantic_fiends"),
    Setup(4, seed=9, expansion="frantic_fiends"),
]  # fmt: skip
NEVER_AT_RANDOM = {"meal", "exchange", "step", "price"}
"""Too rare to be asked for."""


def played_at_random(setup: Setup) -> Game:
    game = Game(setup)
    bot = make_bot("random", setup.seed)
    while not game.is_over:
        game.play(bot.choose(game))
    return game


def test_what_is_suggested_can_be_played_and_is_better() -> None:
    seen = Counter[str]()
    for setup in GAMES:
        game = played_at_random(setup)
        moments = replay(beginning(game).state, game.moves_played)
        for finding in senseless(game):
            check(finding, moments, game)
            seen[finding.kind] += 1
    assert set(KINDS) - NEVER_AT_RANDOM <= set(seen)


@pytest.mark.parametrize("setup", [Setup(2, seed=5), Setup(1, seed=1)], ids=str)
def test_what_a_better_bot_did_wrong_is_wrong(setup: Setup) -> None:
    game = Game(setup)
    bot = make_bot("greedy", setup.seed)
    while not game.is_over:
        game.play(bot.choose(game))
    moments = replay(beginning(game).state, game.moves_played)
    found = senseless(game)
    assert found
    for finding in found:
        check(finding, moments, game)


def check(finding: Finding, moments: list[Moment], game: Game) -> None:
    """Play what the finding suggests and compare it with what was played."""
    first, seat = moments[finding.number], finding.seat
    assert (first.seat, first.before.round) == (seat, finding.round)
    instead = [move.number for move in finding.instead]
    played = [move.number for move in finding.played]
    counts_points = finding.reason.key.startswith(("senseless-points", "senseless-meal-points"))
    if counts_points or (finding.kind == "begging" and is_last(first, game)):
        assert points_at_the_end(first.before, seat, instead) > total_score(game.state, seat)
    elif finding.kind == "begging":
        better, worse = fed(first, instead), fed(first, played)
        assert better.players[seat].begging < worse.players[seat].begging
        assert total_score(better, seat) > total_score(worse, seat)
        assert better.players[seat].weapons == worse.players[seat].weapons
    elif finding.reason.key == "senseless-litter-phase":
        assert not first.before.players[seat].sown
        assert sum(n >= 2 for n in first.before.players[seat].goods[SHEEP:])
        assert [move.text for move in finding.instead] == ["choose breeding"]
    elif finding.kind in ("meal", "litter"):
        better, worse = fed(first, instead), fed(first, played)
        assert is_better(better, worse, seat)
    elif finding.kind == "exchange":
        assert is_better(legally(first.before, instead), legally(first.before, played), seat)
    elif finding.kind == "released":
        check_released(fed(first, instead), fed(first, played), seat)
    elif finding.kind in ("nothing", "price"):
        better, worse = turn(first, instead), turn(first, played)
        assert has_more(better.players[seat], worse.players[seat])
        assert farm(better, seat) == farm(worse, seat)
        assert finding.kind == "price" or has_all(better.players[seat], first.before.players[seat])
    else:
        assert finding.kind in ("left", "step")
        whole = whole_turn(moments, finding.number)
        before = [moment.move for moment in whole if moment.number < finding.number]
        later = [moment.move for moment in whole if moment.number >= finding.number]
        changed = [*before, *instead, *(later if finding.kind == "left" else [])]
        assert is_better(turn(whole[0], changed), turn(whole[0], [*before, *later]), seat)


def is_last(moment: Moment, game: Game) -> bool:
    return moment.before.round == game.state.round


def check_released(better: GameState, worse: GameState, seat: int) -> None:
    """Animals more, or food: and what the others brought can still be had."""
    mine, theirs = better.players[seat].goods, worse.players[seat].goods
    assert mine != theirs
    assert all(mine[animal] >= theirs[animal] for animal in FARM_ANIMALS)
    to_eat = sum((mine[animal] - theirs[animal]) * FOOD_VALUE[animal] for animal in FARM_ANIMALS)
    bonus = 2 * sum(mine[animal] - theirs[animal] for animal in FARM_ANIMALS)
    assert mine[FOOD] + to_eat + bonus >= theirs[FOOD]


def fed(moment: Moment, moves: list[int]) -> GameState:
    """These moves, and nothing that comes after the question."""
    return legally(by_itself(moment.before), moves)


def legally(state: GameState, moves: list[int]) -> GameState:
    """These moves, the others' questions answered meanwhile."""
    trial, seat = state.copy(), state.agenda[-1].seat
    for move in moves:
        while trial.agenda[-1].seat != seat:
            assert trial.agenda[-1].seat != NATURE
            apply(trial, trial.answers[0])
        assert move in (*trial.answers, *legal_anytime(trial))
        apply(trial, move)
    return trial


def points_at_the_end(state: GameState, seat: int, moves: list[int]) -> int:
    ending = best_ending(legally(state, moves), seat)
    assert ending is not None
    return ending.points


def turn(first: Moment, moves: list[int]) -> GameState:
    after = carry_out(by_itself(first.before), moves)
    assert after is not None
    return after


def whole_turn(moments: list[Moment], number: int) -> list[Moment]:
    played = [moment for moment in moments if moment.seat != NATURE]
    return next(each for each in turns_of(played) if each[0].number <= number <= each[-1].number)
