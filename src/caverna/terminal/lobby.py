"""The tables of a server that this user has been to, and how they stand."""

import asyncio

from caverna.server.protocol.http_messages import TableInfo
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.source import NoAnswer
from caverna.words.texts import Words


def tables_now(server: ServerAddress, tokens: SeatTokens, language: str) -> list[TableInfo]:
    """Those that are still there, the one visited last first. A server that answers nothing is an error."""
    found, troubles = [], []
    for mine in tokens.tables(str(server)):
        try:
            found.append(server.table_info(mine.table, language))
        except NoAnswer as nobody:
            troubles.append(nobody)
    if troubles and not found:
        server.ask("GET", "/api/setup", None, dict, language)  # says if nobody is there at all
    return found


async def tables_known(server: ServerAddress, tokens: SeatTokens, language: str) -> list[TableInfo]:
    """The same, while the screen goes on."""
    return await asyncio.to_thread(tables_now, server, tokens, language)


def in_one_line(words: Words, table: TableInfo) -> str:
    """`Anna, Bo, open seat · Round 4  [abcdefgh]`."""
    names = ", ".join(
        words.say("web-open-seat") if seat.kind == "open" else seat.name for seat in table.seats
    )
    stand = words.say("ui-game-over") if table.is_over else words.say("web-round", round=max(1, table.round))
    return f"{names} · {stand}  [{table.table}]"
