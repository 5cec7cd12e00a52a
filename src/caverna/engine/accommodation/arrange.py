"""One way to put the animals on the board, for drawing it."""

from itertools import combinations_with_replacement

from caverna.engine.accommodation.fits import can_cover
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import cells_of
from caverna.engine.hooks import ANY_ANIMAL
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.player import Player

Arrangement = dict[int, dict[int, int]]
"""For a space (the first one of a large pasture): how many of which animal stand there, watchdogs too."""


class Holder:
    """A place for animals of one kind, at a space."""

    def __init__(self, cell: int, kinds: int, capacity: int, can_be_watched: bool) -> None:
        self.cell = cell
        self.kinds = kinds
        self.capacity = capacity
        self.can_be_watched = can_be_watched


def holders_of(rules: Ruleset, player: Player) -> list[Holder]:
    """Everything that holds animals, space by space."""
    stables = player.stables
    found = [Holder(cell, ANY_ANIMAL, stables >> cell & 1, True) for cell in cells_of(player.meadows)]
    found += [
        Holder(c, ANY_ANIMAL, 4 if stables >> c & 1 else 2, True) for c in cells_of(player.small_pastures)
    ]
    for area in player.large_areas:
        found.append(Holder(cells_of(area)[0], ANY_ANIMAL, 4 << (stables & area).bit_count(), True))
    found += [Holder(cell, 1 << 1, 1, False) for cell in cells_of(player.mines)]
    found += [Holder(cell, 1 << 2, 1, False) for cell in cells_of(stables & ~player.tilled)]
    for cell, tile in rules.rooms_with(player, rules.with_pens):
        assert tile.pens is not None
        pens = tile.pens(player)
        cells = cells_of(player.fields & ~player.sown) if tile.pens_on_fields else (cell,)
        assert len(cells) == len(pens), tile.key
        for i, (kinds, capacity) in enumerate(pens):
            found.append(Holder(cells[i], kinds, capacity, False))
    return found


def arrange(rules: Ruleset, player: Player) -> Arrangement:
    """Where the animals stand. As few as possible are left out, none if all fit."""
    holders = holders_of(rules, player)
    goods = player.goods
    for number in range(sum(goods[animal] for animal in FARM_ANIMALS) + 1):
        for outside in combinations_with_replacement(FARM_ANIMALS, number):
            herd = {animal: goods[animal] - outside.count(animal) for animal in FARM_ANIMALS}
            if min(herd.values()) >= 0:
                placed = arrange_all(holders, goods[DOG], herd)
                if placed is not None:
                    return placed
    raise AssertionError("a herd of no animals fits everywhere")


def arrange_all(holders: list[Holder], dogs: int, needs: dict[int, int]) -> Arrangement | None:
    """All these animals in their places, or nothing if they do not fit."""
    placed: Arrangement = {}
    for holder in holders:
        if holder.kinds == ANY_ANIMAL:
            continue
        for bit, animal in enumerate(FARM_ANIMALS):
            if holder.kinds == 1 << bit:
                _put(placed, holder, animal, needs)
    free = sorted((h for h in holders if h.kinds == ANY_ANIMAL), key=lambda h: h.capacity)
    watchable = [h for h in free if h.can_be_watched]
    for watched in range(min(dogs, len(watchable)) + 1):
        used = watchable[:watched]
        left = dict(needs)
        left[SHEEP] = max(0, left[SHEEP] - (dogs + watched if watched else 0))
        rest = sorted((h for h in free if h not in used), key=lambda h: -h.capacity)
        if can_cover([h.capacity for h in rest], sorted(n for n in left.values() if n)):
            _watch(placed, used, dogs, needs)
            _share_out(placed, rest, needs)
            return placed
    return None


def _put(placed: Arrangement, holder: Holder, animal: int, needs: dict[int, int]) -> None:
    here = min(holder.capacity, needs[animal])
    if here:
        placed.setdefault(holder.cell, {})[animal] = here
        needs[animal] -= here


def _watch(placed: Arrangement, used: list[Holder], dogs: int, needs: dict[int, int]) -> None:
    """One dog an area, the rest of them on the last; each area takes one sheep more than dogs."""
    for i, holder in enumerate(used):
        here = 1 if i + 1 < len(used) else dogs - len(used) + 1
        sheep = min(here + 1, needs[SHEEP])
        if sheep:
            placed[holder.cell] = {DOG: here, SHEEP: sheep}
            needs[SHEEP] -= sheep


def _share_out(placed: Arrangement, holders: list[Holder], needs: dict[int, int]) -> None:
    """Holder by holder, largest first: any kind that leaves the rest coverable."""
    for i, holder in enumerate(holders):
        if not any(needs.values()):
            return
        rest = [h.capacity for h in holders[i + 1 :]]
        for animal in sorted((SHEEP, DONKEY, BOAR, CATTLE), key=lambda a: -needs[a]):
            if not needs[animal]:
                continue
            after = dict(needs)
            after[animal] = max(0, needs[animal] - holder.capacity)
            if can_cover(rest, sorted(n for n in after.values() if n)):
                _put(placed, holder, animal, needs)
                break
