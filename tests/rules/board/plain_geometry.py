"""The home board once more, as plainly as possible: names, neighbours, and where twin tiles may lie."""

from collections.abc import Iterable

from caverna import Game
from caverna.record.position import read_position

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


def a_board(*lines: str) -> Game:
    """A game in which seat A has what the lines of a position say, for boards thrown together by dice."""
    return read_position(
        "\n".join(["caverna position 1", "players 2", "turn A", "seat A", *lines]), as_is=True
    )


def twins(moves: list[str], first: str, second: str) -> set[tuple[str, str]]:
    """The two spaces of every twin tile of this kind among the moves."""
    words = [move.split() for move in moves]
    return {(w[2], w[4]) for w in words if w[0] == "tile" and len(w) == 5 and (w[1], w[3]) == (first, second)}


def sites(moves: list[str], words: str) -> set[str]:
    """The spaces named by moves that begin with these words."""
    return {move.removeprefix(words).strip() for move in moves if move.startswith(f"{words} ")}
