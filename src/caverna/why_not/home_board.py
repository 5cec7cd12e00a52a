"""Why something cannot be built on the home board."""

from caverna.engine.goods import GRAIN, RUBY, VEGETABLE
from caverna.engine.home_board import CELLS, ENTRANCE, ON_BOARD, touching
from caverna.engine.moves import (
    MEADOW_FIELD,
    SINGLE_FIELD,
    SINGLE_MEADOW,
    SMALL_PASTURE,
    SOW_GRAIN,
    Move,
)
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.fence import STABLES, BuildStable, FencePasture, stable_sites
from caverna.engine.verbs.place_tile import ORDINARY_TUNNEL, PlaceRubyMine
from caverna.why_not.saying import any_of_these, cell_is, ground, lacks


def clearing(state: GameState, player: Player, cells: tuple[int, ...], field: int) -> str:
    """Why no meadow or field can lie on these spaces; `field` is where the field would be, -1 for none."""
    for cell in cells:
        if player.tilled >> cell & 1:
            return taken(state, player, cell)
    if field >= 0 and player.stables >> field & 1:
        return f"a stable stands on {CELLS[field]}, where no field can lie"
    covered = sum(1 << cell for cell in cells)
    if not player.tilled and not covered & ENTRANCE:
        return "the first meadow or field must cover c4"
    if player.tilled and not touching(covered) & player.tilled:
        return "it would not be connected to your meadows, fields and pastures"
    return ""


def digging(state: GameState, player: Player, cells: tuple[int, ...]) -> str:
    """Why no cavern or tunnel can lie on these mountain spaces."""
    for cell in cells:
        if player.cave_system >> cell & 1:
            return taken(state, player, cell)
    covered = sum(1 << cell for cell in cells)
    return "" if touching(covered) & player.cave_system else "it would not be connected to your cave system"


def taken(state: GameState, player: Player, cell: int) -> str:
    """What is in the way."""
    return f"{CELLS[cell]} is not free: it is {ground(state, player, cell)}"


def twin_tile(state: GameState, seat: int, move: Move) -> str:
    """Why a landscape twin tile cannot lie there."""
    player = state.players[seat]
    cells = (move.first, move.second)
    if not player.owned & state.rules.with_overhang:
        for cell in cells:
            if not ON_BOARD >> cell & 1:
                room = any_of_these(state.rules, state.rules.with_overhang)
                return f"{CELLS[cell]} is beside the board: only {room} lets a tile stick out"
    if move.verb == MEADOW_FIELD:
        return clearing(state, player, cells, field=move.second)
    return digging(state, player, cells)


def single_tile(state: GameState, seat: int, tile: int, cell: int) -> str:
    """Why a single tile cannot lie there."""
    player = state.players[seat]
    if tile == SINGLE_MEADOW:
        return clearing(state, player, (cell,), field=-1)
    if tile == SINGLE_FIELD:
        return clearing(state, player, (cell,), field=cell)
    return digging(state, player, (cell,))


def ruby_price(state: GameState, seat: int, price: int) -> str:
    """Why rubies do not buy it."""
    return lacks(state.players[seat], ((RUBY, price),))


def ore_mine(state: GameState, seat: int, move: Move) -> str:
    """An ore mine with its deep tunnel lies on two tunnels."""
    player = state.players[seat]
    for cell in (move.first, move.second):
        if not player.tunnels >> cell & 1:
            return f"{cell_is(state, player, cell)}, not a tunnel"
    return ""


def ruby_mine(state: GameState, seat: int, move: Move, parts: list[PlaceRubyMine]) -> str:
    """A ruby mine lies on a tunnel; the card says on which kind."""
    player = state.players[seat]
    cell = move.first
    if not (player.tunnels | player.deep_tunnels) >> cell & 1:
        return f"{cell_is(state, player, cell)}, not a tunnel"
    kind = "an ordinary tunnel" if parts[0].onto == ORDINARY_TUNNEL else "a deep tunnel"
    return f"{cell_is(state, player, cell)}, and now it must be {kind}"


def pasture(state: GameState, seat: int, move: Move, part: FencePasture) -> str:
    """Meadows can be fenced, if there is wood."""
    player = state.players[seat]
    cells = (move.first,) if move.verb == SMALL_PASTURE else (move.first, move.second)
    for cell in cells:
        if not player.meadows >> cell & 1:
            return f"{cell_is(state, player, cell)}, not a meadow"
    return lacks(player, part.price_for(state, seat))


def stable(state: GameState, seat: int, move: Move, part: BuildStable) -> str:
    """Three stables, each on a space of its own."""
    player, cell = state.players[seat], move.first
    if player.stables.bit_count() >= STABLES:
        return f"you have built all {STABLES} stables"
    if player.stables >> cell & 1:
        return f"a stable stands on {CELLS[cell]} already"
    if not stable_sites(player) >> cell & 1:
        return f"{cell_is(state, player, cell)}: stables stand in the forest, on meadows and on pastures"
    return lacks(player, part.price_for(state, seat))


def sowing(state: GameState, seat: int, move: Move, grain: int, vegetables: int) -> str:
    """Why this crop does not come onto that field, with so many of each crop still allowed."""
    player, cell = state.players[seat], move.first
    crop, good, left = (
        ("grain", GRAIN, grain) if move.verb == SOW_GRAIN else ("vegetable", VEGETABLE, vegetables)
    )
    if not player.fields >> cell & 1:
        return f"{cell_is(state, player, cell)}, not a field"
    if player.sown >> cell & 1:
        return f"the field on {CELLS[cell]} is sown already"
    if not left:
        return f"no more {crop} may be sown with this action"
    return "" if player.goods[good] else f"you have no {crop}"
