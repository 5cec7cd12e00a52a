"""A puzzle: the last dwarf of a solo game. Which turn is worth most? Everything is tried, exactly.

python examples/puzzle.py                       # the puzzle below
python examples/puzzle.py my.position           # a position of yours: docs/formats.md
"""

import argparse
from pathlib import Path

from caverna import read_position
from caverna.engine.play import apply
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.research.encoding.masks import legal_numbers

PUZZLE = """caverna position 1
players 1
round 12
seat A
dwarfs 0 3@logging
goods wood 2 stone 2 grain 1 food 4
field c4
meadow b4
cavern e3
"""
Line = tuple[int, tuple[int, ...]]
"""Points at the end, and the moves that lead there."""


def best_line(state: GameState, known: dict[tuple[object, ...], Line], positions: int) -> Line:
    """The most points that can be reached; positions that come again are looked up."""
    if not state.agenda:
        return total_score(state, 0), ()
    key = state.key()
    if key not in known:
        if len(known) >= positions:
            raise SystemExit(f"More than {positions} positions: too many to be solved exactly.")
        found: list[Line] = []
        for move in legal_numbers(state):
            after = state.copy()
            apply(after, move)
            points, moves = best_line(after, known, positions)
            found.append((points, (move, *moves)))
        known[key] = max(found, key=lambda line: line[0])
    return known[key]


def main(arguments: list[str] | None = None) -> tuple[int, list[str]]:
    """Solve it; returns points and moves."""
    parser = argparse.ArgumentParser(description="Which turn is worth most?")
    parser.add_argument("position", nargs="?", type=Path, help="a written position (default: our puzzle)")
    parser.add_argument("--positions", type=int, default=200_000, help="give up after so many")
    chosen = parser.parse_args(arguments)
    game = read_position(chosen.position.read_text() if chosen.position else PUZZLE)
    known: dict[tuple[object, ...], Line] = {}
    points, moves = best_line(game.state, known, chosen.positions)
    texts = [game.move(move).text for move in moves]
    print(f"{points} points ({len(known)} positions): {', '.join(texts)}")
    return points, texts


if __name__ == "__main__":
    main()
