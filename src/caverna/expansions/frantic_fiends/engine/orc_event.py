"""Orc events: letter by letter cards are drawn, orcs are bribed or pushed aside, and walk."""

from caverna.engine.agenda.fields import SEAT, YES_OR_NO, Whole
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.events import Event
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE
from caverna.engine.question import Asked, Figures, ask
from caverna.engine.state.game_state import NATURE, NO_SPACE, NO_WORKER, GameState
from caverna.engine.verbs.pay import can_pay, pay
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.bounty import defeat
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent, EventStep
from caverna.expansions.frantic_fiends.engine.events import CARD_DRAWN, EVENT_BEGINS, ORC_APPEARED
from caverna.expansions.frantic_fiends.engine.fields import ORC
from caverna.expansions.frantic_fiends.engine.figures import STEPS
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals, tidy
from caverna.expansions.frantic_fiends.engine.moves import BRIBE, DISPLACE
from caverna.expansions.frantic_fiends.engine.orcs import (
    EVENT_OF_LAST_ORC,
    is_in_cave,
    is_in_forest,
    put_orc,
    tell_of_orc,
    weaken,
)
from caverna.expansions.frantic_fiends.engine.paths import (
    INTO_THE_CAVE,
    NOWHERE,
    card_drawn,
    displaced_to,
    path,
    range_of,
    step_from,
)
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import (
    ASIDE,
    GONE,
    NO_CARD,
    ORC_NAMES,
    ORCS,
    fiends,
    own,
    player_of,
)
from caverna.expansions.frantic_fiends.engine.trigger import enter

LAST_ORC = 3
EVENT_OUTSIDE_THE_CAVE = 1
EVENT_OF_BREAKTHROUGH = 4
WHOLE_DECK = (1 << 9) - 1
DECKS = 3
LONGEST_PATH = 3
STANDS_STILL = "this orc does not walk in this event"


def event_steps(state: GameState) -> list[Step]:
    """All steps of the next orc event, first things first."""
    fiend_state = fiends(state)
    fiend_state.event += 1
    if state.events is not None:
        state.events.append(Event(EVENT_BEGINS, NATURE, details={"event": fiend_state.event}))
    seats = state.turn_order()
    threatened = [seat for seat in seats if any(place >= 0 for place in player_of(state, seat).orcs)]
    steps: list[Step] = [BeginEvent(NATURE)]
    for seat in threatened:
        steps.append(ArrangeAnimals(seat))
        if fiend_state.event > EVENT_OUTSIDE_THE_CAVE:
            steps.append(ChooseBeds(seat))
    steps += [OrcsAct(NATURE, orc) for orc in range(ORCS)]
    if fiend_state.event == EVENT_OF_LAST_ORC:
        steps += [LastOrcAppears(NATURE), *[LastOrcArrives(NATURE, seat) for seat in seats]]
    if fiend_state.event == EVENT_OF_BREAKTHROUGH:
        steps += [BreakThrough(seat, orc) for seat in seats for orc in range(ORCS)]
    return [*steps, EndEvent(NATURE)]


class BeginEvent(EventStep):
    """From now on nobody is at work."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        state.worker = NO_WORKER
        state.workplace = NO_SPACE


class OrcsAct(EventStep):
    """All orcs of one letter: cards are drawn for those in the forest, then player by player they act."""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)
    OF_CHANCE = True

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def run(self, state: GameState) -> None:
        fiend_state = fiends(state)
        seats = [seat for seat in state.turn_order() if player_of(state, seat).orcs[self.orc] >= 0]
        if not seats:
            return
        for seat in seats:
            tidy(state, seat)
        fiend_state.acting = self.orc
        fiend_state.deck = WHOLE_DECK
        fiend_state.drawn = (NO_CARD,) * len(state.players)
        state.agenda += [OrcActs(seat, self.orc) for seat in reversed(seats)]
        walking = [seat for seat in seats if is_in_forest(player_of(state, seat), self.orc)]
        state.agenda += [DrawCard(NATURE, self.orc, seat) for seat in reversed(walking)]


class DrawCard(EventStep):
    """Which movement card is drawn?"""

    __slots__ = ("orc", "owner")
    FIELDS = (("orc", ORC), ("owner", SEAT))
    OF_CHANCE = True

    def __init__(self, seat: int, orc: int, owner: int) -> None:
        self.seat = seat
        self.orc = orc
        self.owner = owner

    def options(self, state: GameState) -> list[int]:
        deck = fiends(state).deck
        moves = rules_of(state).fiend_moves.draw[range_of(state, self.orc) - 1]
        return [move for card, move in enumerate(moves) if deck >> card & 1]

    def answer(self, state: GameState, move: int) -> None:
        fiend_state, card = fiends(state), state.rules.moves.second[move]
        fiend_state.deck &= ~(1 << card)
        fiend_state.drawn = (*fiend_state.drawn[: self.owner], card, *fiend_state.drawn[self.owner + 1 :])
        if state.events is not None:
            state.events.append(Event(CARD_DRAWN, self.owner, details=state.rules.moves.all[move].parts))

    def question(self, state: GameState) -> Asked:
        return ask("draw-card", orc=ORC_NAMES[self.orc], owner=self.owner)

    def fault(self, state: GameState, later: list[Step]) -> str:
        fault = super().fault(state, later)
        if not fault and not range_of(state, self.orc):
            return STANDS_STILL
        if not fault and len(fiends(state).drawn) != state.rules.players:
            return "no cards are being drawn"
        return fault


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
        found = self.bribes(state) + self.displacements(state)
        return [*found, DONE] if found or has_anytime_moves(state, self.seat) else []

    def bribes(self, state: GameState) -> list[int]:
        """As many goods as the orc is strong, and the player has."""
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
        moves = rules_of(state).fiend_moves.displace
        place = player.orcs[self.orc]
        return [move for way, move in enumerate(moves) if displaced_to(place, way) != NOWHERE]

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
        target = step_from(player.orcs[self.orc], *STEPS[card.steps[self.step]])
        if target == INTO_THE_CAVE:
            state.agenda.append(EnterCave(self.seat, self.orc))
            return
        state.agenda.append(OrcWalks(self.seat, self.orc, self.step + 1))
        enter(state, self.seat, self.orc, target)

    def fault(self, state: GameState, later: list[Step]) -> str:
        return super().fault(state, later) or ("" if range_of(state, self.orc) else STANDS_STILL)


class LastOrcAppears(EventStep):
    """The deck from which the places of the last orcs are drawn is whole again."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        fiend_state = fiends(state)
        fiend_state.acting, fiend_state.deck, fiend_state.drawn = GONE, WHOLE_DECK, ()


class LastOrcArrives(EventStep):
    """Above which column does the last orc appear?"""

    __slots__ = ("owner",)
    FIELDS = (("owner", SEAT),)
    OF_CHANCE = True

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def options(self, state: GameState) -> list[int]:
        if player_of(state, self.owner).orcs[LAST_ORC] != ASIDE:
            return []
        deck = fiends(state).deck
        return [move for card, move in enumerate(rules_of(state).fiend_moves.draw[0]) if deck >> card & 1]

    def answer(self, state: GameState, move: int) -> None:
        card = state.rules.moves.second[move]
        fiends(state).deck &= ~(1 << card)
        place = rules_of(state).figures.movement[1][card].column
        put_orc(own(state, self.owner), LAST_ORC, place)
        tell_of_orc(state, ORC_APPEARED, self.owner, LAST_ORC, cell=place)

    def question(self, state: GameState) -> Asked:
        return ask("last-orc", orc=ORC_NAMES[LAST_ORC], owner=self.owner)


class BreakThrough(EventStep):
    """Whoever is still in the forest comes into the cave now."""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def run(self, state: GameState) -> None:
        if is_in_forest(player_of(state, self.seat), self.orc):
            state.agenda.append(EnterCave(self.seat, self.orc))


def bribe_of(state: GameState) -> int:
    """The good that bribes orcs in this event."""
    return fiends(state).bribes[fiends(state).event - 1]


def price_of_displacing(state: GameState) -> Goods:
    """What it costs to push an orc aside in this event."""
    return rules_of(state).figures.displacement[fiends(state).event - 1]
