"""All laws on ten million random decisions of every player count, half of the games with the expansion.

`make soak ARGS=100000` takes less time.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from caverna import Setup
from tests.fiends import laws as laws_with_fiends
from tests.properties.laws import play_by_the_laws

DECISIONS = 10_000_000
PLAYER_COUNTS = range(1, 8)
FIRST_SEED = 1_000_000
"""Other games than those of the test suite."""


def games_of(players: int, seed: int, has_fiends: bool) -> int:
    """One game with all checks on; the number of decisions."""
    try:
        if has_fiends:
            return laws_with_fiends.play_by_the_laws(
                laws_with_fiends.a_setup(players, seed), seed // 4 % 2 == 1
            )
        return play_by_the_laws(
            Setup(players, "introductory" if seed % 4 == 3 else "full", seed=seed), seed % 2 == 1
        )
    except BaseException as error:
        game = f"{players} players, seed {seed}{', with the expansion' if has_fiends else ''}"
        raise RuntimeError(f"{game}: {type(error).__name__}: {error}") from error


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    began, done, games, seed = time.monotonic(), 0, 0, FIRST_SEED
    with ProcessPoolExecutor() as pool:
        while done < wanted:
            jobs = [
                pool.submit(games_of, players, seed + i, has_fiends)
                for i in range(10)
                for players in PLAYER_COUNTS
                for has_fiends in (False, True)
            ]
            seed += 10
            done += sum(job.result() for job in jobs)
            games += len(jobs)
            print(
                f"soak: {done:,} of {wanted:,} decisions, {games} games, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    print(f"{games} passed, 0 failed")


if __name__ == "__main__":
    main()
