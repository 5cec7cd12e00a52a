"""Errors that people meet: a key with figures, said in any language; what `str` gives is English."""

from collections.abc import Callable

from caverna.engine.errors import BadSetup, CavernaError, IllegalMove, UnknownMove
from caverna.engine.reasons import Said, Text, say

MOST_EXAMPLES = 8
LONGEST_ASKED = 100


class ToldError(CavernaError):
    """What is wrong, as the key of a text and what is filled in."""

    def __init__(self, key: str, **figures: Said) -> None:
        super().__init__(key, figures)
        self.said = Text(key, figures)

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return told_again, (type(self), self.said.key, dict(self.said.arguments))

    def in_language(self, language: str) -> str:
        """The sentence."""
        from caverna.words.reasons import sentence  # only once something is wrong
        from caverna.words.texts import Words

        return sentence(self.said, Words(language))


def told_again(kind: type[ToldError], key: str, figures: dict[str, Said]) -> ToldError:
    """The same error in another process."""
    return kind(key, **figures)


def in_english(said: Said) -> str:
    """A reason, or a part of one, for programs and their authors."""
    from caverna.words.reasons import in_words
    from caverna.words.texts import Words

    return str(in_words(said, Words("en")))


def said_of(error: Exception) -> Said:
    """What an error says, as a part of another one."""
    said = error.said if isinstance(error, ToldError | BadSetup) else None
    return said or str(error)


def said_of_refusal(refused: UnknownMove | IllegalMove) -> Text:
    """What was to be played, why it cannot be, and some moves that can."""
    if isinstance(refused, UnknownMove):
        return say("ui-no-move", asked=refused.asked[:LONGEST_ASKED], reason=refused.reason)
    said = refused.reason
    if refused.move is not None:
        said = say("error-at", what=refused.move.text, why=said)
    if not refused.legal:
        return said
    shown: Said = ", ".join(move.text for move in refused.legal[:MOST_EXAMPLES])
    more = len(refused.legal) - MOST_EXAMPLES
    if more > 0:
        shown = say("ui-and-more", moves=shown, n=more)
    return say("ui-refused", why=said, legal=say("ui-legal-here", moves=shown))


def in_language(error: CavernaError, language: str) -> str:
    """What any error of ours says; those that only programs meet are in English."""
    from caverna.words.reasons import refusal
    from caverna.words.texts import Words

    if isinstance(error, ToldError):
        return error.in_language(language)
    if isinstance(error, UnknownMove | IllegalMove):
        return refusal(error, Words(language))
    return str(error)
