"""`caverna lobby`: the tables of a server that this user has been to, for people and for scripts."""

import sys

import msgspec

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, add_language, language_of
from caverna.cli.console import Console
from caverna.engine.errors import CavernaError
from caverna.terminal.lobby import in_one_line, tables_now
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.source import NoAnswer
from caverna.words.texts import Words


class NobodyThere(CavernaError):
    """The server does not answer."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "lobby", "caverna lobby https://example.org --json")
    parser.add_argument("server", metavar="URL", help="address of the server")
    parser.add_argument("--json", action="store_true", help="one JSON document, for scripts")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Ask about every table and print it."""
    language = language_of(arguments)
    server, words = ServerAddress(arguments.server), Words(language)
    try:
        found = tables_now(server, SeatTokens(), language)
    except NoAnswer as nobody:
        raise NobodyThere(str(nobody)) from None
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return 0
    Console().show([in_one_line(words, table) for table in found] or [words.say("screen-no-tables")])
    return 0
