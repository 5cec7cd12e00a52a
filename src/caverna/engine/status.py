"""What can be wrong with a state. A sound engine never finds anything; positions and tests ask."""

from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.home_board import ENTRY_CELL, FOREST, MOUNTAIN, ON_BOARD
from caverna.engine.moves import LARGEST_WEAPON, SEAT_NAMES
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.fence import STABLES
from caverna.engine.verbs.grow_family import ORDINARY_LIMIT
from caverna.engine.verbs.sow import SowMore


def faults(state: GameState) -> list[str]:
    """Every fault of the position in plain words."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        problems = goods_faults(player) + board_faults(player) + dwarf_faults(state, seat)
        if not is_being_repaired(state, seat) and state.rules.course.is_overcrowded(state, seat):
            problems.append("more animals than there is room for")
        found += [f"seat {SEAT_NAMES[seat]}: {problem}" for problem in problems]
    return found + table_faults(state)


def is_being_repaired(state: GameState, seat: int) -> bool:
    """Whether the player is asked to make room, or will be as soon as he has sown."""
    return any(isinstance(step, ReleaseAnimals | SowMore) and step.seat == seat for step in state.agenda)


def goods_faults(player: Player) -> list[str]:
    """Goods are never negative."""
    return [f"{amount} of good {good}" for good, amount in enumerate(player.goods) if amount < 0]


def board_faults(player: Player) -> list[str]:
    """Every space holds at most one tile, each tile lies where it belongs."""
    found: list[str] = []
    rooms = player.room_cells
    forest = (player.meadows, player.fields, player.small_pastures, player.large_pastures)
    mountain = (
        player.caverns,
        player.tunnels,
        player.deep_tunnels,
        player.ore_mines,
        player.ruby_mines,
        rooms,
    )
    used = 0
    for land, tiles in ((FOREST, forest), (MOUNTAIN, mountain)):
        for cells in tiles:
            if cells & used:
                found.append("two tiles on one space")
            if cells & ~land:
                found.append("a tile on the wrong side of the board")
            used |= cells
    if rooms.bit_count() != len(player.rooms) or not rooms >> ENTRY_CELL & 1:
        found.append("two rooms on one space, or no entry-level dwelling")
    areas = 0
    for area in player.large_areas:
        if area.bit_count() != 2 or area & areas:
            found.append("a large pasture that is not two spaces of its own")
        areas |= area
    if areas != player.large_pastures:
        found.append("large pastures and their areas differ")
    return found + crop_and_stable_faults(player)


def crop_and_stable_faults(player: Player) -> list[str]:
    """Crops on fields, one kind each; at most three stables, none on a field."""
    found: list[str] = []
    crops = (player.grain_1, player.grain_2, player.grain_3, player.vegetable_1, player.vegetable_2)
    if sum(crop.bit_count() for crop in crops) != player.sown.bit_count() or player.sown & ~player.fields:
        found.append("two crops on one field, or a crop beside the fields")
    if player.stables.bit_count() > STABLES:
        found.append(f"{player.stables.bit_count()} stables")
    if player.stables & (player.fields | MOUNTAIN) or player.stables & ~ON_BOARD & ~player.tilled:
        found.append("a stable where none can stand")
    return found


def dwarf_faults(state: GameState, seat: int) -> list[str]:
    """Two to six dwarfs, weapons up to 14, everybody at home or on a space that knows it."""
    player = state.players[seat]
    found: list[str] = []
    if not 2 <= player.dwarfs <= ORDINARY_LIMIT + 1 or len(player.places) != player.dwarfs:
        found.append(f"{player.dwarfs} dwarfs in {len(player.places)} places")
    if any(not 0 <= strength <= LARGEST_WEAPON for strength in player.weapons):
        found.append(f"weapons {player.weapons}")
    for place in player.places:
        if place != HOME and state.occupied[place] != seat:
            found.append(f"a dwarf on {state.rules.space_keys[place]}, which does not know it")
    return found


def table_faults(state: GameState) -> list[str]:
    """Tiles are for sale or built, spaces are occupied by somebody who is there."""
    found: list[str] = []
    built = 0
    for player in state.players:
        once = player.owned & ~state.rules.several & state.rules.for_sale
        if once & built or once & state.available:
            found.append("a furnishing tile is there twice")
        built |= once
    for space, occupant in enumerate(state.occupied):
        if occupant != NOBODY and space not in state.players[occupant].workplaces:
            found.append(f"{state.rules.space_keys[space]} is occupied by nobody")
    return found
