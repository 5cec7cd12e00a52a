"""Breeding: each kind with a pair brings one young, if all young together find room."""

from typing import Final

from caverna.engine.accommodation.fits import stalls
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.agenda.effect import Effect
from caverna.engine.events import BORN, Event
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.moves import BREED
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, count_of, say
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.receive import receive

ALL_KINDS: Final = 4
LARGEST_FIRST: Final = sorted(range(1, 16), key=lambda young: (-young.bit_count(), young))
"""Every set of kinds."""


def litters(state: GameState, seat: int, most: int) -> list[int]:
    """The sets of kinds that can breed at once, at most so many kinds, as moves; the largest sets first."""
    goods = state.players[seat].goods
    pairs = 0
    for bit, animal in enumerate(FARM_ANIMALS):
        if goods[animal] >= 2:
            pairs |= 1 << bit
    if not pairs:
        return []
    pens, moves = stalls(pens_of(state.rules, state.players[seat])), state.rules.moves.breed
    found: list[int] = []
    for young in LARGEST_FIRST:
        if young & ~pairs or young.bit_count() > most:
            continue
        if pens.hold(
            goods[DOG],
            goods[SHEEP] + (young & 1),
            goods[DONKEY] + (young >> 1 & 1),
            goods[BOAR] + (young >> 2 & 1),
            goods[CATTLE] + (young >> 3 & 1),
        ):
            found.append(moves[young])
    return found


def give_birth(state: GameState, seat: int, move: int) -> None:
    """All young of one breeding come at once, then what rooms pay for them."""
    young = state.rules.moves.first[move]
    if not young:
        return
    animals = tuple((animal, 1) for bit, animal in enumerate(FARM_ANIMALS) if young >> bit & 1)
    if state.events is not None:
        state.events.append(Event(BORN, seat, "breeding", animals))
    receive(state, seat, animals, "breeding")
    rules = state.rules
    player = state.players[seat]
    if player.owned & rules.with_after_birth:
        for _, tile in rules.rooms_with(player, rules.with_after_birth):
            assert tile.after_birth is not None
            receive(state, seat, tile.after_birth(young), tile.key)


def why_not_these(state: GameState, seat: int, young: int, most: int) -> Reason:
    """Pairs, room, and as many kinds as the action allows."""
    stock = state.players[seat].goods
    if not young:
        return say("why-some-must-breed")
    if young.bit_count() > most:
        return say("why-too-many-kinds", n=most)
    for bit, animal in enumerate(FARM_ANIMALS):
        if young >> bit & 1 and stock[animal] < 2:
            return say("why-no-pair-of-these", goods=count_of(animal, stock[animal]))
    return say("why-no-place-for-young")


class BreedNow(Effect):
    """Breed some kinds at once, outside the harvest."""

    def __init__(self, most: int) -> None:
        super().__init__(BREED)
        self.most = most

    def moves(self, state: GameState, seat: int) -> list[int]:
        return litters(state, seat, self.most)

    def begin(self, state: GameState, seat: int, move: int) -> None:
        give_birth(state, seat, move)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("breed-loot")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return why_not_these(state, seat, move.first, self.most)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-pair")


def breed(most: int) -> Effect:
    """`breed(most=2)`."""
    return BreedNow(most)
