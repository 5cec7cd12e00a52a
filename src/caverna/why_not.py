from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState


def why_not(state: GameState, move: Move) -> str:
    return "this is not possible now"
