"""`caverna play`: a game at the terminal, against bots, alone, or several people at one screen."""

import secrets

from caverna.bots import BOT_NAMES
from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_command,
    add_language,
    add_set_and_options,
    language_of,
    options_of,
    path,
    players,
    seed,
)
from caverna.cli.console import Console, EndOfInput
from caverna.cli.files import autosave_path
from caverna.cli.play_loop import play_session
from caverna.cli.seats import HUMAN, KINDS, seats_from_list, seats_of_record, seats_with_bots
from caverna.cli.session import Session
from caverna.cli.set_up_dialogue import (
    USUAL_BOT,
    USUAL_PLAYERS,
    ask_language,
    ask_seats,
    ask_whether_to_resume,
)
from caverna.cli.stored_games import StoredGame, load_record
from caverna.engine.errors import BadSetup, CavernaError
from caverna.game import Game
from caverna.locale import Words
from caverna.setup import Setup


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna play --players 3 --bots greedy,random --seed 7"
    parser = add_command(commands, "play", "Play a game in the terminal.", example)
    parser.add_argument("--players", type=players, help="number of players (1 to 7)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--bots", metavar="NAMES", help=f"bots on all seats but the first: {', '.join(BOT_NAMES)}"
    )
    who.add_argument("--seats", metavar="NAMES", help=f"who sits where, seat by seat: {', '.join(KINDS)}")
    add_set_and_options(parser)
    parser.add_argument("--seed", type=seed, help="the same seed deals the same game")
    add_language(parser)
    parser.add_argument("--resume", type=path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--no-colour", action="store_true", help="no colours (also: NO_COLOR in the environment)"
    )
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Set the table and play."""
    console = Console(in_colour=not arguments.no_colour)
    words = Words(language_of(arguments))
    try:
        words, stored = set_the_table(arguments, console, words)
    except EndOfInput:
        return 0
    session = Session(console, words, stored.game, stored.names, autosave_path())
    if arguments.resume is not None:
        session.known_files.add(arguments.resume)
        console.say(words.say("ui-resumed", file=str(arguments.resume)))
    else:
        console.say(
            console.paint(words.say("ui-welcome"), "bold"), words.say("ui-seed", seed=stored.game.setup.seed)
        )
    console.say(words.say("ui-help-hint"))
    play_session(session)
    return 0


def set_the_table(arguments: Arguments, console: Console, words: Words) -> tuple[Words, StoredGame]:
    """The game, and for each seat `human` or the name of a bot."""
    if arguments.resume is not None:
        return words, resumed(arguments, load_record(arguments.resume))
    has_said_who = arguments.players or arguments.seats or arguments.bots
    if has_said_who or not console.is_interactive:
        return words, new_game(arguments, seats_asked_for(arguments))
    if arguments.language is None:
        words = ask_language(console, words.language)
    unfinished = game_in_progress()
    if unfinished is not None and ask_whether_to_resume(console, words):
        return words, resumed(arguments, unfinished)
    return words, new_game(arguments, ask_seats(console, words))


def seats_asked_for(arguments: Arguments) -> list[str]:
    """Who sits where, by the options."""
    if arguments.seats:
        return seats_from_list(arguments.seats, arguments.players)
    return seats_with_bots(
        arguments.bots or USUAL_BOT, arguments.players or (None if arguments.bots else USUAL_PLAYERS)
    )


def new_game(arguments: Arguments, seats: list[str]) -> StoredGame:
    """A fresh game; without a seed, chance decides about the seed."""
    chosen = secrets.randbits(32) if arguments.seed is None else arguments.seed
    setup = Setup(len(seats), arguments.set, options_of(arguments), chosen)
    return StoredGame(Game(setup, deals=False), seats)


def resumed(arguments: Arguments, stored: StoredGame) -> StoredGame:
    """A saved game; the options may seat other players."""
    count = stored.game.setup.players
    if arguments.players not in (None, count):
        raise BadSetup(f"the saved game has {count} players, not {arguments.players}")
    seats = seats_of_record(stored.names)
    if arguments.seats:
        seats = seats_from_list(arguments.seats, count)
    elif arguments.bots:
        seats = seats_with_bots(arguments.bots, count)
    return StoredGame(stored.game, seats)


def game_in_progress() -> StoredGame | None:
    """The game that was left last, unless it is over or cannot be read."""
    try:
        stored = load_record(autosave_path())
    except CavernaError:
        return None
    has_people = HUMAN in seats_of_record(stored.names)
    return None if stored.game.is_over or not has_people else stored
