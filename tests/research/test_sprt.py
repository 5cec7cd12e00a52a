"""The sequential test decides when it may, and not before."""

import pytest

from caverna.engine.chance import mix
from caverna.research.arena.sprt import BETTER, BOUND, NOT_BETTER, Sprt, expected_score
from caverna.research.samples import clustered, percentile, wilson


def scores(count: int, win_rate: float, seed: int) -> list[float]:
    """Pairs of games of a bot that wins so often."""
    won = [mix(mix(seed) ^ game) / 2**64 < win_rate for game in range(2 * count)]
    return [(won[2 * pair] + won[2 * pair + 1]) / 2 for pair in range(count)]


def decided(sprt: Sprt, course: list[float]) -> str | None:
    """The first verdict in the course of a pairing."""
    verdicts = (sprt.verdict(course[:count]) for count in range(1, len(course) + 1))
    return next((verdict for verdict in verdicts if verdict), None)


def test_elo_as_it_is_known() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(200) == pytest.approx(0.7597, abs=1e-4)


def test_the_bound_is_that_of_wald() -> None:
    assert pytest.approx(2.944, abs=1e-3) == BOUND


def test_nothing_is_decided_before_anything_was_played() -> None:
    assert Sprt(0, 50).log_likelihood_ratio([]) == pytest.approx(0, abs=0.01)
    assert Sprt(0, 50).verdict([]) is None


def test_one_who_wins_everything_is_better_soon() -> None:
    assert Sprt(0, 200).verdict([1.0] * 6) is None
    assert Sprt(0, 200).verdict([1.0] * 8) == BETTER
    assert Sprt(0, 200).verdict([0.0] * 8) == NOT_BETTER


def test_the_ratio_is_near_that_of_a_normal_distribution() -> None:
    sprt, seen = Sprt(0, 20), scores(2000, 0.52, seed=1)
    s0, s1, mean = expected_score(0), expected_score(20), sum(seen) / len(seen)
    variance = sum((score - mean) ** 2 for score in seen) / len(seen)
    normal = len(seen) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert sprt.log_likelihood_ratio(seen) == pytest.approx(normal, abs=0.05)


def test_scores_of_larger_tables_count_too() -> None:
    thirds = [2 / 3, 1.0, 1 / 3, 1.0] * 10
    assert Sprt(0, 100).verdict(thirds) == BETTER


@pytest.mark.parametrize(("elo", "right"), [(0, NOT_BETTER), (200, BETTER)])
def test_it_is_hardly_ever_wrong(elo: float, right: str) -> None:
    sprt = Sprt(0, 200)
    verdicts = [decided(sprt, scores(80, expected_score(elo), seed)) for seed in range(60)]
    assert verdicts.count(right) >= 53
    assert verdicts.count(None) <= 2


# Intervals.


def test_wilson() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0.5, 2)[0] > 0


def test_values_that_hang_together_say_less() -> None:
    alone = clustered([[1], [2], [3], [4]])
    assert alone == pytest.approx((2.5, 1.959964 * (5 / 3 / 4) ** 0.5))
    twice = clustered([[1, 1], [2, 2], [3, 3], [4, 4]])
    assert twice == pytest.approx(alone), "the same values once more are no news"
    assert clustered([[7, 8]]) == (7.5, None)


def test_percentile() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([3], 0.95) == 3
    assert percentile([5, 1], 0.5) == 1
