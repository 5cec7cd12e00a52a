"""A lobby with everything that goes on in it by itself, from its opening to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from caverna.server.configuration.settings import Settings
from caverna.server.lobby.from_outside import look_outside
from caverna.server.lobby.full_collections import collect_seldom
from caverna.server.lobby.housekeeping import keep_house
from caverna.server.lobby.lobby import Lobby
from caverna.server.lobby.volunteers import Volunteers
from caverna.server.storage.shared_store import SharedStore
from caverna.server.storage.store import Store
from caverna.server.storage.stores import open_store


@asynccontextmanager
async def open_lobby(settings: Settings, store: Store | None = None) -> AsyncIterator[Lobby]:
    """The tables of a server; they are in its store unless another one is given."""
    lobby = Lobby(store or await open_store(settings.database or settings.data), settings)
    await lobby.resume()
    lobby.size = await lobby.store.size()
    for_ever = (
        lobby.sweep(),
        lobby.admission.watch(),
        look_outside(lobby),
        keep_house(lobby),
        collect_seldom(lambda: len(lobby.keepers)),
    )
    duties = [asyncio.create_task(duty) for duty in for_ever]
    volunteers = start_sharing(lobby)
    try:
        yield lobby
    finally:
        for duty in duties:
            duty.cancel()
        await asyncio.gather(*duties, return_exceptions=True)
        if volunteers is not None:
            await volunteers.stop()
        await lobby.close()


def start_sharing(lobby: Lobby) -> Volunteers | None:
    """With a shared store: listen to the others, and take part in their work; None if nobody here does."""
    if lobby.neighbours is None:
        return None
    assert isinstance(lobby.store, SharedStore)
    lobby.neighbours.start()
    if lobby.settings.bots_elsewhere:
        return None
    volunteers = Volunteers(lobby, lobby.store, lobby.neighbours.work_came)
    volunteers.start()
    return volunteers
