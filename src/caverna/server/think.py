"""A process that serves nobody and thinks for those that do."""

import asyncio
import signal
from collections.abc import Callable
from dataclasses import replace

from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import log_to_stderr, note
from caverna.server.lobby.open_lobby import open_lobby


def think_until_stopped(settings: Settings, announce: Callable[[], None]) -> None:
    """Take work from the shared database until a signal says that it is enough."""
    log_to_stderr()
    asyncio.run(think(replace(settings, bots_elsewhere=False), announce))


async def think(settings: Settings, announce: Callable[[], None]) -> None:
    """The same in a running loop."""
    enough = asyncio.Event()
    async with open_lobby(settings):
        for number in (signal.SIGINT, signal.SIGTERM):  # not before: a database may never answer
            asyncio.get_running_loop().add_signal_handler(number, enough.set)
        announce()
        note("thinker started")
        await enough.wait()
    note("thinker stopped")
