"""Does a herd fit? Exact, and remembered, because the same few boards come up again and again."""

from typing import Final

Pens = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""(places for sheep, donkeys, boars, cattle alone; capacities of meadows and pastures; capacities of rooms).

A meadow or pasture holds one kind up to its capacity (0 for a bare meadow), or sheep watched by dogs: one
more than there are dogs on it. A room holds one kind up to its capacity. Both lists are sorted.
"""

_REMEMBERED: Final[dict[Pens, "Stalls"]] = {}
_MOST_REMEMBERED: Final = 20_000
_LARGEST_HERD: Final = 1 << 12
"""Larger ones are not remembered."""


class Stalls:
    """A summary of pens, and what is known of the herds that fit into them."""

    def __init__(self, pens: Pens) -> None:
        self.pens = pens
        self.known: dict[int, bool] = {}

    def hold(self, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Whether all these animals find a place at once."""
        only = self.pens[0]
        if sheep <= only[0] and donkeys <= only[1] and boars <= only[2] and cattle <= only[3]:
            return True
        if dogs | sheep | donkeys | boars | cattle >= _LARGEST_HERD:
            return search_for_places(self.pens, dogs, sheep, donkeys, boars, cattle)
        herd = dogs | sheep << 12 | donkeys << 24 | boars << 36 | cattle << 48
        known = self.known.get(herd)
        if known is None:
            known = search_for_places(self.pens, dogs, sheep, donkeys, boars, cattle)
            self.known[herd] = known
        return known


def stalls(pens: Pens) -> Stalls:
    """What is known of some pens."""
    known = _REMEMBERED.get(pens)
    if known is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        known = Stalls(pens)
        _REMEMBERED[pens] = known
    return known


def fits(pens: Pens, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Whether all these animals find a place at once."""
    return stalls(pens).hold(dogs, sheep, donkeys, boars, cattle)


def search_for_places(pens: Pens, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """The search itself, with nothing remembered."""
    only, areas, rooms = pens
    sheep = max(0, sheep - only[0])
    others = [max(0, donkeys - only[1]), max(0, boars - only[2]), max(0, cattle - only[3])]
    kinds = (others[0] > 0) + (others[1] > 0) + (others[2] > 0)
    capacity = -others[0] - others[1] - others[2]
    for each in areas:
        capacity += each
    for each in rooms:
        capacity += each
    # Dogs watch best on the areas that are worth least without them, and every area they use adds one sheep.
    for watched in range(min(dogs, len(areas)) + 1):
        left = sheep
        if watched:
            left = max(0, sheep - dogs - watched)
            capacity -= areas[watched - 1]
        if left > capacity:
            continue
        if kinds + (left > 0) < 2:
            return True
        needs = sorted([need for need in (left, *others) if need])
        if can_cover(sorted([*areas[watched:], *rooms], reverse=True), needs):
            return True
    return False


def can_cover(holders: list[int], needs: list[int]) -> bool:
    """Whether holders, largest first, each for one kind, can be shared out so that every need is met."""
    if not needs:
        return True
    if not holders or holders[0] == 0:
        return False
    left = 0
    for need in needs:
        left += need
    for holder in holders:
        left -= holder
    if left > 0:
        return False
    if len(needs) == 1:
        return True
    largest, rest = holders[0], holders[1:]
    tried = 0
    for i in range(len(needs) - 1, -1, -1):
        need = needs[i]
        if need == tried:
            continue
        tried = need
        others = needs[:i] + needs[i + 1 :]
        if need > largest:
            others = sorted([*others, need - largest])
        if can_cover(rest, others):
            return True
    return False
