"""The bounty for a defeated orc: a reward from the bounty board, or gold."""

from typing import Final

from caverna.engine.agenda.fields import Rows
from caverna.engine.agenda.step import Step
from caverna.engine.goods import GOLD
from caverna.engine.question import Asked, ask
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.befriend import offer_homes
from caverna.expansions.frantic_fiends.engine.events import BOUNTY_TAKEN
from caverna.expansions.frantic_fiends.engine.fields import ORC, STRENGTH
from caverna.expansions.frantic_fiends.engine.moves import REWARD_GOLD
from caverna.expansions.frantic_fiends.engine.orcs import fall, tell
from caverna.expansions.frantic_fiends.engine.player import GONE, ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of

COLUMNS: Final = 4
Fallen = tuple[int, int]
"""An orc that is defeated, and the strength it had."""


def defeat(state: GameState, seat: int, orc: int, strength: int) -> None:
    """An orc is defeated; its bounty is due."""
    defeat_all(state, seat, [(orc, strength)])


def defeat_all(state: GameState, seat: int, fallen: list[Fallen]) -> None:
    """Several orcs fall at once: the player says whose bounty comes first."""
    for orc, _ in fallen:
        fall(state, seat, orc)
    if len(fallen) == 1:
        state.agenda.append(TakeBounty(seat, *fallen[0]))
    elif fallen:
        state.agenda.append(OrderBounties(seat, tuple(fallen)))
    if fallen:
        offer_homes(state, seat)


class OrderBounties(Step):
    """Whose bounty do you take first?"""

    __slots__ = ("fallen",)
    ASKS = "order-bounties"
    FIELDS = (("fallen", Rows(ORCS, ORC, STRENGTH)),)

    def __init__(self, seat: int, fallen: tuple[Fallen, ...]) -> None:
        self.seat = seat
        self.fallen = fallen

    def options(self, state: GameState) -> list[int]:
        moves = rules_of(state).fiend_moves.collect
        return [moves[orc] for orc, _ in self.fallen] if len(self.fallen) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        chosen = state.rules.moves.first[move]
        rest = tuple(entry for entry in self.fallen if entry[0] != chosen)
        state.agenda.append(OrderBounties(self.seat, rest))
        state.agenda.append(TakeBounty(self.seat, chosen, dict(self.fallen)[chosen]))

    def run(self, state: GameState) -> None:
        state.agenda.append(TakeBounty(self.seat, *self.fallen[0]))

    def fault(self, state: GameState, later: list[Step]) -> str:
        if not self.fallen or len({orc for orc, _ in self.fallen}) < len(self.fallen):
            return "nobody fell, or the same orc twice"
        orcs = player_of(state, self.seat).orcs
        is_gone = all(orcs[orc] == GONE for orc, _ in self.fallen)
        return "" if is_gone else "an orc has a bounty that is not defeated"


class TakeBounty(Step):
    """Which reward do you take?"""

    __slots__ = ("orc", "strength")
    FIELDS = (("orc", ORC), ("strength", STRENGTH))

    def __init__(self, seat: int, orc: int, strength: int) -> None:
        self.seat = seat
        self.orc = orc
        self.strength = strength
        """What the orc had left before it fell."""

    def options(self, state: GameState) -> list[int]:
        moves = rules_of(state).fiend_moves
        free = fiends(state).rewards
        found = [
            move
            for number, move in enumerate(moves.reward)
            if free >> number & 1 and number % COLUMNS <= self.orc
        ]
        return [*found, moves.reward_gold] if found else []

    def answer(self, state: GameState, move: int) -> None:
        number = state.rules.moves.first[move]
        if number == REWARD_GOLD:
            self.run(state)
            return
        rules = rules_of(state)
        fiends(state).rewards &= ~(1 << number)
        reward = rules.rewards[number]
        tell(state, BOUNTY_TAKEN, self.seat, reward.key)
        if reward.goods:
            receive(state, self.seat, reward.goods, reward.key)
        if reward.grant is not None:
            reward.grant(state, self.seat, self.strength)

    def run(self, state: GameState) -> None:
        """Gold instead."""
        gold = rules_of(state).figures.gold[self.orc]
        tell(state, BOUNTY_TAKEN, self.seat, "gold")
        receive(state, self.seat, ((GOLD, gold),), "bounty")

    def question(self, state: GameState) -> Asked:
        return ask("take-bounty", orc=ORC_NAMES[self.orc])
