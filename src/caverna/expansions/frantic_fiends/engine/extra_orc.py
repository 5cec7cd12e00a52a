"""The additional orc: a friend from the start."""

from caverna.engine.agenda.step import Step
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.befriend import free_guest_dwelling, free_orc_dwellings
from caverna.expansions.frantic_fiends.engine.events import ORC_BEFRIENDED
from caverna.expansions.frantic_fiends.engine.orcs import tell_of_orc
from caverna.expansions.frantic_fiends.engine.player import EXTRA_ORC
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of


class ExtraOrcMovesIn(Step):
    """Does the additional orc move in, and where?"""

    __slots__ = ()
    ASKS = "extra-orc"

    def options(self, state: GameState) -> list[int]:
        cells = free_orc_dwellings(state, player_of(state, self.seat)) + free_guest_dwelling(state, self.seat)
        moves = [rules_of(state).fiend_moves.move_in[EXTRA_ORC][cell] for cell in cells]
        return [*moves, DONE] if moves else []

    def answer(self, state: GameState, move: int) -> None:
        if move != DONE:
            self.move_in(state, state.rules.moves.second[move])

    def move_in(self, state: GameState, cell: int) -> None:
        """One more friend."""
        player = own(state, self.seat)
        player.friends = (*player.friends, (EXTRA_ORC, cell, HOME))
        tell_of_orc(state, ORC_BEFRIENDED, self.seat, EXTRA_ORC, cell=cell)
