"""Random games for round trips: they build, explore and convert, and pass only when nothing else is left."""

from collections.abc import Iterator
from random import Random

from caverna import Game, Move, Options, Setup

SELDOM = 0.15
"""How often an any-time move may be taken."""
COUNTS = range(1, 8)


def a_setup(players: int, seed: int) -> Setup:
    """Set-ups of all kinds: both sets, all options."""
    random = Random(seed)
    options = Options(
        solo_clearing=random.choice(("at_least_6", "more_than_6")),
        small_scale_drift_mining=random.choice(("stone_with_tile", "stone_and_or_tile")),
        income=random.choice(("before_refill", "after_refill")),
        harvest_marker=random.choice(("round_start", "round_end")),
    )
    return Setup(players, random.choice(("full", "full", "introductory")), options, seed)


def choose(game: Game, random: Random) -> Move:
    """Mostly an answer, sometimes an any-time move, a pass only if nothing else is left."""
    moves = game.legal_moves() if random.random() < SELDOM else game.answers()
    others = [move for move in moves if move.text != "pass"]
    return random.choice(others or moves)


def moments(game: Game, random: Random) -> Iterator[Game]:
    """The same game at each of its decisions."""
    while not game.is_over:
        yield game
        game.play(choose(game, random))


def played_to_the_end(game: Game, random: Random) -> Game:
    """The game after its last move."""
    for _ in moments(game, random):
        pass
    return game
