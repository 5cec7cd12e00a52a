"""A table: the game, who sits there, whose turn is open, and the log. No clock, no disk, no network.

The table deals chance and plays what is forced only when it is told to, one move at a time, so that every
move can be kept and shown by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.bots import BOT_NAMES
from caverna.engine.chance import draw
from caverna.engine.events import Event
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.play import apply, chance_weights
from caverna.engine.state.game_state import NATURE, GameState
from caverna.game import Game
from caverna.record.position import read_position
from caverna.record.record import beginning
from caverna.server.log_texts import Texts, describe
from caverna.server.messages import BOT
from caverna.server.store import Change, StoredMove, StoredSeat, StoredTable
from caverna.setup import Setup
from caverna.table.turns import Turn, is_new_turn

CHECKPOINT_EVERY = 32
"""So many moves lie between two positions that are kept for those who look back."""


class NothingToTakeBack(Exception):
    """The turn has no decision yet."""


class NothingToEnd(Exception):
    """No turn waits for its end."""


class TurnIsOpen(Exception):
    """The turn before has to be ended first."""


@dataclass(slots=True)
class LoggedMove:
    """A move of the game, with its texts in those languages in which somebody has asked for them."""

    seat: int
    round: int
    move: Move
    is_forced: bool
    texts: dict[str, Texts]


class Table:
    """What a room plays on."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.created = stored.created
        self.seats: list[StoredSeat] = list(stored.seats)
        self.version = stored.version
        self.game = game_at_its_beginning(stored.setup, stored.origin)
        self.turn = Turn()
        self.waits_for_end = False
        self.events: list[Event] = []
        """What happened in the last change."""
        self.log: list[LoggedMove] = []
        self.checkpoints: list[GameState] = [self.game.state.copy()]
        """The position before the first move, and after every so many moves."""
        self.languages: set[str] = set()
        """Languages in which the log is kept up to date."""
        for move in stored.moves:
            if self.waits_for_end:
                self.end_turn()
            self.play(self.game.move(move.move), move.is_forced)
        if self.waits_for_end and not stored.waits_for_end:
            self.end_turn()
        self.events = []
        self.kept = len(self.log)
        """So many moves are the same here and in the store."""
        self.has_changed = False
        self.first_version = stored.version
        self.cuts: list[tuple[int, int]] = []
        """After which version the log was cut to which length, since the table was loaded."""

    # Who.

    @property
    def setup(self) -> Setup:
        """How the game was set up."""
        return self.game.setup

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [name_of(seat, sitting) for seat, sitting in enumerate(self.seats)]

    @property
    def turn_seat(self) -> int | None:
        """Whose turn is going on; None for chance and at the end."""
        seat = self.turn.before[0].seat if self.turn.moves else self.game.seat
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
        return seat is not None and not self.is_bot(seat) and bool(self.turn.decisions())

    # Commands. Each raises before anything has changed, or succeeds.

    def play(self, move: Move, is_forced: bool = False) -> None:
        """A move of whoever is asked."""
        if self.waits_for_end:
            raise TurnIsOpen
        before = self.game.copy()
        self.events = self.game.play(move)
        assert before.seat is not None
        logged = LoggedMove(before.seat, before.state.round, move, is_forced, {})
        for language in self.languages:
            logged.texts[language] = describe(language, before.state, move, self.events, self.names)
        self.log.append(logged)
        if len(self.log) == CHECKPOINT_EVERY * len(self.checkpoints):
            self.checkpoints.append(self.game.state.copy())
        self.turn.note(before, move)
        if is_new_turn(before, move, self.game):
            self.waits_for_end = self.is_worth_waiting(before.seat, move)
            if not self.waits_for_end:
                self.turn = Turn()
        self.has_changed = True

    def play_all(self, moves: Sequence[Move]) -> None:
        """Several moves of whoever is asked, within his turn: all of them, or none."""
        if self.waits_for_end:
            raise TurnIsOpen
        seat, length, has_changed = self.game.seat, len(self.log), self.has_changed
        start, turn = self.game.copy(), Turn()
        turn.before, turn.moves = self.turn.before[:], self.turn.moves[:]
        events: list[Event] = []
        try:
            for move in moves:
                if self.game.seat != seat:
                    raise TurnIsOpen
                self.play(move)
                events += self.events
        except Exception:
            self.game, self.turn, self.has_changed = start, turn, has_changed
            self.waits_for_end = False
            self.cut_log(length)
            raise
        self.events = events

    def is_worth_waiting(self, seat: int, last: Move) -> bool:
        """Whether a person may want to take back something of the turn that has just come to its end."""
        is_person = seat != NATURE and not self.is_bot(seat)
        return is_person and self.turn.must_be_ended(last) and bool(self.turn.decisions())

    def end_turn(self) -> None:
        """The player is content with his turn."""
        if not self.waits_for_end:
            raise NothingToEnd
        self.waits_for_end = False
        self.turn = Turn()
        self.has_changed = True

    def undo(self) -> None:
        """Back to the last decision of the turn."""
        self.go_back_to(-1)

    def restart(self) -> None:
        """Back to the first decision of the turn."""
        self.go_back_to(0)

    def go_back_to(self, which: int) -> None:
        """Back to one of the decisions of this turn."""
        decisions = self.turn.decisions()
        if not decisions:
            raise NothingToTakeBack
        index = decisions[which]
        length = len(self.log) - (len(self.turn.moves) - index)
        self.game = self.turn.before[index]
        del self.turn.before[index:], self.turn.moves[index:]
        self.cut_log(length)
        self.cuts.append((self.version, length))
        self.kept = min(self.kept, length)
        self.waits_for_end = False
        self.events = []
        self.has_changed = True

    def cut_log(self, length: int) -> None:
        """Forget the moves after so many, and the positions they led to."""
        del self.log[length:], self.checkpoints[length // CHECKPOINT_EVERY + 1 :]

    def move_due(self) -> Move | None:
        """What the table plays by itself now: what chance deals, or the only possible move."""
        if self.waits_for_end or self.game.is_over:
            return None
        if self.game.seat == NATURE:
            weights = chance_weights(self.game.state)
            return self.game.answers()[draw(self.setup.seed, self.game.drawings, weights)]
        legal = self.game.legal_moves()
        return legal[0] if len(legal) == 1 else None

    # For the store.

    def take_change(self) -> Change | None:
        """What the store does not know yet; from here on the table counts as stored."""
        if not self.has_changed:
            return None
        self.version += 1
        played = tuple(
            StoredMove(logged.seat, logged.move.text, logged.is_forced) for logged in self.log[self.kept :]
        )
        change = Change(self.version, self.kept, played, self.waits_for_end)
        self.kept = len(self.log)
        self.has_changed = False
        return change

    # For those who look on.

    def speak(self, language: str) -> None:
        """Have the log in this language, from the first move on."""
        if language in self.languages:
            return
        replayed = beginning(self.game)
        for logged in self.log:
            before = replayed.copy()
            events = replayed.play(logged.move)
            logged.texts[language] = describe(language, before.state, logged.move, events, self.names)
        self.languages.add(language)

    def known_log(self, length: int, version: int | None) -> int:
        """How much of its log a client that comes back may keep: the log was cut since, or may have been."""
        if version is None or not self.first_version <= version <= self.version:
            return 0
        return min(length, len(self.log), *(cut for after, cut in self.cuts if after >= version))

    def state_after(self, moves: int) -> GameState:
        """The position after so many moves."""
        nearest = min(moves // CHECKPOINT_EVERY, len(self.checkpoints) - 1)
        state = self.checkpoints[nearest].copy()
        for logged in self.log[nearest * CHECKPOINT_EVERY : moves]:
            apply(state, logged.move.number)
        return state


def game_at_its_beginning(setup: Setup, origin: str) -> Game:
    """The game before its first move, with chance played by hand."""
    game = read_position(origin) if origin else Game(setup, deals=False)
    game.setup = setup
    return game


def name_of(seat: int, sitting: StoredSeat) -> str:
    """The name somebody gave, or the letter of the seat and the kind of bot."""
    if sitting.name:
        return sitting.name
    return f"{SEAT_NAMES[seat]} ({sitting.bot})" if sitting.kind == BOT else SEAT_NAMES[seat]


def seats_named(names: Sequence[str]) -> list[StoredSeat]:
    """Who sits at a game that was brought along: seats named like a bot are bots."""
    return [
        StoredSeat(BOT, "", name) if name in BOT_NAMES else StoredSeat("human", name[:40]) for name in names
    ]
