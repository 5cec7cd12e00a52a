"""The server's yardstick: the least a server of this kind can do for a message that must not be lost.

A bare Starlette WebSocket that writes each message into SQLite, commits as our store does, and sends it back.
"""

import sqlite3
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def echo_server(folder: Path) -> uvicorn.Server:
    """A server that can be run on a socket."""
    database = sqlite3.connect(folder / "echo.sqlite", isolation_level=None, check_same_thread=False)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")
    database.execute("create table said (number integer primary key, text text not null) strict")

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            while True:
                text = await websocket.receive_text()
                database.execute("begin immediate")
                database.execute("insert into said (text) values (?)", (text,))
                database.execute("commit")
                await websocket.send_text(text)
        except WebSocketDisconnect:
            return

    app = Starlette(routes=[WebSocketRoute("/ws", echo)])
    return uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
