"""A tiny agent learns the solo game: which of its moves leads to the position that is worth most?

It looks one move ahead and judges positions by their points and a linear guess of what is still to come.
After every generation of games that guess moves towards what really came. Minutes on two cores, compiled:

    PYTHONPATH=build/compiled python examples/train_solo.py --plot learning.png
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy
from numpy.typing import NDArray

from caverna import Setup
from caverna.engine.play import apply
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.research.encoding.course_of_play import OVER, CourseOfPlay
from caverna.research.encoding.masks import legal_numbers
from caverna.research.observations import observation

Floats = NDArray[numpy.float64]
Rows = NDArray[numpy.uint8]
EXPLORES = 0.05
"""So often a move is played at random."""
REMEMBERED = 6
"""Generations whose games are learned from."""
CAUTION = 300.0
"""How much is needed to believe that something matters."""
PACE = 0.4
"""How far a generation changes what is believed."""
SETBACK = 5.0
"""Who falls so far behind the best generation goes back to what that one believed, and learns on."""


def worth(state: GameState, weights: Floats) -> float:
    """Points as they stand, and what should still come."""
    return total_score(state, 0) + float(observation(state, 0) @ weights)


def best_move(state: GameState, legal: list[int], weights: Floats) -> int:
    """The move after which the position is worth most."""
    found = []
    for move in legal:
        after = state.copy()
        apply(after, move)
        found.append((worth(after, weights), move))
    return max(found)[1]


def play(seed: int, weights: Floats) -> tuple[Rows, Floats, int]:
    """One game: the positions on the way, what came after each of them, and the points at the end."""
    luck, course = Random(seed), CourseOfPlay(Setup(players=1).new_state(), seed)
    rows, points = [], []
    while course.seat != OVER:
        legal = legal_numbers(course.state)
        if len(legal) == 1 or luck.random() < EXPLORES:
            course.play(luck.choice(legal))
        else:
            course.play(best_move(course.state, legal, weights))
        rows.append(observation(course.state, 0))
        points.append(total_score(course.state, 0))
    return numpy.array(rows), points[-1] - numpy.array(points, float), points[-1]


def fitted(rows: Rows, to_come: Floats) -> Floats:
    """The weights that would have guessed best (least squares, with caution)."""
    seen = rows.astype(float)
    normal = seen.T @ seen + CAUTION * numpy.eye(seen.shape[1])
    found: Floats = numpy.linalg.solve(normal, seen.T @ to_come)
    return found


def learn(generations: int, games: int, processes: int) -> list[float]:
    """The mean points of each generation."""
    size = observation(CourseOfPlay(Setup(players=1).new_state(), 0).state, 0).size
    weights, means = numpy.zeros(size), []
    best, best_weights = -math.inf, weights
    remembered: list[list[tuple[Rows, Floats, int]]] = []
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for generation in range(generations):
            seeds = range(games * generation, games * (generation + 1))
            played = list(pool.map(play, seeds, [weights] * games, chunksize=max(1, games // 8)))
            means.append(sum(points for _, _, points in played) / games)
            print(f"generation {generation + 1}: {means[-1]:.1f} points", flush=True)
            if means[-1] > best:
                best, best_weights = means[-1], weights
            elif means[-1] < best - SETBACK:
                weights = best_weights
            remembered = [*remembered, played][-REMEMBERED:]
            rows = numpy.concatenate([rows for some in remembered for rows, _, _ in some])
            came = numpy.concatenate([to_come for some in remembered for _, to_come, _ in some])
            weights = weights + PACE * (fitted(rows, came) - weights)
    return means


def draw(means: list[float], file: Path) -> None:
    """The course of learning."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    axes.plot(range(1, len(means) + 1), means, marker="o")
    axes.set_xlabel("generation")
    axes.set_ylabel("mean points of a solo game")
    axes.grid(alpha=0.3)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)


def main(arguments: list[str] | None = None) -> list[float]:
    """Learn, tell, draw."""
    parser = argparse.ArgumentParser(description="A tiny agent learns the solo game.")
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--games", type=int, default=60, help="in each generation")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args(arguments)
    means = learn(chosen.generations, chosen.games, chosen.processes)
    if chosen.plot:
        draw(means, chosen.plot)
    return means


if __name__ == "__main__":
    main()
