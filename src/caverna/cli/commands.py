"""Which commands there are. What one needs is loaded when it is called: to name them all takes no time."""

from functools import cache
from importlib import import_module
from typing import NamedTuple

from caverna.expansions import BOXES, boxes_of_others


class Subcommand(NamedTuple):
    """A command of the program, before anything of it is loaded."""

    module: str
    """Its `add_parser(commands)` adds the options."""
    summary: str


TO_PLAY = {
    "play": ("caverna.cli.play", "Play a game in the terminal or in the browser."),
    "lobby": ("caverna.cli.lobby", "List your tables on a server."),
}
"""Those of the boxes come behind them."""
TO_WORK = {
    "serve": ("caverna.cli.serve", "Run a server on which people play in their browsers."),
    "think": ("caverna.cli.think", "Let bots think for servers that share a database."),
    "store": ("caverna.cli.store", "Move the tables of a server from one database to another."),
    "admin": ("caverna.cli.admin", "Look after the tables of a server, which may be running meanwhile."),
    "simulate": ("caverna.cli.simulate", "Play many games between bots and add up their scores."),
    "arena": ("caverna.cli.arena", "Let bots play against each other and rate them."),
    "study": (
        "caverna.cli.study",
        "Find out what wins: many games between bots, and a page with tables and plots.",
    ),
    "dataset": (
        "caverna.cli.dataset",
        "Write games between bots as Parquet: every decision with its alternatives.",
    ),
    "stats": ("caverna.cli.stats", "Show what wins in the games of a dataset: by seat, by opening, by tile."),
    "train": (
        "caverna.cli.train",
        "Let bots learn from games among themselves, generation after generation.",
    ),
    "solve": ("caverna.cli.solve", "Search the solo game for the highest score."),
    "replay": ("caverna.cli.replay", "Tell a recorded game, round by round, to its score."),
    "review": (
        "caverna.cli.review",
        "Look back at recorded games: points to expect, turn by turn, and the most costly turns.",
    ),
    "score": (
        "caverna.cli.score",
        "Show the score of a game record, a position or a snapshot, category by category.",
    ),
    "seal": ("caverna.cli.seal", "Check that a server dealt in a game what it had sealed before."),
    "rules": ("caverna.cli.rules", "Explain a thing of the game; without a name list all there are."),
    "perft": (
        "caverna.cli.perft",
        "Count the ways to go on: answers, any-time moves, everything chance can do.",
    ),
    "bench": (
        "caverna.cli.bench",
        "Measure the engine with random games for 2, 4 and 7 players, without and with the expansion.",
    ),
    "completion": (
        "caverna.cli.completion",
        "Print a script that completes commands and options in a shell.",
    ),
}


@cache
def all_commands() -> dict[str, Subcommand]:
    """Every command by its name."""
    of_boxes: dict[str, tuple[str, str]] = {}
    for box in (*BOXES, *(point.module for point in boxes_of_others())):
        of_boxes |= getattr(import_module(box), "COMMANDS", {})
    return {name: Subcommand(*told) for name, told in {**TO_PLAY, **of_boxes, **TO_WORK}.items()}
