"""Reasons in words."""

from functools import singledispatch

from caverna.engine.errors import IllegalMove, UnknownMove
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.reasons import PlayerAt, Questioned, Said, Several, Text
from caverna.words.names import Names
from caverna.words.questions import describe_question
from caverna.words.texts import Words
from caverna.words.told import said_of_refusal

LONGEST_PART = 900
"""What somebody has typed may be of any length, what a text takes in is not."""


@singledispatch
def in_words(part: Said, words: Words, names: Names = None) -> str | int:
    """Something that a reason says; figures and keys stand as they are."""
    assert isinstance(part, str | int), part
    if isinstance(part, str) and len(part) > LONGEST_PART:
        return f"{part[:LONGEST_PART]}\N{HORIZONTAL ELLIPSIS}"
    return part


@in_words.register
def sentence(text: Text, words: Words, names: Names = None) -> str:
    """A reason, or a part of one, without a full stop."""
    said = {name: in_words(part, words, names) for name, part in text.arguments.items()}
    return words.say(text.key, **said)


@in_words.register
def listing(several: Several, words: Words, names: Names = None) -> str:
    """A list, or sentences one after the other."""
    said = [sentence(part, words, names) for part in several.parts]
    if not several.joint or len(said) < 2:
        return "; ".join(said)
    return f"{', '.join(said[:-1])} {words.say(several.joint)} {said[-1]}"


@in_words.register
def player(who: PlayerAt, words: Words, names: Names = None) -> str:
    """The name, or the letter of the seat."""
    return names[who.seat] if names else SEAT_NAMES[who.seat]


@in_words.register
def question(asked: Questioned, words: Words, names: Names = None) -> str:
    """The question without its last mark."""
    key, figures = asked.asked
    return describe_question(words, asked.seat, key, figures, names).rstrip(".?")


def refusal(refused: UnknownMove | IllegalMove, words: Words, names: Names = None) -> str:
    """What was to be played, why it cannot be, and some moves that can, in words."""
    return sentence(said_of_refusal(refused), words, names)
