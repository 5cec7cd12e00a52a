"""Which key does what: one list for the keyboard, the help, the footer and the command palette."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.terminal.hand import PANES_BY_KEY, Hand


@dataclass(frozen=True)
class TableKey:
    """A key, and what it does; `screen-do-<name>` says it in words."""

    key: str
    name: str
    act: Callable[[Hand], None]


def look(what: str) -> Callable[[Hand], None]:
    """A key that shows a pane."""
    return lambda hand: hand.look_at(what)


TABLE_KEYS = (
    TableKey("enter", "act", Hand.act),
    TableKey("escape", "back", Hand.back),
    TableKey("tab", "next-pane", Hand.next_pane),
    TableKey("shift+tab", "previous-pane", lambda hand: hand.next_pane(-1)),
    TableKey("r", "turn", Hand.turn),
    TableKey("x", "anytime", Hand.show_anytime),
    TableKey("c", "feed", Hand.feed_cheaply),
    TableKey("u", "undo", Hand.undo),
    TableKey("z", "restart", Hand.restart),
    TableKey("e", "end-turn", Hand.end_turn),
    TableKey("a", "take-animal", Hand.take_animal),
    *[TableKey(key, f"look-{what.replace('_', '-')}", look(what)) for key, what in PANES_BY_KEY.items()],
    TableKey("n", "next-farm", Hand.next_farm),
    TableKey("g", "language", Hand.change_language),
)
ARROWS = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
    "pageup": (0, -10),
    "pagedown": (0, 10),
}
BY_KEY = {each.key: each for each in TABLE_KEYS}
