"""Sow: up to two fields of grain and two of vegetables."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.events import SOWN, Details, Event
from caverna.engine.goods import GOOD_NAMES, GRAIN, VEGETABLE, one
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE, SOW_GRAIN, SOW_VEGETABLE
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import cell_is, you_have
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import pay

FIELDS_OF_EACH: Final = 2
CROPS: Final[tuple[int, ...]] = (SOW_GRAIN, SOW_VEGETABLE)


def sowings(state: GameState, seat: int, grain: int, vegetables: int) -> list[int]:
    """The single sowings possible now, with so many of each crop still allowed."""
    player = state.players[seat]
    empty = player.fields & ~player.sown
    if not empty:
        return []
    moves = state.rules.moves
    found: list[int] = []
    if grain and player.goods[GRAIN]:
        found += moves.sow_grain.on(empty)
    if vegetables and player.goods[VEGETABLE]:
        found += moves.sow_vegetable.on(empty)
    return found


def why_not_sown(state: GameState, seat: int, move: Move, grain: int, vegetables: int) -> Reason:
    """Why this crop does not come onto that field, with so many of each crop still allowed."""
    player, cell = state.players[seat], move.first
    is_grain = move.verb == SOW_GRAIN
    good, left = (GRAIN, grain) if is_grain else (VEGETABLE, vegetables)
    if not player.fields >> cell & 1:
        return cell_is(state, player, cell, "why-no-field-there")
    if player.sown >> cell & 1:
        return say("why-sown-already", cell=CELLS[cell])
    if not left:
        return say("why-no-more-grain" if is_grain else "why-no-more-vegetables")
    return None if player.goods[good] else you_have(player, good)


class Sow(Effect):
    """Begin to sow."""

    def __init__(self) -> None:
        super().__init__(SOW_GRAIN)
        self.verbs = CROPS
        self.needs = 1 << GRAIN | 1 << VEGETABLE

    def is_possible(self, state: GameState, seat: int) -> bool:
        player = state.players[seat]
        has_crop = player.goods[GRAIN] > 0 or player.goods[VEGETABLE] > 0
        return has_crop and player.fields & ~player.sown != 0

    def moves(self, state: GameState, seat: int) -> list[int]:
        return sowings(state, seat, FIELDS_OF_EACH, FIELDS_OF_EACH)

    def accepts(self, state: GameState, seat: int, move: int) -> bool:
        return state.rules.moves.verb[move] in (SOW_GRAIN, SOW_VEGETABLE)

    def begin(self, state: GameState, seat: int, move: int) -> None:
        SowMore(seat, FIELDS_OF_EACH, FIELDS_OF_EACH).answer(state, move)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("sow", grain=FIELDS_OF_EACH, vegetables=FIELDS_OF_EACH)

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return why_not_sown(state, seat, move, FIELDS_OF_EACH, FIELDS_OF_EACH)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        """Without crop or without field."""
        player = state.players[seat]
        if not player.fields & ~player.sown:
            return say("why-no-empty-field")
        return None if player.goods[GRAIN] or player.goods[VEGETABLE] else say("why-nothing-to-sow")


class SowMore(Step):
    """Which field do you sow next?"""

    __slots__ = ("grain", "vegetables")
    FIELDS = (("grain", Whole(0, FIELDS_OF_EACH)), ("vegetables", Whole(0, FIELDS_OF_EACH)))

    def __init__(self, seat: int, grain: int, vegetables: int) -> None:
        self.seat = seat
        self.grain = grain
        self.vegetables = vegetables

    def options(self, state: GameState) -> list[int]:
        if not self.grain and not self.vegetables:
            return []
        found = sowings(state, self.seat, self.grain, self.vegetables)
        return [*found, DONE] if found else pause(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        moves = state.rules.moves
        bit = 1 << moves.first[move]
        crop = GRAIN if moves.verb[move] == SOW_GRAIN else VEGETABLE
        pay(state, self.seat, one(crop), moves.all[move].text)
        player = state.own(self.seat)
        if crop == GRAIN:
            player.grain_3 |= bit
        else:
            player.vegetable_2 |= bit
        if state.events is not None:
            sown: Details = {"good": GOOD_NAMES[crop]}
            state.events.append(Event(SOWN, self.seat, cells=(moves.first[move],), details=sown))
        left = (self.grain - 1, self.vegetables) if crop == GRAIN else (self.grain, self.vegetables - 1)
        state.agenda.append(SowMore(self.seat, *left))

    def run(self, state: GameState) -> None:
        """The sowing is over: animals may have lost a place to stand."""
        state.crowded |= 1 << self.seat

    def question(self, state: GameState) -> Asked:
        return ask("sow", grain=self.grain, vegetables=self.vegetables)

    def refusal(self, state: GameState, move: Move) -> Reason:
        if move.verb not in CROPS:
            return None
        return why_not_sown(state, self.seat, move, self.grain, self.vegetables)


def sow() -> Effect:
    """Sow."""
    return Sow()
