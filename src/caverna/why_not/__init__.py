"""Why a real move is not legal now, in words that help to find one that is."""

from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState


def why_not(state: GameState, move: Move) -> str:
    """The reason in English, without a full stop. The words are loaded only when they are needed."""
    from caverna.why_not.explain import explain

    return explain(state, move)
