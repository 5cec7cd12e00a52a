"""Our own figures, slice by slice: run once interpreted and once with PYTHONPATH=build/compiled."""

import dataclasses
import resource

from benchmarks.slices import Figures, answer_requests
from caverna.engine import settle
from caverna.research.measure import (
    measure_animals,
    measure_copy,
    measure_games,
    measure_legal_moves,
    measure_rollouts,
)
from caverna.research.measure_search import measure_search


def games(request: Figures) -> Figures:
    """Random games with the seeds that are asked for."""
    return dataclasses.asdict(
        measure_games(
            request["players"], request["games"], request["expansion"], request["seed"], request["checksum"]
        )
    )


def rollouts(request: Figures) -> Figures:
    """Random play from the middle of a game to its end."""
    return dataclasses.asdict(measure_rollouts(request["players"], request["round"], request["rollouts"]))


def single(request: Figures) -> Figures:
    """What single things cost, in microseconds."""
    players = request["players"]
    return {
        "microseconds_per_copy": measure_copy(players),
        "microseconds_for_legal_moves": measure_legal_moves(players),
        "microseconds_for_animals": measure_animals(players),
    }


def search(request: Figures) -> Figures:
    """What the bots' search does in a second."""
    return dict(measure_search(request["players"], request["rounds"]))


def about(request: Figures) -> Figures:
    """Which build it is, and how large it has grown."""
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"compiled": not (settle.__file__ or "").endswith(".py"), "megabytes": kilobytes / 1024}


MEASURES = {"games": games, "rollouts": rollouts, "single": single, "search": search, "about": about}


if __name__ == "__main__":
    answer_requests(lambda request: MEASURES[request["what"]](request))
