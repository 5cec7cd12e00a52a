"""The end of a process that others go on without: its clients go to them, and nothing they sent is lost."""

import asyncio
from contextlib import suppress

from caverna.server.journal.json_log import note
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import Lobby
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.commands import TableClosed

RESTARTING = 1012
"""Service restart: whoever reads this comes back by himself, and finds another process or the next one."""
LONGEST = 3.0
LOOK_EVERY = 0.02


async def hand_over(lobby: Lobby) -> None:
    """Answer what has come, then send everybody on; again, while somebody was just coming in."""
    lobby.admission.is_leaving = True
    connections = lobby.admission.connections
    try:
        async with asyncio.timeout(LONGEST):
            while lobby.admission.connections:
                occupied = [keeper for keeper in lobby.keepers.values() if keeper.audience.connections]
                await asyncio.gather(*(send_on(keeper) for keeper in occupied))
                await asyncio.sleep(LOOK_EVERY)
    except TimeoutError:
        note("not everybody has left", connections=lobby.admission.connections)
    note("handed over", connections=connections)


async def send_on(keeper: Keeper) -> None:
    """Send everybody at a table on, after the commands that wait there."""
    with suppress(TableClosed, StoreFailed):
        await keeper.do(lambda table: close_all(keeper))


def close_all(keeper: Keeper) -> None:
    """Say to everybody why the line ends."""
    for connection in keeper.audience.connections:
        connection.close(RESTARTING)
