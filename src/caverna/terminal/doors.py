"""What a box brings to the full screen: every place where it comes in. The base game adds nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caverna.view.shapes import PlayerView, View
    from caverna.words.texts import Words


class ScreenDoors:
    """A box on the full screen, place by place. Derived classes override what their box adds."""

    pane_key = ""
    """The key of the name of its own pane; empty if it has none."""

    def in_cell(self, words: Words, view: View, player: PlayerView, cell: str) -> Sequence[str]:
        """What else stands on a space of the home board, the most important first."""
        return ()

    def beside(self, words: Words, view: View, player: PlayerView) -> Sequence[str]:
        """What else a player has, in brief, each in a few words."""
        return ()

    def pane(self, words: Words, view: View, player: PlayerView) -> Sequence[tuple[str, str]]:
        """Its own pane: headings (with an empty text) and paragraphs with a name before them."""
        return ()


BASE_DOORS = ScreenDoors()
