"""Whether the store is alive: felt when somebody asks, but not for everybody who does."""

import time

from caverna.server.lobby.lobby import Lobby
from caverna.server.storage.store import StoreFailed

BELIEVED = 1.0
"""So many seconds an answer counts: whoever asks without end does not keep the disk busy."""


async def is_alive(lobby: Lobby) -> str:
    """Why the store cannot be used; nothing if it can."""
    felt, why_not = lobby.pulse
    if time.monotonic() - felt > BELIEVED:
        lobby.pulse = (time.monotonic(), why_not)
        why_not = await feel(lobby)
        lobby.pulse = (time.monotonic(), why_not)
    return why_not


async def feel(lobby: Lobby) -> str:
    """Write something."""
    try:
        await lobby.store.probe()
    except StoreFailed as failed:
        return str(failed)
    return ""
