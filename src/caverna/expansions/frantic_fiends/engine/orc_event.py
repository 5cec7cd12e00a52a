"""Orc events: letter by letter cards are drawn, orcs are bribed or pushed aside, and walk."""

from typing import Final

from caverna.engine.agenda.fields import SEAT
from caverna.engine.agenda.step import Step
from caverna.engine.events import Event
from caverna.engine.question import Asked, ask
from caverna.engine.state.game_state import NATURE, NO_SPACE, NO_WORKER, GameState
from caverna.expansions.frantic_fiends.engine.accommodated_herds import tidy
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent, EventStep
from caverna.expansions.frantic_fiends.engine.events import CARD_DRAWN, EVENT_BEGINS, ORC_APPEARED
from caverna.expansions.frantic_fiends.engine.fields import ORC
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.engine.orc_acts import STANDS_STILL, OrcActs
from caverna.expansions.frantic_fiends.engine.orcs import (
    EVENT_OF_LAST_ORC,
    is_in_forest,
    put_orc,
    tell_of_orc,
)
from caverna.expansions.frantic_fiends.engine.paths import (
    range_of,
)
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import NO_CARD, fiends, own, player_of

LAST_ORC: Final = 3
EVENT_OUTSIDE_THE_CAVE: Final = 1
EVENT_OF_BREAKTHROUGH: Final = 4
WHOLE_DECK: Final = (1 << 9) - 1


def event_steps(state: GameState) -> list[Step]:
    """All steps of the next orc event, first things first."""
    fiend_state = fiends(state)
    fiend_state.event += 1
    if state.events is not None:
        state.events.append(Event(EVENT_BEGINS, NATURE, details={"event": fiend_state.event}))
    seats = state.turn_order()
    steps: list[Step] = [BeginEvent(NATURE)]
    for seat in seats:
        if any(place >= 0 for place in player_of(state, seat).orcs):
            steps.append(ArrangeAnimals(seat))
            if fiend_state.event > EVENT_OUTSIDE_THE_CAVE:
                steps.append(ChooseBeds(seat))
    steps += [OrcsAct(NATURE, orc) for orc in range(ORCS)]
    if fiend_state.event == EVENT_OF_LAST_ORC:
        steps += [LastOrcAppears(NATURE), *[LastOrcArrives(NATURE, seat) for seat in seats]]
    if fiend_state.event == EVENT_OF_BREAKTHROUGH:
        steps += [BreakThrough(seat, orc) for seat in seats for orc in range(ORCS)]
    steps.append(EndEvent(NATURE))
    return steps


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
        seats.reverse()
        for seat in seats:
            state.agenda.append(OrcActs(seat, self.orc))
        for seat in seats:
            if is_in_forest(player_of(state, seat), self.orc):
                state.agenda.append(DrawCard(NATURE, self.orc, seat))


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
        return rules_of(state).fiend_moves.draw[range_of(state, self.orc) - 1].on(fiends(state).deck)

    def answer(self, state: GameState, move: int) -> None:
        fiend_state, card = fiends(state), state.rules.moves.second[move]
        fiend_state.deck &= ~(1 << card)
        drawn = list(fiend_state.drawn)
        drawn[self.owner] = card
        fiend_state.drawn = tuple(drawn)
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
        return rules_of(state).fiend_moves.draw[0].on(fiends(state).deck)

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
