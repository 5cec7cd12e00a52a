"""The command that a server has not answered yet. It outlives the line it was sent over.

When there is a line again, it is sent once more if the table still stands where it was chosen; else the
player is told.
"""

from collections.abc import Sequence

from caverna.server.protocol.messages import LogEntry, PlayMove, PlayMoves, StateMessage, TurnMessage

ANSWERED, WAITING, SEND, TOO_LATE = "answered", "waiting", "send", "too_late"
"""Done or refused, still under way, to be sent over the new line, or too late for it."""


class Unanswered:
    """One command at a time."""

    def __init__(self) -> None:
        self.command: TurnMessage | None = None
        self.played = 0
        """How many moves had been played when it was chosen."""
        self.was_ever_sent = False
        self.is_sent = False

    @property
    def needs_line(self) -> bool:
        """Whether it waits for a line, and not for an answer."""
        return self.command is not None and not self.is_sent

    def take(self, command: TurnMessage, played: int) -> None:
        """A new command; one that could not be sent yet is replaced by it."""
        self.command, self.played = command, played
        self.is_sent = self.was_ever_sent = False

    def note_sent(self) -> None:
        """It is on its way."""
        self.is_sent = self.was_ever_sent = True

    def fate_at(self, state: StateMessage, log: Sequence[LogEntry]) -> str:
        """What a state that has come means for it; the log is the whole one of that state."""
        if self.command is None:
            return ANSWERED
        if state.version == self.command.version:
            return WAITING if self.is_sent else SEND
        if self.is_sent:
            return ANSWERED
        return ANSWERED if self.was_ever_sent and self.is_in(log) else TOO_LATE

    def is_in(self, log: Sequence[LogEntry]) -> bool:
        """Whether a command sent over the old line has been carried out, as far as the log can tell."""
        if not isinstance(self.command, PlayMove | PlayMoves):
            return True
        moves = [self.command.move] if isinstance(self.command, PlayMove) else self.command.moves
        return [entry.move for entry in log[self.played : self.played + len(moves)]] == moves
