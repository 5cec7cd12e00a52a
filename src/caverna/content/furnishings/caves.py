"""Caves: food."""

from typing import Final

from caverna.engine.goods import DONKEY, ORE, STONE, WOOD, Goods, goods
from caverna.engine.hooks import GREEN, SELL_WEAPONS, Conversion, Furnishing
from caverna.engine.state.player import Player

FOOD_FOR_YOUNG: Final[tuple[int, ...]] = (0, 1, 2, 3, 5)


def one_food_for_each_donkey_in_a_mine(player: Player) -> int:
    """Donkeys may stand wherever it serves, so as many count as there are mines."""
    return min(player.mines.bit_count(), player.goods[DONKEY])


def food_for_young(young: int) -> Goods:
    """By the number of kinds that bred at once."""
    return goods(food=FOOD_FOR_YOUNG[young.bit_count()])


SLAUGHTERING_CAVE = Furnishing(
    key="slaughtering_cave",
    number=24,
    block="caves",
    colour=GREEN,
    cost=goods(wood=2, stone=2),
    points=2,
    slaughter_bonus=1,
    is_introductory=True,
    rules=("FURN-SLAUGHTERING-CAVE",),
)
COOKING_CAVE = Furnishing(
    key="cooking_cave",
    number=25,
    block="caves",
    colour=GREEN,
    cost=goods(stone=2),
    points=2,
    conversions=(Conversion("cooking_cave", goods(grain=1, vegetable=1), goods(food=5), number=1),),
    is_introductory=True,
    rules=("FURN-COOKING-CAVE",),
)
WORKING_CAVE = Furnishing(
    key="working_cave",
    number=26,
    block="caves",
    colour=GREEN,
    cost=goods(wood=1, stone=1),
    points=2,
    feeds_one_with=((WOOD, 1), (STONE, 1), (ORE, 2)),
    is_introductory=True,
    rules=("FURN-WORKING-CAVE",),
)
MINING_CAVE = Furnishing(
    key="mining_cave",
    number=27,
    block="caves",
    colour=GREEN,
    cost=goods(wood=3, stone=2),
    points=2,
    feeding_relief=one_food_for_each_donkey_in_a_mine,
    rules=("FURN-MINING-CAVE",),
)
BREEDING_CAVE = Furnishing(
    key="breeding_cave",
    number=28,
    block="caves",
    colour=GREEN,
    cost=goods(grain=1, stone=1),
    points=2,
    after_birth=food_for_young,
    rules=("FURN-BREEDING-CAVE",),
)
PEACEFUL_CAVE = Furnishing(
    key="peaceful_cave",
    number=29,
    block="caves",
    colour=GREEN,
    cost=goods(wood=2, stone=2),
    points=2,
    permits=SELL_WEAPONS,
    rules=("FURN-PEACEFUL-CAVE",),
)

CAVES = (SLAUGHTERING_CAVE, COOKING_CAVE, WORKING_CAVE, MINING_CAVE, BREEDING_CAVE, PEACEFUL_CAVE)
