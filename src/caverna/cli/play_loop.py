"""The input loop of a game: ask, understand, play, take back, until the game is over or the player leaves."""

from caverna.advice.why_not import why_not
from caverna.cli.command_words import find_command, find_shortened_command
from caverna.cli.console import EndOfInput
from caverna.cli.play_commands import Leave, perform_command, say_turn_is_done
from caverna.cli.session import Session
from caverna.cli.terminal import wrap
from caverna.cli.understand import number_typed, understand
from caverna.engine.errors import UnknownMove
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.words.reasons import refusal

MOST_CHOICES = 8


def play_session(session: Session) -> None:
    """Play until the end of the game. Leaving early is no error: the game is kept."""
    try:
        session.keep()
        if not session.game.moves_played:
            session.console.show(session.narrator.opening(session.game))
        session.step_without_people()
        while not session.game.is_over:
            decide(session)
            session.step_without_people()
        session.keep()
        session.show_result()
    except (EndOfInput, Leave):
        farewell(session)
    except KeyboardInterrupt:
        session.console.say("")
        farewell(session)
    finally:
        session.kept.close()


def farewell(session: Session) -> None:
    """Say how to come back."""
    if session.can_autosave:
        session.console.say(session.how_to_come_back())
    session.console.say(session.words.say("ui-goodbye"))


def decide(session: Session) -> None:
    """One decision of a person; the end of the turn is asked for if the rules do not."""
    forced = session.table.move_due()
    if forced is not None:
        described = session.answer_list().describe(forced)
        session.console.say(session.words.say("ui-forced", move=described))
        news = session.play_forced()
    else:
        session.show_decision()
        move = ask_for_move(session)
        if move is None:
            return
        news = session.play(move)
    if session.table.waits_for_end and not confirm_end_of_turn(session):
        return
    session.console.show(news)


def ask_for_move(session: Session) -> Move | None:
    """What the player wants to play; None if the decision is another one now."""
    while True:
        listed = session.answer_list()
        legal = listed.legal
        count = len(legal)
        text = session.console.ask(prompt(session, count))
        if not text:
            if len(listed.answers) == 1:
                return listed.answers[0]
            session.show_decision()
            continue
        word, _, rest = text.partition(" ")
        command = find_command(word)
        if command is None:
            number = number_typed(text, count)
            if number:
                return legal[number - 1]
            if number == 0:
                session.console.say(session.words.say("ui-number-expected", low=1, high=count))
                continue
            found = understand(text, listed.answers, listed.anytime, listed.describe)
            if len(found) == 1:
                return found[0]
            if found:
                say_ambiguous(session, text, found)
                continue
            command = None if is_verb(session, word) else find_shortened_command(word)
        if command is None:
            say_not_understood(session, text)
        elif perform_command(session, command, rest.strip()):
            return None


def confirm_end_of_turn(session: Session) -> bool:
    """Whether the player has ended the turn; if not, something of it has been taken back."""
    session.show_home_board_if_changed(session.own_seat)
    session.console.say(
        session.console.paint(session.words.say("ui-cli-turn-done"), "bold"),
        f"{session.console.paint('  1', 'bold')} {session.words.say('move-end')}",
    )
    while True:
        text = session.console.ask(session.console.paint(session.words.say("ui-prompt"), "bold") + " ")
        if not text or text.casefold() in ("1", "end", session.words.say("move-end").casefold()):
            session.table.end_turn()
            return True
        word, _, rest = text.partition(" ")
        command = find_command(word) or find_shortened_command(word)
        if command is None:
            say_turn_is_done(session)
        elif perform_command(session, command, rest.strip()):
            return False


def is_verb(session: Session, word: str) -> bool:
    """Whether moves begin with this word, so that it is no shortened command."""
    return any(move.text.split()[0] == word.casefold() for move in session.game.state.rules.moves.listed)


def prompt(session: Session, count: int) -> str:
    """The prompt with the numbers one may type."""
    return session.console.paint(session.words.say("ui-prompt-number", count=count), "bold") + " "


def say_ambiguous(session: Session, text: str, found: list[Move]) -> None:
    """List what a text may mean."""
    said = session.words.say("ui-ambiguous", text=text, choices=some_of(session, found))
    session.console.show(wrap(said, session.console.width, "   "))


def some_of(session: Session, moves: list[Move]) -> str:
    """The first moves as one would type them, and how many there are besides."""
    shown = [move.text for move in moves[:MOST_CHOICES]]
    if len(moves) > MOST_CHOICES:
        shown.append(session.words.say("ui-more", n=len(moves) - MOST_CHOICES))
    return ", ".join(shown)


def say_not_understood(session: Session, text: str) -> None:
    """Why a real move is not legal, or that the text is none."""
    game, words = session.game, session.words
    try:
        move = game.move(text)
    except UnknownMove as unknown:
        is_command = unknown.reason.key == "why-unknown-verb"
        said = words.say("ui-unknown-command", text=text) if is_command else refusal(unknown, words)
        session.console.show(wrap(said, session.console.width, "   "))
        return
    reason = why_not(game.state, move, words, SEAT_NAMES)
    illegal = words.say("ui-illegal-move", move=move.text, reason=reason)
    legal = words.say("ui-legal-here", moves=some_of(session, game.legal_moves()))
    session.console.show(wrap(f"{illegal} {legal}", session.console.width, "   "))
