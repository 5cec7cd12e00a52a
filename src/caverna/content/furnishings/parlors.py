"""Parlors: points and food from animals and neighbours, and three exchanges."""

from caverna.engine.goods import CATTLE, SHEEP, Goods, goods
from caverna.engine.home_board import NEIGHBOURS
from caverna.engine.hooks import YELLOW, Conversion, Furnishing
from caverna.engine.state.game_state import GameState


def one_food_for_each_sheep(state: GameState, seat: int, cell: int) -> Goods:
    """Food at once."""
    return goods(food=state.players[seat].goods[SHEEP])


def one_point_for_two_sheep(state: GameState, seat: int, cell: int) -> int:
    """Rounded down."""
    return state.players[seat].goods[SHEEP] // 2


def one_food_for_each_cattle(state: GameState, seat: int, cell: int) -> Goods:
    """Food at once."""
    return goods(food=state.players[seat].goods[CATTLE])


def one_point_for_each_cattle(state: GameState, seat: int, cell: int) -> int:
    """On top of the point each animal is worth."""
    return state.players[seat].goods[CATTLE]


def dwellings_next_to(state: GameState, seat: int, cell: int) -> int:
    """Dwellings that share an edge with a space, the entry-level dwelling included."""
    around, found = NEIGHBOURS[cell], 0
    for where, number in state.players[seat].rooms:
        if around >> where & 1 and state.rules.dwellings >> number & 1:
            found += 1
    return found


def two_food_for_each_dwelling_beside(state: GameState, seat: int, cell: int) -> Goods:
    """Food at once."""
    return goods(food=2 * dwellings_next_to(state, seat, cell))


def four_points_for_each_dwelling_beside(state: GameState, seat: int, cell: int) -> int:
    """Dwellings built later count, too."""
    return 4 * dwellings_next_to(state, seat, cell)


WEAVING_PARLOR = Furnishing(
    key="weaving_parlor",
    number=30,
    block="parlors",
    colour=YELLOW,
    cost=goods(wood=2, stone=1),
    on_building=one_food_for_each_sheep,
    bonus_points=one_point_for_two_sheep,
    is_introductory=True,
    rules=("FURN-WEAVING-PARLOR",),
)
MILKING_PARLOR = Furnishing(
    key="milking_parlor",
    number=31,
    block="parlors",
    colour=YELLOW,
    cost=goods(wood=2, stone=2),
    on_building=one_food_for_each_cattle,
    bonus_points=one_point_for_each_cattle,
    is_introductory=True,
    rules=("FURN-MILKING-PARLOR",),
)
STATE_PARLOR = Furnishing(
    key="state_parlor",
    number=32,
    block="parlors",
    colour=YELLOW,
    cost=goods(stone=3, gold=5),
    on_building=two_food_for_each_dwelling_beside,
    bonus_points=four_points_for_each_dwelling_beside,
    rules=("FURN-STATE-PARLOR",),
)
HUNTING_PARLOR = Furnishing(
    key="hunting_parlor",
    number=33,
    block="parlors",
    colour=YELLOW,
    cost=goods(wood=2),
    points=1,
    conversions=(Conversion("hunting_parlor", goods(boar=2), goods(gold=2, food=2), number=2),),
    is_introductory=True,
    rules=("FURN-HUNTING-PARLOR",),
)
BEER_PARLOR = Furnishing(
    key="beer_parlor",
    number=34,
    block="parlors",
    colour=YELLOW,
    cost=goods(wood=2),
    points=3,
    conversions=(
        Conversion("beer_parlor gold", goods(grain=2), goods(gold=3), number=3),
        Conversion("beer_parlor food", goods(grain=2), goods(food=4), number=4),
    ),
    is_introductory=True,
    rules=("FURN-BEER-PARLOR",),
)
BLACKSMITHING_PARLOR = Furnishing(
    key="blacksmithing_parlor",
    number=35,
    block="parlors",
    colour=YELLOW,
    cost=goods(ore=3),
    points=2,
    conversions=(Conversion("blacksmithing_parlor", goods(ruby=1, ore=1), goods(gold=2, food=1), number=5),),
    rules=("FURN-BLACKSMITHING-PARLOR",),
)

PARLORS = (WEAVING_PARLOR, MILKING_PARLOR, STATE_PARLOR, HUNTING_PARLOR, BEER_PARLOR, BLACKSMITHING_PARLOR)
