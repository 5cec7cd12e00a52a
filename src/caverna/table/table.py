"""The table: a game, who sits there, whose turn is open, and the log.

The table deals chance and plays what is forced only when it is told to, one move at a time, so that every
move can be kept and shown by itself.
"""

from collections.abc import Iterable, Sequence

from caverna.engine.moves import Move
from caverna.engine.play import deciding_seat
from caverna.engine.state.game_state import NATURE, GameState
from caverna.game import Game
from caverna.record.record import beginning
from caverna.setup import Setup
from caverna.table.limits import MOST_IN_A_TURN, MOST_MOVES, TooManyMoves
from caverna.table.log import Log, PlayedMove, move_played
from caverna.table.seats import BOT, Seat, name_of
from caverna.table.turns import OpenTurn
from caverna.table.versions import Change, Versions


class NothingToTakeBack(Exception):
    """The turn has no decision yet."""


class Revealed(NothingToTakeBack):
    """Chance has decided last: what was revealed stays revealed."""


class NothingToEnd(Exception):
    """No turn waits for its end."""


class TurnIsOpen(Exception):
    """The turn before has to be ended first."""


class Table:
    """A game at its first move, and those who sit down to play it."""

    def __init__(self, game: Game, seats: Sequence[Seat], version: int = 0) -> None:
        assert not game.moves_played
        self.game = game
        self.game.deals = False
        self.seats = list(seats)
        self.turn = OpenTurn()
        self.waits_for_end = False
        self.log = Log(game.state)
        self.versions = Versions(version, 0)

    def replay(self, moves: Iterable[tuple[Move | str, bool]], waits_for_end: bool) -> None:
        """Play again what was played here before, each move with whether it was forced."""
        for move, is_forced in moves:
            if self.waits_for_end:
                self.end_turn()
            self._put(self.game.move(move), is_forced)
        if self.waits_for_end and not waits_for_end:
            self.end_turn()
        self.versions = Versions(self.version, len(self.log.moves))

    def follow(
        self, version: int, kept: int, moves: Iterable[tuple[Move | str, bool]], waits_for_end: bool
    ) -> None:
        """Do what was done at the same table elsewhere: so many moves still stand, these came after them."""
        self.versions.jump(version)
        self._cut(kept)
        for move, is_forced in moves:
            if self.waits_for_end:
                self.end_turn()
            self.versions.note(self._put(self.game.move(move), is_forced))
        if self.waits_for_end and not waits_for_end:
            self.end_turn()

    # Who.

    @property
    def setup(self) -> Setup:
        """How the game was set up."""
        return self.game.setup

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [name_of(number, seat) for number, seat in enumerate(self.seats)]

    @property
    def turn_seat(self) -> int | None:
        """Whose turn is going on; None for chance and at the end."""
        seat = deciding_seat(self.turn.before[0]) if self.turn.moves else self.game.seat
        return None if seat == NATURE else seat

    @property
    def asked_seat(self) -> int | None:
        """Who has to do something: answer, or end his turn. -1 for chance, None when all is over."""
        return self.turn_seat if self.waits_for_end else self.game.seat

    @property
    def is_over(self) -> bool:
        """Whether the game is over and nobody can take anything back any more."""
        return self.game.is_over and not self.waits_for_end

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot decides for this seat."""
        return seat is not None and seat >= 0 and self.seats[seat].kind == BOT

    def can_take_back(self) -> bool:
        """Whether there is a decision in this turn that a person can take back."""
        seat = self.turn_seat
        return seat is not None and not self.is_bot(seat) and self.turn.has_decisions

    @property
    def goes_on(self) -> bool:
        """Whether something happens without any person: chance, the only possible move, a bot."""
        return self.is_bot(self.asked_seat) or self.move_due() is not None

    # Commands. Each raises before anything has changed, or succeeds.

    def play(self, move: Move) -> PlayedMove:
        """A move of whoever is asked."""
        played = self._put(move, is_forced=False)
        self.versions.note(played)
        return played

    def play_all(self, moves: Sequence[Move]) -> None:
        """Several moves of whoever is asked, within his turn: all of them, or none."""
        if self.waits_for_end:
            raise TurnIsOpen
        seat, length = self.game.seat, len(self.log.moves)
        start, turn = self.game.state.copy(), self.turn.copy()
        played = []
        try:
            for move in moves:
                if self.game.seat != seat:
                    raise TurnIsOpen
                played.append(self._put(move, is_forced=False))
        except Exception:
            self._stand_at(start, length)
            self.turn = turn
            raise
        self.versions.note(*played)

    def move_due(self) -> Move | None:
        """What the table plays by itself now: what chance deals, or the only possible move."""
        if self.waits_for_end or self.game.is_over:
            return None
        if self.game.seat == NATURE:
            return self.game.dealt_move()
        legal = self.game.legal_moves()
        return legal[0] if len(legal) == 1 else None

    def play_due(self) -> PlayedMove | None:
        """Play what needs nobody's decision, if there is something."""
        move = self.move_due()
        if move is None:
            return None
        played = self._put(move, is_forced=self.game.seat != NATURE)
        self.versions.note(played)
        return played

    def end_turn(self) -> None:
        """The player is content with his turn."""
        if not self.waits_for_end:
            raise NothingToEnd
        self.waits_for_end = False
        self.turn = OpenTurn()
        self.versions.note()

    def undo(self) -> Move:
        """Back to the last decision of the turn; returns the first move taken back."""
        return self._take_back(-1)

    def restart(self) -> Move:
        """Back to the first decision of the turn; returns the first move taken back."""
        return self._take_back(0)

    def _put(self, move: Move, is_forced: bool) -> PlayedMove:
        """Play a move and see whether the turn is over with it."""
        if self.waits_for_end:
            raise TurnIsOpen
        self._check_length(move)
        before = self.game.state.copy()
        events = self.game.play(move)
        played = move_played(before, move, self.game.state, events, is_forced)
        self.log.add(played.logged, self.game.state)
        self.turn.note(before, move)
        if played.ends_turn:
            self.waits_for_end = self._is_worth_waiting(played.logged.seat)
            if not self.waits_for_end:
                self.turn = OpenTurn()
        return played

    def _check_length(self, move: Move) -> None:
        """Exchanges have an end, answers never: nobody is stuck."""
        is_long = len(self.turn.moves) >= MOST_IN_A_TURN or len(self.log.moves) >= MOST_MOVES
        if is_long and move.number not in self.game.state.answers:
            raise TooManyMoves(move.text)

    def _is_worth_waiting(self, seat: int) -> bool:
        """Whether a person may want to take back something of the turn that has just come to its end."""
        is_person = seat != NATURE and not self.is_bot(seat)
        return is_person and self.turn.must_be_ended and self.turn.has_decisions

    def _take_back(self, which: int) -> Move:
        """Back to one of the decisions of this turn."""
        decisions = self.turn.decisions()
        if not decisions:
            has_revealed = bool(self.log.moves) and self.log.moves[-1].seat == NATURE
            raise Revealed if has_revealed else NothingToTakeBack
        index = decisions[which]
        move = self.turn.moves[index]
        self._cut(len(self.log.moves) - (len(self.turn.moves) - index))
        return move

    def _cut(self, length: int) -> None:
        """Back to where so many moves had been played, within this turn."""
        index = len(self.turn.moves) - (len(self.log.moves) - length)
        assert index >= 0, f"the turn has {len(self.turn.moves)} moves, {length} should be kept"
        if index < len(self.turn.moves):
            self._stand_at(self.turn.before[index], length)
            self.turn.cut(index)
        self.versions.note_cut(length)

    def _stand_at(self, state: GameState, length: int) -> None:
        """The game as it was in a position of this turn, after so many moves."""
        self.game.state = state
        del self.game.moves_played[length:]
        self.log.cut(length)
        self.waits_for_end = False

    # For those who keep or show it.

    @property
    def version(self) -> int:
        """Counts the changes that were taken."""
        return self.versions.version

    @property
    def has_changed(self) -> bool:
        """Whether there is a change to take."""
        return self.versions.has_changed

    def take_change(self) -> Change | None:
        """What has changed since the last version, if anything; the next version begins."""
        return self.versions.take(len(self.log.moves), self.waits_for_end, self.is_over)

    def known_log(self, length: int, version: int | None) -> int:
        """How much of its log may somebody keep who comes back: it was cut since, or may have been."""
        return min(len(self.log.moves), self.versions.known(length, version))


def table_for(game: Game, seats: Sequence[Seat]) -> Table:
    """A table at which a game goes on; its last turn, if it was over, counts as ended."""
    start = beginning(game)
    start.setup = game.setup
    table = Table(start, seats)
    table.replay([(move, False) for _, move in game.moves_played], waits_for_end=False)
    return table
