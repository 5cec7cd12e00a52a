"""Why a turn is good, as keys and figures: what a player has after it that was not there before.

Every reason is a fact about the two positions; which of them are told is a matter of weight alone.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from caverna.advice.furnishing_plans import towards_a_room
from caverna.advice.hunger import about_food, about_markers, about_the_meal
from caverna.engine.accommodation.pens import can_keep, pens_of
from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOODS_COUNT,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from caverna.engine.reasons import Several, Text, good_name, listed, say
from caverna.engine.rounds.scoring import score_sheet
from caverna.engine.state.game_state import HARVEST, GameState
from caverna.engine.verbs.grow_family import beds_of

MOST_REASONS: Final = 3
GOOD_WEIGHTS: Final = {
    WOOD: 0.5,
    STONE: 0.5,
    ORE: 0.35,
    RUBY: 0.8,
    GRAIN: 0.4,
    VEGETABLE: 0.5,
    FOOD: 0.4,
    GOLD: 0.1,
    DOG: 0.3,
    SHEEP: 0.4,
    DONKEY: 0.4,
    BOAR: 0.5,
    CATTLE: 0.6,
}
"""How much a piece speaks for a turn, beside the points it is."""


class Weighed(NamedTuple):
    """A reason and how much it says about the plan."""

    weight: float
    reason: Text


class Compared(NamedTuple):
    """Two positions of a seat: before a turn and after it."""

    before: GameState
    after: GameState
    seat: int

    @property
    def rounds_left(self) -> int:
        """Rounds still to be played after this one."""
        return sum(1 for number in self.before.rules.rounds if number > self.before.round)

    @property
    def is_breeding_to_come(self) -> bool:
        """Whether there will be young and field phases at all."""
        return self.rounds_left > 0 or self.before.harvest == HARVEST


def why_this_turn(before: GameState, after: GameState, seat: int) -> list[Text]:
    """The weightiest reasons for a turn, the first one first; never none."""
    compared = Compared(before, after, seat)
    found = [weighed for about in REASONS for weighed in about(compared)]
    found.sort(key=lambda weighed: -weighed.weight)
    return [weighed.reason for weighed in found[:MOST_REASONS]] or [say("hint-little")]


def points(compared: Compared) -> list[Weighed]:
    """What stands on the score sheet at once, and where."""
    before, after = (score_sheet(state, compared.seat) for state in (compared.before, compared.after))
    gains = {key: after[key] - before.get(key, 0) for key in after}
    gained = sum(gains.values())
    if gained <= 0:
        return []
    parts = [
        say("hint-points-of", n=n, sign="less" if n < 0 else "more", category=say(f"score-{key}"))
        for key, n in sorted(gains.items(), key=lambda gain: -gain[1])
        if n
    ]
    return [Weighed(float(gained), say("hint-points", n=gained, categories=Several(parts, "ui-and")))]


def family(compared: Compared) -> list[Weighed]:
    """A dwarf more is an action more in every round; a bed is where he comes from."""
    before, after, seat = compared
    left, dwarfs = compared.rounds_left, after.players[seat].dwarfs
    found: list[Weighed] = []
    if not left:
        return found
    if dwarfs > before.players[seat].dwarfs:
        found.append(Weighed(2.0 + 2.5 * left, say("hint-dwarf", n=dwarfs)))
    if free_beds(after, seat) > 0 >= free_beds(before, seat):
        found.append(Weighed(1.0 + 1.6 * left, say("hint-bed", n=dwarfs + 1)))
    return found


def free_beds(state: GameState, seat: int) -> int:
    """Beds nobody sleeps in."""
    return beds_of(state, seat) - state.players[seat].beds_needed


def food(compared: Compared) -> list[Weighed]:
    """The next feeding: what is missing, and markers that would come of it."""
    before, after, seat = compared
    return [
        Weighed(*told)
        for about in (about_the_meal, about_markers, about_food)
        for told in about(before, after, seat)
    ]


def rooms(compared: Compared) -> list[Weighed]:
    """What can be furnished next, and what a room has still to deliver."""
    before, after, seat = compared
    found = [Weighed(*each) for each in towards_a_room(before, after, seat)]
    coming = dict(before.players[seat].deliveries)
    for room, rounds in after.players[seat].deliveries:
        if room not in coming:
            tile = say(f"furnishing-{after.rules.furnishings[room].key}")
            found.append(Weighed(0.5 * rounds, say("hint-delivery", tile=tile, n=rounds)))
    return found


def animals(compared: Compared) -> list[Weighed]:
    """Pairs that can breed, and room for more."""
    before, after, seat = compared
    if not compared.is_breeding_to_come:
        return []
    mine, then = before.players[seat].goods, after.players[seat].goods
    found: list[Weighed] = []
    for animal in FARM_ANIMALS:
        if then[animal] >= 2 > mine[animal]:
            wanted = [then[kind] + (kind == animal) for kind in FARM_ANIMALS]
            key = "hint-pair" if can_keep(after, seat, *wanted) else "hint-pair-without-place"
            found.append(Weighed(0.6 + 0.3 * compared.rounds_left, say(key, animals=good_name(animal, 2))))
    more = places(after, seat) - places(before, seat)
    if more > 0:
        found.append(Weighed(0.3 * more, say("hint-places", n=more)))
    return found


def places(state: GameState, seat: int) -> int:
    """How many animals of any kind could stand here, dogs' help aside."""
    _, areas, pens = pens_of(state.rules, state.players[seat])
    return sum(areas) + sum(pens)


def land(compared: Compared) -> list[Weighed]:
    """Crops on the fields, and a cavern to build in."""
    before, after = (state.players[compared.seat] for state in (compared.before, compared.after))
    found: list[Weighed] = []
    grain = after.grain_on_fields() - before.grain_on_fields()
    vegetables = after.vegetables_on_fields() - before.vegetables_on_fields()
    if grain + vegetables > 0 and compared.is_breeding_to_come:
        found.append(Weighed(0.4 * (grain + vegetables), say("hint-sown", n=grain + vegetables)))
    if after.caverns and not before.caverns and compared.rounds_left:
        found.append(Weighed(1.2, say("hint-cavern")))
    return found


def weapons(compared: Compared) -> list[Weighed]:
    """Somebody who can go on expeditions, or brings more from them."""
    before, after = (state.players[compared.seat].weapons for state in (compared.before, compared.after))
    strongest = max(after, default=0)
    if not compared.rounds_left or strongest <= max(before, default=0):
        return []
    return [Weighed(1.0 + 0.25 * strongest, say("hint-weapon", strength=strongest))]


def start(compared: Compared) -> list[Weighed]:
    """Who begins the next round."""
    before, after, seat = compared
    if after.start != seat or before.start == seat or not compared.rounds_left:
        return []
    return [Weighed(0.9, say("hint-start"))]


def goods(compared: Compared) -> list[Weighed]:
    """What comes into the store."""
    before, after = (state.players[compared.seat].goods for state in (compared.before, compared.after))
    gained = tuple(
        (good, after[good] - before[good]) for good in range(GOODS_COUNT) if after[good] > before[good]
    )
    if not gained:
        return []
    weight = sum(GOOD_WEIGHTS[good] * n for good, n in gained)
    return [Weighed(weight, say("hint-goods", goods=listed(gained)))]


REASONS: Final[tuple[Callable[[Compared], list[Weighed]], ...]] = (
    points,
    family,
    food,
    rooms,
    animals,
    land,
    weapons,
    start,
    goods,
)
