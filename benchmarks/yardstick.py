"""The yardstick: Catanatron, another Python engine of a board game, measured in the same process and run.

Figures of ours are only comparable between machines as ratios to these.
"""

import dataclasses
import json
import random
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

TURNS_LIMIT = 1000
"""Catanatron's own limit for games that random players do not finish."""

COPIES = 200


@dataclass(frozen=True)
class Yardstick:
    """Random games of four; decisions count every choice of a player, forced ones too."""

    engine: str
    games: int
    decisions: int
    games_per_second: float
    decisions_per_second: float
    microseconds_per_decision: float
    microseconds_per_copy: float


def measure(seconds: float) -> Yardstick:
    """Play whole games for about that long; the copies in the middle of each game are timed apart."""
    games = decisions = copies = 0
    playing = copying = 0.0
    while playing < seconds:
        started = time.perf_counter()
        game = new_game(seed=games + 1)
        length = play_out(game)
        playing += time.perf_counter() - started
        games += 1
        decisions += length

        middle = new_game(seed=games)
        play_out(middle, most=length // 2)
        started = time.perf_counter()
        for _ in range(COPIES):
            middle.copy()
        copying += time.perf_counter() - started
        copies += COPIES
    return Yardstick(
        engine=f"catanatron {version('catanatron')}",
        games=games,
        decisions=decisions,
        games_per_second=round(games / playing, 2),
        decisions_per_second=round(decisions / playing, 1),
        microseconds_per_decision=round(1e6 * playing / decisions, 3),
        microseconds_per_copy=round(1e6 * copying / copies, 3),
    )


def new_game(seed: int) -> Game:
    """The same seed gives the same game: Catanatron deals and chooses with the global `random`."""
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_out(game: Game, most: int = sys.maxsize) -> int:
    """Play to the end, or for that many decisions; returns how many were taken."""
    decisions = 0
    while decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


if __name__ == "__main__":
    figures = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
    print(json.dumps(dataclasses.asdict(figures), indent=2))
