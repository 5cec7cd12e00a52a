"""Weapons that are not forged: bought with a dwelling, or given."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.events import FORGED
from caverna.engine.goods import ORE, WOOD
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.moves import DONE, LARGEST_WEAPON
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import lacks
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.engine.verb import Move
from caverna.engine.verbs.forge import arm
from caverna.engine.verbs.pay import pay
from caverna.expansions.frantic_fiends.engine.events import ARMED
from caverna.expansions.frantic_fiends.engine.moves import LARGEST_WOODEN_WEAPON, WHITTLE
from caverna.expansions.frantic_fiends.engine.orcs import tell_of_weapon
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import player_of

MOST_ORE: Final = 8
FOR_ORE: Final = 0
FOR_WOOD: Final = 1


def unarmed(player: FiendPlayer) -> list[int]:
    """The dwarfs without a weapon who are nobody's captives, those of most use first."""
    found = [
        dwarf
        for dwarf, weapon in enumerate(player.weapons)
        if not weapon and not player.captured >> dwarf & 1
    ]
    return sorted(found, key=lambda dwarf: (player.resting >> dwarf & 1, is_in_danger(player, dwarf)))


def is_in_danger(player: FiendPlayer, dwarf: int) -> bool:
    """Whether he sleeps where an orc may capture him in the event that is going on."""
    return dwarf < len(player.beds) and player.beds[dwarf] != ENTRY_CELL


def give_weapon(state: GameState, seat: int, dwarf: int, strength: int) -> None:
    """One dwarf is armed."""
    arm(state, seat, dwarf, strength)
    tell_of_weapon(state, ARMED, seat, strength)


def arm_somebody(state: GameState, seat: int, strength: int) -> None:
    """A weapon for one of the unarmed dwarfs."""
    if strength and unarmed(player_of(state, seat)):
        state.agenda.append(ChooseRecruit(seat, strength))


class ChooseRecruit(Step):
    """Which dwarf gets the weapon?"""

    __slots__ = ("strength",)
    FIELDS = (("strength", Whole(1, LARGEST_WEAPON)),)

    def __init__(self, seat: int, strength: int) -> None:
        self.seat = seat
        self.strength = strength

    def kinds(self, state: GameState) -> dict[int, int]:
        """One unarmed dwarf of each kind: 0 still at home, 1 placed, 2 at work right now, 3 newborn."""
        player = player_of(state, self.seat)
        found: dict[int, int] = {}
        for dwarf in unarmed(player):
            found.setdefault(kind_of(state, player, dwarf), dwarf)
        return found

    def options(self, state: GameState) -> list[int]:
        kinds = self.kinds(state)
        moves = rules_of(state).fiend_moves.recruit
        return [*[moves[kind] for kind in sorted(kinds)], DONE]

    def answer(self, state: GameState, move: int) -> None:
        if move != DONE:
            dwarf = self.kinds(state)[state.rules.moves.first[move]]
            give_weapon(state, self.seat, dwarf, self.strength)

    def question(self, state: GameState) -> Asked:
        return ask("recruit", strength=self.strength)


class ArmRecruit(ChooseRecruit):
    """Which dwarf gets the weapon that has been paid for?"""

    __slots__ = ()

    def options(self, state: GameState) -> list[int]:
        found = [move for move in super().options(state) if move != DONE]
        return found if len(found) > 1 else []

    def run(self, state: GameState) -> None:
        for dwarf in self.kinds(state).values():
            give_weapon(state, self.seat, dwarf, self.strength)


def kind_of(state: GameState, player: FiendPlayer, dwarf: int) -> int:
    """What distinguishes unarmed dwarfs."""
    if player.newborns >> dwarf & 1:
        return 3
    if player.places[dwarf] == HOME:
        return 0
    return 2 if dwarf == state.worker else 1


class BuyWeapon(Step):
    """Do you arm a dwarf, for ore or for wood?"""

    __slots__ = ()
    ASKS = "buy-weapon"

    def options(self, state: GameState) -> list[int]:
        player, moves = player_of(state, self.seat), rules_of(state).fiend_moves.arm
        if not unarmed(player):
            return []
        found = moves[FOR_ORE][: min(MOST_ORE, player.goods[ORE])]
        found = found + moves[FOR_WOOD][: min(LARGEST_WOODEN_WEAPON, player.goods[WOOD])]
        return [*found, DONE] if found else pause(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            return
        strength, how = state.rules.moves.first[move], state.rules.moves.second[move]
        pay(state, self.seat, ((ORE if how == FOR_ORE else WOOD, strength),), "warrior_dwelling")
        state.agenda.append(ArmRecruit(self.seat, strength))


def strongest_weapon(state: GameState) -> int:
    """The strongest weapon in play, whoever has it."""
    return max(max(player.weapons) for player in state.players)


class Whittle(Effect):
    """An unarmed dwarf makes himself a weapon out of wood."""

    def moves(self, state: GameState, seat: int) -> list[int]:
        player = player_of(state, seat)
        if state.worker < 0 or player.weapons[state.worker]:
            return []
        most = min(rules_of(state).figures.armory_most_wood, player.goods[WOOD])
        return rules_of(state).fiend_moves.whittle[:most]

    def begin(self, state: GameState, seat: int, move: int) -> None:
        strength = state.rules.moves.first[move]
        pay(state, seat, ((WOOD, strength),), "armory")
        arm(state, seat, state.worker, strength)
        tell_of_weapon(state, FORGED, seat, strength)

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return self.why_not_made(state, seat, move.first)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return self.why_not_made(state, seat, 1)

    def why_not_made(self, state: GameState, seat: int, strength: int) -> Reason:
        """Why no such weapon can be made of wood."""
        if state.worker < 0:
            return say("why-orcs-do-not-forge")
        player = player_of(state, seat)
        if player.weapons[state.worker]:
            return say("why-armed-already", strength=player.weapons[state.worker])
        return lacks(player, ((WOOD, strength),))


def whittle() -> Effect:
    """Forge a weapon out of wood."""
    return Whittle(WHITTLE)
