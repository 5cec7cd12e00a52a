"""What a box may show, place by place. The base game's adds nothing."""

from caverna.engine.state.game_state import GameState

Data = dict[str, object]


class ViewDoors:
    """What is seen of the games of a box."""

    def table(self, state: GameState) -> Data:
        """What it adds to the table, beside its name."""
        return {}

    def player(self, state: GameState, seat: int) -> Data:
        """What it adds to a player, beside its name."""
        return {}

    def animals(self, state: GameState, seat: int) -> dict[str, dict[str, int]] | None:
        """Where a player's animals stand; None while they may stand wherever there is room."""
        return None


BASE_DOORS = ViewDoors()
