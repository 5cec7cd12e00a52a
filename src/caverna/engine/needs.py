"""What any-time moves take from a player, and what his actions need: both as bit sets to compare.

The goods by their numbers, then the rest. What only comes does no harm, so it does not count.
"""

from typing import Final

from caverna.engine.goods import FOOD, GOLD, GOODS_COUNT, GRAIN, ORE, STONE, VEGETABLE, WOOD, Goods

FREE_FOREST: Final = 1 << GOODS_COUNT
"""Forest spaces without a tile; likewise below."""
FREE_ROCK: Final = 1 << GOODS_COUNT + 1
WEAPONS: Final = 1 << GOODS_COUNT + 2
MATERIALS: Final = 1 << WOOD | 1 << STONE | 1 << ORE | 1 << GRAIN | 1 << VEGETABLE | 1 << FOOD | 1 << GOLD
"""What tiles cost: all goods but animals and rubies."""
NOTHING_NEEDED: Final = 0
EVERYTHING: Final = -1
"""For what nobody has written down."""


def kinds_in(amount: Goods) -> int:
    """The goods of an amount."""
    found = 0
    for good, _ in amount:
        found |= 1 << good
    return found
