"""Exchanges that rooms offer."""

from typing import Final

from caverna.engine.events import WEAPON_SOLD, Event
from caverna.engine.goods import FOOD
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.forge import arm
from caverna.engine.verbs.pay import can_pay, pay
from caverna.engine.verbs.receive import receive

AT_HOME: Final = 0
PLACED: Final = 1
WORKER: Final = 2


def exchanges(state: GameState, seat: int) -> list[int]:
    """The exchanges the player's rooms offer and he can pay."""
    player, rules = state.players[seat], state.rules
    found: list[int] = []
    if player.owned & rules.with_conversions:
        for number, (room, conversion) in enumerate(rules.conversions):
            if player.owned >> room & 1 and can_pay(player, conversion.pays):
                found.append(rules.moves.convert[number])
    if rules.permits(player, SELL_WEAPONS):
        found += weapon_sales(state, seat)
    return found


def exchange(state: GameState, seat: int, move: int) -> None:
    """Carry out one exchange of a room."""
    room, conversion = state.rules.conversions[state.rules.moves.first[move]]
    key = state.rules.furnishings[room].key
    pay(state, seat, conversion.pays, key)
    receive(state, seat, conversion.gets, key)


def weapon_sales(state: GameState, seat: int) -> list[int]:
    """The weapons that can be given up: not that of the dwarf on an expedition."""
    player = state.players[seat]
    found: list[int] = []
    for dwarf, strength in enumerate(player.weapons):
        whose = whose_weapon(state, seat, player, dwarf)
        if strength and not (whose == WORKER and state.exploring):
            move = state.rules.moves.sell[whose][strength - 1]
            if move not in found:
                found.append(move)
    return found


def whose_weapon(state: GameState, seat: int, player: Player, dwarf: int) -> int:
    """Whether the dwarf is at home, has been placed, or is the one at work."""
    if player.places[dwarf] == HOME:
        return AT_HOME
    is_at_work = (
        state.workplace != NO_SPACE and state.occupied[state.workplace] == seat and dwarf == state.worker
    )
    return WORKER if is_at_work else PLACED


def sell_weapon(state: GameState, seat: int, move: int) -> None:
    """A weapon goes, food comes."""
    moves = state.rules.moves
    strength, whose = moves.first[move], moves.second[move]
    player = state.players[seat]
    for dwarf, weapon in enumerate(player.weapons):
        if weapon == strength and whose_weapon(state, seat, player, dwarf) == whose:
            arm(state, seat, dwarf, 0)
            if state.events is not None:
                state.events.append(Event(WEAPON_SOLD, seat, details={"strength": strength}))
            receive(state, seat, ((FOOD, strength),), "weapon")
            return
    raise AssertionError(f"no dwarf has that weapon: {moves.all[move].text}")
