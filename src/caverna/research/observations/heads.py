"""A move as a verb and its parts: for networks with a small head for each instead of thousands of outputs."""

import numpy
from numpy.typing import NDArray

from caverna.engine.move_table import MoveTable

Numbers = NDArray[numpy.int64]
Legal = NDArray[numpy.bool_]
NO_PART = 0


class Heads:
    """The verb first, then its parts one after the other; what is chosen says what may follow."""

    def __init__(self, moves: MoveTable) -> None:
        self.moves = moves
        self.depth = 1 + max(len(verb.parts) for verb in moves.verbs)
        """The verb and the most parts that one has."""
        sizes = [1] * (self.depth - 1)
        for verb in moves.verbs:
            for place, part in enumerate(verb.parts):
                sizes[place] = max(sizes[place], part.kind.kept)
        self.sizes = (1 + max(verb.number for verb in moves.verbs), *sizes)
        """For each head how many things it chooses among."""
        self.table: Numbers = numpy.full((len(moves.all), self.depth), NO_PART, numpy.int64)
        """For each move the choices of all heads; a part that its verb has not is 0."""
        for move in moves.listed:
            choices = [move.verb, *[value.number for value in move.values]]
            self.table[move.number, : len(choices)] = choices
        self._numbers = {tuple(self.table[move.number].tolist()): move.number for move in moves.listed}

    def split(self, number: int) -> tuple[int, ...]:
        """The choices that make a move."""
        return tuple(self.table[number].tolist())

    def join(self, choices: tuple[int, ...]) -> int:
        """The number of the move that these choices make; KeyError if there is none."""
        return self._numbers[choices]

    def mask(self, legal: list[int], chosen: tuple[int, ...] = ()) -> Legal:
        """What the next head may choose among legal moves, after what has been chosen."""
        rows = self.table[legal]
        for head, choice in enumerate(chosen):
            rows = rows[rows[:, head] == choice]
        found = numpy.zeros(self.sizes[len(chosen)], numpy.bool_)
        found[rows[:, len(chosen)]] = True
        return found
