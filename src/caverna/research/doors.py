"""What a box may add to observations: pieces of its own, written quickly, told slowly, and said in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy
from numpy.typing import NDArray

from caverna.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState
    from caverna.research.encoding.layout import BoxEncoder, Layout, Shape

Figures = NDArray[numpy.int64]
Slowly = Callable[["Layout", "GameState", int], Figures]
"""A piece as `observations.readable` tells it: layout, position, observing seat."""
Pieces = dict[str, NDArray[numpy.uint8]]
Told = dict[str, object]


class ResearchDoors:
    """What is seen of a box. The base game's adds nothing."""

    def pieces(self, rules: Ruleset, furnishings: int) -> Sequence[Shape]:
        """Names and shapes of its pieces, one behind the other; so many numbers furnishings have at most."""
        return ()

    def encoder(self, layout: Layout) -> BoxEncoder | None:
        """What writes these pieces; None if there are none."""
        return None

    def readable(self) -> dict[str, Slowly]:
        """The same pieces in plain slow lines, by name: the encoder has to say what they say."""
        return {}

    def decode(self, layout: Layout, pieces: Pieces) -> Told:
        """The pieces about the table in words."""
        return {}

    def decode_player(self, layout: Layout, pieces: Pieces, seat: int) -> Told:
        """The pieces about a player in words; 0 is the observing seat."""
        return {}


BASE_DOORS = ResearchDoors()
