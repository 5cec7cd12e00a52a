"""Looking ahead: the most promising turns are played on for a while before they are compared."""

from typing import Final

from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.budget import Budget
from caverna.bots.mind.search.contest import Contest
from caverna.bots.mind.search.foresight import Foresight, in_the_mood
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.state.game_state import GameState

MOST_DOUBLINGS: Final = 10
WHIMS: Final = 0.5
"""By so many points turns may seem better in the futures of somebody who has time."""


def best_turn(state: GameState, mind: Mind, foresight: Foresight, seed: int, budget: Budget) -> Turn:
    """The turn that is worth most some turns later; of what was given to think with nothing is left."""
    found, seat = mind.best_turns(state, mind.breadth), state.agenda[-1].seat
    if not foresight.own_turns:
        return in_the_mood(found, foresight.mood, seed)
    if len(found) == 1:
        return found[0]
    at_once = Contest(found[: foresight.candidates], seat, mind, foresight, seed, budget)
    at_once.halve_at_once()
    best = at_once.best()
    if not budget.is_to_be_used_up or budget.is_spent():
        return best
    further = foresight.beyond(doublings_of(budget), WHIMS)
    by_and_by = Contest(found[: further.candidates], seat, mind, further, seed, budget)
    return by_and_by.best() if by_and_by.halve_by_budget() else best


def doublings_of(budget: Budget) -> int:
    """How often what was spent so far can be doubled before nothing is left."""
    doublings, part = 0, budget.part()
    while doublings < MOST_DOUBLINGS and 2.0 * part <= 1.0:
        doublings, part = doublings + 1, 2.0 * part
    return doublings
