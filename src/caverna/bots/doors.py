"""What a box may tell the bots, place by place. The base game's tells what they know already."""

from pathlib import Path
from random import Random
from typing import Final

from caverna.bots.mind.judging.hand import HandJudge, Style
from caverna.bots.mind.judging.judge import Judge
from caverna.bots.worth import worth
from caverna.engine.agenda.step import Step
from caverna.engine.rounds.harvest import FieldPhase
from caverna.engine.rounds.scoring import total_score
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState

WEIGHTS: Final = Path(__file__).parent / "mind" / "weights"


class BotDoors:
    """How bots play the games of a box."""

    turn_ends: tuple[type[Step], ...] = ()
    """Steps of the box at which a bot stops thinking ahead, beside those of the base game."""
    counts_points_of_meals: bool = False
    """Whether in the last round a meal is chosen by the points it costs."""
    plans_alone: bool = True
    """Whether those who plan whole games alone do so here; what chance decides is dealt in their minds."""
    still_to_come: tuple[float, ...] = (1.6, 1.0, 3.2, 6.3, 11.6, 19.8, 28.8, 38.7, 49.4, 60.3, 72.2, 82.0)
    """What `worth` lacks of the points at the end, with so many rounds left: a mean over games of greedy."""

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

    # Whole turns.

    def judge(self, style: Style) -> Judge:
        """The judgement by rule of thumb of somebody with this style."""
        return HandJudge(style)

    def outcome(self, state: GameState, seat: int) -> float:
        """What a game that is over was worth to a seat."""
        return float(total_score(state, seat))

    def learned(self, rules: Ruleset) -> Path | None:
        """The file of what was learned about games with these rules; None: there is none."""
        return WEIGHTS / ("solo.npz" if rules.players == 1 else "table.npz")

    def lesson(self, players: int, rng: Random) -> dict[str, str]:
        """The options of a game that is played to learn from."""
        return {}

    def features(self, state: GameState, seat: int) -> bytes:
        """What the learned judgement reads behind the features of every game."""
        return b""

    def fewer(self, state: GameState, answers: list[int]) -> list[int]:
        """The answers without those that are much like others of them, but not as good."""
        return answers

    def is_within_a_turn(self, step: Step) -> bool:
        """Whether a question belongs to a turn although nobody is at work yet."""
        return False

    def marks(self, state: GameState, seat: int) -> tuple[object, ...]:
        """What tells two positions within a turn apart, beside goods and farm."""
        return ()

    # Between the turns.

    def leads_on(self, step: Step) -> bool:
        """Whether a question between the turns is answered in passing by somebody who thinks ahead."""
        return False

    def circumstances(self, state: GameState) -> tuple[object, ...]:
        """What an answer between the turns depends on, beside the player's farm."""
        return ()

    def reap(self, state: GameState, seat: int) -> None:
        """What a player has who does not breed at a harvest that lets him choose."""
        FieldPhase(seat).run(state)


BASE_DOORS = BotDoors()
