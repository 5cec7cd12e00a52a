"""How long a course will still take, as far as one can tell from what was done so far."""

import time
from collections.abc import Callable
from typing import Any, Final

from caverna.research.executor import Done

ENOUGH_TO_TELL: Final = 10
"""So many games are played before anything is said."""
AN_HOUR: Final = 3600.0


class Outlook:
    """Counts games, and the time since the first of them was begun; what was kept from before takes none."""

    def __init__(self, games: int, cores: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.games = games
        """Of the whole course."""
        self.cores = cores
        self.clock = clock
        self.done = 0
        self.new = 0
        self.began = clock()

    def note(self, done: Done[Any]) -> bool:
        """One more game; whether so many were played by now that something can be told for the first time."""
        self.done += 1
        self.new += done.is_new
        return done.is_new and self.new == ENOUGH_TO_TELL

    def told(self) -> str:
        """`about 2.5 hours to go on 2 cores`; nothing if nothing was done yet."""
        if not self.new:
            return ""
        seconds = (self.games - self.done) * (self.clock() - self.began) / self.new
        cores = f"{self.cores} cores" if self.cores > 1 else "one core"
        if seconds < AN_HOUR:
            return f"about {max(1, round(seconds / 60))} minutes to go on {cores}"
        return f"about {seconds / AN_HOUR:.1f} hours to go on {cores}"
