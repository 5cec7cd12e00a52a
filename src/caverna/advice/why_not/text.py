"""A reason as data: the key of its text and what is filled in, to be said in any language there is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from caverna.engine.moves import SEAT_NAMES
from caverna.engine.question import Asked
from caverna.words.names import Names
from caverna.words.questions import describe_question
from caverna.words.texts import Words


class Phrase(Protocol):
    """Something that every language says in its own words."""

    def text(self, words: Words, names: Names) -> str:
        """The words themselves."""


@dataclass(frozen=True)
class Text:
    """A text by its key, with figures, keys, and whatever else has to be said in words."""

    key: str
    arguments: Mapping[str, "int | str | Phrase"]

    def text(self, words: Words, names: Names) -> str:
        """The sentence, or the part of one."""
        said = {
            name: value if isinstance(value, int | str) else value.text(words, names)
            for name, value in self.arguments.items()
        }
        return words.say(self.key, **said)


Reason = Text | None
"""Why not; None if nothing speaks against it."""


def say(text: str, **arguments: "int | str | Phrase") -> Text:
    """`say("why-unarmed")`: the text with this key."""
    return Text(text, arguments)


@dataclass(frozen=True)
class Several:
    """A list: `2 wood, 1 stone and 1 ore`, or whole sentences one after the other."""

    parts: Sequence[Phrase]
    joint: str = ""
    """`ui-and` or `ui-or` before the last part; nothing between sentences."""

    def text(self, words: Words, names: Names) -> str:
        """The list."""
        said = [part.text(words, names) for part in self.parts]
        if not self.joint or len(said) < 2:
            return "; ".join(said)
        return f"{', '.join(said[:-1])} {words.say(self.joint)} {said[-1]}"


@dataclass(frozen=True)
class PlayerAt:
    """Whoever sits on a seat."""

    seat: int

    def text(self, words: Words, names: Names) -> str:
        """The name, or the letter of the seat."""
        return names[self.seat] if names else SEAT_NAMES[self.seat]


@dataclass(frozen=True)
class Questioned:
    """A question within a sentence."""

    seat: int
    asked: Asked

    def text(self, words: Words, names: Names) -> str:
        """The question without its last mark."""
        return describe_question(words, self.seat, *self.asked, names).rstrip(".?")
