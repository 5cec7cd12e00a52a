"""A game at the terminal line by line: the table is set, then it is asked and answered."""

from pathlib import Path

from caverna.cli.arguments import Arguments, language_of
from caverna.cli.console import Console, EndOfInput
from caverna.cli.game_asked_for import new_game, seats_asked_for, seats_in
from caverna.cli.kept_file import is_open_elsewhere
from caverna.cli.play_loop import play_session
from caverna.cli.session import Session
from caverna.cli.set_up_dialogue import ask_expansion, ask_language, ask_seats, ask_which_to_resume
from caverna.cli.slots import slot_for, unfinished_games
from caverna.cli.stored_games import load_game
from caverna.game import Game
from caverna.words.texts import Words


def play_line_by_line(arguments: Arguments, console: Console) -> int:
    """Set the table and play."""
    words = Words(language_of(arguments))
    try:
        words, game, sitting = set_the_table(arguments, console, words)
    except EndOfInput:
        return 0
    session = Session(console, words, game, sitting, slot_for(arguments.resume))
    if arguments.resume is not None:
        say_resumed(session, arguments.resume)
    else:
        console.say(console.paint(words.say("ui-welcome"), "bold"))
        console.say(words.say("ui-seed", seed=str(game.setup.seed)))
    console.say(words.say("ui-help-hint"))
    play_session(session)
    return 0


def say_resumed(session: Session, file: Path) -> None:
    """That a saved game goes on; in a copy, if it is played at another terminal just now."""
    console, words = session.console, session.words
    console.say(words.say("ui-resumed", file=str(file)))
    if file != session.autosave and is_open_elsewhere(file):
        console.say(words.say("ui-cli-open-elsewhere", other=str(session.autosave)))
    else:
        session.known_files.add(file)


def set_the_table(arguments: Arguments, console: Console, words: Words) -> tuple[Words, Game, list[str]]:
    """The language, the game, and for each seat `human` or the name of a bot."""
    if arguments.resume is not None:
        stored = load_game(arguments.resume, arguments.as_is)
        return words, stored.game, seats_in(arguments, stored.names)
    if arguments.players or arguments.seats or arguments.bots or not console.is_interactive:
        sitting = seats_asked_for(arguments)
        return words, new_game(arguments, len(sitting)), sitting
    if arguments.language is None:
        words = ask_language(console, words.language)
    arguments.resume = ask_which_to_resume(console, words, unfinished_games())
    if arguments.resume is not None:
        stored = load_game(arguments.resume)
        return words, stored.game, seats_in(arguments, stored.names)
    sitting = ask_seats(console, words)
    ask_expansion(console, words, arguments)
    return words, new_game(arguments, len(sitting)), sitting
