"""`caverna admin`: looking after the tables of a server, which may be running meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable

from caverna.cli import admin_database, admin_tables
from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_command,
    described,
    path,
    positive,
    wrong_word,
)
from caverna.cli.setting_options import add_settings, settings_of
from caverna.cli.spoken import word
from caverna.server.configuration.setting_kinds import read_network
from caverna.server.storage.store import StoreFailed
from caverna.words.told import ToldError, said_of

WHERE = ("data", "database")
"""The settings that say which tables are meant."""
Errand = Callable[[Arguments], Awaitable[int]]


class Failed(ToldError):
    """It could not be done; the text says why."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The errands, each with its options."""
    parser = add_command(commands, "admin", "caverna admin list --data tables")
    errands = parser.add_subparsers(title=word("errands"), metavar="ERRAND", required=True)
    add_errands_for_tables(errands)
    add_errands_for_visitors(errands)
    add_errands_for_the_database(errands)


def add_errand(errands: "Commands[Parser]", name: str, summary: str, example: str, errand: Errand) -> Parser:
    """One errand."""
    parser = described(errands, name, summary, f"caverna admin {example}")
    add_settings(parser, WHERE)
    parser.set_defaults(run=lambda arguments: run(errand, arguments))
    return parser


def run(errand: Errand, arguments: Arguments) -> int:
    """Do it; returns the exit code."""
    arguments.settings = settings_of(arguments)
    try:
        return asyncio.run(as_one(errand(arguments)))
    except StoreFailed as failed:
        raise Failed("error-as-is", text=said_of(failed)) from None


async def as_one(errand: Awaitable[int]) -> int:
    """For `asyncio.run`, which wants a coroutine."""
    return await errand


def add_errands_for_tables(errands: "Commands[Parser]") -> None:
    """Looking at tables and changing them."""
    about = "The tables used last."
    add = add_errand(errands, "list", about, "list --most 20", admin_tables.list_tables)
    add.add_argument("--most", type=positive, default=50, help="so many of them (default: 50)")
    about = "One table: who sits there, how far it is."
    add = add_errand(errands, "show", about, "show TABLE", admin_tables.show)
    add.add_argument("table", metavar="TABLE")
    about = "Write games down as records."
    add = add_errand(errands, "export", about, "export --folder records", admin_tables.export)
    add.add_argument("table", metavar="TABLE", nargs="*", help="which ones (default: all)")
    add.add_argument("--folder", type=path, help="write each to a file there, instead of one to the terminal")
    about = "Free a seat, so that somebody else can take it."
    add = add_errand(errands, "free", about, "free TABLE B", admin_tables.free)
    add.add_argument("table", metavar="TABLE")
    add.add_argument("seat", metavar="SEAT", help="its letter")
    about = "Delete tables for good."
    add = add_errand(errands, "delete", about, "delete TABLE", admin_tables.delete)
    add.add_argument("table", metavar="TABLE", nargs="+")


def add_errands_for_visitors(errands: "Commands[Parser]") -> None:
    """Who may come."""
    about = "Turn an address or a range of them away."
    add = add_errand(errands, "ban", about, "ban 192.0.2.0/24 --days 7", admin_database.ban)
    add.add_argument("network", type=network, metavar="ADDRESS")
    add.add_argument("--days", type=positive, help="so long (default: for ever)")
    add.add_argument("--why", default="", help="a note for yourself")
    about = "Let an address or a range come again."
    add = add_errand(errands, "unban", about, "unban 192.0.2.0/24", admin_database.unban)
    add.add_argument("network", type=network, metavar="ADDRESS")
    add_errand(errands, "bans", "Who is turned away.", "bans", admin_database.list_bans)


def add_errands_for_the_database(errands: "Commands[Parser]") -> None:
    """The database as a whole."""
    about = "Copy the database of a server that may be running."
    add = add_errand(errands, "backup", about, "backup /var/backups/caverna", admin_database.backup)
    add.add_argument(
        "to",
        type=path,
        metavar="FILE",
        help="such as copy.sqlite; or a folder, which is made if need be: then the name is the time",
    )
    about = "Put a copy in the place of the database; the server must be stopped."
    add = add_errand(errands, "restore", about, "restore FILE", admin_database.restore)
    add.add_argument("copy", type=path, metavar="FILE")
    about = "Give room of deleted tables back to the disk; with SQLite the server must be stopped."
    add_errand(errands, "vacuum", about, "vacuum", admin_database.vacuum)


def network(text: str) -> str:
    """An address or a range, as it is kept."""
    try:
        return read_network(text)
    except ValueError:
        raise wrong_word("error-network", text=text) from None
