"""Why a furnishing cannot be built or paid for like that."""

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
from caverna.why_not.saying import any_of_these, cell_is, lacks, seat_letter, tile_name


def furnish(state: GameState, seat: int, move: Move, part: Furnish) -> str:
    """Why this tile does not come onto that space."""
    player = state.players[seat]
    number, cell = move.first, move.second
    tile = state.rules.furnishings[number]
    return (
        not_on_offer(state, number, part)
        or wrong_site(state, player, tile, cell)
        or too_expensive(state, seat, number, part)
    )


def not_on_offer(state: GameState, number: int, part: Furnish) -> str:
    """Not in the game, gone, or not among what the action allows."""
    rules = state.rules
    tile = rules.furnishings[number]
    if not rules.for_sale >> number & 1:
        return f"{tile_name(tile)} is not part of this game"
    if not state.available >> number & 1:
        for seat, player in enumerate(state.players):
            if player.owned >> number & 1:
                return f"{tile_name(tile)} has been built already, by {seat_letter(seat)}"
        return f"{tile_name(tile)} has been built already"
    if part.choices(state) >> number & 1:
        return ""
    allowed = "a dwelling" if part.choice == DWELLINGS else any_of_these(rules, rules.unlimited)
    return f"only {allowed} can be built with this action"


def wrong_site(state: GameState, player: Player, tile: Furnishing, cell: int) -> str:
    """A tile needs an empty cavern, or the tile it must cover."""
    possible = sites(state, player, tile)
    if possible >> cell & 1:
        return ""
    rules = state.rules
    for where, number in player.rooms:
        if tile.covers and number == rules.furnishing_number.get(tile.covers, -1):
            return f"it must cover {tile_name(rules.furnishings[number])} on {CELLS[where]}"
    reason = cell_is(state, player, cell)
    if (player.tunnels | player.deep_tunnels) >> cell & 1:
        room = any_of_these(rules, rules.permitting[FURNISH_TUNNELS.bit_length() - 1])
        return f"{reason}: only {room} lets you furnish it"
    return reason


def too_expensive(state: GameState, seat: int, number: int, part: Furnish) -> str:
    """The price after discounts, and what is missing."""
    price = price_of(state, seat, part.list_price(state.rules.furnishings[number]))
    return "" if payments(state, seat, price) else lacks(state.players[seat], price)


def nothing_to_furnish(state: GameState, seat: int, part: Furnish) -> str:
    """Why no tile at all can be built."""
    player, rules = state.players[seat], state.rules
    offered = [tile for number, tile in enumerate(rules.furnishings) if part.choices(state) >> number & 1]
    if not any(sites(state, player, tile) for tile in offered):
        return "you have no empty cavern to furnish"
    what = "furnishing" if part.choice == ANY_TILE else "dwelling"
    return f"you cannot pay for any {what} on offer"


def payment(state: GameState, step: PayForRoom, move: Move) -> str:
    """Why the price cannot be paid like that."""
    player, way = state.players[step.seat], move.first
    for bit, good, name in ((1, WOOD, "wood"), (2, STONE, "stone")):
        if way & bit and not amount_of(step.price, good):
            return f"there is no {name} in the price"
    return lacks(player, ore_instead(step.price, way) if way else step.price)
