"""A yardstick in C++: OpenSpiel's random rollouts of chess, as its own search runs them."""

import time
from importlib.metadata import version

import pyspiel

from benchmarks.slices import Figures, answer_requests

EXPLORATION = 1.4
MEGABYTES = 10


def rollouts(request: Figures) -> Figures:
    """So many rollouts from the first position of chess, all for one simulation of a search."""
    game = pyspiel.load_game("chess")
    evaluator = pyspiel.RandomRolloutEvaluator(request["rollouts"], request["seed"])
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, 1, MEGABYTES, False, request["seed"], False)
    began = time.process_time()
    bot.step(game.new_initial_state())
    seconds = time.process_time() - began
    engine = f"open_spiel {version('open_spiel')}"
    return {"engine": engine, "rollouts": request["rollouts"], "seconds": seconds}


if __name__ == "__main__":
    answer_requests(rollouts)
