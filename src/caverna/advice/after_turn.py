"""The position after a turn and before anything else happens: to be read, never to be played on."""

from collections.abc import Sequence

from caverna.engine.play import apply
from caverna.engine.rounds.work_phase import NextTurn
from caverna.engine.state.game_state import GameState


def after_turn(state: GameState, moves: Sequence[int]) -> GameState:
    """What these moves lead to; what waited below the turn still waits, moves that answer it are left out."""
    waiting = below_the_turn(state)
    alone = state.copy()
    alone.agenda = alone.agenda[waiting:]
    for move in moves:
        if not alone.agenda:
            break
        apply(alone, move)
    alone.agenda = state.agenda[:waiting] + alone.agenda
    return alone


def below_the_turn(state: GameState) -> int:
    """How many steps of the agenda belong to nobody's turn; outside the work phase all but the question."""
    for i in range(len(state.agenda) - 1, -1, -1):
        if isinstance(state.agenda[i], NextTurn):
            return i + 1
    return len(state.agenda) - 1
