"""How many twin tiles still find a place: remembered for every set of free spaces."""

from typing import Final

from caverna.engine.home_board import FOREST, MOUNTAIN, NEIGHBOURS, ON_BOARD

FOREST_ON_BOARD: Final = FOREST & ON_BOARD
MOUNTAIN_ON_BOARD: Final = MOUNTAIN & ON_BOARD

_REMEMBERED: dict[int, int] = {0: 0}


def twins_that_fit(free: int) -> int:
    """The greatest number of twin tiles that these spaces of one terrain can hold at once."""
    known = _REMEMBERED.get(free)
    if known is None:
        low = free & -free
        rest = free ^ low
        known = twins_that_fit(rest)
        partners = NEIGHBOURS[low.bit_length() - 1] & rest
        while partners:
            partner = partners & -partners
            partners ^= partner
            known = max(known, 1 + twins_that_fit(rest ^ partner))
        _REMEMBERED[free] = known
    return known
