"""A list to walk in: Enter does what stands there, left and right change a value."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.screen import Screen

from caverna.terminal.drawing.paragraphs import clipped, paragraph, title, window
from caverna.terminal.ink import FAINT, HERE, PLAIN, WARNING, Lines, line, pointing
from caverna.terminal.layout import Area
from caverna.terminal.pane import Pane
from caverna.words.texts import LANGUAGES

if TYPE_CHECKING:
    from caverna.terminal.app import TerminalApp

STEPS = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1, "pageup": -10, "pagedown": 10}


def change_nothing(step: int) -> None:
    """A line without values."""


class Row(NamedTuple):
    """A line of the list, what Enter does there, and what left and right do."""

    text: str
    act: Callable[[], None]
    change: Callable[[int], None] = change_nothing


class ListScreen(Screen[None]):
    """Derived classes say what stands in the list."""

    hint_key = "screen-choosing-hint"
    """What can be done here."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.notice = ""

    @property
    def home(self) -> "TerminalApp":
        """The program this is a screen of."""
        return cast("TerminalApp", self.app)

    def rows(self) -> list[Row]:
        """What there is to choose."""
        return []

    def heading(self) -> str:
        """What stands above it."""
        return ""

    def above(self, width: int) -> Lines:
        """What is to be read before one chooses."""
        return []

    def compose(self) -> ComposeResult:
        yield Pane("list", self.draw)

    def draw(self, width: int, height: int) -> Lines:
        """The list with where one stands."""
        signs = self.home.signs
        head = [title(signs, signs.text(self.heading()), width, False), *self.above(width), line()]
        rows = self.rows()
        self.line = min(self.line, max(0, len(rows) - 1))
        drawn = [self.draw_row(number, row.text, width) for number, row in enumerate(rows)]
        below = paragraph(signs.text(self.notice), width, WARNING) if self.notice else []
        below += paragraph(self.home.words.say(self.hint_key), width, FAINT)
        room = max(3, height - len(head) - len(below) - 1)
        return [*head, *window(drawn, self.line - room // 2, room, signs), line(), *below]

    def draw_row(self, number: int, text: str, width: int) -> Text:
        """One line of it."""
        is_here = number == self.line
        style = pointing(HERE if is_here else PLAIN, "row", str(number))
        mark = self.home.signs.here if is_here else " "
        shown = clipped(f" {mark} {self.home.signs.text(text)}", width, self.home.signs.more)
        made = line((shown.ljust(min(width, 76)), style))
        for sign, what in (("<", "less"), (">", "more")):
            if f" {sign} " in f"{shown} ":
                at = shown.index(f" {sign}")
                made.stylize(pointing(PLAIN, what, str(number)), at, at + 3)
        return made

    def redraw(self) -> None:
        """Draw it again."""
        if self.is_mounted:
            self.query_one(Pane).redraw()

    def say(self, text: str) -> None:
        """Something went wrong."""
        self.notice = text
        self.redraw()

    def change_language(self, step: int = 1) -> None:
        """Another language."""
        self.home.language = LANGUAGES[(LANGUAGES.index(self.home.language) + step) % len(LANGUAGES)]

    def leave(self) -> None:
        """Nothing was chosen."""
        self.app.exit()

    def on_resize(self, event: Resize) -> None:
        self.query_one(Pane).stand(Area(0, 0, self.size.width, self.size.height))

    def on_key(self, event: Key) -> None:
        rows = self.rows()
        if event.key in STEPS and rows:
            self.line = (self.line + STEPS[event.key]) % len(rows)
        elif event.key in ("left", "right") and rows:
            rows[self.line].change(1 if event.key == "right" else -1)
        elif event.key == "enter" and rows:
            self.notice = ""
            rows[self.line].act()
        elif event.key.lower() == "g":
            self.change_language()
        elif event.key.lower() in ("q", "escape"):
            self.leave()
        else:
            return
        event.stop()
        event.prevent_default()
        self.redraw()

    def on_pane_pointed(self, event: Pane.Pointed) -> None:
        """A click goes to a line, a second one does what stands there; one at < or > changes it."""
        row = int(event.which)
        if event.what != "row":
            self.rows()[row].change(1 if event.what == "more" else -1)
        elif row == self.line:
            self.rows()[row].act()
        self.line = row
        self.redraw()

    def on_pane_wheeled(self, event: Pane.Wheeled) -> None:
        rows = len(self.rows())
        self.line = min(max(0, self.line + event.step), max(0, rows - 1))
        self.redraw()
