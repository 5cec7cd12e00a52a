"""Errands of `caverna admin` about tables: list, show, export, free a seat, delete."""

import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from caverna.cli.arguments import Arguments, WrongUsage
from caverna.cli.files import write_text
from caverna.cli.progress import counted
from caverna.engine.moves import SEAT_NAMES
from caverna.server.storage.overview import TableLine
from caverna.server.storage.sql_store import SqlStore
from caverna.server.storage.store import StoredSeat, StoredTable, UnfitStore
from caverna.server.storage.visiting_store import visit
from caverna.server.tables.hide import record_of_stored
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import BOT, OPEN

DONE, NOT_DONE = 0, 1
MEANS_ALL = 10**9


@asynccontextmanager
async def store_of(arguments: Arguments) -> AsyncIterator[SqlStore]:
    """The tables that are meant."""
    store = await visit(arguments.settings)
    try:
        yield store
    finally:
        await store.close()


async def list_tables(arguments: Arguments) -> int:
    """A line for each table, and how much there is in all."""
    async with store_of(arguments) as store:
        lines = await store.overview(arguments.most)
        size = await store.size()
    print(f"{'table':12}  {'made':16}  {'used':16}  {'moves':>5}  {'':7}  seats")
    for line in lines:
        print(in_a_line(line))
    print(f"{len(lines)} of {size.tables} tables, {size.bytes / 1e6:.1f} MB")
    return DONE


def in_a_line(line: TableLine) -> str:
    """A table in a list."""
    state = "over" if line.is_over else "goes on"
    seats = ", ".join(map(sitting_there, line.seats))
    return f"{line.id:12}  {day(line.created)}  {day(line.used)}  {line.moves:5}  {state:7}  {seats}"


def sitting_there(seat: StoredSeat) -> str:
    """Who sits on a seat; names come from anybody, so that nothing is written that a terminal obeys."""
    if seat.kind == OPEN:
        return "(open)"
    name = "".join(sign if sign.isprintable() else "?" for sign in seat.name)
    return f"{name or '(no name)'} [{seat.bot}]" if seat.kind == BOT else name or "(no name)"


def day(when: float) -> str:
    """A time, to the minute, where this program runs."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))


async def show(arguments: Arguments) -> int:
    """All there is to know about a table but its seed."""
    async with store_of(arguments) as store:
        stored = await stored_table(store, arguments.table)
    setup = stored.setup
    print(f"table       {stored.id}")
    print(f"made        {day(stored.created)}")
    print(f"used        {day(stored.used)}")
    print(f"game        {setup.players} players, {setup.furnishings} set, expansion {setup.expansion}")
    for seat, sitting in enumerate(stored.seats):
        print(f"seat {SEAT_NAMES[seat]}      {sitting_there(sitting)}")
    print(f"moves       {len(stored.moves)}, version {stored.version}")
    for line in how_far(stored):
        print(line)
    return DONE


def how_far(stored: StoredTable) -> list[str]:
    """Where the game is, if its moves can be played again."""
    try:
        table = ServedTable(stored).table
    except Exception as error:
        return [f"state       cannot be played again: {type(error).__name__}: {error}"]
    if table.is_over:
        return [f"state       over, {' : '.join(map(str, table.game.totals()))}"]
    return [f"state       round {table.game.state.round}", f"to move     {table.game.seat_name}"]


async def export(arguments: Arguments) -> int:
    """Games as records. Of a game that goes on the seed is not told."""
    if arguments.folder is None and len(arguments.table) != 1:
        raise WrongUsage("error-export-which")
    async with store_of(arguments) as store:
        tables = arguments.table or [line.id for line in await store.overview(MEANS_ALL)]
        for table in counted(tables, "games"):
            record = record_of_stored(await stored_table(store, table))
            if arguments.folder is None:
                sys.stdout.write(record)
            else:
                write_text(arguments.folder / f"{table}.txt", record)
    if arguments.folder is not None:
        print(f"{len(tables)} games are in {arguments.folder}")
    return DONE


async def free(arguments: Arguments) -> int:
    """A seat somebody has lost the key to can be taken again. A server that runs shows it within seconds.

    Where the maker chose the seed, nobody else may come: the maker knows what will be dealt.
    """
    letter = arguments.seat.upper()
    async with store_of(arguments) as store:
        stored = await stored_table(store, arguments.table)
        if letter not in SEAT_NAMES[: len(stored.seats)]:
            raise WrongUsage(
                "error-seats-are", seat=arguments.seat, seats=", ".join(SEAT_NAMES[: len(stored.seats)])
            )
        if not stored.seal_key:
            print("its maker has chosen the seed and knows what will be dealt: nobody else may sit down here")
            return NOT_DONE
        is_free = await store.free_seat(stored.id, SEAT_NAMES.index(letter))
    print(f"seat {letter} is open" if is_free else f"nobody sits on seat {letter} whose seat could be freed")
    return DONE if is_free else NOT_DONE


async def delete(arguments: Arguments) -> int:
    """Tables are gone for good; whoever looks at one is told."""
    kept = 0
    async with store_of(arguments) as store:
        for table in arguments.table:
            if await store.delete(table):
                print(f"{table} is deleted")
            else:
                kept += 1
                print(f"{table} is not deleted: there is no such table, or it belongs to a campaign")
    return NOT_DONE if kept else DONE


async def stored_table(store: SqlStore, table: str) -> StoredTable:
    """A table as it is kept."""
    stored = await store.load(table)
    if stored is None:
        raise UnfitStore("error-no-table", table=table)
    return stored
