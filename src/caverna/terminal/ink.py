"""Colours and weights by meaning: only the sixteen of the terminal itself, which suit its ground.

Nothing is told by colour alone: what can be chosen has a sign, where one stands is reversed.
"""

from typing import Final

from rich.style import Style
from rich.text import Text

PLAIN: Final = Style()
TITLE: Final = Style(bold=True)
ACTIVE_TITLE: Final = Style(bold=True, reverse=True)
FAINT: Final = Style(dim=True)
HERE: Final = Style(reverse=True, bold=True)
GHOST: Final = Style(reverse=True)
OPEN: Final = Style(bold=True)
GOODS: Final = Style(color="yellow")
WARNING: Final = Style(color="red", bold=True)
GAIN: Final = Style(color="green", bold=True)
KEY: Final = Style(bold=True, underline=True)

GROUNDS: Final = {
    "forest": Style(color="green", dim=True),
    "rock": Style(dim=True),
    "meadow": Style(color="green"),
    "field": Style(color="yellow"),
    "small_pasture": Style(color="green", bold=True),
    "large_pasture": Style(color="green", bold=True),
    "cavern": PLAIN,
    "tunnel": Style(color="cyan"),
    "deep_tunnel": Style(color="blue", bold=True),
    "ore_mine": Style(color="blue", bold=True),
    "ruby_mine": Style(color="red", bold=True),
    "room": Style(bold=True),
}
TILES: Final = {
    "orange": Style(color="red"),
    "green": Style(color="green"),
    "yellow": Style(color="yellow"),
}
SEATS: Final = tuple(
    Style(color=colour, bold=True)
    for colour in ("cyan", "magenta", "yellow", "green", "red", "blue", "bright_black")
)

Lines = list[Text]


def line(*parts: str | tuple[str, Style]) -> Text:
    """A line of pieces, each plain or in a style."""
    made = Text(no_wrap=True, end="")
    for part in parts:
        if isinstance(part, str):
            made.append(part)
        else:
            made.append(part[0], part[1])
    return made


def pointing(style: Style, what: str, which: str) -> Style:
    """The style with what a click on it means."""
    return style + Style(meta={"what": what, "which": which})


def key_line(key: str, text: str, width: int, style: Style = FAINT) -> Text:
    """A key with what it does; a click on it does the same."""
    made = line(" ", (key.upper(), pointing(KEY, "key", key)), (text, pointing(style, "key", key)))
    made.truncate(width)
    return made
