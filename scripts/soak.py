"""All laws on five million random decisions of every player count. `make soak ARGS=100000` takes less time.

A box has laws of its own and a script beside this one.
"""

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from caverna import Setup
from tests.properties.laws import play_by_the_laws

DECISIONS = 5_000_000
PLAYER_COUNTS = range(1, 8)
FIRST_SEED = 1_000_000
"""Other games than those of the test suite."""

Play = Callable[[int, int], int]
"""One game of so many players and a seed, with all checks on; the number of decisions."""


def main() -> None:
    soak(base_game)


def base_game(players: int, seed: int) -> int:
    """A game without a box."""
    furnishings = "introductory" if seed % 4 == 3 else "full"
    return play_by_the_laws(Setup(players, furnishings, seed=seed), seed % 2 == 1)


def soak(play: Play) -> None:
    """Game after game, until there were as many decisions as the command line asks for."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    began, done, games, seed = time.monotonic(), 0, 0, FIRST_SEED
    with ProcessPoolExecutor() as pool:
        while done < wanted:
            seeds = range(seed, seed + 10)
            jobs = [pool.submit(told, play, players, one) for one in seeds for players in PLAYER_COUNTS]
            seed += 10
            done += sum(job.result() for job in jobs)
            games += len(jobs)
            seconds = time.monotonic() - began
            print(f"soak: {done:,} of {wanted:,} decisions, {games} games, {seconds:.0f} s", flush=True)
    print(f"{games} passed, 0 failed")


def told(play: Play, players: int, seed: int) -> int:
    """The same; if a law is broken, the error says in which game."""
    try:
        return play(players, seed)
    except BaseException as error:
        game = f"{play.__name__}, {players} players, seed {seed}"
        raise RuntimeError(f"{game}: {type(error).__name__}: {error}") from error


if __name__ == "__main__":
    main()
