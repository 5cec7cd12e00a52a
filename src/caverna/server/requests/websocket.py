"""The WebSocket of a table."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from caverna.server.door.origin import is_welcome
from caverna.server.door.rate import neighbourhood
from caverna.server.journal.json_log import note
from caverna.server.lobby.desk import TooBusy
from caverna.server.lobby.handing_over import RESTARTING
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import BrokenTable, Lobby, OtherEdition, UnknownTable
from caverna.server.requests.dispatch import handle
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.commands import TableClosed
from caverna.server.tables.connection import TRY_AGAIN, Connection, Refused

POLICY, TOO_LARGE, NO_SUCH_TABLE = 1008, 1009, 4404
"""Why a connection was closed."""


async def table_socket(websocket: WebSocket) -> None:
    """One client from its first message to its last."""
    lobby: Lobby = websocket.app.state.lobby
    settings = lobby.settings
    if not is_welcome(websocket.headers, settings.allow_origin):
        lobby.metrics.refuse("forbidden_origin")
        await websocket.close(POLICY)
        return
    address = neighbourhood(websocket.client.host if websocket.client else "")
    if lobby.guests[address] >= settings.connections_by_address:
        lobby.metrics.refuse("too_fast")
        await websocket.close(POLICY)
        return
    lobby.guests[address] += 1
    try:
        await welcome(websocket, lobby)
    finally:
        lobby.guests[address] -= 1
        if not lobby.guests[address]:
            del lobby.guests[address]


async def welcome(websocket: WebSocket, lobby: Lobby) -> None:
    """Lead a client to the table it asks for."""
    await websocket.accept()
    connection = Connection(lobby.settings, websocket.client.host if websocket.client else "")
    admission = lobby.admission
    if admission.is_leaving:
        await websocket.close(RESTARTING)
        return
    if (why_not := admission.why_not()) is not None:
        lobby.metrics.refuse(why_not)
        await turn_away(websocket, connection, Refused("server", why_not), TRY_AGAIN)
        return
    admission.connections += 1
    try:
        await find_table(websocket, lobby, connection)
    finally:
        admission.connections -= 1


async def find_table(websocket: WebSocket, lobby: Lobby, connection: Connection) -> None:
    """Serve somebody at the table in the address, if there is such a table."""
    try:
        keeper = await lobby.keeper(websocket.path_params["table"])
    except UnknownTable:
        await turn_away(websocket, connection, Refused("unknown_table", "server-unknown-table"))
        return
    except OtherEdition:
        await turn_away(websocket, connection, Refused("unknown_table", "server-other-figures"))
        return
    except BrokenTable:
        await turn_away(websocket, connection, Refused("broken_table", "server-broken-table"))
        return
    except (StoreFailed, TooBusy):
        await turn_away(websocket, connection, Refused("server", "server-try-again"), TRY_AGAIN)
        return
    await serve(websocket, keeper, connection)


async def turn_away(
    websocket: WebSocket, connection: Connection, why: Refused, code: int = NO_SUCH_TABLE
) -> None:
    """There is no table to sit down at, or no room."""
    connection.refuse(why)
    connection.close(code)
    await send_all(websocket, connection)


async def serve(websocket: WebSocket, keeper: Keeper, connection: Connection) -> None:
    """Read and write until one of them ends, or the client is given up while a message is stuck."""
    connection.writing = asyncio.create_task(send_all(websocket, connection))
    reading = asyncio.create_task(read_all(websocket, keeper, connection))
    tasks = (connection.writing, reading)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        if connection.was_too_slow:
            keeper.metrics.dropped += 1
            note("slow client dropped", table=keeper.served.id)
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await keeper.leave(connection)
        except TableClosed:
            note("left a closed table", table=keeper.served.id)


async def read_all(websocket: WebSocket, keeper: Keeper, connection: Connection) -> None:
    """Every message until the client goes or is closed; whoever does not say hello has to go."""
    with suppress(TimeoutError):
        async with asyncio.timeout(connection.settings.hello_seconds) as patience:
            while True:
                message = await websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text: str | None = message.get("text")
                await handle(keeper, connection, message["bytes"] if text is None else text)
                if connection.has_said_hello:
                    patience.reschedule(None)


async def send_all(websocket: WebSocket, connection: Connection) -> None:
    """Everything that waits to be sent, and then the end."""
    try:
        while await send_next(websocket, connection):
            pass
        await websocket.close(connection.closing_code)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone already


async def send_next(websocket: WebSocket, connection: Connection) -> bool:
    """The next message, which nobody holds on to once it is sent; false when there are no more."""
    message = await connection.outgoing.take()
    if message is not None:
        await websocket.send({"type": "websocket.send", "text": message.decode()})
    return message is not None
