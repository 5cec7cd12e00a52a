"""Play a few seeded random games and print one checksum: the same on every Python, or something is wrong."""

import hashlib
from collections.abc import Iterator

from caverna import Game, Setup

GAMES = ((1, 1), (2, 7), (4, 11))
"""Players and seed of each game."""

ENDLESS = 20_000
"""No game takes this many decisions."""


def main() -> None:
    digest = hashlib.sha256()
    decisions = 0
    for players, seed in GAMES:
        for line in played(players, seed):
            digest.update(f"{line}\n".encode())
            decisions += 1
    print(f"{digest.hexdigest()[:16]} {len(GAMES)} games, {decisions} decisions")


def played(players: int, seed: int) -> Iterator[str]:
    """Every move of a random game as text, and the score."""
    game = Game(Setup(players=players, seed=seed))
    choices = numbers(seed)
    for _ in range(ENDLESS):
        if game.is_over:
            yield str(game.score())
            return
        moves = game.legal_moves()
        move = moves[next(choices) % len(moves)]
        yield f"{move} of {len(moves)}"
        game.play(move)
    raise AssertionError(f"the game of {players} with seed {seed} does not end")


def numbers(seed: int) -> Iterator[int]:
    """A linear congruential generator, so that nothing depends on `random`."""
    state = seed
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield state >> 33


if __name__ == "__main__":
    main()
