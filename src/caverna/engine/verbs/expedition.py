"""Expeditions: an armed dwarf brings loot home, item by item, and his weapon grows."""

from typing import Final

from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.fields import LOOT_SET, Whole
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.events import LOOTED, STRONGER, Event
from caverna.engine.moves import DONE, LARGEST_WEAPON, LOOT, TAKE
from caverna.engine.needs import WEAPONS
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.space import LootItem
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move

HIGHEST_LEVEL: Final = 4
ALL_DWARFS: Final = -1
"""As a bit set."""


def loot_moves(state: GameState, seat: int, strength: int, taken: int) -> list[int]:
    """The items a weapon reaches, not taken yet, that can be carried out right now."""
    moves = state.rules.moves.loot
    found: list[int] = []
    for number, item in enumerate(state.rules.loot):
        if item.strength > strength:
            break
        if not taken >> number & 1 and (item.effect is None or item.effect.is_possible(state, seat)):
            found.append(moves[number])
    return found


def strength_of_worker(state: GameState, seat: int) -> int:
    """The weapon of the dwarf whose action it is; none without a dwarf."""
    return 0 if state.worker < 0 else state.players[seat].weapons[state.worker]


def why_not_brought(state: GameState, seat: int, number: int, strength: int, taken: int) -> Reason:
    """Why an expedition does not bring this item."""
    item = state.rules.loot[number]
    if not strength:
        return say("why-unarmed")
    if item.strength > strength:
        name = say(f"loot-{item.key}")
        return say("why-too-weak", item=name, need=item.strength, strength=strength)
    if taken >> number & 1:
        return say("why-looted-already")
    if item.effect is None:
        return None
    reason = item.effect.clauses()[0].why_impossible(state, seat)
    assert reason is not None, item.key
    return say("why-loot-of-no-use", reason=reason)


class Expedition(Effect):
    """Up to `level` different loot items."""

    def __init__(self, level: int) -> None:
        super().__init__(LOOT)
        self.level = level
        self.needs = WEAPONS

    def can_become_possible(self) -> bool:
        return False

    def is_possible(self, state: GameState, seat: int) -> bool:
        return strength_of_worker(state, seat) > 0

    def moves(self, state: GameState, seat: int) -> list[int]:
        strength = strength_of_worker(state, seat)
        return loot_moves(state, seat, strength, 0) if strength else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        state.exploring = 1
        strength = state.players[seat].weapons[state.worker]
        ChooseLoot(seat, self.level, strength, 0).answer(state, move)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("expedition", left=self.level, strength=strength_of_worker(state, seat))

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return why_not_brought(state, seat, move.first, strength_of_worker(state, seat), 0)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-unarmed")


class ChooseLoot(Step):
    """Which loot item do you choose?"""

    __slots__ = ("left", "strength", "taken")
    FIELDS = (("left", Whole(0, HIGHEST_LEVEL)), ("strength", Whole(1, LARGEST_WEAPON)), ("taken", LOOT_SET))

    def __init__(self, seat: int, left: int, strength: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.strength = strength
        self.taken = taken

    def options(self, state: GameState) -> list[int]:
        if not self.left:
            return []
        found = loot_moves(state, self.seat, self.strength, self.taken)
        return [*found, DONE] if found else pause(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        number = state.rules.moves.first[move]
        item = state.rules.loot[number]
        left = 0 if item.is_last else self.left - 1
        state.agenda.append(ChooseLoot(self.seat, left, self.strength, self.taken | 1 << number))
        bring(state, self.seat, item)

    def run(self, state: GameState) -> None:
        """The expedition is over: weapons grow, unless somebody else has ended it before."""
        if not state.exploring:
            return
        state.exploring = 0
        strengthen_all(state, self.seat, self.taken, ALL_DWARFS)
        player = state.own(self.seat)
        weapons = list(player.weapons)
        weapons[state.worker] = min(LARGEST_WEAPON, weapons[state.worker] + 1)
        player.weapons = tuple(weapons)
        if state.events is not None:
            state.events.append(Event(STRONGER, self.seat, details={"strength": weapons[state.worker]}))

    def question(self, state: GameState) -> Asked:
        return ask("expedition", left=self.left, strength=self.strength)

    def refusal(self, state: GameState, move: Move) -> Reason:
        if move.verb != LOOT:
            return None
        return why_not_brought(state, self.seat, move.first, self.strength, self.taken)


def bring(state: GameState, seat: int, item: LootItem) -> None:
    """One loot item, as far as it comes at once."""
    if state.events is not None:
        state.events.append(Event(LOOTED, seat, item.key))
    if item.effect is None:
        return
    if item.effect.verb == TAKE:
        item.effect.begin(state, seat, TAKE)
    else:
        state.agenda.append(Perform(seat, item.effect))


def strengthen_all(state: GameState, seat: int, taken: int, dwarfs: int) -> None:
    """What the loot does for the weapons of these dwarfs after the expedition."""
    for number, item in enumerate(state.rules.loot):
        if item.effect is None and taken >> number & 1:
            player = state.own(seat)
            player.weapons = tuple(
                min(LARGEST_WEAPON, weapon + 1) if weapon and dwarfs >> dwarf & 1 else weapon
                for dwarf, weapon in enumerate(player.weapons)
            )


def expedition(level: int) -> Effect:
    """`expedition(level=3)`."""
    return Expedition(level)
