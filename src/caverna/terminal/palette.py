"""All commands by name: typing looks for one, Enter does it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from textual.events import Key

from caverna.terminal.ink import TITLE, Lines, line
from caverna.terminal.list_screen import ListScreen, Row


class PaletteCommand(NamedTuple):
    """What it does in words, its key, and the doing of it."""

    name: str
    key: str
    act: Callable[[], None]


class PaletteScreen(ListScreen):
    """Over whatever screen it was called from."""

    hint_key = "screen-palette-hint"

    def __init__(self, commands: Iterable[PaletteCommand]) -> None:
        super().__init__()
        self.commands = list(commands)
        self.search = ""

    def heading(self) -> str:
        return self.home.words.say("screen-do-palette")

    def above(self, width: int) -> Lines:
        return [line((f"  {self.home.words.say('web-ask-search')}: {self.search}_", TITLE))]

    def rows(self) -> list[Row]:
        wanted = self.home.signs.text(self.search).casefold().split()
        named = [(f"{each.key:<9} {each.name}", each) for each in self.commands]
        return [
            Row(text, lambda each=each: self.do(each))  # type: ignore[misc]
            for text, each in named
            if all(part in text.casefold() for part in wanted)
        ]

    def do(self, command: PaletteCommand) -> None:
        """Close, and do it on the screen below."""
        self.dismiss()
        self.app.call_later(command.act)

    def leave(self) -> None:
        self.dismiss()

    def on_key(self, event: Key) -> None:
        """Letters search; all other keys do what they do in every list."""
        if event.key == "backspace":
            self.search = self.search[:-1]
        elif event.character is not None and event.is_printable:
            self.search += event.character
            self.line = 0
        else:
            return
        event.stop()
        event.prevent_default()
        self.redraw()
