"""The ladder: seven levels that differ in what they know and how far they look, never by blunders."""

from dataclasses import dataclass, fields
from typing import Final

from caverna.bots.mind.judging.hand import Style

MEALS: Final = ("hunger", "shame_of_begging", "food_for_a_meal")


def knowing(part: float) -> Style:
    """Somebody who minds hunger as everybody does, but thinks of the future only so much."""
    weights = {each.name: getattr(Style(), each.name) for each in fields(Style)}
    return Style(**{name: worth if name in MEALS else part * worth for name, worth in weights.items()})


@dataclass(frozen=True)
class Level:
    """What a bot knows, and how far it looks."""

    style: Style
    """Its rule of thumb."""
    trust: float = 0.0
    """How far it goes by what was learned instead: 0 not at all, 1 by that alone."""
    width: int = 4
    """Unfinished ways to go on with a placement that it keeps in mind at each question."""
    sites: int = 2
    """Sites it tries for one kind of tile."""
    mood: float = 0.0
    """By so many points a turn may seem better to it than it is: it does not always play the same."""
    candidates: int = 1
    """So many turns it plays on in its mind,"""
    own_turns: int = 0
    """each for so many further turns of its own,"""
    futures: int = 1
    """and that so often, with other cards and markers."""
    positions: int = 0
    """Alone it plans whole games instead, and looks at so many positions before every turn."""


LEVELS: Final = (
    Level(knowing(0.78), width=2, sites=1, mood=3.0),
    Level(knowing(1.0), trust=0.05, mood=1.5),
    Level(knowing(1.0), trust=0.13, mood=0.5),
    Level(knowing(1.0), trust=0.235, mood=0.5),
    Level(knowing(1.0), trust=0.38, mood=0.5),
    Level(knowing(1.0), trust=0.62, mood=0.3, positions=60),
    Level(knowing(1.0), trust=0.7, candidates=6, own_turns=2, futures=2, positions=250),
)
