"""A part of the screen that draws lines and tells what was clicked at."""

from collections.abc import Callable

from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from caverna.terminal.ink import Lines
from caverna.terminal.layout import Area

Drawing = Callable[[int, int], Lines]


class Pane(Widget):
    """Draws what a function says, in the size it has."""

    DEFAULT_CSS = "Pane { position: absolute; background: transparent; }"

    class Pointed(Message):
        """Something was clicked at."""

        def __init__(self, what: str, which: str) -> None:
            super().__init__()
            self.what = what
            self.which = which

    class Wheeled(Message):
        """The wheel was turned over this part."""

        def __init__(self, pane: str, step: int) -> None:
            super().__init__()
            self.pane = pane
            self.step = step

    def __init__(self, name: str, drawing: Drawing) -> None:
        super().__init__(id=name)
        self.drawing = drawing
        self.area: Area | None = None
        self.display = False
        self.strips: list[Strip] | None = None
        """As drawn last; None if it has to be drawn again."""
        self.shown: object = None
        """What it was drawn from last, for those who want to know whether it has to be drawn again."""

    def stand(self, area: Area | None) -> None:
        """Take this part of the screen, or leave it."""
        if area == self.area:
            return
        self.area = area
        self.display = area is not None
        self.strips = None
        if area is not None:
            self.styles.offset = (area.x, area.y)
            self.styles.width, self.styles.height = area.width, area.height

    def redraw(self) -> None:
        """Draw it again, when its turn comes."""
        self.strips = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Straight from our lines: what Textual makes of a text costs more than all our drawings."""
        width = self.size.width
        if self.strips is None:
            drawn = self.drawing(self.area.width, self.area.height) if self.area is not None else []
            console = self.app.console
            self.strips = [Strip(text.render(console, end="")).adjust_cell_length(width) for text in drawn]
        return self.strips[y] if y < len(self.strips) else Strip.blank(width)

    def on_click(self, event: Click) -> None:
        """Tell what stands there."""
        meta = event.style.meta
        if "what" in meta:
            self.post_message(self.Pointed(str(meta["what"]), str(meta["which"])))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self.turn_wheel(event, -1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self.turn_wheel(event, 1)

    def turn_wheel(self, event: MouseScrollUp | MouseScrollDown, step: int) -> None:
        """Tell where it was turned, and which way."""
        event.stop()
        self.post_message(self.Wheeled(self.id or "", step))
