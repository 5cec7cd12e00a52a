"""Every error a caller can meet. Each says what is wrong and what to do; none of them changes anything."""


class CavernaError(Exception):
    """The family of all errors raised on purpose."""


class UnknownMove(CavernaError):
    """The text or number is no move of this game at all."""


class IllegalMove(CavernaError):
    """A real move, but not one that may be played now."""


class GameIsOver(IllegalMove):
    """A move was played after the last one."""


class BadSetup(CavernaError):
    """A set-up nobody can play: too many seats, an unknown option."""


class BrokenText(CavernaError):
    """A text that cannot be read, with the line that is wrong."""

    def __init__(self, what: str, line: int, why: str) -> None:
        super().__init__(f"{what}, line {line}: {why}")
        self.line = line
        self.why = why


class BrokenRecord(BrokenText):
    """A game record that cannot be replayed."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__("game record", line, why)


class BrokenPosition(BrokenText):
    """A position that cannot be set up."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__("position", line, why)


class NoPosition(CavernaError):
    """The game is at a moment that no written position can describe."""


class BrokenSnapshot(CavernaError):
    """A snapshot that is damaged or of another version."""


class BadFile(CavernaError):
    """A file that its owner may change and nobody can play with."""
