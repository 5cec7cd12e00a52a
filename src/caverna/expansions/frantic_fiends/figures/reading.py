"""Reading values out of a file of figures; a value of the wrong kind is named with its place."""

from __future__ import annotations

from typing import Final

from caverna.engine.errors import BadFile
from caverna.engine.goods import GOOD_BY_NAME, GOOD_NAMES, Goods, goods

Table = dict[str, object]

CORRECTED: Final = "corrected copy"
PROVENANCES: Final = ("rulebook", "public source", "reconstructed", CORRECTED)
ABOUT_VALUES: Final = ("source", "sources")
"""The names in a table that are no values."""
MOST: Final = 999
"""No figure is larger."""
LONGEST_SHOWN: Final = 60

MARKS: Final = ("left", "middle", "right")
STEPS: Final[dict[str, tuple[int, int]]] = {
    "up_left": (-1, -1),
    "up": (-1, 0),
    "up_right": (-1, 1),
    "left": (0, -1),
    "right": (0, 1),
    "down_left": (1, -1),
    "down": (1, 0),
    "down_right": (1, 1),
}
"""Rows and columns an orc moves by, the mountain being on the right."""


class BadFigures(BadFile):
    """A file of figures nobody can play with."""

    def __init__(self, file: str, name: str, wrong: str, expected: str) -> None:
        at = f"{file}, {name}" if name else file
        super().__init__(f"{at}: {wrong}. Expected: {expected}.")
        self.file = file
        self.name = name


def merged(packaged: Table, copy: Table, file: str, at: str = "") -> Table:
    """The game's own values with those of the copy put over them; the copy may not bring new names."""
    result = dict(packaged)
    for name, value in copy.items():
        if name in ABOUT_VALUES:
            continue
        if name not in packaged:
            known = ", ".join(known for known in packaged if known not in ABOUT_VALUES)
            raise BadFigures(file, at + name, "this name is not known", f"one of {known}")
        own = packaged[name]
        if type(value) is not type(own):
            raise BadFigures(file, at + name, f"{_shown(value)} is {_kind(value)}", _kind(own))
        if isinstance(own, dict) and isinstance(value, dict):
            result[name] = merged(own, value, file, f"{at}{name}.")
        else:
            result[name] = value
    return result


def provenance(table: Table, file: str, around: str = "", at: str = "") -> dict[str, str]:
    """The source of every value by its dotted name: its own, else that of the tables around it."""
    here = _source(table["source"], file, f"{at}source") if "source" in table else around
    single = table.get("sources", {})
    if not isinstance(single, dict):
        raise BadFigures(
            file, f"{at}sources", f"{_shown(single)} is {_kind(single)}", "names with their sources"
        )
    for name in single:
        if name not in table:
            raise BadFigures(
                file, f"{at}sources.{name}", "this table has no such value", "names of its values"
            )
    found: dict[str, str] = {}
    for name, value in table.items():
        if name in ABOUT_VALUES:
            continue
        source = _source(single[name], file, f"{at}sources.{name}") if name in single else here
        if isinstance(value, dict):
            found |= provenance(value, file, source, f"{at}{name}.")
        else:
            found[at + name] = source
    return found


def values(table: Table, at: str = "") -> dict[str, object]:
    """Every value by its dotted name."""
    found: dict[str, object] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            found |= values(value, f"{at}{name}.")
        else:
            found[at + name] = value
    return found


def _source(value: object, file: str, name: str) -> str:
    if isinstance(value, str) and value in PROVENANCES:
        return value
    raise BadFigures(file, name, f"{_shown(value)} is no source", f"one of {', '.join(PROVENANCES)}")


class Reading:
    """The values of one file by their dotted names."""

    def __init__(self, table: Table, file: str) -> None:
        self._table = table
        self._file = file

    def names(self, table: str) -> list[str]:
        """The names of the values in a table."""
        value = self._find(table)
        assert isinstance(value, dict), f"{table} is no table"
        return [name for name in value if name not in ABOUT_VALUES]

    def number(self, name: str) -> int:
        """A whole number, zero or more."""
        value = self._find(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            raise self._fault(name, value, f"a whole number, 0 or more, at most {MOST}")
        return value

    def number_or_zero(self, name: str) -> int:
        """A number; zero if the table does not name it."""
        return self.number(name) if self._find(name) is not None else 0

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        value = self._find(name)
        if not isinstance(value, list) or any(
            isinstance(one, bool) or not isinstance(one, int) for one in value
        ):
            raise self._fault(name, value, "a list of whole numbers")
        return tuple(value)

    def word(self, name: str) -> str:
        """A single text."""
        value = self._find(name)
        if not isinstance(value, str):
            raise self._fault(name, value, "a text in quotes")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self._find(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self._fault(name, value, "a list of texts in quotes")
        return tuple(value)

    def good(self, name: str) -> int:
        """The name of one good."""
        return self._good(name, self.word(name))

    def goods_to_choose_from(self, name: str) -> tuple[int, ...]:
        """Names of goods; none if the table does not name them."""
        if self._find(name) is None:
            return ()
        return tuple(self._good(name, word) for word in self.words(name))

    def goods(self, name: str) -> Goods:
        """Amounts of goods as records write them: `wood 1 stone 2`."""
        words = self.word(name).split()
        amounts: dict[str, int] = {}
        for good, amount in zip(words[::2], words[1::2]):
            self._good(name, good)
            if not amount.isascii() or not amount.isdigit() or good in amounts:
                raise self._fault(name, self.word(name), 'goods with their amounts, such as "wood 1 stone 2"')
            if len(amount) > len(str(MOST)) or int(amount) == 0:
                raise self._fault(name, self.word(name), f"amounts of 1 to {MOST}")
            amounts[good] = int(amount)
        if not words or len(words) % 2:
            raise self._fault(name, self.word(name), 'goods with their amounts, such as "wood 1 stone 2"')
        return goods(**amounts)

    def cards(self, name: str) -> list[tuple[tuple[str, ...], int]]:
        """Movement cards: the steps of each, and the column of its mark."""
        value = self._find(name)
        if not isinstance(value, list):
            raise self._fault(name, value, "a list of cards")
        return [self._card(f"{name}, card {number}", card) for number, card in enumerate(value, start=1)]

    def _card(self, name: str, card: object) -> tuple[tuple[str, ...], int]:
        if not isinstance(card, dict) or set(card) != {"steps", "mark"}:
            raise self._fault(name, card, '{ steps = "...", mark = "..." }')
        steps = str(card["steps"]).split()
        for step in steps:
            if step not in STEPS:
                raise self._fault(name, step, f"steps out of {', '.join(STEPS)}")
        if card["mark"] not in MARKS:
            raise self._fault(name, card["mark"], f"a mark out of {', '.join(MARKS)}")
        return tuple(steps), MARKS.index(card["mark"])

    def _good(self, name: str, word: str) -> int:
        if word not in GOOD_BY_NAME:
            raise self._fault(name, word, f"a good out of {', '.join(GOOD_NAMES)}")
        return GOOD_BY_NAME[word]

    def _find(self, name: str) -> object:
        """The value under a dotted name, None if there is none."""
        value: object = self._table
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return value

    def _fault(self, name: str, value: object, expected: str) -> BadFigures:
        return BadFigures(self._file, name, f"{_shown(value)} is wrong here", expected)


def _shown(value: object) -> str:
    """The value as a TOML file would have it, near enough to be found again."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
    return f'"{text}"' if isinstance(value, str) else text


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text in quotes"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "a value of a kind not used here"
