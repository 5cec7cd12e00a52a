"""`caverna play`: a game in the browser or at the terminal, against bots, alone, or several people."""

import secrets
from collections.abc import Sequence

from caverna.bots import BOT_NAMES
from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_as_is,
    add_command,
    add_language,
    add_set_and_options,
    bots,
    check_all_can_sit,
    language_of,
    path,
    players,
    port,
    seats,
    seed,
    setup_of,
)
from caverna.cli.console import Console, EndOfInput
from caverna.cli.files import autosave_path
from caverna.cli.play_loop import play_session
from caverna.cli.seats import KINDS, fill_seats, seats_of_record, seats_with_bots
from caverna.cli.serve import serve_and_open_a_browser
from caverna.cli.session import Session
from caverna.cli.set_up_dialogue import (
    USUAL_BOT,
    USUAL_PLAYERS,
    ask_expansion,
    ask_language,
    ask_seats,
    ask_whether_to_resume,
)
from caverna.cli.stored_games import StoredGame, load_game, load_record
from caverna.engine.errors import CavernaError
from caverna.game import Game
from caverna.server.settings import Settings
from caverna.setup import MOST_PLAYERS
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
)
BROWSER_OPTIONS = ("port", "data")


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna play --terminal --players 3 --bots greedy,random --seed 7"
    parser = add_command(commands, "play", "Play a game in the terminal or in the browser.", example)
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
    named = ", ".join(BOT_NAMES)
    who.add_argument("--bots", type=bots, metavar="NAMES", help=f"bots on all seats but the first: {named}")
    who.add_argument("--seats", type=seats, metavar="NAMES", help=f"who sits where: {', '.join(KINDS)}")
    add_set_and_options(parser)
    parser.add_argument("--seed", type=seed, help="the same seed deals the same game")
    add_language(parser)
    parser.add_argument("--resume", type=path, metavar="FILE", help="go on with a saved game")
    add_as_is(parser)
    parser.add_argument(
        "--no-colour", action="store_true", help="no colours (also: NO_COLOR in the environment)"
    )
    parser.set_defaults(run=run, parser=parser)


def is_usual(place: str) -> str:
    """A hint behind what happens without an option."""
    return " (this is the default)" if place == USUAL_PLACE else ""


def run(arguments: Arguments) -> int:
    """Play where the player wants to."""
    chosen = TERMINAL if arguments.terminal else BROWSER if arguments.browser else USUAL_PLACE
    if chosen == TERMINAL:
        if misplaced := options_said(arguments, BROWSER_OPTIONS):
            raise WrongUsage(f"{misplaced}: only in the browser, without --terminal")
        return play_at_the_terminal(arguments)
    if misplaced := options_said(arguments, TERMINAL_OPTIONS):
        raise WrongUsage(
            f"{misplaced}: only with --terminal; in the browser all of this is chosen on the page"
        )
    serve_and_open_a_browser(arguments.port, arguments.data)
    return 0


def options_said(arguments: Arguments, names: Sequence[str]) -> str:
    """Those of these options that were given."""
    usual: Parser = arguments.parser
    given = [name for name in names if getattr(arguments, name) != usual.get_default(name)]
    return ", ".join(f"--{name.replace('_', '-')}" for name in given)


def play_at_the_terminal(arguments: Arguments) -> int:
    """Set the table and play."""
    console = Console(in_colour=not arguments.no_colour)
    words = Words(language_of(arguments))
    try:
        words, game, sitting = set_the_table(arguments, console, words)
    except EndOfInput:
        return 0
    session = Session(console, words, game, sitting, autosave_path())
    if arguments.resume is not None:
        session.known_files.add(arguments.resume)
        console.say(words.say("ui-resumed", file=str(arguments.resume)))
    else:
        console.say(console.paint(words.say("ui-welcome"), "bold"))
        console.say(words.say("ui-seed", seed=str(game.setup.seed)))
    console.say(words.say("ui-help-hint"))
    play_session(session)
    return 0


def set_the_table(arguments: Arguments, console: Console, words: Words) -> tuple[Words, Game, list[str]]:
    """The language, the game, and for each seat `human` or the name of a bot."""
    if arguments.resume is not None:
        stored = load_game(arguments.resume, arguments.as_is)
        return words, stored.game, seats_in(arguments, stored)
    if arguments.players or arguments.seats or arguments.bots or not console.is_interactive:
        sitting = seats_asked_for(arguments)
        return words, new_game(arguments, len(sitting)), sitting
    if arguments.language is None:
        words = ask_language(console, words.language)
    unfinished = game_in_progress()
    if unfinished is not None and ask_whether_to_resume(console, words):
        return words, unfinished.game, seats_in(arguments, unfinished)
    sitting = ask_seats(console, words)
    ask_expansion(console, words, arguments)
    return words, new_game(arguments, len(sitting)), sitting


def seats_asked_for(arguments: Arguments) -> list[str]:
    """Who sits where in a new game, by the options."""
    named = arguments.seats or [HUMAN, *(arguments.bots or [])]
    count = arguments.players or (len(named) if arguments.seats or arguments.bots else USUAL_PLAYERS)
    if count > MOST_PLAYERS:
        raise WrongUsage(f"{count} players: the game is for 1 to {MOST_PLAYERS}")
    return seats_for(arguments, count)


def seats_for(arguments: Arguments, count: int) -> list[str]:
    """So many seats, as the options say."""
    if not arguments.seats:
        check_all_can_sit(arguments.bots or [], count - 1)
        return seats_with_bots(arguments.bots or [USUAL_BOT], count)
    if len(arguments.seats) > count:
        raise WrongUsage(f"--seats names {len(arguments.seats)} players, but there are {count}")
    return fill_seats(arguments.seats, count)


def new_game(arguments: Arguments, count: int) -> Game:
    """A fresh game; without a seed, chance decides about the seed."""
    chosen = secrets.randbits(32) if arguments.seed is None else arguments.seed
    return Game(setup_of(arguments, count, chosen), deals=False)


def seats_in(arguments: Arguments, stored: StoredGame) -> list[str]:
    """Who sits where in a stored game: as it was, unless the options say otherwise."""
    count = stored.game.setup.players
    if arguments.players not in (None, count):
        raise WrongUsage(f"the saved game has {count} players, not {arguments.players}")
    if arguments.seats or arguments.bots:
        return seats_for(arguments, count)
    return seats_of_record(stored.names)


def game_in_progress() -> StoredGame | None:
    """The game that was left last, unless it is over or cannot be read."""
    try:
        stored = load_record(autosave_path())
    except CavernaError:
        return None
    has_people = HUMAN in seats_of_record(stored.names)
    return None if stored.game.is_over or not has_people else stored
