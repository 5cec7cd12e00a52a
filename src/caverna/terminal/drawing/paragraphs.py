"""Titles, paragraphs and lists, as lines of a pane."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from caverna.terminal.ink import ACTIVE_TITLE, FAINT, PLAIN, TITLE, Lines, line
from caverna.terminal.signs import Signs
from caverna.words.texts import SOFT_HYPHEN

LEAST_WITH_MARKS = 3
"""In fewer lines the marks would cover what is looked at."""


def title(signs: Signs, text: str, width: int, is_active: bool, more: str = "") -> Text:
    """The first line of a pane; that of the one where the arrow keys walk stands out."""
    mark = signs.here if is_active else signs.across
    head = clipped(f"{mark} {text} ", width, signs.more)
    rest = clipped(f" {more}", width - len(head), signs.more) if more else ""
    filler = signs.across * max(0, width - len(head) - len(rest))
    return line((head, ACTIVE_TITLE if is_active else TITLE), (filler, FAINT), rest)


def paragraph(text: str, width: int, style: Style = PLAIN, indent: str = "") -> Lines:
    """A text in lines of this width."""
    plain = text.replace(SOFT_HYPHEN, "")
    broken = textwrap.wrap(plain, max(8, width), subsequent_indent=indent, break_long_words=True)
    return [line((part, style)) for part in broken] or [line("")]


def clipped(text: str, width: int, more: str) -> str:
    """A text that fits, with a sign where something was left out."""
    return text if len(text) <= width else text[: max(0, width - len(more))] + more


def padded(text: str, width: int, more: str) -> str:
    """A text of exactly this width."""
    return clipped(text, width, more).ljust(width)


def window(lines: Sequence[Text], first: int, height: int, signs: Signs) -> Lines:
    """As many lines as fit, from one on; marks say where there is more."""
    if len(lines) <= height:
        return list(lines)
    first = min(max(0, first), len(lines) - height)
    shown = list(lines[first : first + height])
    if height < LEAST_WITH_MARKS:
        return shown
    if first > 0:
        shown[0] = line((f"{signs.text('▲')} {first}", FAINT))
    left = len(lines) - first - height
    if left > 0:
        shown[-1] = line((f"{signs.text('▼')} {left + 1}", FAINT))
    return shown
