"""Reasons in words."""

from functools import singledispatch

from caverna.engine.errors import IllegalMove, UnknownMove
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.reasons import PlayerAt, Questioned, Said, Several, Text
from caverna.words.names import Names
from caverna.words.questions import describe_question
from caverna.words.texts import Words

MOST_EXAMPLES = 8
LONGEST_ASKED = 100


@singledispatch
def in_words(part: Said, words: Words, names: Names = None) -> str | int:
    """Something that a reason says; figures and keys stand as they are."""
    assert isinstance(part, str | int), part
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
    """What was to be played, why it cannot be, and some moves that can."""
    if isinstance(refused, UnknownMove):
        why = sentence(refused.reason, words)
        return words.say("ui-no-move", asked=refused.asked[:LONGEST_ASKED], reason=why)
    return refusal_of_illegal(refused, words, names)


def refusal_of_illegal(illegal: IllegalMove, words: Words, names: Names) -> str:
    """The move, why it is not legal, and some that are."""
    said = sentence(illegal.reason, words, names)
    if illegal.move is not None:
        said = f"{illegal.move.text}: {said}"
    if not illegal.legal:
        return said
    shown = ", ".join(move.text for move in illegal.legal[:MOST_EXAMPLES])
    more = len(illegal.legal) - MOST_EXAMPLES
    if more > 0:
        shown = words.say("ui-and-more", moves=shown, n=more)
    return f"{said}. {words.say('ui-legal-here', moves=shown)}"
