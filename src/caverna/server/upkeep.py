"""The database of a server over the years, in SQL: what is used, what is forgotten, how much there is."""

import sqlite3
import time

from caverna.server.store import Expiry, StoreFailed, StoreSize

A_DAY = 24 * 60 * 60
OF_A_DOCUMENT = (
    "exists (select 1 from documents where instr(' ' || table_ids || ' ', ' ' || tables.id || ' '))"
)


def note_use(connection: sqlite3.Connection, table: str, is_over: bool) -> None:
    """Somebody has looked at a table; once a day is enough."""
    now = time.time()
    connection.execute(
        "update tables set used = ?, is_over = ? where id = ? and (used < ? or is_over <> ?)",
        (now, int(is_over), table, now - A_DAY, int(is_over)),
    )


def delete_table(connection: sqlite3.Connection, table: str) -> bool:
    """Forget a table that does not belong to a document."""
    found = connection.execute(f"select id from tables where id = ? and not {OF_A_DOCUMENT}", (table,))
    if found.fetchone() is None:
        return False
    for belonging in ("moves", "seats"):
        connection.execute(f"delete from {belonging} where table_id = ?", (table,))
    connection.execute("delete from tables where id = ?", (table,))
    return True


def forget(connection: sqlite3.Connection, expiry: Expiry, most: int) -> list[str]:
    """Forget documents and tables nobody has used for long."""
    connection.execute("delete from documents where used < ?", (expiry.abandoned,))
    found = connection.execute(
        "select id from tables where (is_over = 0 and used < ? or is_over = 1 and used < ?)"
        f" and not {OF_A_DOCUMENT} limit ?",
        (expiry.abandoned, expiry.finished, most),
    ).fetchall()
    return [table for (table,) in found if delete_table(connection, table)]


def select_tables_of_bots(connection: sqlite3.Connection) -> list[str]:
    """Tables at which nobody can sit down and that are not over."""
    found = connection.execute(
        "select id from tables where is_over = 0 and not exists"
        " (select 1 from seats where table_id = tables.id and kind <> 'bot') order by created"
    )
    return [table for (table,) in found]


def size(connection: sqlite3.Connection) -> StoreSize:
    """How many tables there are, and how large the file is without what is free in it."""
    (tables,) = connection.execute("select count(*) from tables").fetchone()
    pages, free, bytes_each = (
        connection.execute(f"pragma {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return StoreSize(tables, (pages - free) * bytes_each)


def beat(connection: sqlite3.Connection) -> None:
    """Write something and read it again."""
    now = time.time()
    connection.execute("insert or replace into pulse values (1, ?)", (now,))
    if connection.execute("select beat from pulse").fetchone() != (now,):
        raise StoreFailed("the database does not keep what is written to it")
