"""Errands of `caverna admin` about visitors and the database as a whole."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from caverna.cli.admin_tables import DONE, NOT_DONE, day, store_of
from caverna.cli.arguments import Arguments, WrongUsage
from caverna.cli.progress import busy_with
from caverna.server.configuration.settings import Settings
from caverna.server.storage.data_folder import lock, open_folder
from caverna.server.storage.sqlite_copy import check, copy_to
from caverna.server.storage.sqlite_schema import STEPS, connected
from caverna.server.storage.sqlite_store import FILE_NAME
from caverna.server.storage.store import StoredBan, UnfitStore
from caverna.server.storage.visiting_store import existing

A_DAY = 24 * 60 * 60.0
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
    if is_folder(target):
        target.mkdir(parents=True, exist_ok=True)
        target /= time.strftime("caverna-%Y-%m-%d-%H%M%S.sqlite")
    elif not target.parent.is_dir():
        raise WrongUsage("error-no-folder", folder=str(target.parent))
    elif target.exists():
        raise WrongUsage("error-is-there", file=str(target))
    try:
        with closing(existing(source)) as connection, busy_with(str(target)):
            copy_to(connection, target)
    except sqlite3.Error as error:
        raise UnfitStore("error-not-backed-up", file=str(source), error=str(error)) from None
    print(f"{target}, {target.stat().st_size / 1e6:.1f} MB")
    return DONE


def is_folder(target: Path) -> bool:
    """Whether a folder is meant, which may not be there yet: names of files have an ending."""
    return target.is_dir() or (not target.exists() and not target.suffix)


async def restore(arguments: Arguments) -> int:
    """A copy takes the place of the database, which is kept beside it."""
    file = file_of(arguments.settings)
    check_copy(arguments.copy)
    open_folder(file.parent)
    with closing(lock(file.parent)):
        before = put_aside(file)
        reading = sqlite3.connect(f"file:{arguments.copy}?mode=ro", uri=True)
        with closing(reading) as connection, busy_with(str(file)):
            copy_to(connection, file)
    print(f"{file} is now what {arguments.copy} was")
    if before is not None:
        print(f"what it was before is in {before}")
    return DONE


def check_copy(copy: Path) -> None:
    """Whether a file is a whole database that this program can read."""
    if not copy.is_file():
        raise WrongUsage("error-no-file", file=str(copy))
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
            check(connection)
            version = connection.execute("pragma user_version").fetchone()[0]
            connection.execute("select count(*) from tables, seats, moves where 0")
    except sqlite3.Error as error:
        raise UnfitStore("error-no-copy", file=str(copy), error=str(error)) from None
    if version > len(STEPS):
        raise UnfitStore("error-copy-newer", file=str(copy), format=str(version), ours=str(len(STEPS)))


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
            with busy_with("vacuum"):
                await vacuum_shared(store)
            print(f"{before / 1e6:.1f} MB before, {await store.bytes_used() / 1e6:.1f} MB now")
        return DONE
    file = file_of(arguments.settings)
    with closing(existing(file)) as connection, closing(lock(file.parent)):
        before = file.stat().st_size
        connection.execute("pragma wal_checkpoint(truncate)")
        with busy_with("vacuum"):
            connection.execute("vacuum")
        connection.execute("pragma wal_checkpoint(truncate)")
    print(f"{before / 1e6:.1f} MB before, {file.stat().st_size / 1e6:.1f} MB now")
    return DONE


async def vacuum_shared(store: object) -> None:
    """PostgreSQL tidies up by itself all the time; this only hurries it, and nobody waits."""
    from caverna.server.storage.postgres_store import PostgresStore

    assert isinstance(store, PostgresStore)
    await store.execute("vacuum (analyze)")


def file_of(settings: Settings) -> Path:
    """The file of SQLite."""
    if settings.database:
        raise WrongUsage("error-pg-dump")
    return settings.data / FILE_NAME
