"""The words of a position: numbers, seats, spaces, goods, each read strictly."""

import re

from caverna.engine.errors import BadSetup
from caverna.engine.goods import GOOD_BY_NAME, Goods
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.reasons import Said, say
from caverna.engine.ruleset import Ruleset

MOST_WRITTEN = 999
NUMBER = re.compile(r"[0-9]{1,9}")
SEED = re.compile(r"-?[0-9]{1,4000}")
"""Shorter than what Python refuses to read as a number."""

Line = tuple[int, list[str]]
"""The number of a line and its words."""


class Wrong(Exception):
    """What is wrong with the line being read: in every language, or a sentence of a box that has none."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


def what_is_said(error: Wrong | BadSetup) -> Said:
    """What an error says, as a part of another one."""
    return error.said or str(error)


def one_word(words: list[str]) -> str:
    """The only word."""
    if len(words) != 1:
        raise Wrong(say("wrong-one-word", count=len(words)))
    return words[0]


def nothing_more(words: list[str]) -> None:
    """The line is over."""
    if words:
        raise Wrong(say("wrong-nothing-more", written=" ".join(words)))


def one_of(words: list[str], choices: tuple[str, ...]) -> str:
    """The only word, out of a list."""
    word = one_word(words)
    if word not in choices:
        raise Wrong(say("wrong-choose", written=word, choices=", ".join(choices)))
    return word


def number(words: list[str], least: int, most: int) -> int:
    """The only word, as a number."""
    word = one_word(words)
    if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise Wrong(say("wrong-number", written=word, low=least, high=most))
    return int(word)


def seed(words: list[str]) -> int:
    """The only word, as a whole number of any sign."""
    word = one_word(words)
    if not SEED.fullmatch(word):
        raise Wrong(say("wrong-seed", written=word[:40]))
    return int(word)


def seat(words: list[str], players: int) -> int:
    """The only word, as a seat of this game."""
    return SEAT_NAMES.index(one_of(words, tuple(SEAT_NAMES[:players])))


def space(key: str, rules: Ruleset) -> int:
    """The action space of this game with a key."""
    found = rules.space_number.get(key, -1)
    if found < 0 or rules.spaces[found] is None:
        raise Wrong(say("wrong-no-space", word=key, players=rules.players))
    return found


def furnishing(key: str, rules: Ruleset) -> int:
    """The furnishing tile with a key."""
    if key not in rules.furnishing_number:
        raise Wrong(say("wrong-no-furnishing", word=key))
    return rules.furnishing_number[key]


def cell(name: str) -> int:
    """The space of the home board with a name."""
    if name not in CELL_BY_NAME:
        raise Wrong(say("wrong-no-cell", name=name))
    return CELL_BY_NAME[name]


def goods(words: list[str]) -> Goods:
    """`wood 3 stone 2`."""
    if len(words) % 2:
        raise Wrong(say("wrong-goods-in-pairs"))
    amounts: dict[int, int] = {}
    for name, amount in zip(words[::2], words[1::2], strict=True):
        if name not in GOOD_BY_NAME:
            raise Wrong(say("wrong-no-good", name=name, goods=", ".join(GOOD_BY_NAME)))
        if GOOD_BY_NAME[name] in amounts:
            raise Wrong(say("wrong-good-twice", name=name))
        amounts[GOOD_BY_NAME[name]] = number([amount], 0, MOST_WRITTEN)
    return tuple(sorted((good, amount) for good, amount in amounts.items() if amount))
