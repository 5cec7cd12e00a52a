"""What a terminal can do: colours, widths, wrapping, columns. All of it works on lists of lines."""

import os
import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Protocol

from caverna.words.texts import SOFT_HYPHEN

_CODES: Final = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "white": "37",
    "grey": "90",
    "bright_green": "92",
    "bright_yellow": "93",
    "bright_blue": "94",
    "bright_cyan": "96",
    "orange": "38;5;208",
}
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
_PLAIN_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("┌┬┐├┼┤└┴┘╥╫╨", "+"),
        "─": "-",
        "│": "|",
        "║": "|",
        **dict(zip("▁▂▃▄▅▆▇█", "_.-=+*%#", strict=True)),
        "░": ".",
        "→": "->",
        "−": "-",
        "≤": "<=",
    }
    | {"·": "|", "…": "...", "–": "-", "“": '"', "”": '"', "„": '"', "’": "'", "★": "*", "½": "1/2"}
)
USUAL_WIDTH: Final = 110
LEAST_WIDTH: Final = 3
"""A sign and a hyphen behind it have room there."""
BREAK: Final = "-"
_HEAD: Final = re.compile(r"(?:\x1b\[[0-9;]*m|\s)*\S+\s")
"""The number in front of an item, or its first word."""


class Stream(Protocol):
    """As much of an output stream as the question of colours needs."""

    def isatty(self) -> bool: ...


class Paint:
    """Colours a text, or leaves it as it is."""

    def __init__(self, in_colour: bool) -> None:
        self.in_colour = in_colour

    def __call__(self, text: str, *styles: str) -> str:
        """The text in these styles."""
        if not self.in_colour or not styles or not text:
            return text
        codes = ";".join(_CODES[style] for style in styles)
        return f"\x1b[{codes}m{text}\x1b[0m"


PLAIN: Final = Paint(False)


def wants_colour(stream: Stream) -> bool:
    """Colour only on a terminal that can show it, and if nobody asked for none."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()


def terminal_width(stream: Stream) -> int:
    """Columns to draw in; a usual number where there is no terminal, or one that does not know its size."""
    if not stream.isatty():
        return USUAL_WIDTH
    try:
        return os.get_terminal_size().columns or USUAL_WIDTH
    except OSError:
        return USUAL_WIDTH


def plain_signs(text: str) -> str:
    """Drawing signs replaced by what every terminal has."""
    return text.translate(_PLAIN_SIGNS)


def without_colour(text: str) -> str:
    """The text without colours."""
    return COLOURS.sub("", text)


def visible_length(text: str) -> int:
    """How many columns a text takes."""
    return len(without_colour(text)) - text.count(SOFT_HYPHEN)


def pad(text: str, width: int) -> str:
    """Filled up with blanks on the right; never cut."""
    return text + " " * (width - visible_length(text))


def pad_left(text: str, width: int) -> str:
    """Filled up with blanks on the left; never cut."""
    return " " * (width - visible_length(text)) + text


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Lines of at most this width, later ones indented. A word that is too long is broken, not cut off."""
    lines, width = [""], max(width, len(indent) + LEAST_WIDTH)
    for word in text.split():
        gap = " " if lines[-1].strip() else ""
        if visible_length(lines[-1] + gap + word) <= width:
            lines[-1] += gap + undivided(word)
            continue
        rest = (indent if lines[-1].strip() else "") + word
        while visible_length(rest) > width and without_colour(rest) == rest:
            piece, rest = divide(rest, len(indent) + 1, width - 1)
            rest = indent + rest
            lines = [*lines, piece + BREAK] if lines[-1].strip() else [piece + BREAK]
        lines = [*lines, undivided(rest)] if lines[-1].strip() else [undivided(rest)]
    return lines


def undivided(text: str) -> str:
    """A text without the soft hyphens that turned out not to be needed."""
    return text.replace(SOFT_HYPHEN, "")


def divide(word: str, least: int, most: int) -> tuple[str, str]:
    """A word that is too long in two parts: at a soft hyphen if one helps, else as far right as possible."""
    hyphens = [cut for cut, sign in enumerate(word) if sign == SOFT_HYPHEN]
    fitting = [cut for cut in hyphens if least <= visible_length(word[:cut]) <= most]
    cut = fitting[-1] if fitting else next(n for n in range(len(word)) if visible_length(word[:n]) == most)
    return undivided(word[:cut]), word[cut:].removeprefix(SOFT_HYPHEN)


def hanging(item: str, width: int) -> list[str]:
    """An item of a list; if it is too long, its later lines begin below its text."""
    head = _HEAD.match(item)
    if head is None or visible_length(item) <= width:
        return [item]
    start = visible_length(head[0])
    first, *more = wrap(item[head.end() :], width - start)
    return [head[0] + first, *[" " * start + line for line in more]]


def definitions(rows: Sequence[tuple[str, str]], width: int, gap: str = "  ") -> list[str]:
    """Words and what they mean, the meanings below each other and wrapped."""
    start = max(visible_length(word) for word, _ in rows)
    lines = []
    for word, meaning in rows:
        first, *more = wrap(meaning, width - start - len(gap))
        lines += [pad(word, start) + gap + first, *[" " * start + gap + line for line in more]]
    return lines


def side_by_side(left: Sequence[str], right: Sequence[str], gap: str = "   ") -> list[str]:
    """Two blocks next to each other."""
    width = max((visible_length(line) for line in left), default=0)
    return [(pad(one, width) + gap + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def in_columns(items: Sequence[str], width: int, gap: str = "   ") -> list[str]:
    """Short items in as many columns as fit, to be read downwards; long ones in several lines."""
    if not items:
        return []
    widest = max(visible_length(item) for item in items)
    if widest > width:
        return [line for item in items for line in hanging(item, width)]
    columns = max(1, (width + len(gap)) // (widest + len(gap)))
    rows = -(-len(items) // columns)
    return [gap.join(pad(item, widest) for item in items[row::rows]).rstrip() for row in range(rows)]


def in_rows(rows: Sequence[Sequence[str]], left_columns: int = 1, gap: str = "  ") -> list[str]:
    """Rows as lines: the first columns flush left, the others flush right."""
    widths = [max(visible_length(cell) for cell in column) for column in zip_longest(*rows, fillvalue="")]
    lines = []
    for row in rows:
        cells = [(pad if i < left_columns else pad_left)(cell, widths[i]) for i, cell in enumerate(row)]
        lines.append(gap.join(cells).rstrip())
    return lines
