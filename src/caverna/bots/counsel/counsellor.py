"""Somebody who can be asked for advice. He knows neither seed nor deck."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from caverna.advice.coming_turns import ComingTurn
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState


@dataclass(frozen=True)
class Way:
    """Moves of one seat to the end of its turn, and the points it expects in the end."""

    moves: tuple[int, ...]
    points: float


class Counsellor(ABC):
    """What hints and reviews want to know from a strong player."""

    @abstractmethod
    def ways(self, state: GameState, seat: int, until: float) -> list[Way]:
        """For the seat that is asked: the best way for each first move worth a thought, best first.

        It may think until then, by the monotonic clock. The state is not changed.
        """

    @abstractmethod
    def way(self, state: GameState, seat: int, moves: Sequence[int], than: Sequence[Way]) -> Way:
        """These moves, with points that can be compared with those of other ways."""

    @abstractmethod
    def judge(self, state: GameState, seat: int) -> float:
        """The points a seat can expect at the end of a game that goes on."""

    @abstractmethod
    def coming(self, state: GameState, seat: int, moves: Sequence[int], until: float) -> list[ComingTurn]:
        """The next turns the seat would play after these moves, as far as that can be said in time.

        What chance decides until then is guessed.
        """

    def expected(self, state: GameState, seat: int) -> float:
        """The points a seat can expect; those it has, once the game is over."""
        return self.judge(state, seat) if state.agenda else float(total_score(state, seat))
