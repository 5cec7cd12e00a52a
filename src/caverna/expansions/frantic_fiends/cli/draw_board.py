"""The home board with Frantic Fiends: orcs and their ways, traps, stocked mines, captives, friends."""

from caverna.cli.draw_home_board import GROUND_STYLES, HomeBoardDrawing
from caverna.cli.terminal import Paint, wrap
from caverna.engine.accommodation.arrange import Arrangement, arrange
from caverna.engine.goods import DOG, ORE, RUBY
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.content.traps import ANY_STRENGTH
from caverna.expansions.frantic_fiends.engine.accommodated_herds import accommodated_herds
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds, assign, beds_now
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals, Herds, suggest
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import card_drawn, path
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import FiendState, fiends, player_of
from caverna.expansions.frantic_fiends.words.names import orc_name, orc_numeral, place_name, trap_name
from caverna.words.names import describe_goods
from caverna.words.texts import Words

TRAP, HIDDEN = "trap", "hidden"
TRAP_STYLES = {1: ("magenta", "bold"), 0: ("magenta", "dim")}


def draw_fiend_board(words: Words, paint: Paint, state: GameState, seat: int, width: int) -> list[str]:
    """The home board of a seat with everything nasty on it."""
    return FiendBoardDrawing(words, paint, fiends(state), seat, width).lines()


class FiendBoardDrawing(HomeBoardDrawing):
    """Draws one player's home board with everything nasty on it."""

    def __init__(self, words: Words, paint: Paint, state: FiendState, seat: int, width: int) -> None:
        self.mine = player_of(state, seat)
        super().__init__(words, paint, state.rules, self.mine, width)
        self.state = state
        self.seat = seat
        self.traps = {cell: (kind, is_active) for cell, kind, is_active in self.mine.traps}
        self.hidden = dict(self.mine.hidden)
        self.animals = animals_of(state, seat)
        self.beds = beds_of(state, seat)
        self.ways = ways_of(state, seat)

    def kind(self, cell: int) -> str:
        if cell in self.hidden:
            return HIDDEN
        return TRAP if cell in self.traps else super().kind(cell)

    def title(self, cell: int, kind: str) -> tuple[str, tuple[str, ...]]:
        if kind == HIDDEN:
            return place_name(self.words, self.rules, self.hidden[cell]), ("grey",)
        if kind != TRAP:
            return super().title(cell, kind)
        number, is_active = self.traps[cell]
        trap = rules_of(self.state).traps[number]
        how = self.words.say("ui-cli-trap-active" if is_active else "ui-cli-trap-used")
        if is_active and trap.strongest != ANY_STRENGTH:
            how += f" ≤{trap.strongest}"
        return f"{trap_name(self.words, trap.key)} ({how})", TRAP_STYLES[is_active]

    def more(self, cell: int, width: int) -> list[str]:
        words, mine = self.words, self.mine
        lines: list[str] = []
        if mine.mined_on(cell):
            good = ORE if mine.ore_mines >> cell & 1 else RUBY
            text = words.say(
                "ui-cli-in-the-mine", goods=describe_goods(words, ((good, mine.mined_on(cell)),))
            )
            lines += self.painted(text, width, *GROUND_STYLES["ore_mine" if good == ORE else "ruby_mine"])
        for dwarf, where in mine.captives:
            if where == cell:
                text = words.say("ui-cli-captive", weapon=weapon(words, mine.weapons[dwarf]))
                lines += self.painted(text, width, "red")
        for strength in self.beds.get(cell, ()):
            lines += wrap(words.say("ui-cli-sleeps", weapon=weapon(words, strength)), width)
        for orc, home, _ in mine.friends:
            if home == cell:
                text = words.say("ui-cli-orc-friend", orc=orc_name(words, ORC_NAMES[orc]))
                lines += self.painted(text, width, "green")
        for steps in self.ways:
            lines += self.painted(steps[cell], width, "red") if cell in steps else []
        for orc in range(ORCS):
            if mine.orcs[orc] == cell:
                lines += self.painted(describe_orc(words, self.state, self.seat, orc), width, "red", "bold")
        return lines

    def painted(self, text: str, width: int, *styles: str) -> list[str]:
        """Lines in a colour of their own."""
        return [self.paint(line, *styles) for line in wrap(text, width)]


def weapon(words: Words, strength: int) -> str:
    """`strength 5`, `unarmed`."""
    return words.say("ui-strength", strength=strength) if strength else words.say("ui-unarmed")


def describe_orc(words: Words, state: GameState, seat: int, orc: int) -> str:
    """`Orc I (5)`, and whether it is held."""
    player = player_of(state, seat)
    key = "ui-cli-orc-held" if player.held >> orc & 1 else "ui-cli-orc"
    return words.say(key, orc=orc_name(words, ORC_NAMES[orc]), strength=player.strengths[orc])


def animals_of(state: FiendState, seat: int) -> Arrangement:
    """The animals where they stand, or where they would while their owner is asked about it."""
    player = player_of(state, seat)
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ArrangeAnimals) and step.seat == seat:
        return arranged(suggest(state, seat, step.fixed))
    if player.herds is not None:
        return arranged(accommodated_herds(state, seat)[0])
    return arrange(state.rules, player)


def arranged(herds: Herds) -> Arrangement:
    """Herds space by space, with the dogs that watch them."""
    found: Arrangement = {}
    for cell, animal, count, dogs in herds:
        found[cell] = {animal: count} | ({DOG: dogs} if dogs else {})
    return found


def beds_of(state: FiendState, seat: int) -> dict[int, list[int]]:
    """For each space the weapons of those who sleep there, while it matters."""
    player = player_of(state, seat)
    step = state.agenda[-1] if state.agenda else None
    beds = beds_now(state, seat)
    if isinstance(step, ChooseBeds) and step.seat == seat:
        beds = assign(state, seat, step.said)
    found: dict[int, list[int]] = {}
    for dwarf, cell in enumerate(beds):
        if cell >= 0 and not player.captured >> dwarf & 1:
            found.setdefault(cell, []).append(player.weapons[dwarf])
    return found


def ways_of(state: FiendState, seat: int) -> list[dict[int, str]]:
    """For each orc with a card the spaces it would enter: `→ I.1` for its first step, and so on."""
    player = player_of(state, seat)
    found = []
    for orc in range(ORCS):
        card = card_drawn(state, seat, orc)
        if card is not None and is_in_forest(player, orc):
            steps: dict[int, str] = {}
            for number, cell in enumerate(path(player.orcs[orc], card), 1):
                sign = f"→ {orc_numeral(ORC_NAMES[orc])}.{number}"
                steps[cell] = f"{steps[cell]} {sign}" if cell in steps else sign
            found.append(steps)
    return found
