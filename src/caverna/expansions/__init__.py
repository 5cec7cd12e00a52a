"""The boxes there are. One of ours is registered by its line here, anybody else's by an entry point.

Nothing is loaded before it is asked for: who only wants to know which commands there are waits for no rules.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

    from caverna.engine.ruleset import Ruleset
    from caverna.expansion import Expansion

BOXES = ("caverna.expansions.frantic_fiends",)
"""Each of these modules has a BOX, and COMMANDS if the box brings some."""
ENTRY_POINTS = "caverna.expansions"
"""The group of entry points that name the box of another distribution."""


@cache
def base_game() -> Expansion:
    """The box that brings nothing."""
    from caverna.expansion import Expansion
    from caverna.pickles import box_travels

    return box_travels(Expansion())


@cache
def all_expansions() -> dict[str, Expansion]:
    """Every box by its name, the base game first."""
    from caverna.pickles import box_travels

    ours = [import_module(module).BOX for module in BOXES]
    theirs = [point.load() for point in boxes_of_others()]
    return {box.name: box for box in (base_game(), *map(box_travels, (*ours, *theirs)))}


def boxes_of_others() -> EntryPoints:
    """What other distributions have registered."""
    from importlib.metadata import entry_points

    return entry_points(group=ENTRY_POINTS)


def expansion_named(name: str) -> Expansion:
    """The box with this name; KeyError if there is none."""
    base = base_game()
    return base if name == base.name else all_expansions()[name]


def box_of(rules: Ruleset) -> Expansion:
    """The box a game is played with, for code that has no more than its rules."""
    return expansion_named(rules.expansion)
