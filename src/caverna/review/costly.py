"""Looking back at the turns of a game: what each was expected to bring, and what the best one would have.

An opinion, other than the findings of `senseless`: it is as good as the mind that gives it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from caverna.bots.counsel import Advised, compare
from caverna.engine.play import apply
from caverna.engine.state.game_state import NATURE, GameState
from caverna.game import Game
from caverna.record.record import beginning
from caverna.review.moments import replay, turns_of

MOST_TOLD: Final = 3
WORTH_TELLING: Final = 0.5
"""Points below which a turn was as good as another."""


@dataclass(frozen=True)
class PlayedTurn:
    """A whole turn of a seat, from the choice of a space to its end."""

    number: int
    """How many moves had been played before."""
    round: int
    seat: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Judged:
    """A turn with the points that could be expected after it, and the best one in its place."""

    turn: PlayedTurn
    points: float
    best: Advised

    @property
    def loss(self) -> float:
        """What it cost."""
        return self.best.points - self.points


@dataclass(frozen=True)
class LookBack:
    """All turns of a game in the order of play, and the points as they stand at its end."""

    turns: tuple[Judged, ...]
    totals: tuple[int, ...]

    def of(self, seat: int) -> list[Judged]:
        """The turns of one seat."""
        return [judged for judged in self.turns if judged.turn.seat == seat]

    def costliest(self, seat: int) -> list[Judged]:
        """The turns of a seat that cost most, the worst first."""
        told = [judged for judged in self.of(seat) if judged.loss >= WORTH_TELLING]
        return sorted(told, key=lambda judged: -judged.loss)[:MOST_TOLD]


def turns_played(game: Game) -> list[PlayedTurn]:
    """All turns of a game that came to their end."""
    moments = replay(beginning(game).state, game.moves_played)
    turns = turns_of([moment for moment in moments if moment.seat != NATURE])
    return [
        PlayedTurn(turn[0].number, turn[0].before.round, turn[0].seat, tuple(moment.move for moment in turn))
        for turn in turns
    ]


def judge(state: GameState, turn: PlayedTurn, seconds: float) -> Judged:
    """One turn, judged from the position before it."""
    played, best = compare(state, turn.seat, turn.moves, seconds)
    return Judged(turn, played.points, best)


def look_back(
    game: Game, seconds: float, note: Callable[[int, int], None] = lambda done, of: None
) -> LookBack:
    """A whole game, with so many seconds at most for each turn; `note` hears how far it is."""
    turns = turns_played(game)
    state, played, judged = beginning(game).state, 0, []
    for turn in turns:
        played = play_up_to(state, game, played, turn.number)
        judged.append(judge(state, turn, seconds))
        note(len(judged), len(turns))
    return LookBack(tuple(judged), tuple(game.totals()))


def play_up_to(state: GameState, game: Game, played: int, number: int) -> int:
    """Go on from one move of the game to another; returns where the state stands then."""
    for _, move in game.moves_played[played:number]:
        apply(state, move.number)
    return number


def by_round(turns: Sequence[Judged]) -> dict[int, float]:
    """The points to expect after the last turn of every round."""
    return {judged.turn.round: judged.points for judged in turns}
