"""Take goods: what lies on a space, what is printed beside it, what mines add."""

from collections.abc import Callable
from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.events import TOKEN_TAKEN, Event
from caverna.engine.goods import NOTHING, Goods, plus
from caverna.engine.moves import TAKE
from caverna.engine.needs import NOTHING_NEEDED
from caverna.engine.reasons import Reason, say
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.receive import receive

ONLY_TAKE: Final = [TAKE]
NO_MOVES: Final[list[int]] = []


class Take(Effect):
    """All that has accumulated, fixed goods, and a bonus for what the player owns."""

    def __init__(self, fixed: Goods, bonus: Callable[[Player], Goods] | None, is_due: bool) -> None:
        super().__init__(TAKE, is_due, is_certain=len(fixed) > 0)
        self.fixed = fixed
        self.bonus = bonus
        self.space = NO_SPACE
        self.needs = NOTHING_NEEDED

    def bind(self, space: int) -> None:
        self.space = space

    def is_possible(self, state: GameState, seat: int) -> bool:
        if self.fixed or (self.is_due and state.stock[self.space]):
            return True
        return self.bonus is not None and len(self.bonus(state.players[seat])) > 0

    def can_become_possible(self) -> bool:
        return False

    def moves(self, state: GameState, seat: int) -> list[int]:
        return ONLY_TAKE if self.is_possible(state, seat) else NO_MOVES

    def begin(self, state: GameState, seat: int, move: int) -> None:
        amount = self.fixed
        if self.is_due:
            amount = plus(amount, state.stock[self.space])
            state.stock[self.space] = NOTHING
        if self.bonus is not None:
            amount = plus(amount, self.bonus(state.players[seat]))
        receive(state, seat, amount, state.rules.space_keys[self.space] if self.space != NO_SPACE else "loot")

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-goods")


class BecomeStartingPlayer(Effect):
    """Take the starting player token."""

    def moves(self, state: GameState, seat: int) -> list[int]:
        return ONLY_TAKE

    def begin(self, state: GameState, seat: int, move: int) -> None:
        state.start = seat
        if state.events is not None:
            state.events.append(Event(TOKEN_TAKEN, seat, "token"))


def take(fixed: Goods = NOTHING, bonus: Callable[[Player], Goods] | None = None) -> Effect:
    """What lies on the space and what is printed beside it. Nobody may leave it behind."""
    return Take(fixed, bonus, is_due=True)


def gain(fixed: Goods) -> Effect:
    """Goods one may decline, or that belong to a choice."""
    return Take(fixed, None, is_due=False)


def become_starting_player() -> Effect:
    """The token moves at once; the order of play changes from the next round on."""
    return BecomeStartingPlayer(TAKE)
