"""Somebody sits before a table: what was sent, where he has walked to, and what he is about to choose."""

from typing import cast

from caverna.engine.home_board import CELLS
from caverna.engine.ruleset import Ruleset
from caverna.expansions import box_of
from caverna.server.protocol.messages import Advice, LogEntry, MoveChoice, StateMessage
from caverna.setup import Setup
from caverna.terminal.choices import Entry, at_cell, cells_of_move, cells_offered, entries, places
from caverna.terminal.doors import ScreenDoors
from caverna.terminal.herding import Herding
from caverna.terminal.signs import Signs, words_in
from caverna.view.action_board import ONLOOKER
from caverna.view.shapes import PlayerView, View
from caverna.words.texts import Words

ACTIONS, HOME, ANSWERS = "actions", "home", "answers"
"""Where the arrow keys walk."""
FURNISHINGS, PLAYERS, LOG, SCORE, BOX, ALL_ANSWERS = (
    "furnishings",
    "players",
    "log",
    "score",
    "box",
    "all_answers",
)
"""What else one can look at."""
COLUMNS, ROWS = "zabcdefg", "012345"
FIRST_CELL = "d3"
ENDINGS = ("end", "done")
"""Verbs with which somebody says that nothing more is to be done here."""


def asked_in(state: StateMessage) -> tuple[object, ...]:
    """What is asked, in whatever language."""
    decision = state.decision
    return () if decision is None else (decision.seat, decision.key, decision.arguments)


class Sitting:
    """The state of the screen of one table."""

    def __init__(self, language: str, signs: Signs) -> None:
        self.signs = signs
        self.words: Words = words_in(language, signs)
        self.state: StateMessage | None = None
        self.log: list[LogEntry] = []
        self.rules: Ruleset | None = None
        self.focus = ANSWERS
        self.looking = ACTIONS
        """What is shown where only one thing can be."""
        self.space = ""
        self.cell = FIRST_CELL
        self.line = 0
        self.chosen: Entry | None = None
        """What is to be placed on the home board."""
        self.turned = 0
        self.laid = ("", "", 0)
        """The move that laid the last tile, where one stood then, and how it was turned."""
        self.is_anytime = False
        self.farm: int | None = None
        """Whose home board is looked at; None is one's own."""
        self.tile = 0
        self.search = ""
        self.scrolled = 0
        self.notice = ""
        self.invitation = ""
        """The link with which others come to this table; empty where nobody can."""
        self.advice = Advice(-1)
        self.reasons: dict[str, str] = {}
        self.herding: dict[int, Herding] = {}
        self.grid: list[list[str]] = []
        """The action spaces as they were drawn, column by column."""
        self.answer_rows = 1
        """So many lines of the list stand below each other."""

    # What is there.

    @property
    def view(self) -> View:
        """The table as it may be seen."""
        assert self.state is not None
        return cast(View, self.state.view)

    @property
    def me(self) -> int:
        """The seat through whose eyes one looks."""
        seat = self.view["seat"]
        return 0 if seat == ONLOOKER else seat

    @property
    def seat_shown(self) -> int:
        """Whose home board is shown."""
        return self.me if self.farm is None else self.farm

    def player(self, seat: int) -> PlayerView:
        """One of the players."""
        return self.view["players"][seat]

    @property
    def box(self) -> ScreenDoors:
        """What the box of this game adds to the screen."""
        assert self.rules is not None
        return box_of(self.rules).full_screen()

    @property
    def moves(self) -> list[MoveChoice]:
        """What may be played."""
        return self.state.moves if self.state else []

    @property
    def places(self) -> dict[str, MoveChoice]:
        """The action spaces one may go to."""
        return places(self.moves)

    @property
    def lines(self) -> list[Entry]:
        """The list of answers, or that of exchanges and purchases."""
        found = entries(self.words, self.moves)
        return [each for each in found if each.is_anytime == self.is_anytime]

    @property
    def is_mine(self) -> bool:
        """Whether the table waits for somebody who sits here."""
        decision = self.state.decision if self.state else None
        return decision is not None and self.state is not None and decision.seat in self.state.yours

    @property
    def waits_for_end(self) -> bool:
        """Whether all that is left is to end the turn."""
        return self.is_mine and self.state is not None and self.state.turn.waits_for_end

    @property
    def call(self) -> str:
        """How somebody comes to a seat that is still open; empty if there is none."""
        is_open = self.state is not None and any(seat.kind == "open" for seat in self.state.seats)
        is_called = is_open and bool(self.invitation)
        return self.words.say("screen-invite", link=self.invitation) if is_called else ""

    def is_asked(self, key: str) -> bool:
        """Whether this is the question, and somebody here has to answer it."""
        return (
            self.is_mine
            and self.state is not None
            and self.state.decision is not None
            and (self.state.decision.key == key)
        )

    @property
    def ending(self) -> MoveChoice | None:
        """The answer that ends a turn or a part of it; None where there is another one to give."""
        found = [each for each in self.moves if each.kind == "answer" and each.parts["verb"] in ENDINGS]
        return found[0] if self.is_mine and found else None

    @property
    def entry(self) -> Entry | None:
        """The line of the list one stands on."""
        lines = self.lines
        return lines[min(self.line, len(lines) - 1)] if lines else None

    @property
    def held(self) -> MoveChoice | None:
        """The move one is about to make on the home board."""
        if self.chosen is None:
            return None
        found = at_cell(self.chosen, self.cell)
        return found[self.turned % len(found)] if found else None

    def herds(self, seat: int) -> dict[str, dict[str, int]]:
        """Where the animals of a seat stand."""
        return self.herding.setdefault(seat, Herding()).look(self.player(seat))

    def first_line(self, pane: str, count: int, room: int, usual: int = 0) -> int:
        """The line a pane begins with, as far as somebody has scrolled from where it usually begins."""
        if self.looking != pane:
            return usual
        furthest = max(0, count - room)
        self.scrolled = min(max(self.scrolled, -usual), furthest - usual)
        return usual + self.scrolled

    # What comes.

    def speak(self, language: str) -> None:
        """Another language."""
        self.words = words_in(language, self.signs)

    def take(self, state: StateMessage, log: list[LogEntry]) -> None:
        """The table has sent something."""
        before, self.state = self.state, state
        is_taken_back, self.log = len(log) < len(self.log), log
        if self.rules is None:
            info = state.setup
            self.rules = Setup(info.players, info.furnishings, info.options, 0, info.expansion).ruleset()
        if before is None or before.version != state.version or asked_in(before) != asked_in(state):
            self.begin_question()
            if is_taken_back:
                self.take_up_again()
        elif self.chosen is not None:
            self.chosen = self.entry_with(self.chosen.moves[0].move)

    def take_up_again(self) -> None:
        """The tile that was taken back is in the hand as it was before it lay there."""
        move, cell, turned = self.laid
        entry = self.entry_with(move)
        if entry is not None and self.is_mine:
            self.is_anytime = entry.is_anytime
            self.choose(entry)
            self.cell, self.turned = cell, turned

    def entry_with(self, move: str) -> Entry | None:
        """The line of which this is one of the moves."""
        found = entries(self.words, self.moves)
        return next((each for each in found if any(one.move == move for one in each.moves)), None)

    def begin_question(self) -> None:
        """Another question: stand where its answer is."""
        assert self.state is not None
        self.chosen, self.turned, self.line, self.is_anytime = None, 0, 0, False
        self.reasons, self.scrolled = {}, 0
        if self.is_mine:
            self.farm, self.notice = None, ""
        here = self.places
        if here:
            self.focus = self.looking = ACTIONS
            if self.space not in here:
                self.space = next(iter(here))
        elif self.state.view["is_over"]:
            self.looking = SCORE
        elif self.is_mine:
            self.focus, self.looking = ANSWERS, HOME
            self.choose_at_once()

    def choose_at_once(self) -> None:
        """A question that is only about where is answered on the home board."""
        on_board = [each for each in self.lines if cells_of_move(each.moves[0])]
        if len(on_board) == 1 and len(self.lines) - len(on_board) <= 1:
            self.choose(on_board[0])

    def choose(self, entry: Entry) -> None:
        """This is to be placed: the arrows walk over the home board now."""
        self.chosen, self.turned, self.focus, self.looking, self.farm = entry, 0, HOME, HOME, None
        offered = cells_offered(entry)
        if self.cell not in offered:
            self.cell = offered[0]

    def let_go(self) -> None:
        """Nothing is to be placed any more."""
        self.chosen = None
        self.focus = ANSWERS

    # Walking.

    def walk(self, across: int, down: int) -> None:
        """One step with the arrow keys."""
        self.notice = ""
        if self.looking in (LOG, SCORE, BOX, PLAYERS):
            self.scrolled += down
        elif self.looking == FURNISHINGS:
            self.tile = max(0, self.tile + down + 8 * across)
        elif self.focus == ACTIONS:
            self.walk_on_the_action_board(across, down)
        elif self.focus == HOME:
            self.walk_at_home(across, down)
        else:
            last = max(0, len(self.lines) - 1)
            self.line = min(max(0, self.line + down + self.answer_rows * across), last)

    def walk_on_the_action_board(self, across: int, down: int) -> None:
        """To the neighbour in the grid as it is drawn."""
        column = next((n for n, each in enumerate(self.grid) if self.space in each), 0)
        if not self.grid:
            return
        row = self.grid[column].index(self.space) if self.space in self.grid[column] else 0
        column = (column + across) % len(self.grid)
        spaces = self.grid[column]
        row = (row + down) % len(spaces) if down else min(row, len(spaces) - 1)
        self.space = spaces[row]

    def walk_at_home(self, across: int, down: int) -> None:
        """To the neighbour on the home board; tiles turn back to how they lay."""
        column = COLUMNS.index(self.cell[0]) + across
        row = ROWS.index(self.cell[1]) + down
        if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
            there = COLUMNS[column] + ROWS[row]
            if there in CELLS and (
                (there[0] in "abcdef" and there[1] in "1234") or there in self.cells_beside()
            ):
                self.cell, self.turned = there, 0

    def cells_beside(self) -> set[str]:
        """The spaces beside the board that are used, or can be."""
        used = {*self.player(self.seat_shown)["tiles"]}
        if self.chosen is not None:
            used |= {*cells_offered(self.chosen)}
        return {cell for cell in used if cell[0] in "zg" or cell[1] in "05"}
