"""What the commands do that one can type during a game."""

from pathlib import Path

from caverna.cli.command_words import commands_with, word_for
from caverna.cli.doors import Command
from caverna.cli.draw_furnishings import draw_furnishings
from caverna.cli.draw_score import draw_score
from caverna.cli.hint import show_hint
from caverna.cli.narrate import narrate_game
from caverna.cli.session import Session
from caverna.cli.terminal import definitions, wrap
from caverna.engine.moves import SEAT_NAMES
from caverna.table.table import NothingToTakeBack, Revealed
from caverna.words.help_texts import UnknownName, help_on
from caverna.words.texts import LANGUAGES, Words


class Leave(Exception):
    """The player leaves the table."""


def perform_command(session: Session, command: str, rest: str) -> bool:
    """Carry out a command; true if the game stands at another decision now."""
    action = ACTIONS.get(command) or session.game.setup.box.terminal().commands().get(command)
    if action is not None:
        return action(session, rest)
    session.console.say(session.words.say("ui-not-in-this-game"))
    return False


def show_help(session: Session, rest: str) -> bool:
    """The commands, or what a thing does."""
    words, console = session.words, session.console
    if rest:
        try:
            found = help_on(words, session.game.state.rules, rest)
        except UnknownName as unknown:
            found = [str(unknown)]
        for text in found:
            console.show(wrap(text, console.width, "   "))
        return False
    console.say(words.say("ui-help-hint"), console.paint(words.say("ui-commands"), "bold"))
    rows = [
        (f"  {word_for(words, name)}", words.attribute(f"ui-command-{name}", "help") or "")
        for name in commands_with([session.game.setup.box])
    ]
    console.show(definitions(rows, console.width))
    return False


def show_moves(session: Session, rest: str) -> bool:
    """All answers with the texts one could type."""
    if session.table.waits_for_end:
        return say_turn_is_done(session)
    session.console.show(session.answer_list().full_answers(session.console.width))
    return False


def show_anytime(session: Session, rest: str) -> bool:
    """All any-time moves."""
    if session.table.waits_for_end:
        return say_turn_is_done(session)
    session.console.show(session.answer_list().full_anytime(session.console.width))
    return False


def say_turn_is_done(session: Session) -> bool:
    """The next decision is already somebody else's: only the end of the turn is left to confirm."""
    session.console.say(session.words.say("ui-cli-turn-done"))
    return False


def show_board(session: Session, rest: str) -> bool:
    """A home board: one's own, or that of the seat that is named."""
    seat = seat_named(session, rest)
    if seat is not None:
        session.show_home_board(seat)
    return False


def seat_named(session: Session, rest: str) -> int | None:
    """One's own seat, or the one that is named; None after saying which there are."""
    seats = SEAT_NAMES[: session.game.setup.players]
    letter = rest.upper()
    if letter and (len(letter) != 1 or letter not in seats):
        session.console.say(session.words.say("ui-cli-seats-are", seats=", ".join(seats)))
        return None
    return seats.index(letter) if letter else session.own_seat


def show_actions(session: Session, rest: str) -> bool:
    """The action board."""
    is_at_decision = not session.table.waits_for_end
    numbers = session.answer_list().place_numbers() if is_at_decision else {}
    session.console.show(session.action_board(numbers))
    for seat in range(session.game.setup.players):
        session.console.show(session.summary(seat))
    return False


def show_furnishings(session: Session, rest: str) -> bool:
    """What can still be built."""
    console = session.console
    console.show(draw_furnishings(session.words, console.paint, session.game.state, console.width))
    return False


def show_score(session: Session, rest: str) -> bool:
    """What everybody would score now."""
    console = session.console
    console.say(console.paint(session.words.say("ui-score-now"), "bold"))
    console.show(draw_score(session.words, console.paint, session.game.score(), session.names))
    return False


def show_log(session: Session, rest: str) -> bool:
    """What has happened."""
    console = session.console
    lines = narrate_game(session.words, console.paint, session.game, session.names, console.width)
    console.show(lines or [session.words.say("ui-log-empty")])
    return False


def undo(session: Session, rest: str) -> bool:
    """Back to the previous decision of this turn."""
    try:
        move = session.table.undo()
    except NothingToTakeBack as nothing:
        return say_nothing_to_undo(session, nothing)
    session.keep()
    described = session.answer_list().describe(move)
    session.console.say(session.words.say("ui-undone", move=described))
    return True


def restart(session: Session, rest: str) -> bool:
    """Back to the beginning of this turn."""
    try:
        session.table.restart()
    except NothingToTakeBack as nothing:
        return say_nothing_to_undo(session, nothing)
    session.keep()
    session.console.say(session.words.say("ui-turn-restarted"))
    return True


def say_nothing_to_undo(session: Session, nothing: NothingToTakeBack) -> bool:
    """Why nothing can be taken back."""
    key = "ui-undo-blocked" if isinstance(nothing, Revealed) else "ui-undo-nothing"
    session.console.say(session.words.say(key))
    return False


def save(session: Session, rest: str) -> bool:
    """Save to a file."""
    name = rest or session.console.ask(session.words.say("ui-cli-file-question") + " ")
    if name:
        save_as(session, name)
    return False


def save_as(session: Session, name: str) -> bool:
    """Save under a name, after a question if that would destroy another file."""
    path = Path(name).expanduser()
    if path.exists() and path not in session.known_files:
        answer = session.console.ask(
            session.words.say("ui-file-exists", file=name) + f" {yes_or_no(session)} "
        )
        if not is_yes(answer):
            return False
    return session.save(path)


def yes_or_no(session: Session) -> str:
    """The hint behind a question; no is the default."""
    return f"({session.words.say('ui-yes')}/{session.words.say('ui-no').upper()})"


def is_yes(text: str) -> bool:
    """Whether somebody agrees, in any language."""
    start = text.casefold()
    return bool(start) and any(Words(language).say("ui-yes").startswith(start) for language in LANGUAGES)


def is_no(text: str) -> bool:
    """Whether somebody declines, in any language."""
    start = text.casefold()
    return bool(start) and any(Words(language).say("ui-no").startswith(start) for language in LANGUAGES)


def change_language(session: Session, rest: str) -> bool:
    """To the language that is named, or to the next one."""
    language = rest.lower()
    if not language:
        language = LANGUAGES[(LANGUAGES.index(session.words.language) + 1) % len(LANGUAGES)]
    if language not in LANGUAGES:
        session.console.say(session.words.say("ui-cli-languages-are", languages=", ".join(LANGUAGES)))
        return False
    session.speak(language)
    if not session.table.waits_for_end:
        session.show_decision()
    return False


def leave(session: Session, rest: str) -> bool:
    """Offer to save, then leave. The automatic copy is there in any case."""
    name = session.console.ask(
        session.words.say("ui-cli-leave-question", cancel=session.words.say("ui-cancel")) + " "
    )
    if name.casefold() in {Words(language).say("ui-cancel").casefold() for language in LANGUAGES}:
        return False
    if name and not save_as(session, name):
        return False
    raise Leave


ACTIONS: dict[str, Command] = {
    "help": show_help,
    "hint": show_hint,
    "moves": show_moves,
    "anytime": show_anytime,
    "board": show_board,
    "actions": show_actions,
    "furnishings": show_furnishings,
    "score": show_score,
    "log": show_log,
    "undo": undo,
    "restart": restart,
    "save": save,
    "language": change_language,
    "quit": leave,
}
"""Those of a box are asked for besides."""
