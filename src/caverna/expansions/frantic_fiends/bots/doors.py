"""What the box tells the bots, place by place."""

from caverna.bots.doors import BotDoors
from caverna.engine.agenda.step import Step
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.bots.answers import (
    SUGGESTED,
    in_passing,
    meals_before,
    shows_later,
    sparing_herds,
    worth_a_thought,
)
from caverna.expansions.frantic_fiends.bots.worth import fiend_worth
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs


class FiendBots(BotDoors):
    """How bots play against orcs."""

    turn_ends: tuple[type[Step], ...] = SUGGESTED
    counts_points_of_meals: bool = True

    def worth(self, state: GameState, seat: int) -> float:
        return fiend_worth(state, seat)

    def worth_a_thought(self, state: GameState) -> list[int]:
        return worth_a_thought(state)

    def in_passing(self, state: GameState) -> list[int]:
        return in_passing(state)

    def shows_later(self, step: Step) -> bool:
        return shows_later(step)

    def moves_before(self, state: GameState, answer: int) -> list[int]:
        """An animal that an orc would take may be better eaten before."""
        return meals_before(state, answer) if isinstance(state.agenda[-1], OrcActs) else []

    def answers_at_random(self, state: GameState) -> list[int] | None:
        """Only orcs find it awake: it lets none trample a herd that can be saved."""
        return sparing_herds(state) if isinstance(state.agenda[-1], OrcActs) else None


BOTS = FiendBots()
