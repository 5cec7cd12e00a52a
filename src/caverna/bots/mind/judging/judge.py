"""What a position is worth to a seat."""

from caverna.bots.mind.judging.features import features
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState


class Judge:
    """Something that puts a figure on a position: expected points at the end."""

    def worth(self, state: GameState, seat: int) -> float:
        """The position as this judge sees it."""
        return float(total_score(state, seat))

    def worth_of(self, state: GameState, seat: int, row: bytes) -> float:
        """The same, where the features are known already."""
        return self.worth(state, seat)

    def worths(self, states: list[GameState], seat: int) -> list[float]:
        """What each of these positions in the middle of a turn is worth."""
        return [self.worth(state, seat) for state in states]


class LinearJudge(Judge):
    """Points as they stand, and for every feature so many more in every round."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.weights = weights
        self.bias = bias

    def worth(self, state: GameState, seat: int) -> float:
        return self.worth_of(state, seat, features(state, seat))

    def worth_of(self, state: GameState, seat: int, row: bytes) -> float:
        if not state.agenda:
            return float(total_score(state, seat))
        round = min(state.round, 12)
        weights = self.weights[round]
        total = self.bias[round]
        for i, value in enumerate(row):
            if value:
                total += weights[i] * value
        return total
