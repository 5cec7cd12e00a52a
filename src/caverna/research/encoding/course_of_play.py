"""A game as environments play it: a state, its dealer, and whose decision it is."""

from typing import Final

from caverna.engine.play import apply, dealt, deciding_seat
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, GameState

OVER: Final = -1


class CourseOfPlay:
    """One game on the bare state. Chance is dealt from the seed as in `Game`, so a record tells the same."""

    __slots__ = ("state", "seed", "drawings", "seat")

    def __init__(self, state: GameState, seed: int) -> None:
        self.state = state
        self.seed = seed
        self.drawings = 0
        self.seat = OVER
        """Who decides; OVER when nobody does any more."""
        settle(state)
        self._deal()

    def play(self, move: int) -> int:
        """Play a legal move; returns who decides next."""
        apply(self.state, move)
        return self._deal()

    def _deal(self) -> int:
        state = self.state
        while state.agenda:
            seat = deciding_seat(state)
            if seat != NATURE:
                self.seat = seat
                return seat
            apply(state, dealt(state, self.seed, self.drawings))
            self.drawings += 1
        self.seat = OVER
        return OVER
