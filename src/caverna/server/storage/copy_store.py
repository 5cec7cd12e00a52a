"""All tables, documents and bans from one store into another, and a look whether they have arrived."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.server.storage.store import Store, UnfitStore


@dataclass(frozen=True)
class Copied:
    """How much it was."""

    tables: int
    moves: int
    documents: int


Tell = Callable[[int, int], None]
"""Hears how many of how many tables are done."""


async def copy_store(source: Store, target: Store, tell: Tell, tell_compared: Tell) -> Copied:
    """Copy everything into an empty store, then compare table by table."""
    if await target.table_ids() or await target.document_ids():
        raise UnfitStore("error-store-not-empty")
    tables, moves = await source.table_ids(), 0
    for number, name in enumerate(tables, 1):
        table = await source.load(name)
        if table is not None:
            await target.create(table)
            moves += len(table.moves)
        tell(number, len(tables))
    documents = await source.document_ids()
    for kind, name in documents:
        document = await source.load_document(kind, name)
        if document is not None:
            await target.create_document(document)
    for ban in await source.bans():
        await target.ban(ban)
    await compare(source, target, tell_compared)
    return Copied(len(tables), moves, len(documents))


async def compare(source: Store, target: Store, tell: Tell) -> None:
    """Whether both hold the same. A table that was played at meanwhile is not the same any more."""
    tables = await source.table_ids()
    if tables != await target.table_ids():
        raise UnfitStore("error-copy-tables")
    for number, table in enumerate(tables, 1):
        if await source.load(table) != await target.load(table):
            raise UnfitStore("error-copy-table", table=table)
        tell(number, len(tables))
    if await source.document_ids() != await target.document_ids():
        raise UnfitStore("error-copy-documents")
    for kind, name in await source.document_ids():
        if await source.load_document(kind, name) != await target.load_document(kind, name):
            raise UnfitStore("error-copy-document", document=f"{kind} {name}")
    if await source.bans() != await target.bans():
        raise UnfitStore("error-copy-bans")
