"""The numbers of a release as a short text: every thing, and for every verb its moves as a digest.

`python -m tests.numbers.listing` writes what there is now, after something was added: what is frozen may
grow, but not change.
"""

from hashlib import sha256
from pathlib import Path

from caverna import Setup
from caverna.engine.move_table import MoveTable
from caverna.engine.verb import Move, Verb
from caverna.research.encoding.layout import VERSION
from caverna.research.observations import layout_of

HERE = Path(__file__).parent
GAMES = {"none": HERE / "base_game.txt", "frantic_fiends": HERE / "frantic_fiends.txt"}
OBSERVATIONS = HERE / "observations.txt"
OBSERVED = ((1, "none"), (2, "none"), (7, "none"), (2, "frantic_fiends"))
"""The games whose observations are frozen: players, and the box."""

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


def observations() -> list[str]:
    """`1 2 none goods 1209 2x13`: version, players, box, and for each piece its name, place and shape."""
    found = []
    for players, expansion in OBSERVED:
        layout = layout_of(Setup(players=players, expansion=expansion).ruleset())
        for piece in layout.pieces:
            shape = "x".join(map(str, piece.shape))
            found.append(f"{VERSION} {players} {expansion} {piece.name} {piece.start} {shape}")
        steps = sha256(" ".join(layout.steps).encode()).hexdigest()[:16]
        found.append(f"{VERSION} {players} {expansion} steps {steps}")
    return found


if __name__ == "__main__":
    for expansion, path in GAMES.items():
        path.write_text("\n".join(lines(moves_of(expansion))) + "\n")
    OBSERVATIONS.write_text("\n".join(observations()) + "\n")
