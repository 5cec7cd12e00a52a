"""What hunts like: a taste of their own at first, later that of a good game with something changed."""

from random import Random
from typing import Final

from caverna.bots.mind.judging.features import (
    FIRST_DWARF,
    FIRST_GOOD,
    FIRST_ROOM,
    FIRST_WEAPON,
    FREE_BEDS,
    POINTS,
)
from caverna.bots.mind.search.alone import fancy_for_rooms
from caverna.bots.mind.search.taste import Fancy
from caverna.engine.goods import STONE, WOOD
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.verbs.grow_family import MOST_DWARFS

Way = tuple[int, int, float]
"""A round, a space, and by how many points a turn that begins there seems better than it is."""

ROOMS: Final = (0.0, 1.0, 2.0, 4.0)
FAMILY: Final = (0.0, 10.0, 20.0, 30.0, 30.0, 40.0)
ARMS: Final = (0.0, 0.0, 0.3, 0.6, 1.0)
"""By so many points rooms, dwarfs and each strength of a weapon seem better to those who begin afresh."""
DWARFS_WANTED: Final = (2, 3, 3, 4)
"""Beyond the first two."""
FOR_A_DWELLING: Final = ((WOOD, 5), (STONE, 4))

MOST_CHANGES: Final = 8
CHANGE_OF_A_ROOM, CHANGE_OF_A_DWARF, CHANGE_OF_ANYTHING_ELSE = 3.0, 6.0, 0.4
ABOUT_ROOMS: Final = 0.5
"""This part of the changes is about rooms,"""
FROM_ANOTHER: Final = 0.15
"""and this part of the tastes is mixed with that of another good game."""
HOW_MANY: Final = 255
LEANINGS: Final = (0.0, 0.0, 1.0, 3.0, 6.0, 12.0)
"""By so many points a hunt prefers to go where the game went from which it comes."""
DETOUR, DETOUR_POINTS = 0.25, 30.0
"""How often a hunt begins with a turn somewhere else, whatever that costs."""


def fresh_taste(rng: Random) -> list[Fancy]:
    """Something that a game could be about."""
    rooms, family, arms = rng.choice(ROOMS), rng.choice(FAMILY), rng.choice(ARMS)
    found = fancy_for_rooms(rng, rooms) if rooms else []
    if family:
        found += fancy_for_a_family(rng, family)
    if arms:
        found += [(FIRST_WEAPON + i, arms * rng.random(), LARGEST_WEAPON) for i in range(MOST_DWARFS)]
    return found


def fancy_for_a_family(rng: Random, points: float) -> list[Fancy]:
    """So many dwarfs are wanted; and as the way to them is long, its first steps are."""
    wanted = rng.choice(DWARFS_WANTED)
    found: list[Fancy] = [(FIRST_DWARF + i, points * rng.uniform(0.7, 1.3), 1) for i in range(wanted)]
    found.append((FREE_BEDS, points * rng.uniform(0.5, 0.9), 1))
    for good, most in FOR_A_DWELLING:
        found.append((FIRST_GOOD + good, points * rng.uniform(0.05, 0.15), most))
    return found


def inherited_taste(parent: tuple[Fancy, ...], other: tuple[Fancy, ...], rng: Random) -> list[Fancy]:
    """The taste that led to a good game, with a few changes, now and then with some of another one's."""
    own = {feature: (points, most) for feature, points, most in parent}
    if rng.random() < FROM_ANOTHER:
        own |= {feature: (points, most) for feature, points, most in other if rng.random() < 0.5}
    for _ in range(rng.randint(0, MOST_CHANGES)):
        feature, spread, most = something_to_change(rng)
        points, known = own.get(feature, (0.0, most))
        own[feature] = (round(points + rng.gauss(0.0, spread), 2), known)
    return [(feature, points, most) for feature, (points, most) in sorted(own.items())]


def something_to_change(rng: Random) -> Fancy:
    """A feature of one's own farm, how far opinions about it differ, and how many of it count."""
    if rng.random() < ABOUT_ROOMS:
        return rng.randrange(FIRST_ROOM, POINTS), CHANGE_OF_A_ROOM, 1
    feature = rng.randrange(FIRST_GOOD, FIRST_ROOM)
    if FIRST_DWARF <= feature <= FREE_BEDS:
        return feature, CHANGE_OF_A_DWARF, 1
    return feature, CHANGE_OF_ANYTHING_ELSE, HOW_MANY


def ways_to_keep(went: list[tuple[int, int]], spaces: list[int], rng: Random) -> list[Way]:
    """Rather go where the game went, (round, space) by (round, space); or first somewhere else."""
    points = rng.choice(LEANINGS)
    found = [(round, space, points) for round, space in went] if points else []
    if went and rng.random() < DETOUR:
        found.append((went[0][0], rng.choice(spaces), DETOUR_POINTS))
    return found
