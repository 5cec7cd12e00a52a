"""Is one bot better than another? A sequential test that stops as soon as the games say so.

The hypotheses are differences of strength in Elo, elo0 and elo1. One observation is one deal: the mean score
over its games from all seats, so that the luck of the deal and of the seat falls out. With two players that
is a pair of games with the values 0, 1/4, 1/2, 3/4 and 1, the pentanomial of chess programmers; with more
players there are more values. The likelihoods are those of the most likely distributions over the values that
have the expected score of a hypothesis (a generalised SPRT); nothing is assumed about draws or the variance.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

ERROR_RATE = 0.05
"""Alpha and beta: how often it may decide wrongly, at most, for each hypothesis."""
BOUND = math.log((1 - ERROR_RATE) / ERROR_RATE)
BETTER, NOT_BETTER = "better", "not better"
POSSIBLE = (0.0, 0.25, 0.5, 0.75, 1.0)
PRIOR = 1e-3
"""So many times every possible value is taken to have been seen, before anything has."""
HALVINGS = 60


@dataclass(frozen=True)
class Sprt:
    """elo1 is confirmed, or elo0 is, or it goes on."""

    elo0: float
    elo1: float

    def log_likelihood_ratio(self, scores: Sequence[float]) -> float:
        """How much likelier elo1 is than elo0, as a logarithm."""
        seen = Counter(dict.fromkeys(POSSIBLE, PRIOR))
        for score in scores:
            seen[score] += 1
        total = sum(seen.values())
        shares = {value: count / total for value, count in seen.items()}
        tilt0 = tilt(shares, expected_score(self.elo0))
        tilt1 = tilt(shares, expected_score(self.elo1))
        ratio = 0.0
        for value, count in seen.items():
            weight0 = 1 + tilt0 * (value - expected_score(self.elo0))
            weight1 = 1 + tilt1 * (value - expected_score(self.elo1))
            ratio += count * math.log(weight0 / weight1)
        return ratio

    def verdict(self, scores: Sequence[float]) -> str | None:
        """What the test has decided, if it has."""
        ratio = self.log_likelihood_ratio(scores)
        if ratio >= BOUND:
            return BETTER
        return NOT_BETTER if ratio <= -BOUND else None


def expected_score(elo: float) -> float:
    """The share of the points that a difference of strength should bring."""
    return 1 / (1 + 10 ** (-elo / 400))


def tilt(shares: dict[float, float], mean: float) -> float:
    """The number x for which the shares, each divided by 1 + x (value - mean), have this mean.

    Those are the most likely shares with that mean, and they are found by halving: the sum falls with x.
    """
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        off = sum(share * (value - mean) / (1 + middle * (value - mean)) for value, share in shares.items())
        low, high = (middle, high) if off > 0 else (low, middle)
    return (low + high) / 2
