"""How likely orcs come onto a space, by themselves or pushed."""

from functools import cache
from typing import Final

from caverna.engine.goods import DOG
from caverna.engine.home_board import FOREST, cells_of
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.fight import worth_of_dog
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.herds import suggest
from caverna.expansions.frantic_fiends.engine.moves import STEP_OF
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.orc_event import LAST_ORC, OrcsAct
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import FOREST_COLUMNS, INTO_THE_CAVE, beside, path
from caverna.expansions.frantic_fiends.engine.player import ASIDE, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import fiends

EVENTS_OF_LAST_ORC: Final = 2
PUSHED: Final = 0.95
"""How likely an orc comes into a trap beside it, if its owner can pay for the push."""
PUSHED_PERHAPS: Final = 0.8
"""The same if he has yet to get what it costs."""


def events_to_come(state: GameState, orc: int) -> int:
    """In how many events an orc still acts."""
    count = EVENTS - fiends(state).event
    for step in state.agenda:
        if isinstance(step, OrcsAct) and step.orc == orc:
            count += 1
    return min(count, EVENTS_OF_LAST_ORC) if orc == LAST_ORC else count


@cache
def chance_to_enter(figures: Figures, steps: int, place: int, target: int, events: int) -> float:
    """How likely an orc that nobody disturbs comes onto a space, or into the cave, in so many events."""
    if events <= 0 or place == INTO_THE_CAVE or not steps:
        return 0.0
    cards = figures.movement[steps]
    total = 0.0
    for card in cards:
        way = path(place, card)
        total += 1.0 if target in way else chance_to_enter(figures, steps, way[-1], target, events - 1)
    return total / len(cards)


def speed_of(figures: Figures, orc: int) -> int:
    """How far an orc walks in the events to come."""
    return figures.ranges[-1][orc]


@cache
def are_neighbours(one: int, other: int) -> bool:
    """Whether a push leads from one forest space to another."""
    return any(beside(one, *way) == other for way in STEP_OF)


def chance_of_trap(figures: Figures, player: FiendPlayer, orc: int, events: int, cell: int) -> float:
    """How likely an orc gets into a trap on a space, by itself or pushed."""
    speed = speed_of(figures, orc)
    place = player.orcs[orc]
    if place == ASIDE:
        columns = range(FOREST_COLUMNS)
        return sum(chance_to_enter(figures, speed, top, cell, events) for top in columns) / FOREST_COLUMNS
    if not is_in_forest(player, orc):
        return 0.0
    chance = chance_to_enter(figures, speed, place, cell, events)
    if are_neighbours(place, cell):
        price = figures.displacement[max(0, min(EVENTS - 1, EVENTS - events))]
        can_push = all(player.goods[good] >= amount for good, amount in price)
        return max(chance, PUSHED if can_push else PUSHED_PERHAPS)
    return chance


def reach_of(state: GameState, seat: int) -> int:
    """How strong an orc the strongest dwarf can beat together with all dogs."""
    player = state.players[seat]
    strongest = max(player.weapons)
    return strongest + player.goods[DOG] * worth_of_dog(state, seat) if strongest else 0


def fights_at_hand(state: GameState, seat: int, strengths: list[int]) -> int:
    """How many of these orcs the dwarfs could beat one after the other, the weakest first."""
    player = state.players[seat]
    dogs, weapons = player.goods[DOG] * worth_of_dog(state, seat), sorted(player.weapons)
    beaten = 0
    for strength in sorted(strengths):
        enough = [weapon for weapon in weapons if weapon >= strength]
        weapon = enough[0] if enough else weapons[-1]
        if not weapon or weapon + dogs < strength:
            break
        weapons.remove(weapon)
        weapons.append(max(0, weapon - strength))
        weapons.sort()
        dogs -= max(0, strength - weapon)
        beaten += 1
    return beaten


def strength_lacking(state: GameState, seat: int, strengths: list[int]) -> int:
    """By how much these orcs together are stronger than all dwarfs with their dogs."""
    player = state.players[seat]
    return max(0, sum(strengths) - sum(player.weapons) - player.goods[DOG] * worth_of_dog(state, seat))


def strength_of_use(state: GameState, seat: int, strengths: list[int]) -> int:
    """How much of these orcs' strength weapons and dogs make up for: one orc is fought with one weapon."""
    player = state.players[seat]
    weapons, of_use = sorted(player.weapons), 0
    for strength in sorted(strengths, reverse=True):
        weapon = weapons.pop() if weapons else 0
        of_use += min(weapon, strength)
        if weapon > strength:
            weapons.append(weapon - strength)
            weapons.sort()
    return min(sum(strengths), of_use + player.goods[DOG] * worth_of_dog(state, seat))


def bribes_at_hand(state: GameState, player: FiendPlayer) -> int:
    """How many goods there are with which orcs can be bribed in the events to come, this one included."""
    fiend_state = fiends(state)
    first = fiend_state.event
    if any(isinstance(step, OrcsAct | OrcActs) for step in state.agenda):
        first -= 1
    return sum([player.goods[good] for good in set(fiend_state.bribes[first:EVENTS])])


_REMEMBERED: dict[tuple[object, ...], float] = {}
_MOST_REMEMBERED: Final = 10_000


def animals_in_danger(state: GameState, seat: int, player: FiendPlayer) -> float:
    """How many animals the next event is likely to cost, if they stand as suggested."""
    key = (
        state.rules, fiends(state).event, player.orcs, tuple(player.goods[DOG:]), player.rooms, player.mined,
        player.meadows, player.small_pastures, player.large_areas, player.stables, player.mines,
    )  # fmt: skip
    known = _REMEMBERED.get(key)
    if known is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        known = likely_losses(state, seat, player)
        _REMEMBERED[key] = known
    return known


def likely_losses(state: GameState, seat: int, player: FiendPlayer) -> float:
    """The same, with nothing remembered."""
    figures = rules_of(state).figures
    walking = [(speed_of(figures, orc), player.orcs[orc]) for orc in range(ORCS) if is_in_forest(player, orc)]
    lost = 0.0
    for cell, _, count, dogs in suggest(state, seat, ()):
        area = next((large for large in player.large_areas if large >> cell & 1), 1 << cell)
        safe = 1.0
        for where in cells_of(area & FOREST):
            for speed, place in walking:
                safe *= 1 - chance_to_enter(figures, speed, place, where, 1)
        lost += (count + dogs) * (1 - safe)
    return lost
