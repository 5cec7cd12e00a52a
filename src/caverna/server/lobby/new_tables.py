"""New tables: a new game, a game from a move of another one, a game that was written down."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.bots import BOT_NAMES
from caverna.bots.program.named import named_programs
from caverna.engine.errors import BadSetup
from caverna.engine.reasons import say
from caverna.engine.ruleset import Options
from caverna.record.errors import BrokenRecord
from caverna.record.read_record import names_in_record, read_record
from caverna.record.seal import new_key
from caverna.server.door.tokens import hashed, new_table_id, new_token
from caverna.server.journal.json_log import note
from caverna.server.lobby.housekeeping import keep_new
from caverna.server.lobby.lobby import Lobby
from caverna.server.protocol.http_messages import Fork, Import, NewTable, SeatRequest, TableCreated
from caverna.server.storage.store import StoredMove, StoredSeat, StoredTable
from caverna.server.tables.hide import with_seed
from caverna.server.tables.served_table import ServedTable, stored_move
from caverna.setup import Setup
from caverna.table.limits import MOST_MOVES
from caverna.table.seats import BOT, HUMAN, OPEN, clean_name, seats_named
from caverna.table.table import Table


class NoSuchMove(Exception):
    """The game is not that long."""


@dataclass(frozen=True)
class Beginning:
    """What a new table begins with."""

    setup: Setup
    origin: str = ""
    moves: tuple[StoredMove, ...] = ()
    seal_key: str = ""
    """What opens the seal on the seed; empty if somebody outside may know it."""


async def create(lobby: Lobby, wanted: NewTable) -> TableCreated:
    """A new game."""
    options, seats = options_of(wanted.options, wanted.expansion), seats_for(wanted.seats)
    seed, key = seed_for(seats, wanted.seed, 0)
    setup = Setup(wanted.players, wanted.furnishings, options, seed, wanted.expansion)
    return await set_table(lobby, Beginning(setup, seal_key=key), seats)


async def fork(lobby: Lobby, table: str, wanted: Fork) -> TableCreated:
    """A new game from the first moves of another. Of a game that goes on it must not tell the future."""
    keeper, seats = await lobby.keeper(table), seats_for(wanted.seats)

    def begin(origin: Table) -> Beginning:
        if wanted.at > len(origin.log.moves):
            raise NoSuchMove(len(origin.log.moves))
        seed, key = seed_for(seats, origin.setup.seed if origin.is_over else None, wanted.at)
        moves = tuple(stored_move(each) for each in origin.log.moves[: wanted.at])
        setup = replace(origin.setup, seed=seed)
        return Beginning(setup, with_seed(origin.game.origin, seed), moves, key)

    return await set_table(lobby, await keeper.do(begin), seats)


async def import_record(lobby: Lobby, wanted: Import, visitor: str) -> TableCreated:
    """A game that was written down. Without a seed that counts, it gets one of its own."""
    return await set_table(lobby, *await lobby.desk.have_for(visitor, beginning_of, wanted))


def beginning_of(wanted: Import) -> tuple[Beginning, list[StoredSeat]]:
    """What a table from a record begins with; the desk finds out whether it can be played."""
    check_length(wanted.record)
    game, names = read_record(wanted.record), names_in_record(wanted.record)
    seats = seats_in_record(names) if wanted.seats is None else seats_for(wanted.seats)
    check_seats(seats, game.setup)
    seed, key = seed_for(seats, game.setup.seed if game.deals else None, len(game.moves_played))
    setup, origin = replace(game.setup, seed=seed), with_seed(game.origin, seed)
    moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    ServedTable(StoredTable("", setup, origin, 0, False, 0, tuple(seats), moves))
    return Beginning(setup, origin, moves, key), seats


def check_length(record: str) -> None:
    """A record of far too many moves is not even read."""
    if record.count("\n") > 2 * MOST_MOVES:
        raise BrokenRecord(1, say("wrong-too-long", most=str(MOST_MOVES)))


def seed_for(seats: Sequence[StoredSeat], chosen: int | None, moves: int) -> tuple[int, str]:
    """The seed of a table and the key to its seal. Where others may sit down it is the server's own."""
    is_for_others = any(sitting.kind == OPEN for sitting in seats)
    if chosen is None or is_for_others:
        return new_seed(), new_key(moves)
    return chosen, ""


async def set_table(
    lobby: Lobby, beginning: Beginning, seats: list[StoredSeat], tokens: dict[int, str] | None = None
) -> TableCreated:
    """Keep a new table; returns the keys to the seats of its maker, new ones unless they are given."""
    check_seats(seats, beginning.setup)
    if tokens is None:
        tokens = {seat: new_token() for seat, sitting in enumerate(seats) if sitting.kind == HUMAN}
    host = new_token()
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
        host_hash=hashed(host),
        seal_key=beginning.seal_key,
    )
    if any(sitting.kind == BOT for sitting in seats):
        lobby.thinkers.wake()
    await keep_new(lobby, stored)
    note("table made", table=stored.id, players=beginning.setup.players, moves=len(beginning.moves))
    if all(sitting.kind == BOT for sitting in seats):
        lobby.leave_alone(stored.id)
    return TableCreated(stored.id, tokens, host)


def check_seats(seats: Sequence[StoredSeat], setup: Setup) -> None:
    """Each player has one."""
    if len(seats) != setup.players:
        raise BadSetup(f"{len(seats)} seats for {setup.players} players: name each of them")


def seats_for(requests: list[SeatRequest]) -> list[StoredSeat]:
    """The seats as they were asked for."""
    seats = []
    for request in requests:
        known = (*BOT_NAMES, *named_programs())
        if request.kind == BOT and request.bot not in known:
            raise BadSetup(f"there is no bot {request.bot!r}; choose one of {', '.join(known)}")
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
