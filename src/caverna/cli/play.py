"""`caverna play`: a game in the browser or at the terminal, against bots, alone, or several people."""

import gc
import os
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec

from caverna.cli.arguments import (
    BOTS_THERE_ARE,
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_as_is,
    add_command,
    add_language,
    add_set_and_options,
    bot_specs,
    language_of,
    path,
    players,
    port,
    seats,
    seed,
    setup_of,
)
from caverna.cli.console import Console
from caverna.cli.game_asked_for import new_game, seats_asked_for, seats_in
from caverna.cli.seats import USUAL_PLAYERS
from caverna.engine.reasons import say
from caverna.server.configuration.settings import Settings
from caverna.table.seats import HUMAN
from caverna.words.texts import Words

TERMINAL, BROWSER = "terminal", "browser"
USUAL_PLACE = BROWSER
"""Where one plays without saying anything about it."""
TERMINAL_OPTIONS = (
    "players",
    "bots",
    "seats",
    "set",
    "expansion",
    "option",
    "seed",
    "language",
    "resume",
    "no_colour",
    "plain",
    "ascii",
    "server",
    "table",
)
GAME_OPTIONS = ("players", "bots", "seats", "set", "expansion", "option", "seed", "resume", "as_is")
"""What a game on this machine can be."""
BROWSER_OPTIONS = ("port", "data")


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna play --terminal --players 3 --bots greedy,random --seed 7"
    parser = add_command(commands, "play", example)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--terminal", action="store_true", help=f"play here{is_usual(TERMINAL)}")
    where.add_argument(
        "--browser", action="store_true", help=f"play in the browser; it opens by itself{is_usual(BROWSER)}"
    )
    parser.add_argument(
        "--port",
        type=port,
        help=f"browser: port to listen on (default: {Settings.port} if it is free; 0: any)",
    )
    parser.add_argument("--data", type=path, help="browser: folder in which the tables are kept")
    parser.add_argument("--players", type=players, help="number of players (1 to 7)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--bots", type=bot_specs, metavar="NAMES", help=f"on all seats but the first: {BOTS_THERE_ARE}"
    )
    who.add_argument("--seats", type=seats, metavar="NAMES", help=f"who sits where: {HUMAN}, or a bot")
    add_set_and_options(parser)
    parser.add_argument("--seed", type=seed, help="the same seed deals the same game")
    add_language(parser)
    parser.add_argument("--resume", type=path, metavar="FILE", help="go on with a saved game")
    add_as_is(parser)
    parser.add_argument(
        "--no-colour", action="store_true", help="no colours (also: NO_COLOR in the environment)"
    )
    parser.add_argument(
        "--plain", action="store_true", help="line by line, for pipes, scripts and screen readers"
    )
    parser.add_argument("--ascii", action="store_true", help="the full screen without signs beyond ASCII")
    parser.add_argument("--server", metavar="URL", help="play at the tables of a server")
    parser.add_argument("--table", metavar="ID", help="go straight to this table of the server")
    parser.set_defaults(run=run, parser=parser, is_waited_for=True)


def is_usual(place: str) -> str:
    """A hint behind what happens without an option."""
    return " (this is the default)" if place == USUAL_PLACE else ""


def run(arguments: Arguments) -> int:
    """Play where the player wants to."""
    chosen = TERMINAL if arguments.terminal else BROWSER if arguments.browser else USUAL_PLACE
    if chosen == TERMINAL:
        if misplaced := options_said(arguments, BROWSER_OPTIONS):
            raise WrongUsage("error-only-browser", options=misplaced)
        return play_at_the_terminal(arguments)
    if misplaced := options_said(arguments, TERMINAL_OPTIONS):
        raise WrongUsage("error-only-terminal", options=misplaced)
    from caverna.cli.serve import serve_and_open_a_browser  # only for those who play there

    serve_and_open_a_browser(arguments.port, arguments.data)
    return 0


def options_said(arguments: Arguments, names: Sequence[str]) -> str:
    """Those of these options that were given."""
    usual: Parser = arguments.parser
    given = [name for name in names if getattr(arguments, name) != usual.get_default(name)]
    return ", ".join(f"--{name.replace('_', '-')}" for name in given)


def play_at_the_terminal(arguments: Arguments) -> int:
    """On the whole screen if it can be had, else line by line."""
    console = Console(in_colour=not arguments.no_colour)
    if arguments.table and not arguments.server:
        raise WrongUsage("error-table-needs-server")
    if wants_full_screen(arguments, console):
        return play_on_the_whole_screen(arguments)
    if arguments.server:
        raise WrongUsage("error-server-needs", why=say(why_no_full_screen(arguments, console)))
    from caverna.cli.play_lines import play_line_by_line  # likewise

    return play_line_by_line(arguments, console)


def wants_full_screen(arguments: Arguments, console: Console) -> bool:
    """Whether a person sits before a terminal that can do more than print lines."""
    return not why_no_full_screen(arguments, console)


def why_no_full_screen(arguments: Arguments, console: Console) -> str:
    """What is in the way of it, as the key of a text; empty if nothing is."""
    if arguments.plain:
        return "error-not-plain"
    if not console.is_interactive or os.environ.get("TERM", "dumb") == "dumb":
        return "error-no-terminal"
    if find_spec("textual") is None:
        return "error-no-textual"
    return ""


def play_on_the_whole_screen(arguments: Arguments) -> int:
    """Set the table, or let it be chosen there."""
    gc.disable()  # until the screen is drawn: what is loaded now stays, and to look through it takes time
    from caverna.terminal.choosing_screen import AskedFor
    from caverna.terminal.saved_games import resumed
    from caverna.terminal.start import Wish, show

    if arguments.no_colour:
        os.environ["NO_COLOR"] = "1"
    language = language_of(arguments)
    if arguments.server:
        if misplaced := options_said(arguments, GAME_OPTIONS):
            raise WrongUsage("error-not-with-server", options=misplaced)
        return show(Wish(language, arguments.ascii, server=arguments.server, table=arguments.table))
    if arguments.resume is not None:
        words, who = Words(language), partial(seats_in, arguments)
        left = resumed(arguments.resume, words, arguments.as_is, who)
        return show(Wish(language, arguments.ascii, resume=left))
    if arguments.players or arguments.seats or arguments.bots:
        sitting = seats_asked_for(arguments)
        return show(Wish(language, arguments.ascii, game=new_game(arguments, len(sitting)), seats=sitting))
    setup = setup_of(arguments, USUAL_PLAYERS, 0)
    asked = AskedFor(setup.furnishings, dict(arguments.option), arguments.seed, arguments.expansion)
    return show(Wish(language, arguments.ascii, asked=asked))
