"""How many animals a home board keeps, asked of the game itself."""

from tests.arranging import a_game, answers

MANY = 40


def can_keep(**has: object) -> bool:
    """Whether the game goes on without asking to turn an animal into food."""
    game = a_game(**has)  # type: ignore[arg-type]
    return not [move for move in answers(game) if move.startswith("eat")]


def most(animal: str, **has: object) -> int:
    """The largest number of one animal that can be kept beside what there is."""
    kept = [number for number in range(MANY) if can_keep(**{animal: number}, **has)]
    assert kept == list(range(len(kept))), f"more {animal} may stay than fewer: {kept}"
    return len(kept) - 1
