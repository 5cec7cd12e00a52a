"""Steps that come only between the beginning of an orc event and its end."""

from caverna.engine.agenda.step import Step
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of


class EndEvent(Step):
    """Animals may be moved again."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        fiend_state = fiends(state)
        fiend_state.acting, fiend_state.deck, fiend_state.drawn = GONE, 0, ()
        state.worker = 0
        for seat in range(len(state.players)):
            player = player_of(state, seat)
            if player.herds is not None or player.beds or player.displaced:
                player = own(state, seat)
                player.herds, player.beds, player.displaced = None, (), 0
                state.crowded |= 1 << seat


class EventStep(Step):
    """A step of an orc event."""

    __slots__ = ()

    def fault(self, state: GameState, later: list[Step]) -> str:
        if any(isinstance(step, EndEvent) for step in later):
            return ""
        return "this belongs to an orc event, and none will end"
