"""Tastes: what seems better to somebody than it is. So searches differ, and a plan is pursued."""

from typing import Final

from caverna.bots.mind.turns.turn import Turn
from caverna.engine.moves import PLACE
from caverna.engine.state.game_state import GameState

Fancy = tuple[int, float, int]
"""A feature, by how many points one of it seems better than it is, and how many count at most."""


class Taste:
    """What somebody has a fancy for: much at first and ever less, for in the end points are counted."""

    def __init__(
        self,
        fancies: list[Fancy],
        ways: dict[tuple[int, int], float],
        wishes: list[tuple[int, float]] | None = None,
    ) -> None:
        self.fancies = fancies
        self.ways = ways
        """(round, space): by how many points a turn that begins there seems better than it is."""
        self.wishes = wishes or []
        """Features that seem better by so many points to the end."""

    def liking(self, row: bytes, state: GameState) -> float:
        """How much better than it is a position seems."""
        more = 0.0
        for feature, points, most in self.fancies:
            more += points * min(row[feature], most)
        wished = 0.0
        for feature, points in self.wishes:
            if row[feature]:
                wished += points
        return part_to_come(state) * more + wished if more else wished

    def leaning(self, turn: Turn, round: int) -> float:
        """How much better than others a turn seems, because of where it goes."""
        if not self.ways:
            return 0.0
        numbers = turn.state.rules.moves
        for move in turn.moves:
            if numbers.verb[move] == PLACE:
                return self.ways.get((round, numbers.first[move]), 0.0)
        return 0.0


NO_TASTE: Final = Taste([], {})


def part_to_come(state: GameState) -> float:
    """How much of the game is still to be played."""
    return rounds_left(state) / len(state.rules.rounds)


def rounds_left(state: GameState) -> int:
    """The rounds after this one."""
    return sum([1 for number in state.rules.rounds if number > state.round])
