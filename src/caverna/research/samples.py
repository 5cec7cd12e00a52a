"""Numbers that were measured, and how sure one can be of them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

NORMAL_95 = 1.959964
"""So many standard errors to both sides hold 95 % of a normal distribution."""


@dataclass
class Sample:
    """Numbers of which one wants the mean and how sure it is."""

    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.values) / len(self.values)

    @property
    def standard_error(self) -> float:
        """How far the average may be off; 0 for a single value."""
        count = len(self.values)
        if count < 2:
            return 0.0
        mean = self.mean
        spread = sum((value - mean) ** 2 for value in self.values) / (count - 1)
        return math.sqrt(spread / count)


def clustered(groups: Sequence[Sequence[float]]) -> tuple[float, float | None]:
    """The mean of all values and half the width of its 95 % interval; those of a group may hang together.

    A single group says nothing about the width.
    """
    count = sum(len(group) for group in groups)
    mean = sum(sum(group) for group in groups) / count
    if len(groups) < 2:
        return mean, None
    spread = sum(sum(value - mean for value in group) ** 2 for group in groups)
    return mean, NORMAL_95 * math.sqrt(spread * len(groups) / (len(groups) - 1)) / count


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson; parts of wins count as such."""
    rate, z2 = wins / games, NORMAL_95**2 / games
    centre = rate + z2 / 2
    reach = math.sqrt(z2 * (rate * (1 - rate) + z2 / 4))
    return max(0.0, (centre - reach) / (1 + z2)), min(1.0, (centre + reach) / (1 + z2))


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest of the values that at least this part of them does not exceed."""
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
