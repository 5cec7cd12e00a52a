"""Expeditions: an armed dwarf brings loot home, item by item, and his weapon grows."""

from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.events import LOOTED, STRONGER, Event
from caverna.engine.moves import DONE, LARGEST_WEAPON, LOOT, TAKE
from caverna.engine.state.game_state import GameState


def loot_moves(state: GameState, seat: int, strength: int, taken: int) -> list[int]:
    """The items a weapon reaches, not taken yet, that can be carried out right now."""
    table = state.rules.moves.loot
    found: list[int] = []
    for number, item in enumerate(state.rules.loot):
        if item.strength > strength:
            break
        if not taken >> number & 1 and (item.effect is None or item.effect.is_possible(state, seat)):
            found.append(table[number])
    return found


class Expedition(Effect):
    """Up to `level` different loot items."""

    def __init__(self, level: int) -> None:
        super().__init__(LOOT)
        self.level = level

    def can_become_possible(self) -> bool:
        return False

    def is_possible(self, state: GameState, seat: int) -> bool:
        return state.players[seat].weapons[state.worker] > 0

    def moves(self, state: GameState, seat: int) -> list[int]:
        strength = state.players[seat].weapons[state.worker]
        return loot_moves(state, seat, strength, 0) if strength else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        state.exploring = 1
        strength = state.players[seat].weapons[state.worker]
        ChooseLoot(seat, self.level, strength, 0).answer(state, move)


class ChooseLoot(Step):
    """Which loot item do you choose?"""

    __slots__ = ("left", "strength", "taken")

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
        if state.events is not None:
            state.events.append(Event(LOOTED, self.seat, item.key))
        state.agenda.append(ChooseLoot(self.seat, self.left - 1, self.strength, self.taken | 1 << number))
        if item.effect is None:
            return
        if item.effect.verb == TAKE:
            item.effect.begin(state, self.seat, TAKE)
        else:
            state.agenda.append(Perform(self.seat, item.effect))

    def run(self, state: GameState) -> None:
        """The expedition is over: weapons grow."""
        state.exploring = 0
        player = state.own(self.seat)
        for number, item in enumerate(state.rules.loot):
            if item.effect is None and self.taken >> number & 1:
                player.weapons = tuple(
                    min(LARGEST_WEAPON, weapon + 1) if weapon else 0 for weapon in player.weapons
                )
        weapons = list(player.weapons)
        weapons[state.worker] = min(LARGEST_WEAPON, weapons[state.worker] + 1)
        player.weapons = tuple(weapons)
        if state.events is not None:
            state.events.append(Event(STRONGER, self.seat, str(weapons[state.worker])))


def expedition(level: int) -> Effect:
    """`expedition(level=3)`."""
    return Expedition(level)
