"""What kind of farm somebody has built, in words: a few marks, read off the end of the game."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.research.study.facts import FarmFacts

NO_PLAN = "nothing of that"


@dataclass(frozen=True)
class Mark:
    """Something a farm stands out by."""

    name: str
    definition: str
    applies: Callable[[FarmFacts], bool]


MARKS = (
    Mark("large family", "5 dwarfs or more", lambda farm: farm.counts["dwarfs"] >= 5),
    Mark(
        "adventure", "20 loot items or more, all expeditions together", lambda farm: farm.counts["loot"] >= 20
    ),
    Mark("mining", "4 mines or more, for ore or rubies", lambda farm: mines_of(farm) >= 4),
    Mark("herds", "25 animals or more, dogs included", lambda farm: farm.counts["animals"] >= 25),
    Mark("crops", "8 points or more with grain and vegetables", lambda farm: crops_of(farm) >= 8),
    Mark("furnishing", "6 furnishing tiles or more", lambda farm: len(farm.rooms) >= 6),
    Mark("treasure", "16 points or more with gold and rubies", lambda farm: treasure_of(farm) >= 16),
)
"""A farm may have several, or none."""


def mines_of(farm: FarmFacts) -> int:
    """Ore and ruby mines."""
    return farm.counts["ore_mines"] + farm.counts["ruby_mines"]


def crops_of(farm: FarmFacts) -> int:
    """Points with what grows on fields."""
    return farm.sheet["grain"] + farm.sheet["vegetables"]


def treasure_of(farm: FarmFacts) -> int:
    """Points with what glitters."""
    return farm.sheet["gold"] + farm.sheet["rubies"]


def plan_of(farm: FarmFacts) -> str:
    """`adventure, herds`: all marks of a farm."""
    return ", ".join(mark.name for mark in MARKS if mark.applies(farm)) or NO_PLAN
