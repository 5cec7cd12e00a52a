"""The screen of a table: panes that stay in view, keys and clicks, in whatever size the terminal has."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.screen import Screen

from caverna.terminal.drawing.action_board import action_board, grid_of
from caverna.terminal.drawing.box import box_pane
from caverna.terminal.drawing.farms import farms_pane
from caverna.terminal.drawing.furnishings import furnishings_pane
from caverna.terminal.drawing.header import header
from caverna.terminal.drawing.home_board import home_board
from caverna.terminal.drawing.log import log_pane
from caverna.terminal.drawing.question import all_answers_pane, question_pane
from caverna.terminal.drawing.supply import players_pane, score_pane, supply_pane
from caverna.terminal.hand import Hand
from caverna.terminal.ink import FAINT, KEY, Lines, line, pointing
from caverna.terminal.keys import ARROWS, BY_KEY
from caverna.terminal.layout import FARMS, FOOTER, HEADER, PANES, QUESTION, SUPPLY, arrange_panes
from caverna.terminal.pane import Pane
from caverna.terminal.reading import (
    LISTED_KEYS,
    ReadingScreen,
    Told,
    about_keys,
    about_what_is_here,
    hint_lines,
    review_lines,
)
from caverna.terminal.sitting import (
    ACTIONS,
    ALL_ANSWERS,
    BOX,
    FURNISHINGS,
    HOME,
    LOG,
    PLAYERS,
    SCORE,
    Sitting,
)
from caverna.terminal.source import NoAnswer, TableSource

DRAWINGS = {
    ACTIONS: action_board,
    HOME: home_board,
    SUPPLY: supply_pane,
    QUESTION: question_pane,
    FURNISHINGS: furnishings_pane,
    PLAYERS: players_pane,
    LOG: log_pane,
    SCORE: score_pane,
    BOX: box_pane,
    ALL_ANSWERS: all_answers_pane,
    FARMS: farms_pane,
}
QUIET = (SUPPLY, FURNISHINGS, PLAYERS, LOG, SCORE, BOX, FARMS)
"""Panes that do not change while somebody walks elsewhere."""
FOOTER_KEYS = ("b", "m", "f", "e", "u", "x", "?", "h", "q", "o", "l", "p", "s", "z", "n", "a", "r", "g")
REVIEW_EVERY = 0.5
"""So many seconds a page is left as it is while its review goes on."""
KEYS_WHILE_TYPING = ("escape", "enter", "?")
KEYS_AT_THE_END = ("v", "s", "m", "n", "b", "o", "l", "?", "q", "g")


class TableScreen(Screen[None]):
    """One table, from somebody's seat or from beside it."""

    DEFAULT_CSS = "TableScreen { layout: vertical; background: ansi_default; overflow: hidden; }"

    def __init__(self, source: TableSource, sitting: Sitting) -> None:
        super().__init__()
        self.source = source
        self.sitting = sitting
        self.hand = Hand(sitting, source, self.later, self.redraw)
        source.listener = self.hear
        sitting.invitation = source.invitation

    def compose(self) -> ComposeResult:
        for name in PANES:
            yield Pane(name, self.drawing_of(name))

    def drawing_of(self, name: str) -> Any:  # noqa: ANN401 - a function of two numbers
        """What a pane draws; nothing before the table has come."""

        def draw(width: int, height: int) -> Lines:
            if self.sitting.state is None:
                return [line(self.sitting.words.say("web-connecting"))] if name == QUESTION else []
            if name == HEADER:
                return [header(self.sitting, self.source.status, width)]
            if name == FOOTER:
                return [self.footer(width)]
            return DRAWINGS[name](self.sitting, width, height)

        return draw

    def footer(self, width: int) -> Text:
        """The keys that matter most, as many as fit."""
        made = line()
        for key in self.keys_that_matter():
            if key == "o" and not self.sitting.box.pane_key:
                continue
            text = self.name_of_key(key)
            if len(made) + len(text) + 4 > width:
                break
            made.append(" ")
            made.append(key.upper(), pointing(KEY, "key", key))
            made.append(f" {text}", pointing(FAINT, "key", key))
        return made

    def name_of_key(self, key: str) -> str:
        """What a key does, in a word; a box has its own."""
        if key == "o":
            return self.sitting.words.say(self.sitting.box.pane_key)
        return self.sitting.words.say(f"screen-key-{'help' if key == '?' else key}")

    def keys_that_matter(self) -> Sequence[str]:
        """Those that do something here; among the furnishings letters are typed."""
        if self.sitting.looking == FURNISHINGS:
            return KEYS_WHILE_TYPING
        return KEYS_AT_THE_END if self.sitting.view["is_over"] else FOOTER_KEYS

    # What comes.

    def on_mount(self) -> None:
        if self.source.state is not None:
            self.hear()

    def hear(self) -> None:
        """The table has sent something."""
        state, sitting = self.source.state, self.sitting
        if state is not None and state is not sitting.state:
            before = sitting.state.version if sitting.state else -1
            sitting.take(state, self.source.log)
            if before < 0:
                sitting.notice = sitting.call
            if state.version != before:
                self.ask_for_advice()
        if self.source.trouble:
            sitting.notice = sitting.signs.text(self.source.trouble)
        self.redraw()

    def ask_for_advice(self) -> None:
        """What is worth knowing at this question."""
        subjects = self.hand.subjects()
        if subjects:
            self.hand.advise(*subjects)

    def on_resize(self, event: Resize) -> None:
        self.place_panes()

    def place_panes(self) -> None:
        """Every pane takes its place."""
        players = len(self.sitting.view["players"]) if self.sitting.state is not None else 1
        areas = arrange_panes(self.size.width, self.size.height, self.sitting.looking, players)
        if self.sitting.state is not None:
            board = areas.get(ACTIONS) or areas[self.sitting.looking]
            self.sitting.grid = grid_of(self.sitting, board.width, board.height)
        for name in PANES:
            self.query_one(f"#{name}", Pane).stand(areas.get(name))

    def redraw(self) -> None:
        """Draw again whatever is shown."""
        if not self.is_mounted:
            return
        self.place_panes()
        seen = self.what_quiet_panes_show()
        for pane in self.query(Pane):
            if pane.display and not (pane.id in QUIET and pane.shown == (seen, pane.area)):
                pane.shown = (seen, pane.area)
                pane.redraw()

    def what_quiet_panes_show(self) -> tuple[object, ...]:
        """Everything they are drawn from: while it is the same they need not be drawn again."""
        sitting = self.sitting
        walked = (sitting.looking, sitting.scrolled, sitting.tile, sitting.search)
        return (
            sitting.state,
            sitting.words.language,
            sitting.seat_shown,
            sitting.advice.tile_scores,
            *walked,
        )

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done while the screen goes on."""
        self.run_worker(work, exit_on_error=False)

    # Keys and clicks.

    def on_key(self, event: Key) -> None:
        if self.sitting.state is None and event.key != "q":
            return
        name = event.character if event.key == "question_mark" and event.character else event.key
        name = name.lower() if len(name) == 1 else name
        if self.type_search(event) or self.press(name):
            event.stop()
            event.prevent_default()
            self.redraw()

    def type_search(self, event: Key) -> bool:
        """Letters look for a furnishing while furnishings are looked at; a slash before them is no letter."""
        sitting = self.sitting
        if sitting.looking != FURNISHINGS:
            return False
        if event.key == "backspace":
            sitting.search = sitting.search[:-1]
        elif event.character is not None and event.is_printable and event.character != "?":
            sitting.search = (sitting.search + event.character).removeprefix("/")
            sitting.tile = 0
        else:
            return False
        return True

    def press(self, key: str) -> bool:
        """Do what a key stands for; false if it stands for nothing."""
        self.sitting.notice = "" if key != "?" else self.sitting.notice
        self.source.trouble = ""
        if key in ARROWS:
            self.sitting.walk(*ARROWS[key])
            self.look_closer()
        elif key.isdecimal() and len(key) == 1 and key != "0":
            self.hand.answer_number(int(key) - 1)
        elif key in BY_KEY:
            if key == "o" and not self.sitting.box.pane_key:
                return False
            BY_KEY[key].act(self.hand)
        else:
            return self.press_elsewhere(key)
        if self.source.trouble:
            self.sitting.notice = self.sitting.signs.text(self.source.trouble)
        return True

    def press_elsewhere(self, key: str) -> bool:
        """Keys that open something over the table, or leave it."""
        if key in ("?", "f1"):
            self.read_keys(about_what_is_here(self.sitting))
        elif key == "k":
            self.read_keys(about_keys(self.sitting.words))
        elif key == "h":
            self.later(self.show_hint())
        elif key == "v":
            self.later(self.show_review())
        elif key == "q":
            self.dismiss()
        else:
            return False
        return True

    def read_keys(self, told: Told) -> None:
        """A page with the list of keys; one that is clicked at is pressed."""

        def press(key: str | None) -> None:
            if key:
                self.press(key)
                self.redraw()

        self.app.push_screen(ReadingScreen(told, self.sitting, LISTED_KEYS), press)

    def look_closer(self) -> None:
        """Why a space one has come to cannot be used is worth knowing."""
        sitting = self.sitting
        if sitting.focus == ACTIONS and sitting.places and sitting.space not in sitting.places:
            self.later(self.learn_why(f"place {sitting.space}"))

    async def learn_why(self, move: str) -> None:
        """Ask once and keep the answer."""
        if move not in self.sitting.reasons:
            self.sitting.reasons[move] = await self.source.why(move)
            self.redraw()

    def on_pane_pointed(self, event: Pane.Pointed) -> None:
        """A click."""
        if event.what == "key":
            self.press(event.which)
        else:
            self.hand.point(event.what, event.which)
        self.redraw()

    def on_pane_wheeled(self, event: Pane.Wheeled) -> None:
        """The wheel scrolls what it is turned over."""
        if self.sitting.state is not None and self.hand.wheel(event.pane, event.step):
            self.redraw()

    # Advice.

    async def show_hint(self) -> None:
        """What somebody who knows the game would do."""
        words, sitting = self.sitting.words, self.sitting
        state = self.source.state
        if state is not None and state.hints.needs_agreement and not state.hints.are_on:
            self.source.agree_to_hints()
            sitting.notice = words.say("web-hint-rules")
            self.redraw()
            return
        sitting.notice = words.say("web-hint-thinking")
        self.redraw()
        try:
            turns = await self.source.hint()
        except NoAnswer as why:
            sitting.notice = sitting.signs.text(str(why))
        else:
            sitting.notice = ""
            self.app.push_screen(ReadingScreen(hint_lines(words, turns), sitting))
        self.redraw()

    async def show_review(self) -> None:
        """The game looked back at; until that is done, how far it is."""
        sitting = self.sitting
        if sitting.state is None or not sitting.view["is_over"]:
            sitting.notice = sitting.words.say("server-review-not-over")
        else:
            try:
                await self.read_review()
            except NoAnswer as why:
                sitting.notice = sitting.signs.text(str(why))
        self.redraw()

    async def read_review(self) -> None:
        """The page is written anew until all of it is known, or nobody reads any more."""
        found = await self.source.review()
        page = ReadingScreen(review_lines(self.sitting, found), self.sitting)
        await self.app.push_screen(page)
        while not found.is_done and page.is_attached:
            await asyncio.sleep(REVIEW_EVERY)
            found = await self.source.review()
            page.tell(review_lines(self.sitting, found))

    async def on_unmount(self) -> None:
        await self.source.close()
