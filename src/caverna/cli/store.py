"""`caverna store copy`: from a folder into PostgreSQL, and back."""

import asyncio
import sys
from pathlib import Path

from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command
from caverna.words.told import ToldError, said_of

TOLD_EVERY = 100
FOLDER_OR_ADDRESS = "a folder, or postgresql://user:password@host/name"


class NotCopied(ToldError):
    """Nothing was lost, but there is no copy."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna store copy tables postgresql://caverna@database/caverna"
    parser = add_command(commands, "store", example)
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
    from caverna.server.storage.store import StoreFailed

    try:
        asyncio.run(copy(arguments.source, arguments.target))
    except StoreFailed as failed:
        raise NotCopied("error-not-copied", why=said_of(failed)) from None
    return 0


async def copy(source: str, target: str) -> None:
    """Open both and copy."""
    from caverna.server.storage.copy_store import copy_store
    from caverna.server.storage.sqlite_store import FILE_NAME
    from caverna.server.storage.stores import is_shared, open_store

    if not is_shared(source) and not (Path(source) / FILE_NAME).is_file():
        raise WrongUsage("error-no-tables", folder=source)
    taken = await open_store(source)
    try:
        given = await open_store(target)
        try:
            copied = await copy_store(taken, given, tell, tell_compared)
        finally:
            await given.close()
    finally:
        await taken.close()
    print(f"{copied.tables} tables with {copied.moves} moves and {copied.documents} documents were copied")


def tell(done: int, of: int) -> None:
    """How far it is."""
    if done % TOLD_EVERY == 0:
        print(f"{done} of {of} tables", file=sys.stderr)


def tell_compared(done: int, of: int) -> None:
    """How far the comparison is."""
    if done % TOLD_EVERY == 0:
        print(f"{done} of {of} tables compared", file=sys.stderr)
