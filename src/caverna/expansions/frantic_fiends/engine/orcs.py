"""Nasty orcs: how they get weaker, fall, and what lies under those that sit in the cave."""

from typing import Final

from caverna.engine.events import Details, Event
from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS, ENTRY_CELL, FOREST
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.events import (
    FREED,
    ORC_DEFEATED,
    ORC_WEAKENED,
)
from caverna.expansions.frantic_fiends.engine.player import (
    ASIDE,
    CAVERN,
    DEEP_TUNNEL,
    GONE,
    ORC_NAMES,
    ORE_MINE,
    RUBY_MINE,
    TUNNEL,
    FiendPlayer,
)
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of

EVENT_OF_LAST_ORC: Final = 2
"""At its end the last orc appears."""


def tell(state: GameState, kind: str, seat: int, source: str, goods: Goods = (), cell: int = -1) -> None:
    """Say what happened, if anybody listens."""
    if state.events is not None:
        state.events.append(Event(kind, seat, source, goods, (cell,) if cell >= 0 else ()))


def tell_of_orc(state: GameState, kind: str, seat: int, orc: int, cell: int = -1) -> None:
    """Say what an orc did, or what was done to it."""
    if state.events is not None:
        cells = (cell,) if cell >= 0 else ()
        state.events.append(Event(kind, seat, cells=cells, details={"orc": ORC_NAMES[orc]}))


def tell_of_weapon(state: GameState, kind: str, seat: int, strength: int, cell: int = -1) -> None:
    """Say something about a dwarf, who is known by the strength of his weapon."""
    if state.events is not None:
        cells = (cell,) if cell >= 0 else ()
        state.events.append(Event(kind, seat, cells=cells, details={"strength": strength}))


def put_orc(player: FiendPlayer, orc: int, place: int) -> None:
    """An orc stands somewhere else now."""
    orcs = list(player.orcs)
    orcs[orc] = place
    player.orcs = tuple(orcs)


def is_in_forest(player: FiendPlayer, orc: int) -> bool:
    """Whether an orc stands on a forest space."""
    place = player.orcs[orc]
    return place >= 0 and FOREST >> place & 1 == 1


def is_in_cave(player: FiendPlayer, orc: int) -> bool:
    """Whether an orc sits in the cave."""
    place = player.orcs[orc]
    return place >= 0 and not FOREST >> place & 1


def is_to_come(state: GameState, seat: int, orc: int) -> bool:
    """Whether an orc waits for its first event; before the scoring all of them stand aside for a moment."""
    return player_of(state, seat).orcs[orc] == ASIDE and fiends(state).event <= EVENT_OF_LAST_ORC


# Strength.


def weaken(state: GameState, seat: int, orc: int, by: int) -> bool:
    """Take strength off an orc. True if nothing is left of it: then it still has to be defeated."""
    player = own(state, seat)
    strength = player.strengths[orc] - by
    player.strengths = (*player.strengths[:orc], max(0, strength), *player.strengths[orc + 1 :])
    if by and state.events is not None:
        left: Details = {"orc": ORC_NAMES[orc], "strength": max(0, strength)}
        state.events.append(Event(ORC_WEAKENED, seat, details=left))
    return strength <= 0


def remove_orc(state: GameState, seat: int, orc: int) -> None:
    """An orc leaves the home board for good; its strength marker goes, too."""
    player = own(state, seat)
    place = player.orcs[orc]
    player.held &= ~(1 << orc)
    player.strengths = (*player.strengths[:orc], 0, *player.strengths[orc + 1 :])
    put_orc(player, orc, GONE)
    if place >= 0 and not FOREST >> place & 1:
        uncover(state, seat, place)


def fall(state: GameState, seat: int, orc: int) -> None:
    """An orc is defeated. Its bounty is the caller's business."""
    tell_of_orc(state, ORC_DEFEATED, seat, orc, cell=player_of(state, seat).orcs[orc])
    remove_orc(state, seat, orc)


# What lies under an orc in the cave.


def ground_at(player: FiendPlayer, cell: int) -> int:
    """What lies on a mountain space: a furnishing by its number, or a kind of ground."""
    bit = 1 << cell
    if player.caverns & bit:
        return CAVERN
    if player.tunnels & bit:
        return TUNNEL
    if player.deep_tunnels & bit:
        return DEEP_TUNNEL
    if player.ore_mines & bit:
        return ORE_MINE
    if player.ruby_mines & bit:
        return RUBY_MINE
    for where, number in player.rooms:
        if where == cell:
            return number
    raise AssertionError(f"nothing lies on {CELLS[cell]}")


def hidden_at(player: FiendPlayer, cell: int) -> int:
    """What lies under an orc, likewise."""
    for where, what in player.hidden:
        if where == cell:
            return what
    raise AssertionError(f"nothing is hidden on {CELLS[cell]}")


def cover(state: GameState, seat: int, cell: int) -> None:
    """What lies on a space is of no use any more."""
    player = own(state, seat)
    if cell == ENTRY_CELL:
        swap_entry(state, player, rules_of(state).entry_with_orc)
        return
    what = ground_at(player, cell)
    bit = 1 << cell
    player.caverns &= ~bit
    player.tunnels &= ~bit
    player.deep_tunnels &= ~bit
    player.ore_mines &= ~bit
    player.ruby_mines &= ~bit
    if what >= 0:
        player.rooms = tuple([room for room in player.rooms if room[0] != cell])
        count_rooms(player)
    player.hidden = (*player.hidden, (cell, what))
    player.covered |= bit


def uncover(state: GameState, seat: int, cell: int) -> None:
    """An orc has left a space of the cave: unless another one is there, all is as it was."""
    player = own(state, seat)
    if cell in player.orcs:
        return
    if cell == ENTRY_CELL:
        swap_entry(state, player, rules_of(state).entry_level_dwelling)
        return
    what = hidden_at(player, cell)
    bit = 1 << cell
    player.hidden = tuple(entry for entry in player.hidden if entry[0] != cell)
    player.covered &= ~bit
    if what == CAVERN:
        player.caverns |= bit
    elif what == TUNNEL:
        player.tunnels |= bit
    elif what == DEEP_TUNNEL:
        player.deep_tunnels |= bit
    elif what == ORE_MINE:
        player.ore_mines |= bit
    elif what == RUBY_MINE:
        player.ruby_mines |= bit
    else:
        player.rooms = (*player.rooms, (cell, what))
        count_rooms(player)
    free_captives(state, seat, cell)


def swap_entry(state: GameState, player: FiendPlayer, room: int) -> None:
    """The entry-level dwelling with or without an orc in it: dwarfs sleep there, animals do not."""
    player.rooms = tuple((cell, room if cell == ENTRY_CELL else number) for cell, number in player.rooms)
    count_rooms(player)


def count_rooms(player: FiendPlayer) -> None:
    """Which furnishings the player has the use of."""
    owned = 0
    for _, number in player.rooms:
        owned |= 1 << number
    player.owned = owned


def free_captives(state: GameState, seat: int, cell: int) -> None:
    """Whoever was held on a space is free again. For the rest of an event he sleeps there."""
    player = own(state, seat)
    if not player.captives:
        return
    for dwarf, where in player.captives:
        if where == cell:
            player.captured &= ~(1 << dwarf)
            if dwarf < len(player.beds):
                player.beds = (*player.beds[:dwarf], cell, *player.beds[dwarf + 1 :])
            tell_of_weapon(state, FREED, seat, player.weapons[dwarf], cell=cell)
    player.captives = tuple(captive for captive in player.captives if captive[1] != cell)
