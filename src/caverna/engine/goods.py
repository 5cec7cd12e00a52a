"""The thirteen kinds of good, and amounts of them as small sorted tuples."""

from typing import Final

Goods = tuple[tuple[int, int], ...]
"""Amounts of goods: pairs (good, amount), sorted by good, no zeros."""

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12

GOOD_NAMES: Final = (
    "wood",
    "stone",
    "ore",
    "ruby",
    "grain",
    "vegetable",
    "food",
    "gold",
    "dog",
    "sheep",
    "donkey",
    "boar",
    "cattle",
)
GOODS_COUNT: Final = 13
MOST_GOODS: Final = 9999
"""Nobody ever has more of a kind."""
GOOD_BY_NAME: Final[dict[str, int]] = {name: number for number, name in enumerate(GOOD_NAMES)}

FARM_ANIMALS: Final[tuple[int, ...]] = (SHEEP, DONKEY, BOAR, CATTLE)
"""The four types that breed, need room and are missed at the end. Dogs are none of them."""

NOTHING: Final[Goods] = ()


def goods(**amounts: int) -> Goods:
    """`goods(wood=4, stone=3)`: the amounts as a value."""
    return tuple(sorted((GOOD_BY_NAME[name], amount) for name, amount in amounts.items() if amount))


def one(good: int) -> Goods:
    """A single piece of one good."""
    return ((good, 1),)


def plus(first: Goods, second: Goods) -> Goods:
    """Both amounts together."""
    if not first:
        return second
    if not second:
        return first
    if len(first) == 1 and len(second) == 1 and first[0][0] == second[0][0]:
        return ((first[0][0], first[0][1] + second[0][1]),)
    total = dict(first)
    for good, amount in second:
        total[good] = total.get(good, 0) + amount
    return tuple(sorted(total.items()))


def times(amount: Goods, factor: int) -> Goods:
    """The amounts taken `factor` times; nothing for zero."""
    return tuple((good, each * factor) for good, each in amount) if factor else NOTHING


def amount_of(amount: Goods, good: int) -> int:
    """How many of one good are among the goods."""
    for kind, each in amount:
        if kind == good:
            return each
    return 0


def count(amount: Goods) -> int:
    """How many pieces there are, whatever their kind."""
    total = 0
    for _, each in amount:
        total += each
    return total


def goods_text(amount: Goods) -> str:
    """`wood 4 stone 3`, as records and positions write it."""
    return " ".join(f"{GOOD_NAMES[good]} {each}" for good, each in amount)
