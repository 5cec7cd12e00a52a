"""Plays by pointing at what is lit: the choice is a bot's, the way to it a person's."""

import re

from playwright.sync_api import Locator

from caverna.bots import make_bot
from caverna.bots.bot import Bot
from caverna.engine.moves import Move
from caverna.game import Game
from tests.browser.hands import Mouse
from tests.browser.people import Asked, Choice, Person

CELL = re.compile(r"[a-gz][0-5]")
ON_THE_ACTION_BOARD = ("place", "imitate", "protect")
ON_THE_HOME_BOARD = ("tile", "fence", "stable", "sow")
MOST_TURNS = 8
LIT = """() => ({
  spaces: [...document.querySelectorAll(".space.can")].map((each) => each.dataset.space).sort(),
  cells: [...document.querySelectorAll(".home.large .cell.can")].map((each) => each.dataset.cell).sort(),
})"""

LEAVES = """(move) => {
  const { path, moves } = heard.state;
  const choice = moves.find((each) => each.move === move);
  const part = path.find(({ status, verbs }) => status === "open" && verbs.includes(choice.parts.verb));
  return choice.kind === "answer" && part && part.leaves.length > 0 ? part.verbs[0] : "";
}"""
"""The part of the action that an answer begins, if it gives up another one."""


class Whimsical(Bot):
    """Greedy, but now and then it does something else, so that more of the page is used."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.sober, self.drunk = make_bot("greedy", seed), make_bot("random", seed)

    def choose(self, game: Game) -> Move:
        return (self.drunk if self.roll(5) == 0 else self.sober).choose(game)


class Robot:
    """One seat, played to the end through the page."""

    on_spaces: tuple[str, ...] = ON_THE_ACTION_BOARD

    def __init__(self, person: Person, hand: Mouse | None = None, bot: Bot | None = None) -> None:
        self.person = person
        self.page = person.page
        self.hand = hand or Mouse(person.page)
        self.bot = bot or make_bot("greedy", 1)
        self.steps = 0
        self.is_on_one_screen = type(self.hand).__name__ != "Finger"

    def play(self, rounds: int = 99) -> Asked:
        """Answer everything until the game is over or so many rounds are."""
        asked = self.person.wait_for_my_turn()
        while not asked["over"] and self.round() <= rounds:
            asked = self.step(asked)
        return asked

    def round(self) -> int:
        number: int = self.page.evaluate("() => heard.state.view.round")
        return number

    def step(self, asked: Asked | None = None) -> Asked:
        """One answer, or the end of the turn; returns what I am asked next."""
        asked = asked or self.person.wait_for_my_turn()
        self.steps += 1
        if asked["waits"]:
            self.hand.press(self.page.locator("[data-action=end]"))
        else:
            game = self.person.mirror()
            told = [choice["move"] for choice in asked["moves"]]
            assert sorted(told) == sorted(move.text for move in game.legal_moves())
            self.check_lights(asked)
            wanted = self.bot.choose(game).text
            if not self.leaves(wanted):
                self.answer(next(choice for choice in asked["moves"] if choice["move"] == wanted))
            sent = self.person.sent()[-1]
            moves = sent.get("moves")
            assert (moves[0] if isinstance(moves, list) else sent.get("move")) == wanted
        return self.person.wait_for_my_turn(after=asked["version"])

    def check_lights(self, asked: Asked) -> None:
        """What is legal is lit, and nothing else is."""
        if not self.is_on_one_screen:
            return
        answers = [choice for choice in asked["moves"] if choice["kind"] == "answer"]
        answers = [choice for choice in answers if not self.page.evaluate(LEAVES, choice["move"])]
        lit = self.page.evaluate(LIT)
        on_board = {choice["move"].split()[-1] for choice in answers if choice["verb"] in self.on_spaces}
        assert lit["spaces"] == sorted(on_board)
        assert lit["cells"] == sorted({cell for choice in answers for cell in self.cells_of(choice)})

    def leaves(self, move: str) -> bool:
        """Press the button that gives something up, if this move does; whether that was the move itself."""
        part = self.page.evaluate(LEAVES, move)
        if not part:
            return False
        button = self.page.locator(f'[data-leave="{part}"]')
        is_all = button.get_attribute("data-move") is not None
        self.hand.press(button)
        return is_all

    def cells_of(self, choice: Choice) -> list[str]:
        """The spaces of the home board that stand for an answer."""
        return CELL.findall(choice["move"]) if choice["verb"] in (*ON_THE_HOME_BOARD, "furnish") else []

    def answer(self, choice: Choice) -> None:
        """Find the thing on the page that stands for this move, and use it."""
        move, verb = choice["move"], choice["verb"]
        is_feeding = self.page.evaluate("() => heard.state.decision.key") == "feed"
        if choice["kind"] == "anytime" and not (is_feeding and self.is_in_question(move)):
            self.at_any_time(choice)
        elif verb in self.on_spaces:
            self.hand.turn_to("board")
            self.hand.press(self.page.locator(f'[data-space="{move.split()[1]}"] .press'))
        elif verb == "furnish":
            self.furnish(move)
        elif verb in ON_THE_HOME_BOARD:
            self.point(choice)
        elif verb == "loot":
            self.hand.press(self.page.locator(f'.expedition [data-move="{move}"]'))
        else:
            self.button(self.page.locator("section.question"), move)

    def is_in_question(self, move: str) -> bool:
        bar = self.page.locator("section.question")
        return bar.locator(f'[data-move="{move}"], option[value="{move}"]').count() > 0

    def button(self, place: Locator, move: str) -> None:
        """A button that says so, perhaps folded away, perhaps chosen from a list beside it."""
        folded = place.locator("details:not([open]) > summary")
        option = place.locator(f'option[value="{move}"]')
        button = place.locator(f'[data-move="{move}"]')
        while not button.first.is_visible() and not option.locator("..").first.is_visible():
            assert folded.count() > 0, f"no button for {move}"
            self.hand.press(folded.first)
        if option.count() > 0:
            self.hand.choose(option.locator(".."), move)
        self.hand.press(button.first)

    def furnish(self, move: str) -> None:
        """The furnishing first, then the cavern where it is to be."""
        _, key, cell = move.split()
        self.hand.turn_to("furnishings")
        self.hand.press(self.page.locator(f'[data-furnishing="{key}"]'))
        self.hand.turn_to("home")
        self.cell(cell)

    def cell(self, cell: str) -> None:
        self.hand.press(self.page.locator(f'.home.large [data-cell="{cell}"]'))

    def point(self, choice: Choice) -> None:
        """A space of the home board; then its kind, and turned until it lies as wanted."""
        self.hand.turn_to("home")
        before = len(self.person.sent())
        first = CELL.findall(choice["move"])[0]
        if type(self.hand) is Mouse:
            self.turn_ghost(first, choice["move"])
        self.cell(first)
        if len(self.person.sent()) > before:
            return  # there was only one thing to do there
        offers = self.page.locator(".chooser .offer")
        for offer in offers.all():
            for _ in range(MOST_TURNS):
                if offer.locator(".play").inner_text().strip() == choice["say"]:
                    self.hand.press(offer.locator(".play"))
                    return
                if offer.locator(".turn").count() == 0:
                    break
                self.hand.press(offer.locator(".turn"))
        raise AssertionError(f"{choice['move']} is not offered: {offers.all_inner_texts()}")

    def turn_ghost(self, cell: str, move: str) -> None:
        """A mouse sees what it would lay, and turns it."""
        self.page.locator(f'.home.large [data-cell="{cell}"]').hover()
        ghost = self.page.locator(".home.large [data-ghost]")
        for _ in range(MOST_TURNS):
            if ghost.count() == 0 or ghost.get_attribute("data-ghost") == move:
                return
            self.page.keyboard.press("r")

    def at_any_time(self, choice: Choice) -> None:
        """What lies behind the button beside my supply."""
        self.hand.turn_to("home")
        self.hand.press(self.page.locator("[data-action=anytime]"))
        sheet = self.page.locator("[popover]:popover-open")
        sheet.locator("button").first.wait_for()
        cells = CELL.findall(choice["move"])
        if not cells:
            self.button(sheet, choice["move"])
            return
        kind = " ".join(word for word in choice["move"].split() if not CELL.fullmatch(word))
        self.hand.press(sheet.locator(f'[data-pick="{kind}"]'))
        self.cell(cells[0])
