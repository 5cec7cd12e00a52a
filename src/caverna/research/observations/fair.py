"""Chance for programs that search: they may know what can come, and never what will."""

from random import Random

from caverna.engine.play import chance_weights
from caverna.engine.state.game_state import GameState
from caverna.game import Game

SEED_BITS = 63


def determinise(game: Game, seat: int, rng: Random) -> Game:
    """A game that may be the real one as far as this seat knows, with a future of its own.

    Everything that has happened lies open to everybody, so all that is unknown to a seat is what chance will
    deal: the copy deals from another seed. A box with hidden hands would have to shuffle them here.
    """
    if not 0 <= seat < game.setup.players:
        raise ValueError(f"seat {seat}: this game has seats 0 to {game.setup.players - 1}")
    return game.copy(seed=rng.getrandbits(SEED_BITS))


def fair_chance(state: GameState, rng: Random) -> int:
    """When chance decides on a bare state: one of its answers, as likely as it really is."""
    return rng.choices(state.answers, chance_weights(state))[0]
