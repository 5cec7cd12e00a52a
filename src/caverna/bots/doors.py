"""What a box may tell the bots, place by place. The base game's tells what they know already."""

from caverna.bots.worth import worth
from caverna.engine.agenda.step import Step
from caverna.engine.state.game_state import GameState


class BotDoors:
    """How bots play the games of a box."""

    turn_ends: tuple[type[Step], ...] = ()
    """Steps of the box at which a bot stops thinking ahead, beside those of the base game."""
    counts_points_of_meals: bool = False
    """Whether in the last round a meal is chosen by the points it costs."""

    def worth(self, state: GameState, seat: int) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def worth_a_thought(self, state: GameState) -> list[int]:
        """The answers to compare at a decision."""
        return state.answers

    def in_passing(self, state: GameState) -> list[int]:
        """The answers to compare while thinking about an earlier decision."""
        return state.answers

    def shows_later(self, step: Step) -> bool:
        """Whether what led to this question shows its worth only after the answer."""
        return False

    def moves_before(self, state: GameState, answer: int) -> list[int]:
        """What may be better done before this answer is given."""
        return []

    def answers_at_random(self, state: GameState) -> list[int] | None:
        """The answers among which even a bot without a plan chooses; None: it may do anything."""
        return None


BASE_DOORS = BotDoors()
