"""Plays Frantic Fiends by pointing: the robot of the base game, with hands for what the expansion asks."""

from collections import Counter

from playwright.sync_api import ConsoleMessage, Locator

from caverna.bots import make_bot
from caverna.bots.bot import Bot
from caverna.engine.moves import Move
from caverna.game import Game
from tests.browser.hands import Mouse, middle
from tests.browser.people import Asked, Choice, Person
from tests.browser.robot import CELL, ON_THE_ACTION_BOARD, Robot, Whimsical

AMOUNTS = ("bribe", "spend", "give_up", "whittle", "arm", "barter")
BY_BUTTON_OR_POINTING = ("restock", "extract", "occupy", "move_in", "hit", "fight", "collect", "bed")
AT_ORCS = ("hit", "fight", "collect")
WAYS = {
    "u": (0, -1), "ur": (1, -1), "r": (1, 0), "dr": (1, 1),
    "d": (0, 1), "dl": (-1, 1), "l": (-1, 0), "ul": (-1, -1),
}  # fmt: skip
COLUMNS = "abcdefg"
ORCS = "() => heard.state.view.players[heard.state.decision.seat].expansion.orcs"
HERDS = """() => {
  const { animals, pens } = heard.state.view.players[heard.state.decision.seat];
  return [animals, pens];
}"""
STANDS = """([cell, kind, n]) =>
  heard.state.view.players.some((player) => player.animals[cell]?.[kind] === n)"""
ACTING = "() => heard.state.view.expansion.acting"


class Curious(Bot):
    """Whimsical, and eager for every kind of answer that it has not given yet."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.everyday, self.random = Whimsical(seed), make_bot("random", seed)
        self.known: Counter[tuple[str, str]] = Counter()

    def choose(self, game: Game) -> Move:
        asked = game.question.key
        new = [move for move in game.legal_moves() if (asked, verb_of(move)) not in self.known]
        new = [move for move in new if verb_of(move) not in ("pass", "done", "end", "eat", "feed", "ruby")]
        chosen = new[self.roll(len(new))] if new and self.roll(3) else self.everyday.choose(game)
        self.known[asked, verb_of(chosen)] += 1
        return chosen


def verb_of(move: Move) -> str:
    return move.text.split()[0]


class FiendRobot(Robot):
    """One seat of a game with the expansion; by turns it points and presses the button beside."""

    on_spaces = (*ON_THE_ACTION_BOARD, "send", "use")

    def __init__(self, person: Person, hand: Mouse | None = None, bot: Bot | None = None) -> None:
        super().__init__(person, hand, bot)
        self.done: Counter[str] = Counter()
        """How often each kind of answer was given."""
        self.complaints: list[str] = []
        """What the page wrote to its console."""
        self.page.on("console", self.listen)

    def listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def step(self, asked: Asked | None = None) -> Asked:
        """Before an event animals are carried about, if there is a place for one."""
        asked = asked or self.person.wait_for_my_turn()
        may_carry = self.is_on_one_screen and self.done["carry"] <= self.done["keep"]
        if asked["key"] == "arrange-animals" and may_carry and self.carries():
            return self.person.wait_for_my_turn(after=asked["version"])
        return super().step(asked)

    # What has to be lit.

    def cells_of(self, choice: Choice) -> list[str]:
        """The spaces of the home board that stand for an answer."""
        move, verb = choice["move"], choice["verb"]
        if verb in AT_ORCS:
            cell = self.orc_at(move.split()[1])
            return [cell] if cell else []
        if verb == "displace":
            return [self.pushed(move.split()[1])]
        return CELL.findall(move) if verb in (*BY_BUTTON_OR_POINTING, "trap") else super().cells_of(choice)

    def orc_at(self, wanted: str) -> str | None:
        """Where an orc stands; nowhere if it is defeated."""
        cell: str | None = next(orc["cell"] for orc in self.page.evaluate(ORCS) if orc["orc"] == wanted)
        return cell

    def pushed(self, way: str) -> str:
        cell = self.orc_at(self.page.evaluate(ACTING))
        assert cell is not None
        right, down = WAYS[way]
        return f"{COLUMNS[COLUMNS.index(cell[0]) + right]}{int(cell[1]) + down}"

    # How it is done.

    def carries(self) -> bool:
        """Carry the first animal that can stand elsewhere; all stay as they are then."""
        keep_so = self.page.locator("[data-action=keep-so]")
        animals, pens = self.page.evaluate(HERDS)
        ways = [
            (kind, start, target)
            for start, herd in animals.items()
            for kind in herd
            for target in pens
            if kind in pens[target]["kinds"] and target != start
        ]
        for kind, start, target in ways:
            self.carry(kind, start, target)
            if keep_so.is_visible():
                before = animals.get(target, {}).get(kind, 0)
                self.hand.press(keep_so)
                self.page.wait_for_function(STANDS, arg=[target, kind, before + 1])
                self.done["carry"] += 1
                return True
        return False

    def carry(self, kind: str, start: str, target: str) -> None:
        mouse = self.page.mouse
        mouse.move(*middle(self.page.locator(f".home.large [data-herd={start}] [data-animal={kind}]").first))
        mouse.down()
        mouse.move(*middle(self.page.locator(f".home.large [data-cell={target}]")), steps=3)
        mouse.up()

    def answer(self, choice: Choice) -> None:
        verb = choice["verb"]
        self.done[verb] += 1
        if choice["kind"] == "anytime":
            super().answer(choice)
        elif verb in ("send", "use"):
            self.on_space(choice)
        elif verb == "trap":
            self.trap(choice)
        elif verb in AMOUNTS:
            self.amount(choice["move"])
        elif verb == "materials":
            self.materials(choice["move"])
        elif verb == "keep":
            self.from_the_list(choice["move"])
        elif verb in (*BY_BUTTON_OR_POINTING, "displace") and self.points(choice):
            self.point_at(choice)
        else:
            super().answer(choice)

    def points(self, choice: Choice) -> bool:
        """By turns; a small screen has no compass."""
        if not self.cells_of(choice):
            return False
        is_compass_hidden = choice["verb"] == "displace" and not self.is_on_one_screen
        return is_compass_hidden or self.done[choice["verb"]] % 2 == 1

    def on_space(self, choice: Choice) -> None:
        self.hand.turn_to("board")
        before = len(self.person.sent())
        space = choice["move"].split()[-1]
        self.hand.press(self.page.locator(f'[data-space="{space}"] .press'))
        if len(self.person.sent()) == before:
            self.hand.press(self.page.locator(f'dialog[open] [data-move="{choice["move"]}"]'))

    def trap(self, choice: Choice) -> None:
        """The trap first, then its space."""
        _, trap, cell = choice["move"].split()
        self.hand.press(self.page.locator(f'section.question [data-pick="trap {trap}"]'))
        self.hand.turn_to("home")
        self.cell(cell)

    def point_at(self, choice: Choice) -> None:
        """A space of the home board; where it could mean several things, what is meant is asked there."""
        self.hand.turn_to("home")
        before = len(self.person.sent())
        self.cell(self.cells_of(choice)[0])
        if len(self.person.sent()) == before:
            offers = self.page.locator(".chooser .offer .play")
            self.hand.press(offers.get_by_text(choice["say"], exact=True))

    def amount(self, move: str) -> None:
        """Step up or down until the button says it."""
        wanted = next(int(word) for word in move.split() if word.isdecimal())
        sort = [word for word in move.split() if not word.isdecimal()]
        for panel in self.page.locator("section.question .amount").all():
            button = panel.locator(".play")
            said = (button.get_attribute("data-move") or "").split()
            if [word for word in said if not word.isdecimal()] != sort:
                continue
            self.step_to(panel, wanted)
            assert button.get_attribute("data-move") == move
            self.hand.press(button)
            return
        raise AssertionError(f"no amount can be chosen for {move}")

    def step_to(self, panel: Locator, wanted: int) -> None:
        shown = panel.locator("output")
        fewer, more = panel.locator(".knob button").all()
        for _ in range(40):
            now = int(shown.evaluate("(each) => each.firstChild.textContent"))
            if now == wanted:
                return
            self.hand.press(more if now < wanted else fewer)

    def materials(self, move: str) -> None:
        """Wood, then stone; one for another."""
        wanted = [int(word) for word in move.split()[1:]]
        button = self.page.locator(".materials .primary")
        for _ in range(20):
            mix = [int(word) for word in (button.get_attribute("data-move") or "").split()[1:]]
            if mix == wanted:
                self.hand.press(button)
                return
            good = next(i for i in range(3) if mix[i] != wanted[i])
            fewer, more = self.page.locator(".materials .good").nth(good).locator("button").all()
            self.hand.press(more if mix[good] < wanted[good] else fewer)
        raise AssertionError(f"the mix is never {move}")

    def from_the_list(self, move: str) -> None:
        self.hand.press(self.page.locator("section.question [data-action=all-moves]"))
        self.hand.press(self.page.locator(f'[popover]:popover-open [data-move="{move}"]'))
