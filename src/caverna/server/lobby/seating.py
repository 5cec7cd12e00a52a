"""Sitting down at a table."""

from caverna.server.door.tokens import hashed, new_token, seats_opened
from caverna.server.lobby.lobby import Lobby
from caverna.server.protocol.http_messages import Join, Seated
from caverna.server.storage.store import StoredSeat
from caverna.table.seats import HUMAN, OPEN, clean_name
from caverna.table.table import Table


class NoOpenSeat(Exception):
    """Nobody can sit down there: the text says why."""


async def join(lobby: Lobby, table: str, wanted: Join) -> Seated:
    """Somebody takes an open seat. Whoever asks again with the same token is told again where he sits."""
    keeper = await lobby.keeper(table)
    token = wanted.token or new_token()
    taken = StoredSeat(HUMAN, clean_name(wanted.name), "", hashed(token))

    def seat_for_him(found: Table) -> int:
        """In one step: between two of them the same request may have taken another seat."""
        own = seats_opened(keeper.served.keys, [taken.token_hash])
        return own[0] if own else open_seat(found, wanted.seat)

    seat = await keeper.do(seat_for_him)
    if await lobby.store.take_seat(table, seat, taken):
        await keeper.do(lambda found: keeper.sit_down(seat, taken))
    elif (await lobby.stored(table)).seats[seat].token_hash != taken.token_hash:
        raise NoOpenSeat("server-seat-not-open")
    return Seated(seat, token)


def open_seat(table: Table, wanted: int | None) -> int:
    """The seat to sit down on."""
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == OPEN]
    if not free:
        raise NoOpenSeat("server-no-open-seat")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise NoOpenSeat("server-seat-not-open")
    return wanted
