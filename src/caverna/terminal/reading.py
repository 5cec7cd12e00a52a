"""Something to read over the table: help, keys, hints, a review."""

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.events import Click, Key, Resize
from textual.screen import ModalScreen

from caverna.server.protocol.http_messages import Review
from caverna.server.protocol.messages import HintTurn
from caverna.terminal.drawing.furnishings import found_tiles
from caverna.terminal.drawing.paragraphs import paragraph, title, window
from caverna.terminal.ink import FAINT, PLAIN, TITLE, Lines, line, pointing
from caverna.terminal.keys import TABLE_KEYS
from caverna.terminal.layout import Area
from caverna.terminal.pane import Pane
from caverna.terminal.signs import Signs
from caverna.terminal.sitting import ACTIONS, FURNISHINGS, HOME, Sitting
from caverna.words.help_texts import UnknownName, help_on
from caverna.words.texts import Words

Told = Sequence[tuple[str, str]]
"""Headings, with an empty text, and paragraphs with a name before them."""
KEYS_ELSEWHERE = ("?", "k", "h", "v", "q", "ctrl+p")
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -1000, "end": 1000}
WHEEL = 3
"""So many lines for a notch of the wheel."""
FURTHEST = 11
"""So far the lines of a paragraph with a name before it are indented at most."""


class ReadingScreen(ModalScreen[str]):
    """A page over the table; a click or any key that does not scroll closes it. Returns a key clicked at."""

    DEFAULT_CSS = "ReadingScreen { background: ansi_default; }"

    def __init__(self, told: Told, sitting: Sitting, keys: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.told = told
        self.keys = keys or {}
        """The keys that are listed here, by what stands before their lines."""
        self.signs: Signs = sitting.signs
        self.hint = sitting.words.say("screen-reading-hint")
        self.first = 0

    def compose(self) -> ComposeResult:
        yield Pane("reading", self.draw)

    def draw(self, width: int, height: int) -> Lines:
        """The page from where one has scrolled to."""
        drawn: Lines = []
        for name, text in self.told:
            if not text:
                drawn += [title(self.signs, self.signs.text(name), width - 2, False)]
                continue
            indent = " " * (min(FURTHEST, len(name) + 2) if name else 3)
            lines = paragraph(self.signs.text(f"{name}  {text}" if name else text), width - 4, indent=indent)
            lines[0].stylize(TITLE, 0, len(name))
            if name in self.keys:
                for each in lines:
                    each.stylize(pointing(PLAIN, "key", self.keys[name]))
            drawn += lines
        room = height - 2
        self.first = max(0, min(self.first, len(drawn) - room))
        shown = window(drawn, self.first, room, self.signs)
        shown += [line() for _ in range(room - len(shown) + 1)] + [line((self.hint, FAINT))]
        return [line(("  ", FAINT)).append_text(each) for each in shown]

    def tell(self, told: Told) -> None:
        """Something else in its place."""
        self.told = told
        if self.is_mounted:
            self.query_one(Pane).redraw()

    def on_resize(self, event: Resize) -> None:
        self.query_one(Pane).stand(Area(0, 0, self.size.width, self.size.height))

    def on_key(self, event: Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in STEPS:
            self.first += STEPS[event.key]
            self.query_one(Pane).redraw()
        else:
            self.dismiss("")

    def on_pane_wheeled(self, event: Pane.Wheeled) -> None:
        self.first += WHEEL * event.step
        self.query_one(Pane).redraw()

    def on_click(self, event: Click) -> None:
        """A click closes it; one on a key does what the key does."""
        self.dismiss(str(event.style.meta.get("which", "")))


def about_keys(words: Words) -> Told:
    """Every key and what it does."""
    told = [(words.say("screen-keys"), "")]
    told += [(listed(each.key), words.say(f"screen-do-{each.name}")) for each in TABLE_KEYS]
    more = [(listed(key), words.say(f"screen-do-{name_of(key)}")) for key in KEYS_ELSEWHERE]
    arrows = [
        (words.say("screen-arrows").ljust(9), words.say("screen-do-arrows")),
        ("1-9".ljust(9), words.say("screen-do-number")),
    ]
    return [*told[:1], *arrows, *told[1:], *more]


def listed(key: str) -> str:
    """A key as it stands in the list."""
    return key.upper().ljust(9)


LISTED_KEYS = {listed(key): key for key in [*[each.key for each in TABLE_KEYS], *KEYS_ELSEWHERE[:-1]]}
"""What stands before the lines of the list, and which key it is."""


def name_of(key: str) -> str:
    """What a key is called in the texts."""
    return {"?": "help", "k": "keys", "h": "hint", "v": "review", "q": "leave", "ctrl+p": "palette"}[key]


def about_what_is_here(sitting: Sitting) -> Told:
    """Help on what one stands on, then the keys."""
    found: list[tuple[str, str]] = []
    name = topic_here(sitting)
    if name and sitting.rules is not None:
        try:
            first, *more = help_on(sitting.words, sitting.rules, name)
        except UnknownName:
            return about_keys(sitting.words)
        found = [(first, ""), *[("", text) for text in more], ("", " ")]
    return [*found, *about_keys(sitting.words)]


def topic_here(sitting: Sitting) -> str:
    """The key of the help on what one stands on."""
    if sitting.looking == FURNISHINGS:
        tiles = found_tiles(sitting)
        return f"furnishing-{tiles[sitting.tile]['furnishing']}" if tiles else ""
    if sitting.focus == ACTIONS:
        return f"space-{sitting.space}"
    if sitting.focus == HOME and sitting.chosen is None:
        player = sitting.player(sitting.seat_shown)
        room = player["rooms"].get(sitting.cell)
        usual = "forest" if sitting.cell[0] in "zabc" else "rock"
        return f"furnishing-{room}" if room else f"ground-{player['tiles'].get(sitting.cell, usual)}"
    entry = sitting.chosen or sitting.entry
    parts = entry.moves[0].parts if entry else {}
    for part, kind in (
        ("furnishing", "furnishing"),
        ("item", "loot"),
        ("good", "good"),
        ("trap", "trap"),
        ("reward", "reward"),
    ):
        if part in parts:
            return f"{kind}-{parts[part]}"
    return ""


def hint_lines(words: Words, turns: Sequence[HintTurn]) -> Told:
    """The best ways to go on, and why."""
    told = [(words.say("ui-hint-title" if turns else "ui-hint-none"), "")]
    for number, turn in enumerate(turns, 1):
        moves = "; ".join(turn.steps)
        points = words.say("ui-hint-points", points=turn.points)
        told.append((f"{number}.", f"{moves} ({points})"))
        told += [("  -", reason) for reason in turn.reasons]
        if turn.next_steps:
            told.append(("  >", words.say("ui-hint-next", moves="; ".join(turn.next_steps))))
    return told


def review_lines(sitting: Sitting, review: Review) -> Told:
    """The most costly turns, or how far the review is."""
    words, state = sitting.words, sitting.state
    assert state is not None
    if not review.is_done:
        return [(words.say("web-review-progress", done=review.done, of=review.of), "")]
    told = [(words.say("web-review-costly"), "")]
    for turn in review.costly:
        told.append(
            (state.seats[turn.seat].name, words.say("web-review-turn", round=turn.round, loss=turn.loss))
        )
        told.append(("", words.say("web-review-played", points=turn.points, moves="; ".join(turn.played))))
        told.append(
            ("", words.say("web-review-better", points=turn.better_points, moves="; ".join(turn.better)))
        )
        told += [("  -", reason) for reason in turn.reasons]
    return told
