"""The laws of Frantic Fiends on random decisions, as `scripts/soak.py` does for the base game."""

from scripts.soak import soak
from tests.fiends.laws import a_setup, play_by_the_laws


def main() -> None:
    soak(game_with_orcs)


def game_with_orcs(players: int, seed: int) -> int:
    """A game with the box."""
    return play_by_the_laws(a_setup(players, seed), seed // 4 % 2 == 1)


if __name__ == "__main__":
    main()
