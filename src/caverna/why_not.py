from caverna.engine.state.game_state import GameState
from caverna.engine.moves import Move


def why_not(state: GameState, move: Move) -> str:
    return "this is not possible now"
