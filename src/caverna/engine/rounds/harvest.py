"""Harvest time: fields, feeding, breeding, and the harvest events."""

from caverna.engine.agenda.step import Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.events import HARVESTED, Event
from caverna.engine.goods import GRAIN, VEGETABLE
from caverna.engine.moves import BREED, END
from caverna.engine.reasons import Reason
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    HARVEST,
    NATURE,
    NO_HARVEST,
    PAYMENT,
    GameState,
)
from caverna.engine.verb import Move
from caverna.engine.verbs.breed import ALL_KINDS, give_birth, litters, why_not_these
from caverna.engine.verbs.feed import FeedDwarfs, feeding_need
from caverna.engine.verbs.receive import receive


class HarvestTime(Step):
    """What the end of this round brings."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        seats = state.turn_order()
        steps: list[Step] = []
        if state.harvest == PAYMENT:
            steps = [FeedDwarfs(seat, 1) for seat in seats]
        elif state.harvest == HARVEST:
            state.breeders = (1 << len(seats)) - 1
            steps = [FieldPhase(seat) for seat in seats] + [FeedDwarfs(seat, 0) for seat in seats]
            steps += [BreedingPhase(seat) for seat in seats]
        elif state.harvest == FIELD_OR_BREEDING:
            state.breeders = 0
            steps = [ChoosePhase(seat) for seat in seats] + [FieldPhaseUnlessBreeding(seat) for seat in seats]
            steps += [FeedDwarfs(seat, 0) for seat in seats] + [BreedingPhase(seat) for seat in seats]
        else:
            assert state.harvest == NO_HARVEST, state.harvest
        steps.append(GrowUp(NATURE))
        state.agenda += reversed(steps)

    def food_due(self, state: GameState, seat: int, harvest: int) -> int:
        """The food a player needs if the round ends so; what nobody knows yet is taken for a harvest."""
        return feeding_need(state, seat, harvest == PAYMENT, 0)


class FieldPhase(Step):
    """One token comes from every sown field."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        player = state.players[self.seat]
        if not player.sown:
            return
        player = state.own(self.seat)
        grain = (player.grain_1 | player.grain_2 | player.grain_3).bit_count()
        vegetables = (player.vegetable_1 | player.vegetable_2).bit_count()
        player.grain_1, player.grain_2, player.grain_3 = player.grain_2, player.grain_3, 0
        player.vegetable_1, player.vegetable_2 = player.vegetable_2, 0
        crops = ((GRAIN, grain), (VEGETABLE, vegetables))
        reaped = tuple((crop, amount) for crop, amount in crops if amount)
        if state.events is not None:
            state.events.append(Event(HARVESTED, self.seat, "field_phase", reaped))
        receive(state, self.seat, reaped, "field_phase")


class FieldPhaseUnlessBreeding(FieldPhase):
    """The field phase of a player who may have chosen breeding instead."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        if not state.breeders >> self.seat & 1:
            super().run(state)


class ChoosePhase(Step):
    """Field phase or breeding phase?"""

    __slots__ = ()
    ASKS = "harvest-choice"

    def options(self, state: GameState) -> list[int]:
        return state.rules.moves.choose

    def answer(self, state: GameState, move: int) -> None:
        if state.rules.moves.first[move] == 1:
            state.breeders |= 1 << self.seat


class BreedingPhase(Step):
    """Which kinds of animal breed?"""

    __slots__ = ()
    ASKS = "breed"

    def options(self, state: GameState) -> list[int]:
        if not state.breeders >> self.seat & 1:
            return []
        found = litters(state, self.seat, ALL_KINDS)
        if found or has_anytime_moves(state, self.seat):
            return [*found, state.rules.moves.breed[0]]
        return []

    def answer(self, state: GameState, move: int) -> None:
        state.agenda.append(EndHarvest(self.seat))
        give_birth(state, self.seat, move)

    def refusal(self, state: GameState, move: Move) -> Reason:
        return why_not_these(state, self.seat, move.first, ALL_KINDS) if move.verb == BREED else None


class EndHarvest(Step):
    """Is your harvest over?"""

    __slots__ = ()
    ASKS = "end-harvest"

    def options(self, state: GameState) -> list[int]:
        return [END] if has_anytime_moves(state, self.seat) else []

    def answer(self, state: GameState, move: int) -> None:
        pass


class GrowUp(Step):
    """The newborns of this round are adults from now on."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        state.breeders = 0
        for seat in range(len(state.players)):
            if state.players[seat].newborns:
                state.own(seat).newborns = 0
