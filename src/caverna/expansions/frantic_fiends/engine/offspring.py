"""Family growth outside an action: a dwelling that brings a child with it."""

from caverna.engine.agenda.step import Step
from caverna.engine.moves import DONE, GROW
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.grow_family import GrowFamily


class GrowAtOnce(Step):
    """Does your family grow at once?"""

    __slots__ = ()
    ASKS = "grow-at-once"

    def options(self, state: GameState) -> list[int]:
        return [GROW, DONE] if GrowFamily().is_possible(state, self.seat) else []

    def answer(self, state: GameState, move: int) -> None:
        if move == GROW:
            GrowFamily().begin(state, self.seat, move)
