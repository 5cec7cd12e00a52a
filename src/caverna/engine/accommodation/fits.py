"""Does a herd fit? Exact, and remembered, because the same few boards come up again and again."""

Pens = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""(places for sheep, donkeys, boars, cattle alone; capacities of meadows and pastures; capacities of rooms).

A meadow or pasture holds one kind up to its capacity (0 for a bare meadow), or sheep watched by dogs: one
more than there are dogs on it. A room holds one kind up to its capacity. Both lists are sorted.
"""

_REMEMBERED: dict[tuple[Pens, int, int, int, int, int], bool] = {}
_MOST_REMEMBERED = 200_000


def fits(pens: Pens, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Whether all these animals find a place at once."""
    key = (pens, dogs, sheep, donkeys, boars, cattle)
    known = _REMEMBERED.get(key)
    if known is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        known = search_for_places(pens, dogs, sheep, donkeys, boars, cattle)
        _REMEMBERED[key] = known
    return known


def search_for_places(pens: Pens, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """The search itself, with nothing remembered."""
    only, areas, rooms = pens
    donkeys = max(0, donkeys - only[1])
    boars = max(0, boars - only[2])
    cattle = max(0, cattle - only[3])
    # Dogs watch best on the areas that are worth least without them, and every area they use adds one sheep.
    for watched in range(min(dogs, len(areas)) + 1):
        watched_sheep = dogs + watched if watched else 0
        left = max(0, sheep - only[0] - watched_sheep)
        needs = sorted(need for need in (left, donkeys, boars, cattle) if need)
        holders = sorted([*areas[watched:], *rooms], reverse=True)
        if can_cover(holders, needs):
            return True
    return False


def can_cover(holders: list[int], needs: list[int]) -> bool:
    """Whether holders, largest first, each for one kind, can be shared out so that every need is met."""
    if not needs:
        return True
    if not holders or sum(holders) < sum(needs) or holders[0] == 0:
        return False
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
