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


@dataclass(frozen=True)
class Rate:
    """A part of all tries, with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> str:
        """`87.1 to 99.6 %`."""
        return f"{100 * self.low:.1f} to {percent(self.high)}"


@dataclass(frozen=True)
class Mean:
    """A mean, with half the width of its 95 % interval; None if a single deal says nothing about that."""

    value: float
    margin: float | None

    def __str__(self) -> str:
        margin = "?" if self.margin is None else f"{self.margin:.1f}"
        return f"{self.value:z.1f} ± {margin}"


def percent(part: float) -> str:
    """`97.5 %`."""
    return f"{100 * part:.1f} %"


def rate(parts: Sequence[float]) -> Rate:
    """How many of them were won; parts of victories count as such."""
    won = sum(parts)
    return Rate(won / len(parts), *wilson(won, len(parts)))


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


def clustered_difference(groups: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Mean:
    """How much more the ones have than the others, in the mean; those of a group may hang together."""
    one_count, other_count = (sum(len(group[side]) for group in groups) for side in (0, 1))
    one_mean = sum(sum(ones) for ones, _ in groups) / one_count
    other_mean = sum(sum(others) for _, others in groups) / other_count
    spread = 0.0
    for ones, others in groups:
        mine = sum(value - one_mean for value in ones) / one_count
        spread += (mine - sum(value - other_mean for value in others) / other_count) ** 2
    more = one_mean - other_mean
    if min(one_count, other_count) < 2:
        return Mean(more, None)
    return Mean(more, NORMAL_95 * math.sqrt(spread * len(groups) / max(1, len(groups) - 1)))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson; parts of wins count as such."""
    rate, z2 = wins / games, NORMAL_95**2 / games
    centre = rate + z2 / 2
    reach = math.sqrt(z2 * (rate * (1 - rate) + z2 / 4))
    return max(0.0, (centre - reach) / (1 + z2)), min(1.0, (centre + reach) / (1 + z2))


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest of the values that at least this part of them does not exceed."""
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
