"""The legal moves of a decision: as numbers, as packed bits, as one byte a move."""

from caverna.engine.play import legal_anytime
from caverna.engine.state.game_state import GameState


def legal_numbers(state: GameState) -> list[int]:
    """All legal moves by number, sorted; none when the game is over."""
    if not state.agenda:
        return []
    found = state.answers + legal_anytime(state)
    found.sort()
    return found


def mask(numbers: list[int], size: int) -> bytearray:
    """One byte for each number of the table of moves, 1 if it is legal."""
    marked = bytearray(size)
    for number in numbers:
        marked[number] = 1
    return marked


def packed_mask(numbers: list[int], size: int) -> bytearray:
    """One bit for each number, the lowest of a byte first: an eighth of the size."""
    marked = bytearray((size + 7) // 8)
    for number in numbers:
        marked[number >> 3] = marked[number >> 3] | 1 << (number & 7)
    return marked
