"""`make bench` calls goals met only if they were looked at."""

import pytest

from benchmarks.served_goals import server_goals
from benchmarks.server import quantile

FIGURES = {
    "tables": 200,
    "many": 2000,
    "ms_a_command": 0.5,
    "ms_an_echo": 0.2,
    "multiple": 2.0,
    "moves_per_second": 1000.0,
    "echoes_per_second": 3000.0,
    "bytes_a_message": 1200.0,
    "bytes_of_99": 3000.0,
    "share": 0.3,
    "share_of_players": 0.2,
    "held_up": 0.0,
    "median_ms": 3.0,
    "p99_ms": 50.0,
    "store_p99_ms": 5.0,
    "longest_lag_ms": 20.0,
    "longest_collection_ms": 1.0,
}


@pytest.mark.parametrize(
    ("found", "is_met"),
    [
        ({}, True),
        ({"p99_ms": 101.0}, False),
        ({"held_up": 0.5}, False),
        ({"multiple": 6.5}, False),
        ({"share": 0.6}, False),
    ],
)
def test_what_was_not_judged_is_not_met(found: dict[str, float], is_met: bool) -> None:
    assert server_goals({**FIGURES, **found}) is is_met


def test_a_quantile_of_classes_is_the_bound_below_which_so_many_are() -> None:
    assert quantile([50, 49, *[0] * 8, 1, 0], 0.99) == 0.0025
    assert quantile([50, 48, *[0] * 8, 2, 0], 0.99) == 2.5
    assert quantile([0] * 11 + [1], 0.99) == float("inf")
