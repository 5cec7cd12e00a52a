"""What a screen needs from a table, whether that stands on this machine or on a server."""

from collections.abc import Callable, Sequence
from typing import Protocol

from caverna.server.protocol.http_messages import Review
from caverna.server.protocol.messages import Advice, HintTurn, LogEntry, StateMessage, Subject

CONNECTING, OPEN, LOST, RESTARTING, GONE = "connecting", "open", "lost", "restarting", "gone"
"""How the line to a table stands; a table on this machine is always open."""


class NoAnswer(Exception):
    """A question to a table that nobody answered, and why, in words."""


class TableSource(Protocol):
    """A table somebody plays at or watches. Nothing is played ahead: what is shown was sent by the table."""

    state: StateMessage | None
    log: list[LogEntry]
    status: str
    trouble: str
    """Why the last command was not done, in words; empty if it was."""
    invitation: str
    """The link with which others come; empty where nobody can."""
    listener: Callable[[], None]
    """Called whenever there is something new to see."""

    def play(self, *moves: str) -> None:
        """One move, or several of which all are played or none."""

    def undo(self) -> None:
        """Take back the last decision."""

    def restart(self) -> None:
        """Take back the whole turn."""

    def end_turn(self) -> None:
        """The turn is done."""

    def speak(self, language: str) -> None:
        """From now on in this language."""

    def agree_to_hints(self) -> None:
        """My seats agree that hints are given here."""

    async def why(self, move: str) -> str:
        """Why a move is not possible now; empty if it has nothing to do with what is asked."""

    async def advise(self, about: Sequence[Subject]) -> Advice:
        """What is worth knowing about the table as it is now."""

    async def hint(self) -> list[HintTurn]:
        """What somebody who knows the game would do."""

    async def review(self) -> Review:
        """A game that is over looked back at, as far as that is done."""

    async def close(self) -> None:
        """Nobody looks any more."""
