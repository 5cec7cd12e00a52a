"""Where people read and type: the standard streams, with their faults kept away from the game."""

import contextlib
import sys
from collections.abc import Iterable

from caverna.cli.terminal import COLOURS, Paint, plain_signs, terminal_width, wants_colour

with contextlib.suppress(ImportError):  # not on every system
    import readline  # noqa: F401 (importing it is all it takes to edit the line one types)


class EndOfInput(Exception):
    """Nobody types any more: end of file, or Ctrl-C at a prompt."""


class Console:
    """Prints lines and asks for lines."""

    def __init__(self, in_colour: bool = True) -> None:
        self.paint = Paint(in_colour and wants_colour(sys.stdout))
        encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
        self.shows_all_signs = encoding.startswith("utf")

    @property
    def width(self) -> int:
        """Columns there are now: a window may have changed its size."""
        return terminal_width(sys.stdout)

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits on both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def fit(self, text: str) -> str:
        """The text in signs that the terminal can show."""
        return text if self.shows_all_signs else plain_signs(text)

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(self.fit(line))

    def show(self, lines: Iterable[str]) -> None:
        """Print a drawing."""
        self.say(*lines)

    def guarded(self, prompt: str) -> str:
        """Colours marked as taking no room, for the editing of the line that is typed."""
        is_edited = self.is_interactive and "readline" in sys.modules
        return COLOURS.sub("\x01\\g<0>\x02", prompt) if is_edited else prompt

    def ask(self, prompt: str) -> str:
        """One line, as typed, without blanks around it."""
        try:
            typed = input(self.guarded(self.fit(prompt))).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            print(typed)  # so that what a script types can be read
        return typed
