"""Whether what a player has with Frantic Fiends hangs together."""

from collections.abc import Iterator

from caverna.engine.home_board import ENTRY_CELL, FOREST, ON_BOARD
from caverna.engine.state.game_state import (
    GameState,
)
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.content.traps import HOLDING
from caverna.expansions.frantic_fiends.engine.player import GONE, ORC_NAMES, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import player_of


def faults_of_fiend_player(state: GameState, seat: int) -> Iterator[str]:
    """Orcs, traps, mines, what lies under orcs, captives, friends, beds."""
    player = player_of(state, seat)
    yield from faults_of_orcs(player)
    yield from faults_of_traps(state, player)
    yield from faults_of_cave(state, player)
    yield from faults_of_captives(player)
    yield from faults_of_friends(state, player)
    if len(player.beds) > player.dwarfs:
        yield "more beds than dwarfs"
    cells = [cell for cell, _ in player.mined]
    if cells != sorted(set(cells)) or any(not player.mines >> cell & 1 for cell in cells):
        yield "goods lie in a mine that is not there"


def faults_of_orcs(player: FiendPlayer) -> Iterator[str]:
    for orc, (place, strength) in enumerate(zip(player.orcs, player.strengths, strict=True)):
        if (place == GONE) != (strength == 0):
            yield f"orc {ORC_NAMES[orc]} is gone and strong, or there and without strength"
        if place >= 0 and FOREST & ~ON_BOARD & 1 << place:
            yield f"orc {ORC_NAMES[orc]} stands beside the board"


def faults_of_traps(state: GameState, player: FiendPlayer) -> Iterator[str]:
    traps = rules_of(state).traps
    cells = [cell for cell, _, _ in player.traps]
    if len(set(cells)) < len(cells) or player.trapped != sum(1 << cell for cell in set(cells)):
        yield "the spaces with traps are not those of the traps"
    tiles = player.meadows | player.fields | player.small_pastures | player.large_pastures | player.stables
    if player.trapped & (tiles | ~(FOREST & ON_BOARD)):
        yield "a trap where none can lie"
    if any(traps[kind].is_permanent and not is_active for _, kind, is_active in player.traps):
        yield "a trap is used up that never is"
    holding = [cell for cell, kind, is_active in player.traps if is_active and traps[kind].kind == HOLDING]
    held = [player.orcs[orc] for orc in range(ORCS) if player.held >> orc & 1]
    if len(set(held)) < len(held) or any(place not in holding for place in held):
        yield "an orc is held where no trap holds it"


def faults_of_cave(state: GameState, player: FiendPlayer) -> Iterator[str]:
    """What lies under the orcs in the cave."""
    rules = rules_of(state)
    cells = [cell for cell, _ in player.hidden]
    seated = [
        place for place in player.orcs if place >= 0 and not FOREST >> place & 1 and place != ENTRY_CELL
    ]
    if sorted(cells) != sorted(seated) or len(set(cells)) < len(cells):
        yield "the spaces that are hidden are not those under the orcs"
    if player.covered != sum(1 << cell for cell in set(cells)):
        yield "the spaces covered are not the hidden ones"
    open_cells = player.caverns | player.tunnels | player.deep_tunnels | player.mines | player.room_cells
    if player.covered & open_cells:
        yield "a space lies open and hidden"
    entries = 1 << rules.entry_level_dwelling | 1 << rules.entry_with_orc
    expected = rules.entry_with_orc if ENTRY_CELL in player.orcs else rules.entry_level_dwelling
    if dict(player.rooms).get(ENTRY_CELL) != expected:
        yield "the entry-level dwelling does not know whether an orc sits there"
    others = [what for cell, what in (*player.rooms, *player.hidden) if cell != ENTRY_CELL]
    if any(what >= 0 and entries >> what & 1 for what in others):
        yield "an entry-level dwelling in the wrong place"


def faults_of_captives(player: FiendPlayer) -> Iterator[str]:
    dwarfs = [dwarf for dwarf, _ in player.captives]
    cells = [cell for _, cell in player.captives]
    if len(set(dwarfs)) < len(dwarfs) or player.captured != sum(1 << dwarf for dwarf in set(dwarfs)):
        yield "the dwarfs held captive are not the captives"
    elif len(dwarfs) >= player.dwarfs or player.captured >> player.dwarfs:
        yield "all dwarfs are captives, or one that does not exist"
    elif any(player.places[dwarf] != HOME for dwarf in dwarfs):
        yield "a captive is at work"
    if len(set(cells)) < len(cells) or any(not player.covered >> cell & 1 for cell in cells):
        yield "a dwarf is held where no orc is, or two in one place"


def faults_of_friends(state: GameState, player: FiendPlayer) -> Iterator[str]:
    rules = rules_of(state)
    homes_for_orcs = rules.orc_dwellings | 1 << rules.guest_dwelling
    rooms = dict((*player.rooms, *player.hidden))
    orcs = [orc for orc, _, _ in player.friends]
    homes = [home for _, home, _ in player.friends]
    if len(set(orcs)) < len(orcs) or any(orc < ORCS and player.orcs[orc] != GONE for orc in orcs):
        yield "an orc is there twice"
    if len(set(homes)) < len(homes):
        yield "two orcs live in one room"
    if any(rooms.get(home, -1) < 0 or not homes_for_orcs >> rooms[home] & 1 for home in homes):
        yield "a friendly orc lives where there is no room for him"
    if any(place != HOME and player.covered >> home & 1 for _, home, place in player.friends):
        yield "a friendly orc works who is held captive"
