"""Feedings: markers that could have been avoided, and meals of which something could have been kept."""

from collections.abc import Sequence

from caverna.advice.feeding_plan import plan_feeding
from caverna.engine.goods import FARM_ANIMALS, FOOD
from caverna.engine.moves import SELL
from caverna.engine.play import apply
from caverna.engine.reasons import listed, say
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.review.dominance import farm, has_more, more_goods
from caverna.review.ending import best_ending
from caverna.review.exchanges import OF_GOODS, can_be_played, search
from caverna.review.finding import BEGGING, MEAL, Finding
from caverna.review.moments import Moment
from caverna.review.trial import by_itself
from caverna.review.writing import write


def senseless_meal(meal: Sequence[Moment]) -> Finding | None:
    """What was wrong with one feeding, if it can be proved."""
    meal = with_board_as_it_stays(meal)
    return needless_begging(meal) or dear_meal(meal)


def with_board_as_it_stays(meal: Sequence[Moment]) -> Sequence[Moment]:
    """The part of a feeding after the last tile was bought and all animals found a place."""
    start = 0
    for i, moment in enumerate(meal):
        if not moment.is_answer and moment.verb not in OF_GOODS:
            start = i + 1
    while not isinstance(meal[start].step, FeedDwarfs):
        start += 1
    return meal[start:]


def fed(meal: Sequence[Moment]) -> GameState:
    """The position after the meal, before anything else happens."""
    state = by_itself(meal[0].before)
    for moment in meal:
        apply(state, moment.move)
    return state


def needless_begging(meal: Sequence[Moment]) -> Finding | None:
    """Markers although there was something to eat that counts less; weapons and pairs that breed aside."""
    first = meal[0]
    after = fed(meal)
    before, player = first.before.players[first.seat], after.players[first.seat]
    if player.begging == before.begging:
        return None
    plan = plan_feeding(first.before)
    assert plan is not None
    spared = player.begging - before.begging - plan.begging
    moves = [move.number for move in plan.moves]
    if spared <= 0 or any(move.verb == SELL for move in plan.moves):
        return None
    better = by_itself(first.before)
    for move in moves:
        apply(better, move)
    if pairs(better.players[first.seat]) < pairs(player):
        return None
    if total_score(better, first.seat) <= total_score(after, first.seat):
        return None
    if is_last(first.before) and not is_worth_points(meal, moves):
        return None
    return write(BEGGING, meal, moves, say("senseless-begging", n=spared))


def pairs(player: Player) -> int:
    """The kinds of animal that can breed."""
    return sum(player.goods[animal] > 1 for animal in FARM_ANIMALS)


def dear_meal(meal: Sequence[Moment]) -> Finding | None:
    """A meal although there was another one that would have left all this and more."""
    if len(meal) == 1:
        return None
    first, seat = meal[0], meal[0].seat
    start, target = by_itself(first.before), fed(meal).players[seat]

    def is_cheaper(state: GameState) -> bool:
        return has_more(paid(state, seat), target)

    found = search(start, seat, target, is_cheaper)
    if found is None:
        return None
    better = start.copy()
    for move in found:
        apply(better, move)
    found.append(better.answers[0])
    apply(better, better.answers[0])
    if not can_be_played(first.before, found) or farm(better, seat) != farm(fed(meal), seat):
        return None
    kept = more_goods(better.players[seat], target)
    if is_last(first.before) and not is_worth_points(meal, found):
        return None
    return write(MEAL, meal, found, say("senseless-meal", goods=listed(kept)))


def is_last(state: GameState) -> bool:
    """Whether a feeding is the last one, so that points can be counted afterwards."""
    return state.round == state.rules.rounds[-1]


def is_worth_points(meal: Sequence[Moment], better: Sequence[int]) -> bool:
    """Whether more points come of another last meal; where chance has a say, they may."""
    state, seat = meal[0].before.copy(), meal[0].seat
    for move in better:
        apply(state, move)
    this, other = best_ending(meal[-1].after, seat), best_ending(state, seat)
    return this is None or other is None or other.points > this.points


def paid(state: GameState, seat: int) -> Player:
    """The player after paying all the food he has, as far as it is needed."""
    step = state.agenda[-1]
    assert isinstance(step, FeedDwarfs)
    player = state.players[seat].copy()
    need = step.need(state)
    food = min(need, player.goods[FOOD])
    player.goods[FOOD] -= food
    player.begging += need - food
    return player
