"""New tables: a new game, a game from a move of another one, a game that was written down."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.bots import BOT_NAMES
from caverna.engine.errors import BadSetup
from caverna.engine.ruleset import Options
from caverna.record.read_record import names_in_record, read_record
from caverna.server.hide import with_seed
from caverna.server.http_messages import Fork, Import, NewTable, SeatRequest, TableCreated
from caverna.server.json_log import note
from caverna.server.lobby import Lobby
from caverna.server.served_table import stored_move
from caverna.server.store import StoredMove, StoredSeat, StoredTable
from caverna.server.tokens import hashed, new_table_id, new_token
from caverna.setup import Setup
from caverna.table.seats import BOT, HUMAN, clean_name, seats_named
from caverna.table.table import Table


class NoSuchMove(Exception):
    """The game is not that long."""


@dataclass(frozen=True)
class Beginning:
    """What a new table begins with."""

    setup: Setup
    origin: str = ""
    moves: tuple[StoredMove, ...] = ()


async def create(lobby: Lobby, wanted: NewTable) -> TableCreated:
    """A new game."""
    options = options_of(wanted.options, wanted.expansion)
    seed = new_seed() if wanted.seed is None else wanted.seed
    setup = Setup(wanted.players, wanted.furnishings, options, seed, wanted.expansion)
    return await set_table(lobby, Beginning(setup), seats_for(wanted.seats))


async def fork(lobby: Lobby, table: str, wanted: Fork) -> TableCreated:
    """A new game from the first moves of another. Of a game that goes on it must not tell the future."""
    keeper = await lobby.keeper(table)

    def begin(origin: Table) -> Beginning:
        if wanted.at > len(origin.log.moves):
            raise NoSuchMove(len(origin.log.moves))
        seed = origin.setup.seed if origin.is_over else new_seed()
        moves = tuple(stored_move(each) for each in origin.log.moves[: wanted.at])
        return Beginning(replace(origin.setup, seed=seed), with_seed(origin.game.origin, seed), moves)

    return await set_table(lobby, await keeper.do(begin), seats_for(wanted.seats))


async def import_record(lobby: Lobby, wanted: Import) -> TableCreated:
    """A game that was written down. Without a seed that counts, it gets one of its own."""
    game = read_record(wanted.record)
    names = names_in_record(wanted.record)
    seed = game.setup.seed if game.deals else new_seed()
    moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    beginning = Beginning(replace(game.setup, seed=seed), with_seed(game.origin, seed), moves)
    seats = seats_in_record(names) if wanted.seats is None else seats_for(wanted.seats)
    return await set_table(lobby, beginning, seats)


async def set_table(
    lobby: Lobby, beginning: Beginning, seats: list[StoredSeat], tokens: dict[int, str] | None = None
) -> TableCreated:
    """Keep a new table; returns the keys to the seats of its maker, new ones unless they are given."""
    if len(seats) != beginning.setup.players:
        raise BadSetup(f"{len(seats)} seats for {beginning.setup.players} players: name each of them")
    if tokens is None:
        tokens = {seat: new_token() for seat, sitting in enumerate(seats) if sitting.kind == HUMAN}
    for seat, token in tokens.items():
        seats[seat] = replace(seats[seat], token_hash=hashed(token))
    stored = StoredTable(
        id=new_table_id(),
        setup=beginning.setup,
        origin=beginning.origin,
        version=0,
        waits_for_end=False,
        created=time.time(),
        seats=tuple(seats),
        moves=beginning.moves,
        figures=beginning.setup.box.edition(beginning.setup.ruleset()),
    )
    if any(sitting.kind == BOT for sitting in seats):
        lobby.thinkers.wake()
    await lobby.store.create(stored)
    note("table made", table=stored.id, players=beginning.setup.players, moves=len(beginning.moves))
    if all(sitting.kind == BOT for sitting in seats):
        lobby.leave_alone(stored.id)
    return TableCreated(stored.id, tokens)


def seats_for(requests: list[SeatRequest]) -> list[StoredSeat]:
    """The seats as they were asked for."""
    seats = []
    for request in requests:
        if request.kind == BOT and request.bot not in BOT_NAMES:
            raise BadSetup(f"there is no bot {request.bot!r}; choose one of {', '.join(BOT_NAMES)}")
        bot = request.bot if request.kind == BOT else ""
        seats.append(StoredSeat(request.kind, clean_name(request.name), bot))
    return seats


def seats_in_record(names: Sequence[str]) -> list[StoredSeat]:
    """The seats as they were in a game that was brought along."""
    return [StoredSeat(seat.kind, seat.name, seat.bot) for seat in seats_named(names)]


def options_of(chosen: dict[str, str], expansion: str = "none") -> Options:
    """The options, each of them known."""
    box = Setup(expansion=expansion).box
    names = box.option_names()
    for name in chosen:
        if name not in names:
            raise BadSetup(f"there is no option {name!r}; choose among {', '.join(names)}")
    return box.options_from(chosen)


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(62)
