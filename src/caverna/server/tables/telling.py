"""When people are told what has happened: at once, but moves of bots together where only bots play."""

import asyncio
import time
from collections.abc import Callable, Sequence

from caverna.engine.events import Event
from caverna.engine.state.game_state import NATURE
from caverna.table.seats import BOT
from caverna.table.table import Table
from caverna.table.versions import Change

BOT_MOVES_EVERY = 0.1
"""So often at most everybody at a table is shown what bots do among themselves; in seconds."""


class Telling:
    """What nobody at a table was told yet, and when everybody was told something last."""

    def __init__(self, show: Callable[[Sequence[Event]], None], in_turn: Callable[[], None]) -> None:
        self.show = show
        """Shows the table and these events to everybody."""
        self.in_turn = in_turn
        """Has `tell_what_is_due` called between two commands: only then all there is to see is kept."""
        self.untold: list[Event] = []
        self.last = 0.0
        self.coming: asyncio.TimerHandle | None = None

    def tell(self, table: Table, change: Change) -> None:
        """Something has happened; it is shown now or soon."""
        self.untold += [event for played in change.played for event in played.events]
        wait = self.last + BOT_MOVES_EVERY - time.monotonic()
        if wait <= 0 or not is_among_bots(table, change):
            self.tell_now()
        elif self.coming is None:
            self.coming = asyncio.get_running_loop().call_later(wait, self.in_turn)

    @property
    def is_due(self) -> bool:
        """Whether something waits to be shown."""
        return self.coming is not None

    def tell_what_is_due(self) -> None:
        """Show it, unless that has been done meanwhile."""
        if self.is_due:
            self.tell_now()

    def tell_now(self) -> None:
        """Show everything that nobody was told yet."""
        self.stop()
        events, self.untold, self.last = self.untold, [], time.monotonic()
        self.show(events)

    def stop(self) -> None:
        """Nothing is shown later on."""
        if self.coming is not None:
            self.coming.cancel()
            self.coming = None


def is_among_bots(table: Table, change: Change) -> bool:
    """Whether it was done by bots, or by chance, at a table where nobody but bots plays.

    Whoever plays along wants to see each step of a bot, as slowly as he likes.
    """
    if any(sitting.kind != BOT for sitting in table.seats):
        return False
    seats = {played.logged.seat for played in change.played} - {NATURE}
    is_theirs = bool(change.played) and all(map(table.is_bot, seats))
    return is_theirs and is_left_to_bots(table)


def is_left_to_bots(table: Table) -> bool:
    """Whether a bot is asked, or chance while bots play along."""
    if table.asked_seat == NATURE:
        return any(sitting.kind == BOT for sitting in table.seats)
    return table.is_bot(table.asked_seat)
