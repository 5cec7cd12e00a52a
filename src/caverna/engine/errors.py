"""Errors a caller can meet. Each says what is wrong and what to do; none of them changes anything."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from caverna.engine.reasons import Text

if TYPE_CHECKING:
    from caverna.engine.verb import Move


class CavernaError(Exception):
    """The family of all errors raised on purpose."""


class UnknownMove(CavernaError):
    """No move of this game at all: what was asked for, and what is wrong with it.

    The reason is data for any language; what `str` gives is English, found when somebody reads it.
    """

    def __init__(self, asked: str, reason: Text, in_english: "Callable[[UnknownMove], str]") -> None:
        super().__init__(asked, reason, in_english)
        self.asked = asked
        self.reason = reason
        self.in_english = in_english

    def __str__(self) -> str:
        return self.in_english(self)


class IllegalMove(CavernaError):
    """A real move, but not one that may be played now: which one, why, and what may be played instead.

    The reason is data for any language; what `str` gives is English, found when somebody reads it.
    """

    def __init__(
        self,
        move: "Move | None",
        reason: Text,
        legal: "Sequence[Move]",
        in_english: "Callable[[IllegalMove], str]",
    ) -> None:
        super().__init__(move, reason, legal, in_english)
        self.move = move
        self.reason = reason
        self.legal = legal
        self.in_english = in_english

    def __str__(self) -> str:
        return self.in_english(self)


class GameIsOver(IllegalMove):
    """A move was played after the last one, or a question asked for: `move` is None then."""


class BadSetup(CavernaError):
    """A set-up nobody can play: too many seats, an unknown option; what can be typed is data, too."""

    def __init__(self, in_english: str, said: Text | None = None) -> None:
        super().__init__(in_english, said)
        self.in_english = in_english
        self.said = said

    def __str__(self) -> str:
        return self.in_english


class NoPosition(CavernaError):
    """The game is at a moment that no written position can describe."""


class BrokenSnapshot(CavernaError):
    """A snapshot that is damaged or of another version."""


class BadFile(CavernaError):
    """A file that its owner may change and nobody can play with."""
