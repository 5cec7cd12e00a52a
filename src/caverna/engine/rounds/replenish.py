"""Income at the start of a round, the solo clearing, and the refilling of spaces."""

from typing import Final

from caverna.engine.agenda.step import Step
from caverna.engine.events import CLEARED, PROTECTED, Event
from caverna.engine.goods import NOTHING, RUBY, count, one, plus
from caverna.engine.moves import DONE, PROTECT
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import space_name
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.reach import not_on_display
from caverna.engine.verbs.receive import receive

CLEARING_LIMIT: Final = 6


class Income(Step):
    """Suppliers deliver, then rooms with an income pay, player by player."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        for seat in state.turn_order():
            self.pay_out(state, seat)

    def pay_out(self, state: GameState, seat: int) -> None:
        """One player's income."""
        player, rules = state.players[seat], state.rules
        deliveries = player.deliveries
        if deliveries:
            state.own(seat).deliveries = tuple((room, left - 1) for room, left in deliveries if left > 1)
            for room, _ in deliveries:
                tile = rules.furnishings[room]
                receive(state, seat, tile.delivers, tile.key)
        if player.owned & rules.with_income:
            for _, tile in rules.rooms_with(player, rules.with_income):
                assert tile.each_round is not None
                receive(state, seat, tile.each_round(state.players[seat]), tile.key)


class ProtectSpaces(Step):
    """Which full space do you protect with a ruby before it is cleared? (solo)"""

    __slots__ = ()
    ASKS = "protect"

    def options(self, state: GameState) -> list[int]:
        if not state.players[self.seat].goods[RUBY]:
            return []
        full = full_spaces(state)
        return [*[state.rules.moves.protect[number] for number in full], DONE] if full else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        number = state.rules.moves.first[move]
        pay(state, self.seat, one(RUBY), "protection")
        state.protected |= 1 << number
        if state.events is not None:
            state.events.append(Event(PROTECTED, self.seat, state.rules.space_keys[number]))
        state.agenda.append(self)

    def run(self, state: GameState) -> None:
        """Clear every full space that is not protected."""
        for number in full_spaces(state):
            if state.events is not None:
                state.events.append(
                    Event(CLEARED, self.seat, state.rules.space_keys[number], state.stock[number])
                )
            state.stock[number] = NOTHING
        state.protected = 0

    def refusal(self, state: GameState, move: Move) -> Reason:
        """Only spaces that are about to be cleared need protection."""
        number = move.first
        if move.verb != PROTECT:
            return None
        name = space_name(state.rules, number)
        if state.protected >> number & 1:
            return say("why-protected-already", space=name)
        return not_on_display(state, number) or say(
            "why-not-cleared", space=name, n=count(state.stock[number])
        )


def full_spaces(state: GameState) -> list[int]:
    """The unprotected spaces with so many goods that they are about to be cleared."""
    limit = CLEARING_LIMIT if state.rules.options.solo_clearing == "at_least_6" else CLEARING_LIMIT + 1
    found = []
    for number, stock in enumerate(state.stock):
        if stock and count(stock) >= limit and not state.protected >> number & 1:
            found.append(number)
    return found


class Replenish(Step):
    """Goods come onto every accumulating space in play."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        rules, stock = state.rules, state.stock
        for numbers in (rules.printed, state.cards):
            for number in numbers:
                accumulates = rules.space(number).accumulates
                if accumulates is not None and state.round >= accumulates.from_round:
                    held = stock[number]
                    stock[number] = plus(held, accumulates.otherwise) if held else accumulates.if_empty
