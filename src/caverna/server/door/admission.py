"""Who is let in: more than can be served are refused at once, so that those inside are served."""

import asyncio

from caverna.server.configuration.settings import Settings

BEAT = 0.25
FADING = 0.8
"""How much of a lag is still believed a beat later: one slow moment is no reason, many are."""


class Admission:
    """Stands at the door, and feels how late the loop is."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections = 0
        self.lag = 0.0
        """Seconds by which the loop is late, smoothed."""
        self.is_leaving = False
        """Whether this process hands everybody over to others."""

    def why_not(self) -> str | None:
        """The key of the reason why nobody is let in now; None if there is room."""
        if self.is_leaving:
            return "server-leaving"
        if self.connections >= self.settings.most_connections:
            return "server-full"
        if self.lag > self.settings.longest_lag:
            return "server-overloaded"
        return None

    async def watch(self) -> None:
        """Feel how late the loop is, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.feel(loop.time() - due)

    def feel(self, late: float) -> None:
        """One beat came so late."""
        self.lag = FADING * self.lag + (1 - FADING) * late
