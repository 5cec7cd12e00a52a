"""The log: every move that was played, and the positions in between for those who look back."""

from collections.abc import Iterator
from dataclasses import dataclass

from caverna.engine.events import Event
from caverna.engine.moves import Move
from caverna.engine.play import apply, deciding_seat
from caverna.engine.state.game_state import GameState
from caverna.table.turns import is_new_turn

CHECKPOINT_EVERY = 32
"""So many moves lie between two positions that are kept."""


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """A move of the game; forced ones were played by the table."""

    seat: int
    round: int
    move: Move
    is_forced: bool


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move with everything that can be told about it: the position before it, and what happened."""

    logged: LoggedMove
    before: GameState
    events: list[Event]
    ends_turn: bool

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.logged.move


already_logged: dict[tuple[int, int, int, bool], LoggedMove] = {}
"""Thousands of tables share them: by seat, round, the identity of the move, and whether it was forced."""
MOST_LOGGED = 65_536


def logged_move(seat: int, round_number: int, move: Move, is_forced: bool) -> LoggedMove:
    """A move of the game; the same one for all games in which it was played so."""
    key = (seat, round_number, id(move), is_forced)
    logged = already_logged.get(key)
    if logged is None:
        if len(already_logged) >= MOST_LOGGED:
            already_logged.clear()
        logged = already_logged[key] = LoggedMove(seat, round_number, move, is_forced)
    return logged


def move_played(
    before: GameState, move: Move, after: GameState, events: list[Event], is_forced: bool = False
) -> PlayedMove:
    """What there is to tell about a move between two positions."""
    logged = logged_move(deciding_seat(before), before.round, move, is_forced)
    return PlayedMove(logged, before, events, is_new_turn(before, move, after))


class Log:
    """The moves of a game from its beginning."""

    def __init__(self, start: GameState) -> None:
        self.moves: list[LoggedMove] = []
        self.checkpoints: list[GameState] = [start.copy()]
        """The position before the first move, and after every so many moves."""

    def add(self, logged: LoggedMove, after: GameState) -> None:
        """One more move, and the position it led to."""
        self.moves.append(logged)
        if len(self.moves) == CHECKPOINT_EVERY * len(self.checkpoints):
            self.checkpoints.append(after.copy())

    def copy(self) -> "Log":
        """The log as it is now, for whoever looks back while the game goes on."""
        log = Log(self.checkpoints[0])
        log.moves, log.checkpoints = self.moves[:], self.checkpoints[:]
        return log

    def cut(self, length: int) -> None:
        """Forget the moves after so many, and the positions they led to."""
        del self.moves[length:], self.checkpoints[length // CHECKPOINT_EVERY + 1 :]

    def state_after(self, moves: int) -> GameState:
        """The position after so many moves."""
        nearest = min(moves // CHECKPOINT_EVERY, len(self.checkpoints) - 1)
        state = self.checkpoints[nearest].copy()
        for logged in self.moves[nearest * CHECKPOINT_EVERY : moves]:
            apply(state, logged.move.number)
        return state

    def replay(self) -> Iterator[PlayedMove]:
        """Every move once more, with what happened."""
        state = self.checkpoints[0].copy()
        for logged in self.moves:
            before = state.copy()
            events: list[Event] = []
            state.events = events
            apply(state, logged.move.number)
            yield move_played(before, logged.move, state, events, logged.is_forced)
