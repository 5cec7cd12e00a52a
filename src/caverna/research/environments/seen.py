"""What all environments show: spaces of observations and moves, and a game in a few lines of text."""

import gymnasium.spaces
import numpy

from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.game import game_at, seat_name
from caverna.research.environments.rewards import points
from caverna.research.observations import layout_of
from caverna.setup import Setup


def observation_box(rules: Ruleset) -> gymnasium.spaces.Box:
    """One row of bytes."""
    return gymnasium.spaces.Box(0, 255, (layout_of(rules).size,), numpy.uint8)


def moves_space(rules: Ruleset) -> gymnasium.spaces.Discrete:
    """The numbers of all moves; they have gaps, which the mask closes."""
    return gymnasium.spaces.Discrete(len(rules.moves.all))


def shown(state: GameState) -> str:
    """`Round 3, A decides: place-dwarf. A 12, B 9`."""
    standing = ", ".join(f"{seat_name(seat)} {total:.0f}" for seat, total in enumerate(points(state)))
    if not state.agenda:
        return f"The game is over. {standing}"
    step = state.agenda[-1]
    who = seat_name(step.seat) if step.seat >= 0 else "chance"
    return f"Round {state.round}, {who} decides: {step.question(state)[0]}. {standing}"


def refuse(setup: Setup, state: GameState, number: int) -> None:
    """Raise what `Game` would say to a move that is not legal: which one, why, and what is."""
    game_at(setup, state.copy(), [], True, 0, "").play(number)
