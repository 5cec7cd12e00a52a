"""`caverna store copy`: from a folder into PostgreSQL, and back."""

import asyncio
import sys
from pathlib import Path

from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command
from caverna.engine.errors import BadFile

TOLD_EVERY = 100
FOLDER_OR_ADDRESS = "a folder, or postgresql://user:password@host/name"


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna store copy tables postgresql://caverna@database/caverna"
    parser = add_command(
        commands, "store", "Move the tables of a server from one database to another.", example
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    copying = actions.add_parser(
        "copy", help="copy everything into an empty store, and compare", description=COPY
    )
    copying.add_argument("source", metavar="FROM", help=FOLDER_OR_ADDRESS)
    copying.add_argument("target", metavar="TO", help=FOLDER_OR_ADDRESS)
    parser.set_defaults(run=run)


COPY = "Copy all tables and documents into an empty store, and compare. Stop the servers before."


def run(arguments: Arguments) -> int:
    """Copy, and say how much it was."""
    from caverna.server.store import StoreFailed

    try:
        asyncio.run(copy(arguments.source, arguments.target))
    except StoreFailed as failed:
        raise BadFile(f"not copied: {failed}") from None
    return 0


async def copy(source: str, target: str) -> None:
    """Open both and copy."""
    from caverna.server.copy_store import copy_store
    from caverna.server.sqlite_store import FILE_NAME
    from caverna.server.stores import is_shared, open_store

    if not is_shared(source) and not (Path(source) / FILE_NAME).is_file():
        raise WrongUsage(f"{source}: there are no tables in this folder")
    taken = await open_store(source)
    try:
        given = await open_store(target)
        try:
            copied = await copy_store(taken, given, tell)
        finally:
            await given.close()
    finally:
        await taken.close()
    print(f"{copied.tables} tables with {copied.moves} moves and {copied.documents} documents were copied")


def tell(done: int, of: int) -> None:
    """How far it is."""
    if done % TOLD_EVERY == 0:
        print(f"{done} of {of} tables", file=sys.stderr)
