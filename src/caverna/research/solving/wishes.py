"""What a hunt wants to the end: rooms of which no good game so far may have one.

A judgement never learns what a room is worth that no good game has, and thinks the worse of it. Somebody has
to build it all the same, whatever that costs at first.
"""

from random import Random
from typing import Final

from caverna.bots.mind.judging.features import FIRST_ROOM
from caverna.engine.ruleset import Ruleset

Wish = tuple[str, float]
"""A room, and by how many points it seems better than it is."""

THEMES: Final = (
    ("weapon_storage",),
    ("weapon_storage", "supplies_storage"),
    ("state_parlor",),
    ("main_storage",),
    ("broom_chamber", "additional_dwelling"),
    ("food_chamber",),
    ("milking_parlor", "breakfast_room"),
    ("treasure_chamber", "ruby_supplier"),
    ("office_room",),
    ("prayer_chamber",),
    ("fodder_chamber", "weaving_parlor"),
    ("guest_room",),
    ("couple_dwelling",),
    ("carpenter", "stone_carver"),
    ("wood_supplier", "stone_supplier"),
    ("beer_parlor",),
    ("work_room",),
    ("breeding_cave",),
    ("blacksmithing_parlor", "seam"),
    ("cuddle_room",),
    ("mixed_dwelling",),
)
"""Rooms that go together."""
POINTS: Final = (4.0, 8.0, 15.0, 40.0)
HAS_WISHES: Final = 0.4
"""This part of the hunts that begin afresh has wishes,"""
MOST_THEMES: Final = 3
"""about so many things at most,"""
CHANGE: Final = 0.2
"""and this part of the others one more or one less than the game they come from."""


def fresh_wishes(rng: Random) -> tuple[Wish, ...]:
    """What somebody wants who begins afresh."""
    if rng.random() >= HAS_WISHES:
        return ()
    points = rng.choice(POINTS)
    themes = rng.sample(THEMES, rng.randint(1, MOST_THEMES))
    return tuple(sorted({(room, points) for theme in themes for room in theme}))


def inherited_wishes(parent: tuple[Wish, ...], rng: Random) -> tuple[Wish, ...]:
    """The wishes that led to a good game, now and then with one more or one less."""
    if rng.random() >= CHANGE:
        return parent
    if parent and rng.random() < 0.5:
        dropped = rng.choice(parent)
        return tuple([wish for wish in parent if wish != dropped])
    points = rng.choice(POINTS)
    added = dict.fromkeys(rng.choice(THEMES), points)
    return tuple(sorted((added | dict(parent)).items()))


def features_wished(wishes: tuple[Wish, ...], rules: Ruleset) -> list[tuple[int, float]]:
    """Where a row says that these rooms are there."""
    return [(FIRST_ROOM + rules.furnishing_number[room], points) for room, points in wishes]
