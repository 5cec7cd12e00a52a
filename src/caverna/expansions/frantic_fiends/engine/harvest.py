"""What the end of a round brings: events, harvests with a mine phase, and their variants."""

from typing import Final

from caverna.engine.agenda.step import Step
from caverna.engine.events import MARKER_REVEALED, Event
from caverna.engine.goods import FOOD
from caverna.engine.question import Asked, ask
from caverna.engine.rounds.harvest import (
    BreedingPhase,
    ChoosePhase,
    FieldPhase,
    FieldPhaseUnlessBreeding,
    GrowUp,
    HarvestTime,
)
from caverna.engine.rounds.reveal import LEAF, RevealMarker
from caverna.engine.state.game_state import (
    HARVEST,
    NATURE,
    NO_HARVEST,
    NOT_YET_KNOWN,
    PAYMENT,
    GameState,
)
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansions.frantic_fiends.engine.mines import (
    BeginMinePhase,
    BeginMinePhaseUnlessBreeding,
    BuyDonkeys,
)
from caverna.expansions.frantic_fiends.engine.orc_event import event_steps
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of

ORC_EVENT: Final = 5
"""What the end of a round brings, beside what the base game knows."""
PRINTED = {1: NO_HARVEST, 2: NO_HARVEST, 3: ORC_EVENT, 4: PAYMENT, 5: HARVEST, 6: ORC_EVENT}
EVENT_OF_SMALL_FEEDING: Final = 3
PLAIN_MARKERS: Final = 4
HIDDEN_ORC_MARKERS: Final = 2


def announce(state: GameState) -> None:
    """At the start of a round: who begins it, and what is known of its end before any marker is turned."""
    fiends(state).first = state.start
    state.harvest = PRINTED.get(state.round, NOT_YET_KNOWN)


class RevealOrcMarker(RevealMarker):
    """Which harvest marker is turned up?"""

    __slots__ = ()
    REPLACES = True

    def options(self, state: GameState) -> list[int]:
        if not state.leaves or not state.questions:
            return []
        moves = rules_of(state).fiend_moves
        return [moves.marker[LEAF], moves.orc_marker]

    def turn(self, state: GameState, marker: int) -> None:
        """A plain marker is a harvest, the other one an orc event."""
        if marker == LEAF:
            state.leaves -= 1
            state.harvest = HARVEST
        else:
            state.questions -= 1
            state.questions_seen += 1
            state.harvest = ORC_EVENT
        if state.events is not None:
            shown = "leaf" if marker == LEAF else "orc"
            state.events.append(Event(MARKER_REVEALED, NATURE, details={"marker": shown}))


class RaidOrHarvest(HarvestTime):
    """What the end of this round brings."""

    __slots__ = ()
    REPLACES = True

    def run(self, state: GameState) -> None:
        seats = state.turn_order()
        steps: list[Step] = []
        state.breeders = 0
        if state.harvest == ORC_EVENT:
            steps = event_steps(state)
            steps += after_event(fiends(state).event, seats)
        elif state.harvest == PAYMENT:
            steps = [FeedDwarfs(seat, 1) for seat in seats]
        elif state.harvest == HARVEST:
            steps = whole_harvest(seats)
        steps.append(GrowUp(NATURE))
        steps.reverse()
        state.agenda += steps

    def food_due(self, state: GameState, seat: int, harvest: int) -> int:
        if harvest == ORC_EVENT and fiends(state).event + 1 == EVENT_OF_SMALL_FEEDING:
            return FeedAfterRaid(seat, 0).need(state)
        return super().food_due(state, seat, harvest)


def whole_harvest(seats: list[int]) -> list[Step]:
    """Fields, mines, feeding, breeding."""
    steps: list[Step] = [EverybodyBreeds(NATURE)]
    steps += [FieldPhase(seat) for seat in seats]
    steps += [BeginMinePhase(seat) for seat in seats]
    steps += [FeedDwarfs(seat, 0) for seat in seats]
    steps += [BreedingPhase(seat) for seat in seats]
    return steps


def after_event(event: int, seats: list[int]) -> list[Step]:
    """The harvest that follows each of the four events."""
    buying: list[Step] = [BuyDonkeys(seat) for seat in seats]
    if event == 1:
        return [*buying, *[BeginMinePhase(seat) for seat in seats], *[FeedDwarfs(seat, 0) for seat in seats]]
    if event == 2:
        return buying + whole_harvest(seats)
    if event == EVENT_OF_SMALL_FEEDING:
        return [FeedAfterRaid(seat, 0) for seat in seats]
    steps: list[Step] = [ChoosePhase(seat) for seat in seats]
    steps += [FieldPhaseUnlessBreeding(seat) for seat in seats]
    steps += [BeginMinePhaseUnlessBreeding(seat) for seat in seats]
    steps += [FeedDwarfs(seat, 0) for seat in seats]
    return steps + [BreedingPhase(seat) for seat in seats]


class EverybodyBreeds(Step):
    """A harvest with a breeding phase for all."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        state.breeders = (1 << len(state.players)) - 1


class FeedAfterRaid(FeedDwarfs):
    """How much food do you pay? Only armed dwarfs eat their fill."""

    __slots__ = ()

    def need(self, state: GameState) -> int:
        player = player_of(state, self.seat)
        need = player.dwarfs + player.guests - self.spared
        for dwarf, weapon in enumerate(player.weapons):
            if weapon and not player.newborns >> dwarf & 1:
                need += 1
        for _, number in player.rooms:
            relief = state.rules.furnishings[number].feeding_relief
            if relief is not None:
                need -= relief(player)
        return max(0, need)

    def feed_one(self, state: GameState, is_newborn: int, good: int) -> None:
        """One dwarf eats something else: an armed one, if there is any."""
        player = player_of(state, self.seat)
        adults = [weapon for dwarf, weapon in enumerate(player.weapons) if not player.newborns >> dwarf & 1]
        is_armed = not is_newborn and any(adults)
        self.eat_instead(state, good)
        state.agenda.append(FeedAfterRaid(self.seat, 0, 2 if is_armed else 1, 1))

    def question(self, state: GameState) -> Asked:
        food = state.players[self.seat].goods[FOOD]
        return ask("feed-after-raid", need=self.need(state), food=food)
