"""Tables in a PostgreSQL that any number of processes share.

The version check of a commit is the only lock. Whatever fails because the database is away for a moment is
tried again: a commit that was kept although nobody could say so, is refused by its version the second time.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache
from typing import ParamSpec, TypeAlias, TypeVar

import msgspec
import psycopg
from psycopg import AsyncConnection, AsyncCursor, IsolationLevel
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool

from caverna.server.journal.json_log import note
from caverna.server.storage.database import Answer, ForEach, Row, Script, Statement, Value, moves_in, seats_in
from caverna.server.storage.postgres_schema import prepare
from caverna.server.storage.shared_store import CHANGED, LISTENING, Notice, SharedStore, Work
from caverna.server.storage.store import (
    Overtaken,
    StoredChange,
    StoredNews,
    StoredSeat,
    StoreFailed,
    UnfitStore,
)

logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # whoever waits for a connection says so
P = ParamSpec("P")
T = TypeVar("T")
Connection: TypeAlias = AsyncConnection[Row]
CHANNEL = "caverna"
PATIENCE = 8.0
"""So many seconds a command waits for a database that is away."""
LAST_WORD = 2.0
PAUSE = 0.1
MOST_CONNECTIONS = 8
ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 5}
"""A database that is gone without a word is noticed."""
NEWS = """
select version, waits_for_end,
    (select count(*) from moves where table_id = tables.id and version <= %s),
    (select json_agg(json_build_array(kind, name, bot, token_hash) order by seat) from seats
        where table_id = tables.id)::text,
    (select coalesce(json_agg(json_build_array(seat, move, is_forced) order by number), '[]') from moves
        where table_id = tables.id and version > %s)::text
from tables where id = %s
"""


class PostgresStore(SharedStore):
    """The store of many servers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=MOST_CONNECTIONS,
            configure=whole_moments,
            reconnect_timeout=1,
            timeout=PATIENCE / 2,
            open=False,
        )

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store behind an address, made ready if it is new."""
        try:
            lasting = make_conninfo(url, **ALIVE)
        except psycopg.ProgrammingError as error:
            raise UnfitStore("error-postgresql-address", error=str(error).strip()) from None
        try:
            async with await AsyncConnection.connect(lasting, autocommit=True) as connection:
                await prepare(connection)
        except psycopg.Error as error:
            raise failed(error) from None
        store = cls(lasting)
        await store.pool.open()
        return store

    async def close(self) -> None:
        await self.pool.close(LAST_WORD)

    async def do(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async def transaction(connection: Connection) -> T:
            async with connection.transaction():
                return await run_script(connection, script(*args, **kwargs))

        return await self.persistently(transaction)

    async def persistently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it with a connection that works; if there is none for too long, or it cannot be done, fail."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with self.pool.connection() as connection:
                    return await work(connection)
            except psycopg.OperationalError as error:
                if time.monotonic() > deadline:
                    raise failed(error) from None
                await asyncio.sleep(PAUSE)
            except psycopg.Error as error:
                raise failed(error) from None

    async def execute(self, sql: str, *values: object) -> list[Row]:
        """A single statement, which is a transaction of its own."""

        async def statement(connection: Connection) -> list[Row]:
            cursor = await connection.execute(sql.encode(), values)
            return await cursor.fetchall() if cursor.description else []

        return await self.persistently(statement)

    # What goes faster, or is told to others.

    async def commit(self, table: str, change: StoredChange) -> None:
        """In one trip to the database, which tells the others."""
        played = change.played
        ((is_kept,),) = await self.execute(
            "select commit_change(%s, %s, %s, %s, %s, %s::integer[], %s::text[], %s::integer[], %s)",
            table,
            change.version,
            int(change.waits_for_end),
            int(change.is_over),
            change.kept,
            [move.seat for move in played],
            [move.move for move in played],
            [int(move.is_forced) for move in played],
            change.go_on_after,
        )
        if not is_kept:
            raise Overtaken(f"table {table} is not at version {change.version - 1}")

    async def news(self, table: str, version: int) -> StoredNews | None:
        """In one trip as well: every move of others is asked for like this."""
        rows = await self.execute(NEWS, version, version, table)
        if not rows:
            return None
        ((now, waits_for_end, kept, seats, moves),) = rows
        return StoredNews(
            version=int(now),
            kept=int(kept),
            played=moves_in(rows_of(moves)),
            waits_for_end=bool(waits_for_end),
            seats=seats_in(rows_of(seats)),
        )

    async def take_seat(self, table: str, seat: int, taken: StoredSeat) -> bool:
        is_taken = await super().take_seat(table, seat, taken)
        if is_taken:
            await self.tell(Notice(CHANGED, (table,)))
        return is_taken

    async def free_seat(self, table: str, seat: int) -> bool:
        is_free = await super().free_seat(table, seat)
        if is_free:
            await self.tell(Notice(CHANGED, (table,)))
        return is_free

    async def delete(self, table: str) -> bool:
        is_deleted = await super().delete(table)
        if is_deleted:
            await self.tell(Notice(CHANGED, (table,)))
        return is_deleted

    async def bytes_used(self) -> int:
        ((used,),) = await self.execute("select pg_database_size(current_database())")
        return int(used)

    # What only a shared store can do.

    async def notices(self) -> AsyncIterator[Notice]:
        while True:
            try:
                async with await AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"listen {CHANNEL}".encode())
                    yield LISTENING
                    async for notice in connection.notifies():
                        kind, *words = notice.payload.split()
                        yield Notice(kind, tuple(words))
            except psycopg.OperationalError as error:
                note("not listening to the database", why=str(error))
            await asyncio.sleep(PAUSE)

    async def tell(self, *notices: Notice) -> None:
        texts = [" ".join((notice.kind, *notice.words)) for notice in notices]
        await self.execute("select pg_notify(%s, said) from unnest(%s::text[]) as said", CHANNEL, texts)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        rows = await self.execute("select id, version from tables where id = any(%s)", tables)
        return {str(table): int(version) for table, version in rows}

    async def add_work(self, table: str, version: int, seconds: float) -> None:
        await self.execute("select keep_work(%s, %s, %s)", table, version, seconds)

    async def take_work(self, lease: float) -> Work | None:
        rows = await self.execute(
            "update work set ready_at = now() + make_interval(secs => %s) where table_id = ("
            " select table_id from work where ready_at <= now() order by rank, ready_at limit 1"
            " for update skip locked) returning table_id, version",
            lease,
        )
        return Work(str(rows[0][0]), int(rows[0][1])) if rows else None

    async def keep_at_work(self, table: str, lease: float) -> None:
        await self.execute(
            "update work set ready_at = now() + make_interval(secs => %s) where table_id = %s", lease, table
        )

    async def work_waiting(self) -> int:
        ((waiting,),) = await self.execute("select count(*) from work where ready_at <= now()")
        return int(waiting)

    async def drop_work(self, work: Work) -> None:
        await self.execute("delete from work where table_id = %s and version = %s", work.table, work.version)


def rows_of(text: Value) -> list[Row]:
    """Rows that came as one text."""
    return msgspec.json.decode(str(text), type=list[Row])


def failed(error: psycopg.Error) -> StoreFailed:
    """What whoever waits is told."""
    return StoreFailed(f"{type(error).__name__}: {str(error).strip()}")


async def whole_moments(connection: Connection) -> None:
    """A script sees the database as it was at its beginning, whatever others do meanwhile."""
    await connection.set_isolation_level(IsolationLevel.REPEATABLE_READ)


async def run_script(connection: Connection, script: Script[T]) -> T:
    """Execute one statement after the other."""
    async with connection.cursor() as cursor:
        try:
            statement = next(script)
            while True:
                statement = script.send(await execute(cursor, statement))
        except StopIteration as end:
            result: T = end.value
            return result


async def execute(cursor: AsyncCursor[Row], statement: Statement | ForEach) -> Answer:
    """One statement."""
    sql = with_placeholders(statement.sql)
    if isinstance(statement, ForEach):
        await cursor.executemany(sql, statement.rows)
        return Answer([], cursor.rowcount)
    await cursor.execute(sql, statement.values)
    return Answer(await cursor.fetchall() if cursor.description else [], cursor.rowcount)


@lru_cache(maxsize=256)
def with_placeholders(sql: str) -> bytes:
    """The statement as psycopg wants it."""
    return sql.replace("?", "%s").encode()
