"""The database of a server over the years, in SQL: what is used, what is forgotten, how much there is."""

import time

from caverna.server.storage.database import Script, Statement
from caverna.server.storage.store import Expiry, StoreFailed

A_DAY = 24 * 60 * 60


def note_use(table: str, is_over: bool) -> Script[None]:
    """Somebody has looked at a table; once a day is enough."""
    now, over = time.time(), int(is_over)
    yield Statement(
        "update tables set used = ?, is_over = ? where id = ? and (used < ? or is_over <> ?)",
        (now, over, table, now - A_DAY, over),
    )


def delete_table(table: str) -> Script[bool]:
    """Forget a table that does not belong to a document."""
    belonging = yield from select_tables_of_documents()
    if table in belonging:
        return False
    for part in ("moves", "seats"):
        yield Statement(f"delete from {part} where table_id = ?", (table,))
    deleted = yield Statement("delete from tables where id = ?", (table,))
    return deleted.count == 1


def select_tables_of_documents() -> Script[set[str]]:
    """Tables that stay as long as their document does."""
    found = yield Statement("select table_ids from documents")
    return {table for (tables,) in found.rows for table in str(tables).split()}


def forget(expiry: Expiry, most: int) -> Script[list[str]]:
    """Forget documents and tables nobody has used for long."""
    yield Statement("delete from documents where used < ?", (expiry.abandoned,))
    belonging = yield from select_tables_of_documents()
    found = yield Statement(
        "select id from tables where (is_over = 0 and used < ?) or (is_over = 1 and used < ?) limit ?",
        (expiry.abandoned, expiry.finished, most + len(belonging)),
    )
    forgotten = [str(table) for (table,) in found.rows if table not in belonging][:most]
    for table in forgotten:
        yield from delete_table(table)
    return forgotten


def select_tables_of_bots() -> Script[list[str]]:
    """Tables at which nobody can sit down and that are not over."""
    found = yield Statement(
        "select id from tables where is_over = 0 and not exists"
        " (select 1 from seats where table_id = tables.id and kind <> 'bot') order by created"
    )
    return [str(table) for (table,) in found.rows]


def count_what_is_kept() -> Script[tuple[int, int]]:
    """How many tables and documents there are."""
    found = yield Statement("select (select count(*) from tables), (select count(*) from documents)")
    ((tables, documents),) = found.rows
    return int(tables), int(documents)


def beat() -> Script[None]:
    """Write something and read it again."""
    now = time.time()
    yield Statement("update pulse set beat = ?", (now,))
    found = yield Statement("select beat from pulse")
    if found.rows != [(now,)]:
        raise StoreFailed("the database does not keep what is written to it")
