"""The moves on a home board by where they lead: for single spaces and for twin tiles.

Whole sets of spaces are looked up at once, and the lists of moves they give are remembered: the same boards
come up again and again. Nobody may change such a list.
"""

from typing import Final

from caverna.engine.home_board import CELL_COUNT, by_octets, cells_of, joined

_MOST_REMEMBERED: Final = 20_000


class CellMoves:
    """The moves of a verb by space of the home board; -1 where there is none."""

    def __init__(self, by_cell: list[int]) -> None:
        self.by_cell = by_cell
        self._remembered: dict[int, list[int]] = {}

    def __getitem__(self, cell: int) -> int:
        return self.by_cell[cell]

    def on(self, cells: int) -> list[int]:
        """The moves on a set of spaces, in order."""
        known = self._remembered.get(cells)
        if known is None:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            known = [self.by_cell[cell] for cell in cells_of(cells)]
            self._remembered[cells] = known
        return known


class TwinSite:
    """Two neighbouring spaces, and the move that covers them."""

    def __init__(self, first: int, second: int, move: int) -> None:
        self.both = 1 << first | 1 << second
        self.second = 1 << second
        self.move = move


class TwinSites:
    """All sites of a twin tile: those on the board, then those that stick out of it.

    A site is known by its place in the list; a set of sites is an int with one bit a site.
    """

    def __init__(self, ordinary: list[TwinSite], overhanging: list[TwinSite]) -> None:
        self.sites = ordinary + overhanging
        self.ordinary = (1 << len(ordinary)) - 1
        self.every = (1 << len(self.sites)) - 1
        self._covering = by_octets([self._having(1 << cell, False) for cell in range(CELL_COUNT)])
        self._ending = by_octets([self._having(1 << cell, True) for cell in range(CELL_COUNT)])
        self._remembered: dict[int, list[int]] = {}

    def _having(self, bit: int, is_second: bool) -> int:
        found = 0
        for number, site in enumerate(self.sites):
            if (site.second if is_second else site.both) & bit:
                found |= 1 << number
        return found

    def covering(self, cells: int) -> int:
        """The sites with a half on one of these spaces."""
        return joined(self._covering, cells)

    def ending(self, cells: int) -> int:
        """The sites with the second half on one of these spaces."""
        return joined(self._ending, cells)

    def moves(self, sites: int) -> list[int]:
        """The moves that cover these sites, in order."""
        known = self._remembered.get(sites)
        if known is None:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            known = [site.move for number, site in enumerate(self.sites) if sites >> number & 1]
            self._remembered[sites] = known
        return known

    def within(self, cells: int) -> list[int]:
        """The moves that cover two of these spaces, in order."""
        return [site.move for site in self.sites if site.both & cells == site.both]
