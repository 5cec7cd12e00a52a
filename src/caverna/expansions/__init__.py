"""The boxes there are. One of ours is registered by its line here, anybody else's by an entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from caverna.engine.ruleset import Ruleset
from caverna.expansion import BASE_GAME, Expansion

BOXES = ("caverna.expansions.frantic_fiends",)
"""Each of these modules has a BOX."""
ENTRY_POINTS = "caverna.expansions"
"""The group of entry points that name the box of another distribution."""
BASE = Expansion()


@cache
def all_expansions() -> dict[str, Expansion]:
    """Every box by its name, the base game first."""
    ours = [import_module(module).BOX for module in BOXES]
    theirs = [point.load() for point in entry_points(group=ENTRY_POINTS)]
    return {box.name: box for box in (BASE, *ours, *theirs)}


def expansion_named(name: str) -> Expansion:
    """The box with this name; KeyError if there is none."""
    return BASE if name == BASE_GAME else all_expansions()[name]


def box_of(rules: Ruleset) -> Expansion:
    """The box a game is played with, for code that has no more than its rules."""
    return expansion_named(rules.expansion)
