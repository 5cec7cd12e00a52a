"""Errands of `caverna admin` about visitors and the database as a whole."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from caverna.cli.admin_tables import DONE, NOT_DONE, day, store_of
from caverna.cli.arguments import Arguments, WrongUsage
from caverna.server.data_folder import lock, open_folder
from caverna.server.settings import Settings
from caverna.server.sqlite_copy import check, copy_to
from caverna.server.sqlite_schema import STEPS, connected
from caverna.server.sqlite_store import FILE_NAME
from caverna.server.store import StoredBan, StoreFailed
from caverna.server.visiting_store import existing

A_DAY = 24 * 60 * 60.0
USE_PG_DUMP = (
    "PostgreSQL has its own tools for that, see docs/operating.md: pg_dump --format=custom, pg_restore"
)


# Visitors.


async def ban(arguments: Arguments) -> int:
    """Nobody from there may come; a server that runs turns them away within seconds."""
    now = time.time()
    until = 0.0 if arguments.days is None else now + arguments.days * A_DAY
    async with store_of(arguments) as store:
        await store.ban(StoredBan(arguments.network, arguments.why, now, until))
    print(f"{arguments.network} is turned away {how_long(until)}")
    return DONE


async def unban(arguments: Arguments) -> int:
    """They may come again."""
    async with store_of(arguments) as store:
        was_banned = await store.unban(arguments.network)
    print(f"{arguments.network} {'may come again' if was_banned else 'was not banned'}")
    return DONE if was_banned else NOT_DONE


async def list_bans(arguments: Arguments) -> int:
    """A line for each."""
    async with store_of(arguments) as store:
        bans = await store.bans()
    for each in bans:
        print(f"{each.network:20}  since {day(each.created)}  {how_long(each.until)}  {each.why}".rstrip())
    print(f"{len(bans)} bans")
    return DONE


def how_long(until: float) -> str:
    """Until when, in words."""
    return f"until {day(until)}" if until else "for ever"


# The database.


async def backup(arguments: Arguments) -> int:
    """A copy of SQLite's file at one moment, looked through before it counts."""
    source = file_of(arguments.settings)
    target = arguments.to
    if target.is_dir():
        target /= time.strftime("caverna-%Y-%m-%d-%H%M%S.sqlite")
    elif target.exists():
        raise WrongUsage(f"{target} is there already: name another file, or a folder")
    try:
        with closing(existing(source)) as connection:
            copy_to(connection, target)
    except sqlite3.Error as error:
        raise StoreFailed(f"{source} could not be copied: {error}") from None
    print(f"{target}, {target.stat().st_size / 1e6:.1f} MB")
    return DONE


async def restore(arguments: Arguments) -> int:
    """A copy takes the place of the database, which is kept beside it."""
    file = file_of(arguments.settings)
    check_copy(arguments.copy)
    open_folder(file.parent)
    with closing(lock(file.parent)):
        before = put_aside(file)
        with closing(sqlite3.connect(f"file:{arguments.copy}?mode=ro", uri=True)) as connection:
            copy_to(connection, file)
    print(f"{file} is now what {arguments.copy} was")
    if before is not None:
        print(f"what it was before is in {before}")
    return DONE


def check_copy(copy: Path) -> None:
    """Whether a file is a whole database that this program can read."""
    if not copy.is_file():
        raise WrongUsage(f"there is no file {copy}")
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
            check(connection)
            version = connection.execute("pragma user_version").fetchone()[0]
            connection.execute("select count(*) from tables, seats, moves where 0")
    except sqlite3.Error as error:
        raise StoreFailed(f"{copy} is no copy of a server's database: {error}") from None
    if version > len(STEPS):
        raise StoreFailed(
            f"{copy} has format {version}, and this program only knows {len(STEPS)}: use a newer one"
        )


def put_aside(file: Path) -> Path | None:
    """Keep the database under another name, with all that was in its log; None if there is none."""
    if not file.exists():
        return None
    with closing(connected(file)) as connection:
        connection.execute("pragma journal_mode = delete")
    before = file.with_name(f"{file.stem}.before-{time.strftime('%Y-%m-%d-%H%M%S')}{file.suffix}")
    os.rename(file, before)
    return before


async def vacuum(arguments: Arguments) -> int:
    """Rewrite the file without gaps. Players would have to wait meanwhile, so nobody may play."""
    if arguments.settings.database:
        async with store_of(arguments) as store:
            before = await store.bytes_used()
            await vacuum_shared(store)
            print(f"{before / 1e6:.1f} MB before, {await store.bytes_used() / 1e6:.1f} MB now")
        return DONE
    file = file_of(arguments.settings)
    with closing(existing(file)) as connection, closing(lock(file.parent)):
        before = file.stat().st_size
        connection.execute("pragma wal_checkpoint(truncate)")
        connection.execute("vacuum")
        connection.execute("pragma wal_checkpoint(truncate)")
    print(f"{before / 1e6:.1f} MB before, {file.stat().st_size / 1e6:.1f} MB now")
    return DONE


async def vacuum_shared(store: object) -> None:
    """PostgreSQL tidies up by itself all the time; this only hurries it, and nobody waits."""
    from caverna.server.postgres_store import PostgresStore

    assert isinstance(store, PostgresStore)
    await store.execute("vacuum (analyze)")


def file_of(settings: Settings) -> Path:
    """The file of SQLite."""
    if settings.database:
        raise WrongUsage(USE_PG_DUMP)
    return settings.data / FILE_NAME
