"""Why something cannot be built on the home board."""

from caverna.advice.why_not.saying import any_of_these, cell_is, lacks, you_have
from caverna.advice.why_not.text import Reason, say
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


def clearing(state: GameState, player: Player, cells: tuple[int, ...], field: int) -> Reason:
    """Why no meadow or field can lie on these spaces; `field` is where the field would be, -1 for none."""
    for cell in cells:
        if player.tilled >> cell & 1:
            return cell_is(state, player, cell, "why-not-free")
    if field >= 0 and player.stables >> field & 1:
        return say("why-no-field-under-stable", cell=CELLS[field])
    covered = sum(1 << cell for cell in cells)
    if not player.tilled and not covered & ENTRANCE:
        return say("why-entrance-first")
    if player.tilled and not touching(covered) & player.tilled:
        return say("why-not-joined-in-forest")
    return None


def digging(state: GameState, player: Player, cells: tuple[int, ...]) -> Reason:
    """Why no cavern or tunnel can lie on these mountain spaces."""
    for cell in cells:
        if player.cave_system >> cell & 1:
            return cell_is(state, player, cell, "why-not-free")
    covered = sum(1 << cell for cell in cells)
    return None if touching(covered) & player.cave_system else say("why-not-joined-in-cave")


def twin_tile(state: GameState, seat: int, move: Move) -> Reason:
    """Why a landscape twin tile cannot lie there."""
    player = state.players[seat]
    cells = (move.first, move.second)
    if not player.owned & state.rules.with_overhang:
        for cell in cells:
            if not ON_BOARD >> cell & 1:
                room = any_of_these(state.rules, state.rules.with_overhang)
                return say("why-sticks-out", cell=CELLS[cell], tile=room)
    if move.verb == MEADOW_FIELD:
        return clearing(state, player, cells, field=move.second)
    return digging(state, player, cells)


def single_tile(state: GameState, seat: int, tile: int, cell: int) -> Reason:
    """Why a single tile cannot lie there."""
    player = state.players[seat]
    if tile == SINGLE_MEADOW:
        return clearing(state, player, (cell,), field=-1)
    if tile == SINGLE_FIELD:
        return clearing(state, player, (cell,), field=cell)
    return digging(state, player, (cell,))


def ruby_price(state: GameState, seat: int, price: int) -> Reason:
    """Why rubies do not buy it."""
    return lacks(state.players[seat], ((RUBY, price),))


def ore_mine(state: GameState, seat: int, move: Move) -> Reason:
    """An ore mine with its deep tunnel lies on two tunnels."""
    player = state.players[seat]
    for cell in (move.first, move.second):
        if not player.tunnels >> cell & 1:
            return cell_is(state, player, cell, "why-no-tunnel-there")
    return None


def ruby_mine(state: GameState, seat: int, move: Move, parts: list[PlaceRubyMine]) -> Reason:
    """A ruby mine lies on a tunnel; the card says on which kind."""
    player = state.players[seat]
    cell = move.first
    if not (player.tunnels | player.deep_tunnels) >> cell & 1:
        return cell_is(state, player, cell, "why-no-tunnel-there")
    is_ordinary = parts[0].onto == ORDINARY_TUNNEL
    return cell_is(
        state, player, cell, "why-no-ordinary-tunnel" if is_ordinary else "why-no-deep-tunnel-there"
    )


def pasture(state: GameState, seat: int, move: Move, part: FencePasture) -> Reason:
    """Meadows can be fenced, if there is wood."""
    player = state.players[seat]
    cells = (move.first,) if move.verb == SMALL_PASTURE else (move.first, move.second)
    for cell in cells:
        if not player.meadows >> cell & 1:
            return cell_is(state, player, cell, "why-no-meadow-there")
    return lacks(player, part.price_for(state, seat))


def stable(state: GameState, seat: int, move: Move, part: BuildStable) -> Reason:
    """Three stables, each on a space of its own."""
    player, cell = state.players[seat], move.first
    if player.stables.bit_count() >= STABLES:
        return say("why-all-stables-built", n=STABLES)
    if player.stables >> cell & 1:
        return say("why-stable-there-already", cell=CELLS[cell])
    if not stable_sites(player) >> cell & 1:
        return cell_is(state, player, cell, "why-no-place-for-stable")
    return lacks(player, part.price_for(state, seat))


def sowing(state: GameState, seat: int, move: Move, grain: int, vegetables: int) -> Reason:
    """Why this crop does not come onto that field, with so many of each crop still allowed."""
    player, cell = state.players[seat], move.first
    is_grain = move.verb == SOW_GRAIN
    good, left = (GRAIN, grain) if is_grain else (VEGETABLE, vegetables)
    if not player.fields >> cell & 1:
        return cell_is(state, player, cell, "why-no-field-there")
    if player.sown >> cell & 1:
        return say("why-sown-already", cell=CELLS[cell])
    if not left:
        return say("why-no-more-grain" if is_grain else "why-no-more-vegetables")
    return None if player.goods[good] else you_have(player, good)
