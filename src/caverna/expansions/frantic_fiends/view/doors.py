"""What the box shows, place by place."""

from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.view.view import fiends_of_player, fiends_of_table, herds_view
from caverna.view.doors import Data, ViewDoors


class FiendView(ViewDoors):
    """Orcs, traps, event boards, the bounty board."""

    def table(self, state: GameState) -> Data:
        return fiends_of_table(state)

    def player(self, state: GameState, seat: int) -> Data:
        return fiends_of_player(state, seat)

    def animals(self, state: GameState, seat: int) -> dict[str, dict[str, int]] | None:
        return herds_view(state, seat)


VIEW = FiendView()
