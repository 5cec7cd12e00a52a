"""The words of a position: numbers, seats, spaces, goods, each read strictly."""

import re

from caverna.engine.goods import GOOD_BY_NAME, Goods
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.ruleset import Ruleset

MOST_WRITTEN = 999
NUMBER = re.compile(r"[0-9]{1,9}")
SEED = re.compile(r"-?[0-9]{1,4000}")
"""Shorter than what Python refuses to read as a number."""

Line = tuple[int, list[str]]
"""The number of a line and its words."""


class Wrong(Exception):
    """What is wrong with the line being read."""


def one_word(words: list[str]) -> str:
    """The only word."""
    if len(words) != 1:
        raise Wrong(f"one word is expected here, not {len(words)}")
    return words[0]


def nothing_more(words: list[str]) -> None:
    """The line is over."""
    if words:
        raise Wrong(f"{' '.join(words)!r} says nothing here: leave it out")


def one_of(words: list[str], choices: tuple[str, ...]) -> str:
    """The only word, out of a list."""
    word = one_word(words)
    if word not in choices:
        raise Wrong(f"{word!r}: choose one of {', '.join(choices)}")
    return word


def number(words: list[str], least: int, most: int) -> int:
    """The only word, as a number."""
    word = one_word(words)
    if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise Wrong(f"{word!r}: a number from {least} to {most} is expected")
    return int(word)


def seed(words: list[str]) -> int:
    """The only word, as a whole number of any sign."""
    word = one_word(words)
    if not SEED.fullmatch(word):
        raise Wrong(f"{word[:40]!r}: a seed is a whole number, for instance seed 7")
    return int(word)


def seat(words: list[str], players: int) -> int:
    """The only word, as a seat of this game."""
    return SEAT_NAMES.index(one_of(words, tuple(SEAT_NAMES[:players])))


def space(key: str, rules: Ruleset) -> int:
    """The action space of this game with a key."""
    found = rules.space_number.get(key, -1)
    if found < 0 or rules.spaces[found] is None:
        raise Wrong(f"{key!r} is no space of a game with {rules.players} players")
    return found


def furnishing(key: str, rules: Ruleset) -> int:
    """The furnishing tile with a key."""
    if key not in rules.furnishing_number:
        raise Wrong(f"{key!r} is no furnishing tile")
    return rules.furnishing_number[key]


def cell(name: str) -> int:
    """The space of the home board with a name."""
    if name not in CELL_BY_NAME:
        raise Wrong(f"{name!r} is no space of the home board; they go from a1 to f4")
    return CELL_BY_NAME[name]


def goods(words: list[str]) -> Goods:
    """`wood 3 stone 2`."""
    if len(words) % 2:
        raise Wrong("goods are written in pairs: wood 3 stone 2")
    amounts: dict[int, int] = {}
    for name, amount in zip(words[::2], words[1::2], strict=True):
        if name not in GOOD_BY_NAME:
            raise Wrong(f"{name!r} is no good. There are: {', '.join(GOOD_BY_NAME)}")
        if GOOD_BY_NAME[name] in amounts:
            raise Wrong(f"{name} is counted twice")
        amounts[GOOD_BY_NAME[name]] = number([amount], 0, MOST_WRITTEN)
    return tuple(sorted((good, amount) for good, amount in amounts.items() if amount))
