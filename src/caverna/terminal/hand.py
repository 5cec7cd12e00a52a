"""What a key or a click does at a table."""

from collections.abc import Callable, Coroutine
from typing import Any

from caverna.server.protocol.messages import Subject, Suggestion
from caverna.terminal.choices import Entry, at_cell
from caverna.terminal.drawing.furnishings import found_tiles
from caverna.terminal.herding import herd_cell
from caverna.terminal.sitting import (
    ACTIONS,
    ALL_ANSWERS,
    ANSWERS,
    BOX,
    FURNISHINGS,
    HOME,
    LOG,
    PLAYERS,
    SCORE,
    Sitting,
)
from caverna.terminal.source import NoAnswer, TableSource
from caverna.words.texts import LANGUAGES

FEW = 6
"""More exchanges than these are listed on the whole board."""
Later = Callable[[Coroutine[Any, Any, None]], None]
"""Has something done while the screen goes on."""


class Hand:
    """Acts for whoever sits there; every method is something a key stands for."""

    def __init__(
        self, sitting: Sitting, source: TableSource, later: Later, redraw: Callable[[], None]
    ) -> None:
        self.sitting = sitting
        self.source = source
        self.later = later
        self.redraw = redraw

    # Choosing.

    def act(self) -> None:
        """Do what one stands on."""
        sitting = self.sitting
        own = sitting.herding.get(sitting.me)
        is_holding = sitting.chosen is not None or (own is not None and own.grip is not None)
        if is_holding and sitting.farm is not None:
            sitting.farm = None
        elif own is not None and own.grip is not None:
            sitting.notice = own.drop(sitting.words, sitting.player(sitting.me), sitting.cell)
        elif sitting.looking == FURNISHINGS:
            self.take_tile()
        elif sitting.waits_for_end:
            self.source.end_turn()
        elif sitting.chosen is not None:
            self.put_down()
        elif sitting.focus == ACTIONS and sitting.is_mine and not sitting.places:
            sitting.focus, sitting.looking = ANSWERS, HOME
            sitting.notice = sitting.words.say("screen-answer-first")
        elif sitting.focus == ACTIONS:
            self.go_to(sitting.space)
        elif sitting.focus == ANSWERS and sitting.entry is not None:
            self.answer(sitting.entry)

    def answer(self, entry: Entry) -> None:
        """Give an answer, or point at its place first."""
        if entry.needs_place:
            self.sitting.choose(entry)
        else:
            self.source.play(entry.moves[0].move)

    def answer_number(self, number: int) -> None:
        """The line of the list with this number; instead of a space only when it is pressed again."""
        sitting, lines = self.sitting, self.sitting.lines
        if not 0 <= number < len(lines):
            return
        is_again = sitting.focus == ANSWERS and sitting.line == number
        sitting.line = number
        if sitting.places and not is_again:
            sitting.focus = ANSWERS
            sitting.notice = sitting.words.say(
                "screen-once-more", answer=sitting.signs.text(lines[number].say)
            )
        else:
            self.answer(lines[number])

    def go_to(self, space: str) -> None:
        """Send a dwarf to a space, or hear why not."""
        place = self.sitting.places.get(space)
        if place is not None:
            self.source.play(place.move)
        else:
            self.ask_why(f"place {space}")

    def put_down(self) -> None:
        """The tile lies where its ghost is."""
        sitting, held = self.sitting, self.sitting.held
        if held is not None:
            sitting.laid = (held.move, sitting.cell, sitting.turned)
            self.source.play(held.move)
        else:
            sitting.notice = sitting.words.say("screen-not-there")

    def turn(self) -> None:
        """Turn the tile: the next way it can lie on this space."""
        self.sitting.turned += 1

    def take_tile(self) -> None:
        """Build the furnishing one has found, if that is what is asked."""
        sitting = self.sitting
        found = found_tiles(sitting)
        if not found:
            return
        key = found[sitting.tile]["furnishing"]
        for entry in sitting.lines:
            if entry.moves[0].parts.get("furnishing") == key and not entry.is_anytime:
                sitting.search = ""
                sitting.looking = HOME
                self.answer(entry)
                return
        self.ask_why(f"furnish {key}")

    def back(self) -> None:
        """Leave what one is about to do, or what one looks at."""
        sitting = self.sitting
        own = sitting.herding.get(sitting.me)
        sitting.notice = ""
        if own is not None and own.grip is not None:
            own.grip = None
        elif sitting.looking == FURNISHINGS and sitting.search:
            sitting.search = ""
        elif sitting.chosen is not None:
            sitting.let_go()
        elif sitting.is_anytime:
            self.show_anytime()
        elif sitting.farm is not None:
            sitting.farm = None
        else:
            sitting.looking = ACTIONS if sitting.places else HOME

    # Looking.

    def look_at(self, what: str) -> None:
        """Show something; again, and the boards are back."""
        sitting = self.sitting
        is_shown = sitting.looking == what
        sitting.scrolled = 0
        if what in (ACTIONS, HOME):
            sitting.looking = sitting.focus = what
            sitting.farm = None
        else:
            sitting.looking = (ACTIONS if sitting.places else HOME) if is_shown else what
        if sitting.looking == FURNISHINGS:
            self.advise("tile_scores")

    def next_pane(self, step: int = 1) -> None:
        """The arrow keys walk elsewhere."""
        sitting = self.sitting
        order = [ACTIONS, HOME, ANSWERS]
        sitting.focus = order[(order.index(sitting.focus) + step) % len(order)]
        if sitting.focus != ANSWERS:
            sitting.looking = sitting.focus
        elif sitting.looking not in order:
            sitting.looking = HOME

    def next_farm(self) -> None:
        """The farm of the next player."""
        sitting = self.sitting
        self.show_farm((sitting.seat_shown + 1) % len(sitting.view["players"]))

    def show_farm(self, seat: int) -> None:
        """The farm of somebody in full."""
        sitting = self.sitting
        sitting.farm = None if seat == sitting.me else seat
        sitting.looking = HOME

    def show_anytime(self) -> None:
        """Exchanges and purchases in place of the answers, and back."""
        sitting = self.sitting
        if not sitting.is_anytime and not any(choice.kind == "anytime" for choice in sitting.moves):
            sitting.notice = sitting.words.say("screen-nothing-anytime")
            return
        sitting.chosen, sitting.line = None, 0
        sitting.is_anytime = not sitting.is_anytime
        sitting.focus = ANSWERS
        if sitting.is_anytime and len(sitting.lines) > FEW:
            sitting.looking = ALL_ANSWERS
        elif not sitting.is_anytime:
            sitting.looking = ACTIONS if sitting.places else HOME
            sitting.focus = ACTIONS if sitting.places else ANSWERS

    def change_language(self) -> None:
        """The next language there is."""
        now = LANGUAGES.index(self.sitting.words.language)
        language = LANGUAGES[(now + 1) % len(LANGUAGES)]
        self.sitting.speak(language)
        self.source.speak(language)

    # Turns and animals.

    def undo(self) -> None:
        """The last decision is taken back."""
        self.source.undo()

    def restart(self) -> None:
        """The turn begins again."""
        self.source.restart()

    def end_turn(self) -> None:
        """The turn is done, or what is asked is the last thing in it."""
        sitting = self.sitting
        if sitting.waits_for_end:
            self.source.end_turn()
        elif sitting.ending is not None:
            self.source.play(sitting.ending.move)
        elif sitting.is_mine:
            sitting.notice = sitting.words.say("screen-nothing-to-end")
            self.redraw()

    def feed_cheaply(self) -> None:
        """Take the offer of the cheapest meal; where none is needed, pay what there is."""
        sitting, offer = self.sitting, self.sitting.advice.feeding
        if isinstance(offer, Suggestion):
            self.source.play(*offer.moves)
        elif sitting.is_asked("feed") and sitting.lines and not sitting.is_anytime:
            self.answer(sitting.lines[0])

    def take_animal(self) -> None:
        """Take up an animal where one stands."""
        sitting = self.sitting
        sitting.herds(sitting.me)
        sitting.focus = sitting.looking = HOME
        sitting.farm = None
        player = sitting.player(sitting.me)
        herds = sitting.herds(sitting.me)
        if herds and not herds.get(herd_cell(player, sitting.cell)):
            sitting.cell = next(iter(herds))
        sitting.notice = sitting.herding[sitting.me].take(sitting.words, player, sitting.cell)

    # Clicks.

    def point(self, what: str, which: str) -> None:
        """Something was clicked at: the first click goes there, the second does it."""
        sitting = self.sitting
        if what == "space":
            is_again = sitting.focus == ACTIONS and sitting.space == which
            sitting.focus, sitting.space = ACTIONS, which
            if is_again:
                self.go_to(which)
        elif what == "cell":
            self.point_at_cell(which)
        elif what == "farm":
            self.show_farm(int(which))
        elif what == "pane":
            self.look_at(which)
        elif what == "answer":
            sitting.focus = ANSWERS
            self.answer_number(int(which))
        elif what == "tile":
            is_again = sitting.tile == int(which) and sitting.looking == FURNISHINGS
            sitting.tile, sitting.looking = int(which), FURNISHINGS
            if is_again:
                self.take_tile()

    def wheel(self, pane: str, step: int) -> bool:
        """Walk in what the wheel was turned over; false if there is nothing to walk in."""
        sitting = self.sitting
        if pane in (LOG, SCORE, BOX, PLAYERS):
            if sitting.looking != pane:
                self.look_at(pane)
            sitting.walk(0, 3 * step)
        elif pane == FURNISHINGS:
            sitting.looking = FURNISHINGS
            sitting.walk(0, step)
        elif pane in ("question", ALL_ANSWERS) and sitting.lines:
            sitting.focus = ANSWERS
            sitting.line = min(max(0, sitting.line + step), len(sitting.lines) - 1)
        else:
            return False
        return True

    def point_at_cell(self, cell: str) -> None:
        """Go to a space of the home board; on the same one again, do what is to be done there."""
        sitting = self.sitting
        is_again = sitting.cell == cell and sitting.focus == HOME
        sitting.focus, sitting.cell = HOME, cell
        own = sitting.herding.get(sitting.me)
        if sitting.farm is not None:
            return
        if own is not None and own.grip is not None:
            self.act()
        elif sitting.chosen is None and is_again:
            if herd_cell(sitting.player(sitting.me), cell) in sitting.herds(sitting.me):
                self.take_animal()
        elif sitting.chosen is not None and is_again:
            self.put_down()
        elif sitting.chosen is not None:
            sitting.turned = 0
            if len(at_cell(sitting.chosen, cell)) == 0:
                sitting.notice = sitting.words.say("screen-not-there")

    # Asking.

    def ask_why(self, move: str) -> None:
        """Hear why something is not possible."""

        async def ask() -> None:
            reason = await self.source.why(move)
            words = self.sitting.words
            said = words.say("web-help-not-now", reason=reason) if reason else words.say("web-ask-not-now")
            self.sitting.notice = self.sitting.signs.text(said)
            self.redraw()

        self.later(ask())

    def advise(self, *about: Subject) -> None:
        """Have something worked out and shown."""

        async def ask() -> None:
            try:
                found = await self.source.advise(about)
            except NoAnswer:
                return
            sitting = self.sitting
            if sitting.state is None or found.version != sitting.state.version:
                return
            known = sitting.advice
            if known.version == found.version:
                for subject in ("tile_scores", "space_gains", "feeding", "litters", "forecasts"):
                    if subject not in about:
                        setattr(found, subject, getattr(known, subject))
            sitting.advice = found
            self.redraw()

        self.later(ask())

    def subjects(self) -> list[Subject]:
        """What is worth asking about at this question."""
        sitting = self.sitting
        state = sitting.state
        if state is None or not sitting.is_mine or state.decision is None:
            return []
        found: list[Subject] = ["space_gains"] if sitting.places else []
        if state.decision.key == "feed":
            found.append("feeding")
        if any(choice.parts["verb"] == "breed" for choice in state.moves):
            found.append("litters")
        if sitting.box.pane_key:
            found.append("forecasts")
        return found


PANES_BY_KEY = {
    "b": ACTIONS, "m": HOME, "f": FURNISHINGS, "p": PLAYERS, "l": LOG, "s": SCORE, "o": BOX, "w": ALL_ANSWERS
}  # fmt: skip
"""The letter that shows each of them."""
