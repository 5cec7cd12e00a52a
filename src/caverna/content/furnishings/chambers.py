"""Chambers: points for how one lives."""

from caverna.engine.goods import FARM_ANIMALS, GRAIN, RUBY, VEGETABLE, goods
from caverna.engine.hooks import YELLOW, Furnishing
from caverna.engine.state.game_state import GameState

BIG_FAMILY = {5: 5, 6: 10}


def points_for_a_big_family(state: GameState, seat: int, cell: int) -> int:
    """Five for five dwarfs, ten for six."""
    return BIG_FAMILY.get(state.players[seat].dwarfs, 0)


def one_point_for_each_ruby(state: GameState, seat: int, cell: int) -> int:
    """On top of the point each ruby is worth."""
    return state.players[seat].goods[RUBY]


def two_points_for_each_pair_of_crops(state: GameState, seat: int, cell: int) -> int:
    """A grain with a vegetable, in the supply or on fields."""
    player = state.players[seat]
    grain = player.goods[GRAIN] + player.grain_on_fields()
    vegetables = player.goods[VEGETABLE] + player.vegetables_on_fields()
    return 2 * min(grain, vegetables)


def eight_points_if_nobody_is_armed(state: GameState, seat: int, cell: int) -> int:
    """Peace."""
    return 0 if any(state.players[seat].weapons) else 8


def one_point_for_three_farm_animals(state: GameState, seat: int, cell: int) -> int:
    """Of any kinds together, rounded down. Dogs do not count."""
    stock = state.players[seat].goods
    return sum(stock[animal] for animal in FARM_ANIMALS) // 3


BROOM_CHAMBER = Furnishing(
    key="broom_chamber",
    number=42,
    block="chambers",
    colour=YELLOW,
    cost=goods(wood=1),
    bonus_points=points_for_a_big_family,
    rules=("FURN-BROOM-CHAMBER",),
)
TREASURE_CHAMBER = Furnishing(
    key="treasure_chamber",
    number=43,
    block="chambers",
    colour=YELLOW,
    cost=goods(wood=1, stone=1),
    bonus_points=one_point_for_each_ruby,
    is_introductory=True,
    rules=("FURN-TREASURE-CHAMBER",),
)
FOOD_CHAMBER = Furnishing(
    key="food_chamber",
    number=44,
    block="chambers",
    colour=YELLOW,
    cost=goods(wood=2, vegetable=2),
    bonus_points=two_points_for_each_pair_of_crops,
    is_introductory=True,
    rules=("FURN-FOOD-CHAMBER",),
)
PRAYER_CHAMBER = Furnishing(
    key="prayer_chamber",
    number=45,
    block="chambers",
    colour=YELLOW,
    cost=goods(wood=2),
    bonus_points=eight_points_if_nobody_is_armed,
    rules=("FURN-PRAYER-CHAMBER",),
)
WRITING_CHAMBER = Furnishing(
    key="writing_chamber",
    number=46,
    block="chambers",
    colour=YELLOW,
    cost=goods(stone=2),
    forgives=7,
    is_introductory=True,
    rules=("FURN-WRITING-CHAMBER",),
)
FODDER_CHAMBER = Furnishing(
    key="fodder_chamber",
    number=47,
    block="chambers",
    colour=YELLOW,
    cost=goods(grain=2, stone=1),
    bonus_points=one_point_for_three_farm_animals,
    is_introductory=True,
    rules=("FURN-FODDER-CHAMBER",),
)

CHAMBERS = (
    BROOM_CHAMBER,
    TREASURE_CHAMBER,
    FOOD_CHAMBER,
    PRAYER_CHAMBER,
    WRITING_CHAMBER,
    FODDER_CHAMBER,
)
