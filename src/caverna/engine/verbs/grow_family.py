"""Family growth: a dwarf is born, if there is room."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.events import DWARF_BORN, Event
from caverna.engine.moves import GROW
from caverna.engine.state.game_state import GameState

ORDINARY_LIMIT = 5


def room_for_dwarfs(state: GameState, seat: int) -> int:
    """How many dwarfs could live here. The room for the sixth is none for the fifth."""
    player = state.players[seat]
    beds = 0
    for _, tile in state.rules.rooms_with(player, state.rules.dwellings):
        beds += tile.dwarfs
        if tile.sixth_dwarf and player.dwarfs >= ORDINARY_LIMIT:
            return ORDINARY_LIMIT + 1
    return min(beds, ORDINARY_LIMIT)


class GrowFamily(Effect):
    """A newborn joins its parent on the space."""

    def can_become_possible(self) -> bool:
        return False

    def is_possible(self, state: GameState, seat: int) -> bool:
        return state.players[seat].dwarfs < room_for_dwarfs(state, seat)

    def moves(self, state: GameState, seat: int) -> list[int]:
        return [GROW] if self.is_possible(state, seat) else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        player = state.own(seat)
        player.newborns |= 1 << player.dwarfs
        player.weapons = (*player.weapons, 0)
        player.places = (*player.places, state.workplace)
        if state.events is not None:
            state.events.append(Event(DWARF_BORN, seat, state.rules.space_keys[state.workplace]))


def grow_family() -> Effect:
    """Family growth."""
    return GrowFamily(GROW)
