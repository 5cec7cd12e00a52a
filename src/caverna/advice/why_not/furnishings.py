"""Why a furnishing cannot be built or paid for like that."""

from caverna.advice.why_not.saying import any_of_these, cell_is, count_of, lacks, tile_name
from caverna.advice.why_not.text import PlayerAt, Reason, Text, say
from caverna.engine.goods import STONE, WOOD, amount_of
from caverna.engine.home_board import CELLS
from caverna.engine.hooks import FURNISH_TUNNELS, Furnishing
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.furnish import (
    ANY_TILE,
    DWELLINGS,
    Furnish,
    PayForRoom,
    payments,
    price_of,
    sites,
)
from caverna.engine.verbs.pay import ore_instead


def furnish(state: GameState, seat: int, move: Move, part: Furnish) -> Reason:
    """Why this tile does not come onto that space."""
    player = state.players[seat]
    number, cell = move.first, move.second
    tile = state.rules.furnishings[number]
    return (
        not_on_offer(state, seat, number, part)
        or wrong_site(state, player, tile, cell)
        or too_expensive(state, seat, number, part)
    )


def not_on_offer(state: GameState, seat: int, number: int, part: Furnish) -> Reason:
    """Not in the game, gone, or not among what the action allows."""
    rules = state.rules
    tile = rules.furnishings[number]
    if not rules.for_sale >> number & 1:
        return say("why-not-in-game", what=tile_name(tile))
    if not state.available >> number & 1:
        return built_already(state, seat, number)
    if part.choices(state, seat) >> number & 1:
        return None
    if part.choice == DWELLINGS:
        return say("why-only-dwellings")
    return say("why-only-this-tile", tile=any_of_these(rules, rules.unlimited))


def built_already(state: GameState, seat: int, number: int) -> Text:
    """Who has the tile, if nobody has covered it since."""
    tile = tile_name(state.rules.furnishings[number])
    for owner, player in enumerate(state.players):
        if player.owned >> number & 1:
            if owner == seat:
                return say("why-built-by-you", tile=tile)
            return say("why-built-by", tile=tile, player=PlayerAt(owner))
    return say("why-built", tile=tile)


def wrong_site(state: GameState, player: Player, tile: Furnishing, cell: int) -> Reason:
    """A tile needs an empty cavern, or the tile it must cover."""
    possible = sites(state, player, tile)
    if possible >> cell & 1:
        return None
    rules = state.rules
    for where, number in player.rooms:
        if tile.covers and number == rules.furnishing_number.get(tile.covers, -1):
            return say("why-must-cover", tile=tile_name(rules.furnishings[number]), cell=CELLS[where])
    site = cell_is(state, player, cell)
    if (player.tunnels | player.deep_tunnels) >> cell & 1:
        room = any_of_these(rules, rules.permitting[FURNISH_TUNNELS.bit_length() - 1])
        return say("why-tunnel-needs", site=site, tile=room)
    return site


def too_expensive(state: GameState, seat: int, number: int, part: Furnish) -> Reason:
    """The price after discounts, and what is missing."""
    price = price_of(state, seat, part.list_price(state.rules.furnishings[number]))
    return None if payments(state, seat, price) else lacks(state.players[seat], price)


def nothing_to_furnish(state: GameState, seat: int, part: Furnish) -> Reason:
    """Why no tile at all can be built."""
    player, rules = state.players[seat], state.rules
    choices = part.choices(state, seat)
    offered = [tile for number, tile in enumerate(rules.furnishings) if choices >> number & 1]
    if not any(sites(state, player, tile) for tile in offered):
        return say("why-no-empty-cavern")
    return say("why-no-furnishing-paid" if part.choice == ANY_TILE else "why-no-dwelling-paid")


def payment(state: GameState, step: PayForRoom, move: Move) -> Reason:
    """Why the price cannot be paid like that."""
    player, way = state.players[step.seat], move.first
    for bit, good in ((1, WOOD), (2, STONE)):
        if way & bit and not amount_of(step.price, good):
            return say("why-not-in-price", goods=count_of(good, 0))
    return lacks(player, ore_instead(step.price, way) if way else step.price)
