"""Whose business a move is: the question's, an any-time exchange's, or that of chance."""

from caverna.advice.why_not.anytime import why_not_now
from caverna.engine.reasons import Questioned, Text, say
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verb import ANYTIME, CHANCE, Move


def explain(state: GameState, move: Move) -> Text:
    """Why a move that is not legal is not."""
    if not state.agenda:
        return say("why-game-over")
    step = state.agenda[-1]
    if step.seat != NATURE and move.declared.role == CHANCE:
        return say("why-chance-decides")
    if step.seat != NATURE and move.declared.role == ANYTIME:
        reason = why_not_now(state, step.seat, move)
    else:
        reason = step.refusal(state, move)
    return reason or say("why-no-answer", question=Questioned(step.seat, step.question(state)))
