"""What a position is worth to a player who thinks no further than his own turn."""

from caverna.engine.accommodation.pens import pens_of
from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.feed import feeding_need
from caverna.engine.verbs.grow_family import beds_of

ROUNDS_OF_A_GAME = 11
SHAME_OF_BEGGING = 3.0
"""On top of the points a marker costs: who begs once begs again."""
FOOD_VALUES = ((GRAIN, 1), (VEGETABLE, 2), (RUBY, 2), (SHEEP, 1), (DONKEY, 1), (BOAR, 2), (CATTLE, 3))


def worth(state: GameState, seat: int) -> float:
    """Points as they stand, and what the rest of the game should make of the means at hand."""
    player = state.players[seat]
    left = rounds_left(state) / ROUNDS_OF_A_GAME
    value = float(total_score(state, seat)) - SHAME_OF_BEGGING * player.begging
    value += building_materials(player, left)
    value += food_at_hand(state, seat, left)
    value += family(state, seat, left)
    value += land(player, left)
    value += animals(state, player, left)
    return value


def rounds_left(state: GameState) -> int:
    """Rounds still to be played after this one."""
    return sum(1 for number in state.rules.rounds if number > state.round)


def building_materials(player: Player, left: float) -> float:
    """Wood, stone, ore and rubies, each piece less than the one before."""
    stock = player.goods
    value = 0.0
    for good, each, enough in ((WOOD, 0.7, 9), (STONE, 0.75, 7), (ORE, 0.45, 8)):
        value += each * min(stock[good], enough) + 0.15 * max(0, stock[good] - enough)
    return value * min(1.0, 3 * left) + 0.8 * min(stock[RUBY], 4) * min(1.0, 2 * left)


def food_at_hand(state: GameState, seat: int, left: float) -> float:
    """Food up to the next two feedings is precious, what could be eaten helps."""
    player = state.players[seat]
    stock = player.goods
    need = feeding_need(state, seat, False, 0)
    reserve = sum(value * stock[good] for good, value in FOOD_VALUES) + max(0, stock[GOLD] - 1)
    food = stock[FOOD]
    covered = min(food, need)
    value = 0.9 * covered + 0.45 * min(max(0, food - need), need)
    missing = max(0, need - food)
    value -= 2.5 * max(0, missing - reserve)
    return value if left > 0 else min(value, 0.0)


def family(state: GameState, seat: int, left: float) -> float:
    """Another dwarf is another action each round; a free bed is half of one; weapons bring loot."""
    player = state.players[seat]
    rounds = left * ROUNDS_OF_A_GAME
    value = 2.6 * rounds * (player.dwarfs - 2)
    value += 1.3 * rounds * min(1, max(0, beds_of(state, seat) - player.dwarfs))
    for strength in player.weapons:
        if strength:
            value += (1.2 + 0.28 * strength) * min(rounds, 6) / 2
    return value


def land(player: Player, left: float) -> float:
    """Fields for crops, caverns and tunnels to build in, mines that go on giving."""
    rounds = left * ROUNDS_OF_A_GAME
    empty = (player.fields & ~player.sown).bit_count()
    crops = player.goods[GRAIN] + player.goods[VEGETABLE]
    value = 0.5 * min(empty, 4) * min(1.0, 2 * left)
    value += 0.35 * min(crops, 4) * min(1.0, 2 * left)
    value += (0.45 * player.grain_on_fields() + 0.25 * player.vegetables_on_fields()) * min(1.0, 2 * left)
    value += 1.1 * min(player.caverns.bit_count(), 3) * min(1.0, 3 * left)
    value += 0.6 * min((player.tunnels | player.deep_tunnels).bit_count(), 4) * min(1.0, 2 * left)
    value += 0.25 * rounds * player.ore_mines.bit_count() + 0.3 * rounds * min(
        2, player.ruby_mines.bit_count()
    )
    return value + 0.3 * player.meadows.bit_count() * min(1.0, 2 * left)


def animals(state: GameState, player: Player, left: float) -> float:
    """Pairs breed if there is a place for the young; places are worth something by themselves."""
    stock = player.goods
    rounds = left * ROUNDS_OF_A_GAME
    only, areas, rooms = pens_of(state.rules, player)
    places = sum(only) + sum(areas) + sum(rooms) + min(stock[DOG], len(areas)) * 2
    herd = sum(stock[animal] for animal in FARM_ANIMALS)
    spare = max(0, places - herd)
    pairs = sum(1 for animal in FARM_ANIMALS if stock[animal] >= 2)
    singles = sum(1 for animal in FARM_ANIMALS if stock[animal] == 1)
    value = 0.55 * rounds * min(pairs, spare) * 0.6
    value += 0.5 * singles * min(1.0, 2 * left)
    value += 0.18 * min(spare, 8) * min(1.0, 2 * left)
    return value + 0.2 * min(stock[DOG], 2) * (1 if stock[SHEEP] else 0)
