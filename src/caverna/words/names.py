"""The names of players, goods, spaces, furnishings and loot in any language there is."""

from collections.abc import Sequence

from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.moves import SEAT_NAMES
from caverna.words.texts import Words

Names = Sequence[str] | None
"""The names of the players, seat by seat; without them the seats have letters."""


def good_name(words: Words, good: int, n: int) -> str:
    """The noun alone, as it is written for so many."""
    return words.say(f"good-{GOOD_NAMES[good]}", n=n)


def amount(words: Words, good: int, n: int) -> str:
    """`2 wood`."""
    return words.say("ui-amount", n=n, good=good_name(words, good, n))


def describe_goods(words: Words, goods: Goods) -> str:
    """`2 wood, 1 stone`."""
    return ", ".join(amount(words, good, n) for good, n in goods) or words.say("ui-nothing")


def space_name(words: Words, key: str) -> str:
    """The printed name of an action space."""
    return words.say(f"space-{key}")


def furnishing_name(words: Words, key: str) -> str:
    """The printed name of a furnishing."""
    return words.say(f"furnishing-{key}")


def loot_name(words: Words, key: str) -> str:
    """What a loot item is called."""
    return words.say(f"loot-{key}")


def player_name(words: Words, seat: int, names: Names) -> str:
    """The name of a player, or that of the seat."""
    return names[seat] if names else words.say("ui-seat", seat=SEAT_NAMES[seat])
