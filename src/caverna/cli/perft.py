"""`caverna perft`: how many ways the game can go on, move by move. The same numbers mean the same rules."""

import sys
import time

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_as_is,
    add_command,
    add_set_and_options,
    number_between,
    path,
    players,
    seed,
    setup_of,
)
from caverna.cli.progress import busy_with
from caverna.cli.stored_games import load_game
from caverna.engine.play import perft
from caverna.game import Game


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "perft", "caverna perft --players 2 --seed 7 --depth 3")
    parser.add_argument(
        "--position", type=path, metavar="FILE", help="a position, record or snapshot (default: new game)"
    )
    parser.add_argument("--depth", type=depth, default=2, help="moves to look ahead (default: 2)")
    parser.add_argument("--players", type=players, default=2, help="of a new game (default: 2)")
    parser.add_argument("--seed", type=seed, default=0, help="of a new game (default: 0)")
    add_as_is(parser)
    add_set_and_options(parser)
    parser.set_defaults(run=run)


def depth(text: str) -> int:
    """A depth that a computer can reach."""
    return number_between(text, 1, 20)


def run(arguments: Arguments) -> int:
    """Print one number a depth."""
    if arguments.position is not None:
        state = load_game(arguments.position, arguments.as_is).game.state
    else:
        state = Game(setup_of(arguments, arguments.players, arguments.seed)).state
    began = time.perf_counter()
    for level in range(1, arguments.depth + 1):
        with busy_with(f"depth {level}"):
            found = perft(state, level)
        print(f"{level} {found}", flush=True)
    print(f"{time.perf_counter() - began:.2f} s", file=sys.stderr)
    return 0
