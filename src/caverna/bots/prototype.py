"""A yardstick that never changes: what the levels are measured against.

Five turns by rule of thumb, each played on for five turns of anybody, then compared by what was learned from
a few hundred games. Its weights stay as they are, whatever the levels learn.
"""

from typing import Final

from caverna.bots.doors import WEIGHTS
from caverna.bots.levels import Level, knowing
from caverna.bots.mind.judging.features import features
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.bots.thinking_bot import ThinkingBot, net_of
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState

LEARNED: Final = WEIGHTS / "prototype.npz"
CANDIDATES: Final = 5
TURNS: Final = 5
NARROW: Final = Breadth(2, 1)
BY_RULE_OF_THUMB: Final = Level(knowing(1.0))


class PrototypeBot(ThinkingBot):
    """The strongest of the first ones."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, BY_RULE_OF_THUMB)

    def plan(self, state: GameState, mind: Mind) -> Turn:
        seat, luck = state.agenda[-1].seat, self.roll(1 << 60)
        candidates = mind.best_turns(state, mind.breadth)[:CANDIDATES]
        best, most = candidates[0], float("-inf")
        for turn in candidates:
            after = some_turns_later(turn.state, mind, luck)
            if after.agenda:
                worth = net_of(LEARNED).worths([features(after, seat)])[0]
            else:
                worth = float(total_score(after, seat))
            if worth > most:
                best, most = turn, worth
        return best


def some_turns_later(state: GameState, mind: Mind, luck: int) -> GameState:
    """Where the rule of thumb leads to in a few turns."""
    turns = drawing = 0
    while state.agenda and turns < TURNS:
        step = state.agenda[-1]
        if isinstance(step, PlaceDwarf):
            state, turns = mind.best_turns(state, NARROW)[0].state, turns + 1
            continue
        state = state.copy()
        if step.seat == NATURE:
            drawing += 1
            apply(state, dealt(state, luck, drawing))
        else:
            mind.routine.play_on(state)
    return state
