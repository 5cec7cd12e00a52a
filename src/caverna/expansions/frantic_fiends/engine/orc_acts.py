"""What one orc does in an event: it is bribed or pushed aside, and walks."""

from typing import Final

from caverna.engine.agenda.fields import YES_OR_NO, Whole
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE
from caverna.engine.question import Asked, Figures
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.pay import can_pay, pay
from caverna.expansions.frantic_fiends.engine.accommodated_herds import tidy
from caverna.expansions.frantic_fiends.engine.bounty import defeat
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.event_step import EventStep
from caverna.expansions.frantic_fiends.engine.fields import ORC
from caverna.expansions.frantic_fiends.engine.moves import BRIBE, DISPLACE
from caverna.expansions.frantic_fiends.engine.orcs import (
    is_in_cave,
    is_in_forest,
    weaken,
)
from caverna.expansions.frantic_fiends.engine.paths import (
    INTO_THE_CAVE,
    STEP_TO,
    WAYS_FROM,
    card_drawn,
    displaced_to,
    path,
    range_of,
)
from caverna.expansions.frantic_fiends.engine.player import GONE, ORC_NAMES
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of
from caverna.expansions.frantic_fiends.engine.trigger import enter

LONGEST_PATH: Final = 3
STANDS_STILL: Final = "this orc does not walk in this event"


class OrcActs(EventStep):
    """Do you bribe or displace the orc?"""

    __slots__ = ("orc", "stays")
    FIELDS = (("orc", ORC), ("stays", YES_OR_NO))

    def __init__(self, seat: int, orc: int, stays: int = 0) -> None:
        self.seat = seat
        self.orc = orc
        self.stays = stays
        """Whether it has been pushed to where it does not walk on from."""

    def options(self, state: GameState) -> list[int]:
        if player_of(state, self.seat).orcs[self.orc] == GONE:
            return []
        found = self.bribes(state)
        found += self.displacements(state)
        if found or has_anytime_moves(state, self.seat):
            found.append(DONE)
        return found

    def bribes(self, state: GameState) -> list[int]:
        """As many goods as the orc is strong, and the player has; a list of their own."""
        player = player_of(state, self.seat)
        most = min(player.strengths[self.orc], player.goods[bribe_of(state)])
        return rules_of(state).fiend_moves.bribe[:most]

    def displacements(self, state: GameState) -> list[int]:
        """The directions in which the orc can be pushed."""
        player = player_of(state, self.seat)
        if player.displaced >> self.orc & 1 or not is_in_forest(player, self.orc):
            return []
        if not can_pay(player, price_of_displacing(state)):
            return []
        return rules_of(state).fiend_moves.displace.on(WAYS_FROM[player.orcs[self.orc]])

    def answer(self, state: GameState, move: int) -> None:
        moves = state.rules.moves
        tidy(state, self.seat)
        if move == DONE:
            self.run(state)
        elif moves.verb[move] == BRIBE:
            state.agenda.append(self)
            self.bribe(state, moves.first[move])
        else:
            assert moves.verb[move] == DISPLACE, moves.all[move].text
            self.displace(state, moves.first[move])

    def bribe(self, state: GameState, amount: int) -> None:
        """Every good makes the orc weaker by one."""
        strength = player_of(state, self.seat).strengths[self.orc]
        pay(state, self.seat, ((bribe_of(state), amount),), "bribe")
        if weaken(state, self.seat, self.orc, amount):
            defeat(state, self.seat, self.orc, strength)

    def displace(self, state: GameState, direction: int) -> None:
        """Push the orc one space aside; what it meets there happens."""
        pay(state, self.seat, price_of_displacing(state), "displace")
        player = own(state, self.seat)
        player.displaced |= 1 << self.orc
        target = displaced_to(player.orcs[self.orc], direction)
        if target == INTO_THE_CAVE:
            state.agenda += [OrcActs(self.seat, self.orc, 1), EnterCave(self.seat, self.orc)]
            return
        state.agenda.append(AfterPush(self.seat, self.orc))
        enter(state, self.seat, self.orc, target)

    def run(self, state: GameState) -> None:
        """The orc walks, or looks for a better place in the cave."""
        player = player_of(state, self.seat)
        if player.orcs[self.orc] == GONE or self.stays:
            return
        own(state, self.seat).held &= ~(1 << self.orc)
        if is_in_forest(player, self.orc):
            state.agenda.append(OrcWalks(self.seat, self.orc, 0))
        else:
            state.agenda.append(EnterCave(self.seat, self.orc))

    def question(self, state: GameState) -> Asked:
        """The orc, its strength, the card that was drawn and where it leads."""
        player = player_of(state, self.seat)
        figures: Figures = {
            "orc": ORC_NAMES[self.orc],
            "strength": player.strengths[self.orc],
            "good": GOOD_NAMES[bribe_of(state)],
        }
        if self.stays:
            return Asked("orc-acts-stays", figures)
        card = card_drawn(state, self.seat, self.orc)
        if is_in_cave(player, self.orc) or card is None:
            return Asked("orc-acts-cave", figures)
        way = path(player.orcs[self.orc], card)
        figures["steps"] = " ".join(card.steps)
        figures["path"] = " ".join("cave" if cell == INTO_THE_CAVE else CELLS[cell] for cell in way)
        if player.displaced >> self.orc & 1:
            return Asked("orc-acts-pushed", figures)
        price = price_of_displacing(state)
        figures["price"] = " ".join(f"{GOOD_NAMES[good]} {amount}" for good, amount in price)
        return Asked("orc-acts", figures)


class AfterPush(EventStep):
    """Whether the pushed orc stays where it is or still walks."""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def run(self, state: GameState) -> None:
        is_held = player_of(state, self.seat).held >> self.orc & 1
        state.agenda.append(OrcActs(self.seat, self.orc, is_held))


class OrcWalks(EventStep):
    """One step of a movement card, then the next."""

    __slots__ = ("orc", "step")
    FIELDS = (("orc", ORC), ("step", Whole(0, LONGEST_PATH)))

    def __init__(self, seat: int, orc: int, step: int) -> None:
        self.seat = seat
        self.orc = orc
        self.step = step

    def run(self, state: GameState) -> None:
        player = player_of(state, self.seat)
        card = card_drawn(state, self.seat, self.orc)
        if card is None or self.step == len(card.steps) or not is_in_forest(player, self.orc):
            return
        if player.held >> self.orc & 1:
            return
        target = STEP_TO[card.steps[self.step]][player.orcs[self.orc]]
        if target == INTO_THE_CAVE:
            state.agenda.append(EnterCave(self.seat, self.orc))
            return
        state.agenda.append(OrcWalks(self.seat, self.orc, self.step + 1))
        enter(state, self.seat, self.orc, target)

    def fault(self, state: GameState, later: list[Step]) -> str:
        return super().fault(state, later) or ("" if range_of(state, self.orc) else STANDS_STILL)


def bribe_of(state: GameState) -> int:
    """The good that bribes orcs in this event."""
    return fiends(state).bribes[fiends(state).event - 1]


def price_of_displacing(state: GameState) -> Goods:
    """What it costs to push an orc aside in this event."""
    return rules_of(state).figures.displacement[fiends(state).event - 1]
