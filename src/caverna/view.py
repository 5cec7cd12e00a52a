from caverna.engine.state.game_state import GameState


def view(state: GameState, seat: int) -> dict[str, object]:
    return {}
