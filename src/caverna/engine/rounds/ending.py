"""The end of the game: the last exchanges, then nothing more."""

from caverna.engine.agenda.step import Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.events import GAME_OVER, Event
from caverna.engine.moves import END
from caverna.engine.state.game_state import NATURE, GameState


class LastChance(Step):
    """Is there anything left to exchange before the scoring?"""

    __slots__ = ()
    ASKS = "last-chance"

    def options(self, state: GameState) -> list[int]:
        return [END] if has_anytime_moves(state, self.seat) else []

    def answer(self, state: GameState, move: int) -> None:
        pass


class Finish(Step):
    """The game is over."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        if state.events is not None:
            state.events.append(Event(GAME_OVER, NATURE, "scoring"))
