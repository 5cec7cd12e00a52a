"""How far a turn brings a player on the way to a furnishing."""

from caverna.advice.tile_scores import points_of_tiles
from caverna.engine.goods import Goods
from caverna.engine.home_board import cells_of
from caverna.engine.hooks import Furnishing
from caverna.engine.reasons import Text, listed, say
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.engine.verbs.furnish import payments, price_of, sites
from caverna.engine.verbs.grow_family import ORDINARY_LIMIT, beds_of

WORTH_NAMING = 3
"""Points that a room must bring to be named as a plan."""


def towards_a_room(before: GameState, after: GameState, seat: int) -> list[tuple[float, Text]]:
    """The one furnishing that has come within reach, or nearer: a dwelling where beds are short."""
    if not is_time_to_build(after, seat):
        return []
    if needs_a_bed(after, seat):
        return towards_a_dwelling(before, after, seat)
    scores = points_of_tiles(after, seat)
    reached = [tile for tile in for_sale(after, seat) if is_reached(before, after, seat, tile)]
    reached = [tile for tile in reached if scores[tile.key] >= WORTH_NAMING]
    if not reached:
        return []
    best = max(reached, key=lambda tile: scores[tile.key])
    return [(0.4 * scores[best.key], enough_for(after, seat, best))]


def towards_a_dwelling(before: GameState, after: GameState, seat: int) -> list[tuple[float, Text]]:
    """The dwelling for which least is missing now, if that is less than it was."""
    homes = [tile for tile in for_sale(after, seat) if tile.dwarfs]
    reached = [tile for tile in homes if is_reached(before, after, seat, tile)]
    if reached:
        return [(2.8, enough_for(after, seat, min(reached, key=lambda tile: sum(n for _, n in tile.cost))))]
    nearest = min(homes, key=lambda tile: pieces(missing_for(after, seat, tile)), default=None)
    if nearest is None:
        return []
    still, was = missing_for(after, seat, nearest), missing_for(before, seat, nearest)
    if not 0 < pieces(still) < pieces(was):
        return []
    return [(1.6, say("hint-towards", tile=name_of(nearest), goods=listed(still)))]


def is_time_to_build(state: GameState, seat: int) -> bool:
    """Whether the player will place another dwarf in this game."""
    player = state.players[seat]
    waits = not player.passed and any(place == HOME for place in player.places)
    return waits or any(number > state.round for number in state.rules.rounds)


def needs_a_bed(state: GameState, seat: int) -> bool:
    """Whether the family could grow if there were a bed."""
    player = state.players[seat]
    return player.dwarfs < ORDINARY_LIMIT and beds_of(state, seat) <= player.beds_needed


def for_sale(state: GameState, seat: int) -> list[Furnishing]:
    """What the player may still build."""
    return [state.rules.furnishings[number] for number in cells_of(state.for_sale(seat))]


def is_reached(before: GameState, after: GameState, seat: int, tile: Furnishing) -> bool:
    """Whether the player can pay for a tile now and could not before."""
    return can_pay(after, seat, tile) and not can_pay(before, seat, tile)


def can_pay(state: GameState, seat: int, tile: Furnishing) -> bool:
    """Whether the goods are there, in whatever way one may pay."""
    return bool(payments(state, seat, price_of(state, seat, tile.cost)))


def missing_for(state: GameState, seat: int, tile: Furnishing) -> Goods:
    """What the player lacks of the price."""
    goods = state.players[seat].goods
    price = price_of(state, seat, tile.cost)
    return tuple((good, n - goods[good]) for good, n in price if n > goods[good])


def pieces(goods: Goods) -> int:
    """How many there are, whatever their kind."""
    return sum(n for _, n in goods)


def enough_for(state: GameState, seat: int, tile: Furnishing) -> Text:
    """The goods are there; whether a place is, too."""
    has_place = sites(state, state.players[seat], tile)
    return say("hint-affords" if has_place else "hint-affords-without-cavern", tile=name_of(tile))


def name_of(tile: Furnishing) -> Text:
    """The printed name."""
    return say(f"furnishing-{tile.key}")
