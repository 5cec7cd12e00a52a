"""Forge a weapon."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import NO_OPTIONS
from caverna.engine.events import FORGED, Event
from caverna.engine.goods import ORE, amount_of
from caverna.engine.moves import FORGE, LARGEST_FORGED_WEAPON
from caverna.engine.reasons import Reason, say
from caverna.engine.ruleset import discount
from caverna.engine.saying import lacks
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import pay


def ore_saved(state: GameState, seat: int) -> int:
    """What the player's rooms take off the price of a weapon."""
    return amount_of(discount(state.players[seat], state.rules.weapon_discounts), ORE)


class Forge(Effect):
    """An unarmed dwarf gets a weapon as strong as the ore that goes into it."""

    def __init__(self) -> None:
        super().__init__(FORGE)
        self.needs = 1 << ORE

    def moves(self, state: GameState, seat: int) -> list[int]:
        if not self.is_possible(state, seat):
            return NO_OPTIONS
        ore = state.players[seat].goods[ORE] + ore_saved(state, seat)
        return state.rules.moves.forge[: min(LARGEST_FORGED_WEAPON, ore)]

    def is_possible(self, state: GameState, seat: int) -> bool:
        player = state.players[seat]
        if state.worker < 0 or player.weapons[state.worker]:
            return False
        return player.goods[ORE] > 0 or ore_saved(state, seat) > 0

    def begin(self, state: GameState, seat: int, move: int) -> None:
        strength = state.rules.moves.first[move]
        ore = max(0, strength - ore_saved(state, seat))
        if ore:
            pay(state, seat, ((ORE, ore),), "forge")
        arm(state, seat, state.worker, strength)
        if state.events is not None:
            state.events.append(Event(FORGED, seat, details={"strength": strength}))

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        if state.worker < 0 or state.players[seat].weapons[state.worker]:
            return self.why_impossible(state, seat)
        return lacks(state.players[seat], ((ORE, max(0, move.first - ore_saved(state, seat))),))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        """Nobody there, armed already, or without ore."""
        player = state.players[seat]
        if state.worker < 0:
            return say("why-nobody-to-arm")
        strength = player.weapons[state.worker]
        if strength:
            return say("why-armed-already", strength=strength)
        return None if player.goods[ORE] else say("why-no-ore")


def arm(state: GameState, seat: int, dwarf: int, strength: int) -> None:
    """Give a dwarf a weapon of this strength, 0 to take it away."""
    player = state.own(seat)
    weapons = list(player.weapons)
    weapons[dwarf] = strength
    player.weapons = tuple(weapons)


def forge() -> Effect:
    """Forge a weapon."""
    return Forge()
