"""The yardstick of environments: Catanatron's for Gymnasium, one seat against a random player."""

import random
import time

from catanatron_gym.envs.catanatron_env import CatanatronEnv

from benchmarks.slices import Figures, answer_requests


def steps(request: Figures) -> Figures:
    """Random moves for about so long, each answered with an observation and the legal moves."""
    table, luck, count = CatanatronEnv(), random.Random(request["seed"]), 0
    _, told = table.reset(seed=request["seed"])
    began = time.process_time()
    while time.process_time() - began < request["seconds"]:
        _, _, is_over, is_broken_off, told = table.step(luck.choice(told["valid_actions"]))
        if is_over or is_broken_off:
            _, told = table.reset()
        count += 1
    return {"steps": count, "seconds": time.process_time() - began}


if __name__ == "__main__":
    answer_requests(steps)
