"""The yardstick: Catanatron, another Python engine of a board game, measured in turns with ours.

Figures of ours are only comparable between machines as ratios to these.
"""

import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from benchmarks.slices import Figures, answer_requests

TURNS_LIMIT = 1000
"""Catanatron's own limit for games that random players do not finish."""

COPIES = 50


def games(request: Figures) -> Figures:
    """Random games of four for about so long; decisions count every choice of a player, forced ones too.

    The copies in the middle of each game are timed apart.
    """
    seed, decisions, copies = request["seed"], 0, 0
    playing = copying = 0.0
    while playing < request["seconds"]:
        seed += 1
        began = time.process_time()
        game = new_game(seed)
        length = play_out(game)
        playing += time.process_time() - began
        decisions += length
        middle = new_game(seed)
        play_out(middle, most=length // 2)
        began = time.process_time()
        for _ in range(COPIES):
            middle.copy()
        copying += time.process_time() - began
        copies += COPIES
    return {
        "engine": f"catanatron {version('catanatron')}",
        "seed": seed,
        "games": seed - request["seed"],
        "decisions": decisions,
        "seconds": playing,
        "copies": copies,
        "copying": copying,
    }


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
    answer_requests(games)
