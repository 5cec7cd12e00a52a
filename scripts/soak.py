"""All laws on ten million random decisions of every player count. `make soak ARGS=100000` takes less time."""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from caverna import Setup
from tests.properties.laws import play_by_the_laws

DECISIONS = 10_000_000
PLAYER_COUNTS = range(1, 8)
FIRST_SEED = 1_000_000
"""Other games than those of the test suite."""


def games_of(players: int, seed: int) -> int:
    """One game with all checks on; the number of decisions."""
    try:
        return play_by_the_laws(
            Setup(players, "introductory" if seed % 4 == 3 else "full", seed=seed), seed % 2 == 1
        )
    except BaseException as error:
        raise RuntimeError(f"{players} players, seed {seed}: {type(error).__name__}: {error}") from error


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    began, done, games, seed = time.monotonic(), 0, 0, FIRST_SEED
    with ProcessPoolExecutor() as pool:
        while done < wanted:
            jobs = [pool.submit(games_of, players, seed + i) for i in range(20) for players in PLAYER_COUNTS]
            seed += 20
            done += sum(job.result() for job in jobs)
            games += len(jobs)
            print(
                f"soak: {done:,} of {wanted:,} decisions, {games} games, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    print(f"{games} passed, 0 failed")


if __name__ == "__main__":
    main()
