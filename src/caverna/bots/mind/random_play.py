"""Random play on the bare state: what rollouts of a search do, and what measurements time."""

from typing import Final

from caverna.engine.chance import Luck
from caverna.engine.play import apply, dealt, deciding_seat, legal_anytime
from caverna.engine.state.game_state import NATURE, GameState

ANYTIME_ONCE_IN: Final = 10
"""One decision in so many is an any-time move, if there is one."""


def random_move(state: GameState, luck: int, seed: int) -> int:
    """One move at random; every legal move is listed first, any-time ones included."""
    if deciding_seat(state) == NATURE:
        return dealt(state, seed, luck)
    anytime = legal_anytime(state)
    if anytime and luck % ANYTIME_ONCE_IN == 0:
        return anytime[(luck >> 8) % len(anytime)]
    return state.answers[(luck >> 8) % len(state.answers)]


def play_at_random(state: GameState, seed: int, most: int = -1) -> int:
    """Play on to the end, or for that many decisions; returns how many were made."""
    luck = Luck(seed)
    decisions = 0
    while state.agenda and decisions != most:
        apply(state, random_move(state, luck.roll(), seed))
        decisions += 1
    return decisions
