"""What the host of a table may do: free a seat, delete the table."""

import hmac

from caverna.server.door.tokens import hashed
from caverna.server.journal.json_log import note
from caverna.server.lobby.lobby import Lobby
from caverna.server.tables.connection import Refused


class NotAllowed(Exception):
    """Only the host may do that, or nobody: the text says why."""


def check_host(host_hash: str, token: str) -> None:
    """Whether the token is the one of the host."""
    if not host_hash or not hmac.compare_digest(host_hash, hashed(token)):
        raise NotAllowed("server-not-host")


async def free_seat(lobby: Lobby, table: str, seat: int, token: str) -> None:
    """Whoever sits there has to go; somebody else may come.

    Where the maker chose the seed, nobody else may come: the maker knows what will be dealt.
    """
    keeper = await lobby.keeper(table)
    check_host(keeper.served.host_hash, token)
    if not keeper.served.seal_key:
        raise NotAllowed("server-seed-is-known")
    if not await lobby.store.free_seat(table, seat):
        raise NotAllowed("server-nobody-sits-there")
    await keeper.do(lambda found: keeper.stand_up(seat))
    note("seat freed", table=table, seat=seat)


async def delete_table(lobby: Lobby, table: str, token: str) -> None:
    """The table is gone for everybody, also if it could not be loaded any more."""
    stored = await lobby.stored(table)
    check_host(stored.host_hash, token)
    if not await lobby.store.delete(table):
        raise NotAllowed("server-table-belongs")
    lobby.dismiss(table, Refused("unknown_table", "server-table-deleted"))
    lobby.size = await lobby.store.size()
    note("table deleted", table=table)
