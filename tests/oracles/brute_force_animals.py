"""A plain placer of animals: every holder gets every kind, every meadow and pasture every number of dogs.

Written from the rules alone, without a thought for speed, and without anything of the engine's own placing.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from caverna.engine.state.player import Player

Cells = tuple[int, ...]
Herd = tuple[int, int, int, int]
"""Sheep, donkeys, boars, cattle."""

SHEEP, DONKEY, BOAR, CATTLE = range(4)
EVERY_KIND = (SHEEP, DONKEY, BOAR, CATTLE)
FIRST_ANIMAL = 9
"""The number of the sheep among all goods; donkeys, boars and cattle follow. Dogs come right before."""
DOGS = 8


@dataclass(frozen=True)
class Place:
    """Somewhere animals of one kind can stand."""

    cells: Cells
    kinds: tuple[int, ...]
    capacity: int
    dogs_may_watch: bool = False


def spaces(bits: int) -> list[int]:
    """The spaces of a bit set."""
    return [cell for cell in range(64) if bits >> cell & 1]


def places(player: Player, rooms: Mapping[str, int]) -> list[Place]:
    """Every place of a home board. `rooms` says which furnishings there are, and on which space."""

    def stables_on(cells: Iterable[int]) -> int:
        return sum(1 for cell in cells if player.stables >> cell & 1)

    found: list[Place] = []
    for cell in spaces(player.meadows):
        found.append(Place((cell,), EVERY_KIND, stables_on([cell]), dogs_may_watch=True))
    for cell in spaces(player.small_pastures):
        found.append(Place((cell,), EVERY_KIND, 2 * 2 ** stables_on([cell]), dogs_may_watch=True))
    for area in player.large_areas:
        cells = tuple(spaces(area))
        found.append(Place(cells, EVERY_KIND, 4 * 2 ** stables_on(cells), dogs_may_watch=True))
    covered = player.meadows | player.fields | player.small_pastures | player.large_pastures
    for cell in spaces(player.stables):
        if not covered >> cell & 1:
            found.append(Place((cell,), (BOAR,), 1))
    for cell in spaces(player.ore_mines) + spaces(player.ruby_mines):
        found.append(Place((cell,), (DONKEY,), 1))
    return found + places_in_rooms(player, rooms)


def places_in_rooms(player: Player, rooms: Mapping[str, int]) -> list[Place]:
    """What dwellings and special rooms hold."""
    found: list[Place] = []
    for dwelling in ("entry_level_dwelling", "mixed_dwelling"):
        if dwelling in rooms:
            found.append(Place((rooms[dwelling],), EVERY_KIND, 2))
    if "cuddle_room" in rooms:
        found.append(Place((rooms["cuddle_room"],), (SHEEP,), len(player.weapons)))
    if "breakfast_room" in rooms:
        found.append(Place((rooms["breakfast_room"],), (CATTLE,), 3))
    if "stubble_room" in rooms:
        crops = player.grain_1 | player.grain_2 | player.grain_3 | player.vegetable_1 | player.vegetable_2
        for cell in spaces(player.fields):
            if not crops >> cell & 1:
                found.append(Place((cell,), EVERY_KIND, 1))
    return found


def ways_to_fill(place: Place, herd: Herd, dogs: int) -> Iterator[tuple[Herd, int]]:
    """The animals and dogs left over, for every way to use one place as far as it goes."""
    yield herd, dogs
    for kind in place.kinds:
        yield without(herd, kind, place.capacity), dogs
    if place.dogs_may_watch:
        for watching in range(1, dogs + 1):
            yield without(herd, SHEEP, watching + 1), dogs - watching


def without(herd: Herd, kind: int, number: int) -> Herd:
    """The herd after up to so many of one kind have found a place."""
    left = list(herd)
    left[kind] = max(0, left[kind] - number)
    return (left[0], left[1], left[2], left[3])


def can_place_all(player: Player, rooms: Mapping[str, int]) -> bool:
    """Whether some way to fill all places leaves nobody without one."""
    goods = player.goods
    herd = (goods[FIRST_ANIMAL], goods[FIRST_ANIMAL + 1], goods[FIRST_ANIMAL + 2], goods[FIRST_ANIMAL + 3])
    still_to_place = {(herd, goods[DOGS])}
    for place in places(player, rooms):
        still_to_place = {left for herd, dogs in still_to_place for left in ways_to_fill(place, herd, dogs)}
    return any(herd == (0, 0, 0, 0) for herd, _ in still_to_place)


def faults(player: Player, rooms: Mapping[str, int], standing: Mapping[int, Mapping[int, int]]) -> list[str]:
    """What is against the rules where animals stand, given as numbers of each animal on a space."""
    found: list[str] = []
    by_cell = {cell: place for place in places(player, rooms) for cell in place.cells}
    dogs_used, seen = 0, set()
    placed = dict.fromkeys(EVERY_KIND, 0)
    for cell, animals in standing.items():
        place = by_cell.get(cell)
        kinds = [good - FIRST_ANIMAL for good, number in animals.items() if good != DOGS and number]
        dogs = animals.get(DOGS, 0)
        dogs_used += dogs
        if place is None or place.cells in seen:
            found.append(f"{cell}: no place for animals, or one used twice")
            continue
        seen.add(place.cells)
        for kind in kinds:
            placed[kind] += animals[kind + FIRST_ANIMAL]
        if len(kinds) > 1:
            found.append(f"{cell}: two kinds")
        for kind in kinds:
            number = animals[kind + FIRST_ANIMAL]
            is_kept = kind in place.kinds and number <= place.capacity
            is_watched = place.dogs_may_watch and kind == SHEEP and dogs and number <= dogs + 1
            if not is_kept and not is_watched:
                found.append(f"{cell}: {number} of kind {kind} with {dogs} dogs")
    if dogs_used > player.goods[DOGS]:
        found.append(f"{dogs_used} dogs on watch")
    for kind in EVERY_KIND:
        if placed[kind] > player.goods[FIRST_ANIMAL + kind]:
            found.append(f"too many of kind {kind}")
    return found
