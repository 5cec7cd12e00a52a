"""Animals without room must be turned into food at once."""

from caverna.engine.agenda.step import Step
from caverna.engine.anytime.food import animal_meals, eat
from caverna.engine.state.game_state import GameState


class ReleaseAnimals(Step):
    """Which animal do you turn into food? There is no room for all of them."""

    __slots__ = ()
    ASKS = "release-animals"

    def options(self, state: GameState) -> list[int]:
        if not state.rules.course.is_overcrowded(state, self.seat):
            return []
        return animal_meals(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        state.agenda.append(self)
        eat(state, self.seat, move)
