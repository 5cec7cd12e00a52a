"""The home board as geometry: names of spaces, neighbours, rewards, and every pair a twin tile can cover.

A set of spaces is an int with one bit a space. Columns a to c are forest, d to f mountain, rows 1 to 4 from
the top. Rows 0 and 5 and columns z and g are the places beside the board that only the halves of overhanging
twin tiles reach.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caverna.engine.goods import Goods, goods

if TYPE_CHECKING:
    from mypy_extensions import i64

Pair = tuple[int, int]


def _cell_names() -> tuple[str, ...]:
    on_board = [column + row for row in "1234" for column in "abcdef"]
    beside = [column + row for row in "05" for column in "abcdef"] + [
        column + row for column in "zg" for row in "1234"
    ]
    return tuple(on_board + beside)


CELLS: Final = _cell_names()
CELL_COUNT: Final = 44
CELL_BY_NAME: Final[dict[str, int]] = {name: number for number, name in enumerate(CELLS)}
BITS: Final = tuple(1 << cell for cell in range(CELL_COUNT))
ON_BOARD: Final = (1 << 24) - 1


def mask(*names: str) -> int:
    """The set of the named spaces."""
    total = 0
    for name in names:
        total |= 1 << CELL_BY_NAME[name]
    return total


_REMEMBERED: Final[dict[int, tuple[int, ...]]] = {}
_MOST_REMEMBERED: Final = 100_000


def cells_of(cells: int) -> tuple[int, ...]:
    """The spaces of a set, in order. (Of any bit set: its members.)"""
    known = _REMEMBERED.get(cells)
    if known is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        known = tuple(cell for cell in range(cells.bit_length()) if cells >> cell & 1)
        _REMEMBERED[cells] = known
    return known


FOREST: Final = mask(*[name for name in CELLS if name[0] in "abcz"])
MOUNTAIN: Final = mask(*[name for name in CELLS if name[0] in "defg"])
FOREST_CELLS: Final = cells_of(FOREST)
MOUNTAIN_CELLS: Final = cells_of(MOUNTAIN)
ENTRANCE: Final = mask("c4")
STARTING_CAVERN: Final = mask("d3")
ENTRY_CELL: Final = CELL_BY_NAME["d4"]
"""Where the entry-level dwelling lies."""

REWARD_CELLS: Final[dict[int, Goods]] = {
    CELL_BY_NAME["c1"]: goods(boar=1),
    CELL_BY_NAME["a3"]: goods(boar=1),
    CELL_BY_NAME["b4"]: goods(food=1),
    CELL_BY_NAME["e4"]: goods(food=1),
    CELL_BY_NAME["f1"]: goods(food=2),
}
"""What a space gives when a landscape tile first covers it: wild boar preserves and water sources."""
REWARDS: Final = mask(*[CELLS[cell] for cell in REWARD_CELLS])


def _neighbours(cell: int) -> int:
    columns, rows = "zabcdefg", "012345"
    name = CELLS[cell]
    column, row = columns.index(name[0]), rows.index(name[1])
    land = FOREST if FOREST >> cell & 1 else MOUNTAIN
    found = 0
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= column + right < 8 and 0 <= row + down < 6:
            other = CELL_BY_NAME.get(columns[column + right] + rows[row + down])
            if other is not None and land >> other & 1:
                found |= 1 << other
    return found


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELL_COUNT))


def _pairs(land: int) -> tuple[Pair, ...]:
    return tuple(
        (first, second)
        for first in cells_of(land)
        for second in cells_of(NEIGHBOURS[first])
        if first < second
    )


FOREST_PAIRS: Final = _pairs(FOREST)
MOUNTAIN_PAIRS: Final = _pairs(MOUNTAIN)
"""All neighbouring spaces of one terrain, those beside the board included, the lower number first."""


def is_on_board(pair: Pair) -> bool:
    """Whether both halves lie on the board."""
    return (ON_BOARD >> pair[0]) & (ON_BOARD >> pair[1]) & 1 == 1


def overhangs(pair: Pair) -> bool:
    """Whether exactly one half sticks out."""
    return ((ON_BOARD >> pair[0]) ^ (ON_BOARD >> pair[1])) & 1 == 1


# What belongs to a space belongs to every set with it: looked up for eight spaces at once.


def by_octets(by_cell: Sequence[int]) -> list[int]:
    """For each eight spaces in a row and each set of them what belongs to any of them, as bit sets."""
    found: list[int] = []
    for first in range(0, len(by_cell), 8):
        octet = [0]
        for belonging in by_cell[first : first + 8]:
            octet += [others | belonging for others in octet]
        found += octet
    return found


def joined(octets: list[int], cells: "i64") -> int:
    """What belongs to a set of spaces."""
    found = octets[cells & 255] | octets[256 + (cells >> 8 & 255)] | octets[512 + (cells >> 16 & 255)]
    cells >>= 24
    start = 768
    while cells:
        found |= octets[start + (cells & 255)]
        cells >>= 8
        start += 256
    return found


_TOUCHING: Final = by_octets(NEIGHBOURS)


def touching(cells: int) -> int:
    """All neighbours of a set of spaces."""
    return joined(_TOUCHING, cells)
