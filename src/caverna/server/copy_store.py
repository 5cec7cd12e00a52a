"""All tables and documents from one store into another, and a look whether they have arrived."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.server.store import Store, StoreFailed


@dataclass(frozen=True)
class Copied:
    """How much it was."""

    tables: int
    moves: int
    documents: int


async def copy_store(source: Store, target: Store, tell: Callable[[int, int], None]) -> Copied:
    """Copy everything into an empty store; `tell` hears how many of how many tables are done."""
    if await target.table_ids() or await target.document_ids():
        raise StoreFailed("there are tables in it already: copy into an empty one")
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
    await compare(source, target)
    return Copied(len(tables), moves, len(documents))


async def compare(source: Store, target: Store) -> None:
    """Whether both hold the same. A table that was played at meanwhile is not the same any more."""
    if await source.table_ids() != await target.table_ids():
        raise StoreFailed("tables have come or gone meanwhile: stop the servers, and copy again")
    for table in await source.table_ids():
        if await source.load(table) != await target.load(table):
            raise StoreFailed(f"table {table} is not the same: stop the servers, and copy again")
    if await source.document_ids() != await target.document_ids():
        raise StoreFailed("documents have come or gone meanwhile: stop the servers, and copy again")
    for kind, name in await source.document_ids():
        if await source.load_document(kind, name) != await target.load_document(kind, name):
            raise StoreFailed(f"{kind} {name} is not the same: stop the servers, and copy again")
