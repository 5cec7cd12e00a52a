"""The numbers of a release as a short text: every thing, and for every verb its moves as a digest.

`python -m tests.numbers.listing` writes what there is now, after something was added: what is frozen may
grow, but not change.
"""

from hashlib import sha256
from pathlib import Path

from caverna import Setup
from caverna.engine.move_table import MoveTable
from caverna.engine.verb import Move, Verb

HERE = Path(__file__).parent
GAMES = {"none": HERE / "base_game.txt", "frantic_fiends": HERE / "frantic_fiends.txt"}

Thing = tuple[str, str]
"""Its kind and its key."""


def moves_of(expansion: str) -> MoveTable:
    """The moves of a game with this box."""
    return Setup(players=2, expansion=expansion).ruleset().moves


def things_in(move: Move) -> list[tuple[Thing, int]]:
    """The things of a move that a game brings, with their numbers; what every game has is left out."""
    pairs = zip(move.declared.parts, move.values, strict=True)
    return [((part.kind.key, value.texts[0]), value.number) for part, value in pairs if not part.kind.values]


def numbers_of(moves: MoveTable) -> dict[Thing, int]:
    """The number of every space, tile, loot item and whatever else moves can name."""
    return {thing: number for move in moves.listed for thing, number in things_in(move)}


def digest(moves: MoveTable, verb: Verb, known: set[Thing]) -> str:
    """The moves of a verb about known things, with their numbers."""
    found = [
        f"{move.number} {move.text} {sorted(move.parts.items())}"
        for move in sorted(moves.by_verb[verb.number], key=lambda move: move.number)
        if known.issuperset(thing for thing, _ in things_in(move))
    ]
    return f"{len(found)} {sha256('|'.join(found).encode()).hexdigest()[:16]}"


def lines(moves: MoveTable) -> list[str]:
    """`thing space 0 ruby_mining`; for a verb its first move, its number, how many moves, and a digest."""
    numbers = numbers_of(moves)
    things = sorted((kind, number, key) for (kind, key), number in numbers.items())
    verbs = [
        f"verb {verb.first_move} {verb.number} {verb.key} {digest(moves, verb, set(numbers))}"
        for verb in sorted(moves.verbs, key=lambda verb: verb.first_move)
    ]
    return [*[f"thing {kind} {number} {key}" for kind, number, key in things], *verbs]


if __name__ == "__main__":
    for expansion, path in GAMES.items():
        path.write_text("\n".join(lines(moves_of(expansion))) + "\n")
