"""Tastes: what seems better to somebody than it is. So searches differ, and a plan is pursued."""

from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.moves import PLACE
from caverna.engine.state.game_state import GameState

Fancy = tuple[int, float, int]
"""A feature, by how many points one of it seems better than it is, and how many count at most."""


class Taste:
    """What somebody has a fancy for: much at first and ever less, for in the end points are counted."""

    def __init__(self, fancies: list[Fancy], ways: dict[tuple[int, int], float]) -> None:
        self.fancies = fancies
        self.ways = ways
        """(round, space): by how many points a turn that begins there seems better than it is."""

    def liking(self, row: bytes, state: GameState) -> float:
        """How much better than it is a position seems."""
        more = 0.0
        for feature, points, most in self.fancies:
            more += points * min(row[feature], most)
        return part_to_come(state) * more if more else 0.0

    def leaning(self, turn: Turn, round: int) -> float:
        """How much better than others a turn seems, because of where it goes."""
        if not self.ways:
            return 0.0
        numbers = turn.state.rules.moves
        for move in turn.moves:
            if numbers.verb[move] == PLACE:
                return self.ways.get((round, numbers.first[move]), 0.0)
        return 0.0


class TasteJudge(Judge):
    """Sees what is not finished yet with somebody's taste; what is finished, others judge."""

    def __init__(self, judge: Judge, taste: Taste) -> None:
        self.judge = judge
        self.taste = taste

    def worth(self, state: GameState, seat: int) -> float:
        return self.judge.worth(state, seat) + self.taste.liking(features(state, seat), state)

    def worth_of(self, state: GameState, seat: int, row: bytes) -> float:
        return self.judge.worth_of(state, seat, row)


def part_to_come(state: GameState) -> float:
    """How much of the game is still to be played."""
    return rounds_left(state) / len(state.rules.rounds)


def rounds_left(state: GameState) -> int:
    """The rounds after this one."""
    return sum([1 for number in state.rules.rounds if number > state.round])
