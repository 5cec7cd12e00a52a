"""Places for animals: each kind of them as a small number, and what fits where."""

from typing import Final

from caverna.engine.accommodation.fits import Pens, can_cover, search_for_places
from caverna.engine.goods import BOAR, CATTLE, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import cells_of
from caverna.engine.hooks import ANY_ANIMAL, BOARS_ONLY, CATTLE_ONLY, DONKEYS_ONLY, SHEEP_ONLY
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.player import Player
from caverna.expansions.frantic_fiends.engine.move_table import HERD_BITS, LARGEST_HERD

Stock = list[int]
"""How many of each good; only the farm animals count."""
NO_PLACE: Final = -1
NO_HERD: Final = 0
_AREA: Final = ANY_ANIMAL << 1 | 1
"""A meadow or a pasture: dogs can watch there."""
_MINE: Final = 1 << 5 | DONKEYS_ONLY << 1
_LONE_STABLE: Final = 1 << 5 | BOARS_ONLY << 1


# A kind of place: its capacity, the animals it takes, and whether dogs can watch there.


def kind_of_place(kinds: int, capacity: int, can_be_watched: int) -> int:
    """A kind of place as a number."""
    return capacity << 5 | kinds << 1 | can_be_watched


def capacity_of(kind: int) -> int:
    """How many animals of one type stand on such a place."""
    return kind >> 5


def animals_on(kind: int) -> int:
    """The types of animals such a place takes, as a set."""
    return kind >> 1 & ANY_ANIMAL


def takes(kind: int, animal: int) -> bool:
    """Whether such a place takes this type of animal."""
    return kind >> animal - SHEEP + 1 & 1 == 1


def dogs_for(kind: int, animal: int, count: int) -> int:
    """How many dogs it takes to keep so many animals there."""
    return max(1, count - 1) if animal == SHEEP and count > kind >> 5 else 0


def place_at(rules: Ruleset, player: Player, cell: int) -> int:
    """The kind of place on a space, or NO_PLACE."""
    bit, stables = 1 << cell, player.stables
    if player.meadows & bit:
        return 1 << 5 | _AREA if stables & bit else _AREA
    if player.small_pastures & bit:
        return 4 << 5 | _AREA if stables & bit else 2 << 5 | _AREA
    for area in player.large_areas:
        if area & -area == bit:
            return _large_pasture(stables & area)
    if player.mines & bit:
        return _MINE
    if stables & bit and not player.tilled & bit:
        return _LONE_STABLE
    if not player.owned & rules.with_pens:
        return NO_PLACE
    fields = player.fields & ~player.sown
    for where, number in player.rooms:
        tile = rules.furnishings[number]
        if tile.pens is not None and (where == cell if not tile.pens_on_fields else fields & bit):
            kinds, capacity = tile.pens(player)[(fields & bit - 1).bit_count() if tile.pens_on_fields else 0]
            return kind_of_place(kinds, capacity, 0)
    return NO_PLACE


def _large_pasture(stables: int) -> int:
    if not stables:
        return 4 << 5 | _AREA
    return 8 << 5 | _AREA if stables & stables - 1 == 0 else 16 << 5 | _AREA


class Places:
    """Places for animals, space by space."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.kinds: list[int] = []
        self.areas = 0
        """How many of them dogs can watch."""
        self.room = 0
        """For how many animals of any type there is room; below, for those of one type alone."""
        self.sheep = 0
        self.donkeys = 0
        self.boars = 0
        self.cattle = 0

    def add(self, cell: int, kind: int) -> None:
        """One more place."""
        self.cells.append(cell)
        self.kinds.append(kind)
        self.areas += kind & 1
        self.count(kind, kind >> 5)

    def drop_last(self) -> None:
        """The last place is none any more."""
        self.cells.pop()
        kind = self.kinds.pop()
        self.areas -= kind & 1
        self.count(kind, -(kind >> 5))

    def count(self, kind: int, animals: int) -> None:
        """Room for so many more animals on places of a kind."""
        types = kind >> 1 & ANY_ANIMAL
        if types == ANY_ANIMAL:
            self.room += animals
        elif types == DONKEYS_ONLY:
            self.donkeys += animals
        elif types == BOARS_ONLY:
            self.boars += animals
        elif types == SHEEP_ONLY:
            self.sheep += animals
        else:
            assert types == CATTLE_ONLY, types
            self.cattle += animals

    def hold(self, left: Stock, dogs: int) -> bool:
        """Whether the animals fit into these places."""
        return self.hold_all(left, dogs, NO_PLACE)

    def hold_without(self, kind: int, left: Stock, dogs: int) -> bool:
        """Whether the animals fit into these places without one of a kind."""
        self.count(kind, -(kind >> 5))
        found = self.hold_all(left, dogs, kind)
        self.count(kind, kind >> 5)
        return found

    def hold_all(self, left: Stock, dogs: int, without: int) -> bool:
        """The same, by counting if that is enough to know: types of animals do not share a place."""
        sheep, donkeys = max(0, left[SHEEP] - self.sheep), max(0, left[DONKEY] - self.donkeys)
        boars, cattle = max(0, left[BOAR] - self.boars), max(0, left[CATTLE] - self.cattle)
        total = sheep + donkeys + boars + cattle
        if total > self.room and total - min(sheep, self.most_watched(dogs)) > self.room:
            return False
        if total <= self.room and (total == sheep or total == donkeys or total == boars or total == cattle):
            return True
        if sheep and dogs:
            kinds = self.kinds.copy()
            if without != NO_PLACE:
                kinds.remove(without)
            pens = pens_with(sorted(kinds))
            return search_for_places(pens, dogs, left[SHEEP], left[DONKEY], left[BOAR], left[CATTLE])
        needs = [need for need in sorted([sheep, donkeys, boars, cattle]) if need]
        return can_cover(self.sizes(without), needs)

    def sizes(self, without: int) -> list[int]:
        """The places for any animal, the largest first, one of a kind left out."""
        found: list[int] = []
        for kind in self.kinds:
            if kind == without:
                without = NO_PLACE
            elif kind >> 1 & ANY_ANIMAL == ANY_ANIMAL:
                found.append(kind >> 5)
        found.sort()
        found.reverse()
        return found

    def most_watched(self, dogs: int) -> int:
        """More sheep than that dogs cannot watch: on each area one more than there are dogs."""
        return dogs + min(dogs, self.areas) if self.areas else 0


def free_places(rules: Ruleset, player: Player, taken: int) -> Places:
    """The places of a player that are not spoken for."""
    places = Places()
    stables = player.stables
    for cell in cells_of(player.meadows & ~taken):
        places.add(cell, 1 << 5 | _AREA if stables >> cell & 1 else _AREA)
    if player.small_pastures:
        for cell in cells_of(player.small_pastures & ~taken):
            places.add(cell, 4 << 5 | _AREA if stables >> cell & 1 else 2 << 5 | _AREA)
    for area in player.large_areas:
        if not area & -area & taken:
            places.add(cells_of(area)[0], _large_pasture(stables & area))
    if player.mines:
        for cell in cells_of(player.mines & ~taken):
            places.add(cell, _MINE)
    if stables:
        for cell in cells_of(stables & ~player.tilled & ~taken):
            places.add(cell, _LONE_STABLE)
    if player.owned & rules.with_pens:
        add_rooms(places, rules, player, taken)
    return places


def add_rooms(places: Places, rules: Ruleset, player: Player, taken: int) -> None:
    """The rooms of a player that are not spoken for, in order of building."""
    for where, number in player.rooms:
        tile = rules.furnishings[number]
        if tile.pens is None:
            continue
        cells = cells_of(player.fields & ~player.sown) if tile.pens_on_fields else (where,)
        for i, (kinds, capacity) in enumerate(tile.pens(player)):
            if not taken >> cells[i] & 1:
                places.add(cells[i], kind_of_place(kinds, capacity, 0))


def pens_with(kinds: list[int]) -> Pens:
    """Places of these kinds, the smallest first, as a summary."""
    only = [0, 0, 0, 0]
    areas, rooms = [], []
    for kind in kinds:
        capacity, animals = kind >> 5, kind >> 1 & ANY_ANIMAL
        if animals != ANY_ANIMAL:
            only[animals.bit_length() - 1] += capacity
        elif kind & 1:
            areas.append(capacity)
        else:
            rooms.append(capacity)
    return (tuple(only), tuple(areas), tuple(rooms))


# What may be said about one place, so that all other animals find room.


def wishes(places: Places, kind: int, left: Stock, dogs: int) -> list[int]:
    """The herds that may stand on a place of a kind, as `kept` has them."""
    is_room = places.hold_without(kind, left, dogs)
    found = [NO_HERD] if is_room else []
    for animal, count, _ in possible_herds(places, kind, left, dogs, is_room):
        if count <= LARGEST_HERD:
            found.append(animal << HERD_BITS | count)
    return found


def possible_herds(
    places: Places, kind: int, left: Stock, dogs: int, is_room: bool
) -> list[tuple[int, int, int]]:
    """All herds that could stand on a place, with their dogs; `is_room` says that none has to."""
    found: list[tuple[int, int, int]] = []
    rest = left.copy()
    for animal in FARM_ANIMALS:
        if not left[animal] or not takes(kind, animal):
            continue
        most = capacity_of(kind)
        if animal == SHEEP and kind & 1 and dogs:
            most = max(most, dogs + 1)
        is_fewer = is_room
        for count in range(1, min(most, left[animal]) + 1):
            watching = dogs_for(kind, animal, count)
            rest[animal] = left[animal] - count
            # Where more could stay away, fewer can, unless it takes dogs.
            if (is_fewer and not watching) or places.hold_without(kind, rest, dogs - watching):
                is_fewer = True
                found.append((animal, count, watching))
        rest[animal] = left[animal]
    return found
