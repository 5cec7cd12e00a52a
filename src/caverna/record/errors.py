"""What cannot be read, with the line that is wrong."""

from collections.abc import Callable
from typing import ClassVar

from caverna.engine.reasons import Said
from caverna.words.told import ToldError, in_english


class BrokenText(ToldError):
    """A text that cannot be read: the number of the line, and why."""

    KEY: ClassVar[str] = ""

    def __init__(self, line: int, why: Said) -> None:
        super().__init__(self.KEY, line=str(line), why=why)
        self.line = line
        self.said_why = why

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return type(self), (self.line, self.said_why)

    @property
    def why(self) -> str:
        """What is wrong with that line, in English."""
        return in_english(self.said_why)


class BrokenRecord(BrokenText):
    """A game record that cannot be replayed."""

    KEY = "wrong-line-of-record"


class BrokenPosition(BrokenText):
    """A position that cannot be set up."""

    KEY = "wrong-line-of-position"
