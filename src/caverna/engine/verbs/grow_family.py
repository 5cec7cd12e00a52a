"""Family growth: a dwarf is born, if there is a bed."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.events import DWARF_BORN, Event
from caverna.engine.moves import GROW
from caverna.engine.needs import NOTHING_NEEDED
from caverna.engine.reasons import Reason, say
from caverna.engine.state.game_state import NO_SPACE, OUTSIDER, GameState

ORDINARY_LIMIT: Final = 5
MOST_DWARFS: Final = ORDINARY_LIMIT + 1


def beds_of(state: GameState, seat: int) -> int:
    """How many dwarfs could live here. The bed for the sixth is none for the fifth."""
    player = state.players[seat]
    beds = 0
    for _, number in player.rooms:
        if state.rules.dwellings >> number & 1:
            tile = state.rules.furnishings[number]
            beds += tile.dwarfs
            if tile.sixth_dwarf and player.dwarfs >= ORDINARY_LIMIT:
                return ORDINARY_LIMIT + 1
    return min(beds - state.rules.course.beds_lent(state, seat), ORDINARY_LIMIT)


class GrowFamily(Effect):
    """A newborn joins its parent on the space."""

    def __init__(self) -> None:
        super().__init__(GROW)
        self.needs = NOTHING_NEEDED

    def can_become_possible(self) -> bool:
        return False

    def is_possible(self, state: GameState, seat: int) -> bool:
        if state.worker == OUTSIDER:
            return False
        player = state.players[seat]
        beds = beds_of(state, seat)
        return player.beds_needed < beds and player.dwarfs < max(beds, ORDINARY_LIMIT)

    def moves(self, state: GameState, seat: int) -> list[int]:
        return [GROW] if self.is_possible(state, seat) else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        state.rules.course.before_birth(state, seat)
        player = state.own(seat)
        player.newborns |= 1 << player.dwarfs
        player.weapons = (*player.weapons, 0)
        player.places = (*player.places, state.workplace)
        if state.events is not None:
            place = "home" if state.workplace == NO_SPACE else state.rules.space_keys[state.workplace]
            state.events.append(Event(DWARF_BORN, seat, place))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        dwarfs, beds = state.players[seat].dwarfs, beds_of(state, seat)
        return say("why-no-bed", n=dwarfs, count=beds)


def grow_family() -> Effect:
    """Family growth."""
    return GrowFamily()
