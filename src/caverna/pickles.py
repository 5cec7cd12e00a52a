"""What may travel between processes; how, is known upstairs, and loaded when the first thing does."""

import copyreg
from collections.abc import Callable

from caverna.engine.verb import Move
from caverna.expansion import Expansion

Reduced = tuple[Callable[..., object], tuple[object, ...]]


def box_travels(box: Expansion) -> Expansion:
    """Tell pickle about the states, players and options of a box."""
    travels(box.state_kind, "state")
    travels(box.player_kind, "player")
    travels(box.options_kind, "options")
    return box


def travels(kind: type[object], what: str) -> None:
    """Tell pickle about a class."""

    def reduced(thing: object) -> Reduced:
        from caverna.record.pickling import REDUCED_BY

        return REDUCED_BY[what](thing)

    copyreg.pickle(kind, reduced)


travels(Move, "move")
