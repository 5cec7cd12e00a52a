"""What moves are made of. A verb declares its parts; text, number and JSON of its moves follow from that.

Numbers are written down, with space to grow: a verb has its first number, a kind says how many numbers are
kept for its things. What is added later takes a free number and moves no other one.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from caverna.engine.numbers import Numbered, check_numbers

JsonValue = str | int | None | list[str]

# What a verb is for.
ANSWER: Final = "answer"
TURN: Final = "turn"
"""An answer that begins the work of a turn."""
ANYTIME: Final = "anytime"
CHANCE: Final = "chance"

# What a part looks like as JSON.
TEXT: Final = "text"
COUNT: Final = "count"
TEXT_OR_NULL: Final = "text_or_null"
TEXTS: Final = "texts"


class Value:
    """One thing a part can be: its number, and how the engine, a text and a program call it."""

    __slots__ = ("number", "arguments", "texts", "json")

    def __init__(
        self, number: int, arguments: tuple[int, ...], texts: tuple[str, ...], json: tuple[JsonValue, ...]
    ) -> None:
        self.number = number
        self.arguments = arguments
        self.texts = texts
        self.json = json


class Kind:
    """What a part can be. A kind without values gets them from the rules of a game."""

    __slots__ = ("key", "kept", "values", "types")

    def __init__(
        self, key: str, kept: int, values: Iterable[Value] = (), types: tuple[str, ...] = (TEXT,)
    ) -> None:
        self.key = key
        self.kept = kept
        """How many numbers are kept for it."""
        self.values = tuple(values)
        self.types = types


class Part:
    """A kind with the names a program knows it by: one, or several if they belong together."""

    __slots__ = ("kind", "names")

    def __init__(self, kind: Kind, *names: str) -> None:
        assert len(names) == len(kind.types), (kind.key, names)
        self.kind = kind
        self.names = names


class Verb:
    """Something that can be done. `{}` in its pattern stands for each text of its parts."""

    __slots__ = ("number", "key", "pattern", "first_move", "parts", "role", "kept")

    def __init__(
        self, number: int, key: str, pattern: str, first_move: int, *parts: Part, role: str = ANSWER
    ) -> None:
        self.number = number
        self.key = key
        self.pattern = pattern
        self.first_move = first_move
        self.parts = parts
        self.role = role
        self.kept = 1
        for part in parts:
            self.kept *= part.kind.kept

    def fields(self) -> list[tuple[str, str, str]]:
        """Name, kind and JSON type of everything a program is told beside the verb."""
        return [
            (name, part.kind.key, form)
            for part in self.parts
            for name, form in zip(part.names, part.kind.types, strict=True)
        ]

    def offset(self, values: Sequence[Value]) -> int:
        """How far behind the first move of the verb the one with these values stands."""
        number = 0
        for part, value in zip(self.parts, values, strict=True):
            assert 0 <= value.number < part.kind.kept, (self.key, value.texts, value.number)
            number = number * part.kind.kept + value.number
        return number


class Move:
    """One move as callers see it: its number, its canonical text, its parts."""

    __slots__ = ("number", "text", "verb", "first", "second", "declared", "values")

    def __init__(
        self, number: int, text: str, declared: Verb, arguments: tuple[int, ...], values: tuple[Value, ...]
    ) -> None:
        self.number = number
        self.text = text
        self.verb = declared.number
        self.first = arguments[0] if arguments else 0
        self.second = arguments[1] if len(arguments) > 1 else 0
        self.declared = declared
        self.values = values

    @property
    def key(self) -> str:
        """The key of its verb: `place`, `furnish`, `sow_grain`."""
        return self.declared.key

    @property
    def role(self) -> str:
        """What its verb is for: ANSWER, TURN, ANYTIME or CHANCE."""
        return self.declared.role

    @property
    def parts(self) -> dict[str, JsonValue]:
        """The move for programs: `{"verb": "furnish", "furnishing": "seam", "cell": "d3"}`."""
        found: dict[str, JsonValue] = {"verb": self.declared.key}
        for part, value in zip(self.declared.parts, self.values, strict=True):
            found.update(zip(part.names, value.json, strict=True))
        return found

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def things(found: Iterable[Numbered]) -> tuple[Value, ...]:
    """Things as values: the engine knows them by their place in this order, moves by their number."""
    listed = list(found)
    check_numbers((thing.key, thing.number) for thing in listed)
    return tuple(
        Value(thing.number, (index,), (thing.key,), (thing.key,)) for index, thing in enumerate(listed)
    )


def words(key: str, kept: int, texts: Iterable[str]) -> Kind:
    """A kind whose values are words, numbered in this order."""
    return Kind(key, kept, [Value(n, (n,), (text,), (text,)) for n, text in enumerate(texts)])


def counts(key: str, kept: int, lowest: int, highest: int) -> Kind:
    """A kind whose values are numbers."""
    values = [Value(n, (n,), (str(n),), (n,)) for n in range(lowest, highest + 1)]
    return Kind(key, kept, values, (COUNT,))


def named(key: str, kept: int, names: Sequence[str], indices: Iterable[int]) -> Kind:
    """A kind whose values are some of a numbered list of names."""
    return Kind(key, kept, [Value(n, (n,), (names[n],), (names[n],)) for n in indices])
