"""Why not, as data: the key of a text and what is filled in, to be said in any language there is."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Union

from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.question import Asked


class Text(NamedTuple):
    """A text by its key, with figures, keys, and whatever else has to be said in words."""

    key: str
    arguments: Mapping[str, "Said"]


class Several(NamedTuple):
    """A list: `2 wood, 1 stone and 1 ore`, or whole sentences one after the other."""

    parts: Sequence[Text]
    joint: str = ""
    """`ui-and` or `ui-or` before the last part; nothing between sentences."""


class PlayerAt(NamedTuple):
    """Whoever sits on a seat."""

    seat: int


class Questioned(NamedTuple):
    """A question within a sentence."""

    seat: int
    asked: Asked


Said = Union[int, str, Text, Several, PlayerAt, Questioned]  # noqa: UP007 # Text stands in it
Reason = Text | None
"""Why not; None if nothing speaks against it."""


def say(text: str, **arguments: Said) -> Text:
    """`say("why-unarmed")`: the text with this key."""
    return Text(text, arguments)


# Goods.


def good_name(good: int, n: int) -> Text:
    """The noun alone, as it is written for so many."""
    return say(f"good-{GOOD_NAMES[good]}", n=n)


def count_of(good: int, n: int) -> Text:
    """`2 wood`, `no ruby`."""
    if not n:
        return say("why-none-of", kind=GOOD_NAMES[good])
    return say("ui-amount", n=n, good=good_name(good, n))


def listed(goods: Goods) -> Several:
    """`2 wood and 1 stone`."""
    return Several([count_of(good, n) for good, n in goods], "ui-and")


def lacking(stock: Sequence[int], price: Goods, costs: str = "why-costs") -> Reason:
    """`it costs 2 wood, you have 1`; nothing if the goods are there. `costs` may name what it is."""
    missing = tuple((good, stock[good]) for good, n in price if stock[good] < n)
    if not missing:
        return None
    if len(price) > 1:
        return say(costs, price=listed(price), have=listed(missing))
    good, there = missing[0]
    return say(costs, price=listed(price), have=there or say("why-none", kind=GOOD_NAMES[good]))
