"""The home board once more, as plainly as possible: names, neighbours, and where twin tiles may lie."""

from collections.abc import Iterable

FOREST = [column + row for row in "1234" for column in "abc"]
MOUNTAIN = [column + row for row in "1234" for column in "def"]
FOREST_EDGE = ["a0", "b0", "c0", "a5", "b5", "c5", "z1", "z2", "z3", "z4"]
MOUNTAIN_EDGE = ["d0", "e0", "f0", "d5", "e5", "f5", "g1", "g2", "g3", "g4"]
COLUMNS = "zabcdefg"


def terrain(cell: str) -> str:
    """Forest or mountain."""
    return "forest" if cell[0] in "abcz" else "mountain"


def are_neighbours(one: str, other: str) -> bool:
    """Whether two spaces of the same terrain share an edge."""
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    down = abs(int(one[1]) - int(other[1]))
    return terrain(one) == terrain(other) and across + down == 1


def is_beside(cell: str, tiles: Iterable[str]) -> bool:
    """Whether a space neighbours one of the others."""
    return any(are_neighbours(cell, tile) for tile in tiles)


def twin_places(free: Iterable[str], beside: Iterable[str]) -> set[tuple[str, str]]:
    """Ordered pairs of free neighbouring spaces, at least one of them next to what is there already."""
    free, beside = list(free), list(beside)
    return {
        (one, other)
        for one in free
        for other in free
        if are_neighbours(one, other) and (is_beside(one, beside) or is_beside(other, beside))
    }


def one_half_on_board(places: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Without the pairs that lie beside the board with both halves."""
    board = {*FOREST, *MOUNTAIN}
    return {pair for pair in places if pair[0] in board or pair[1] in board}
