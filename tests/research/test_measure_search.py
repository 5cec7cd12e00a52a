"""What `make bench` says about the search of the bots."""

from caverna.research.measure_search import measure_search


def test_turns_are_found_and_judged() -> None:
    figures = measure_search(players=2, rounds=1)
    assert figures["turns_per_second"] > figures["expansions_per_second"] > 1
    assert figures["evaluations_per_second"] > figures["turns_per_second"]
