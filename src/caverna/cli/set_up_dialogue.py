"""The short dialogue before a game that was started without options. Enter takes the default."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from caverna.bots import LEVEL_NAMES
from caverna.cli.arguments import Arguments, values_of
from caverna.cli.console import Console
from caverna.cli.play_commands import is_no
from caverna.cli.seats import KINDS, USUAL_BOT, USUAL_PLAYERS
from caverna.cli.terminal import wrap
from caverna.cli.understand import number_typed
from caverna.engine.moves import SEAT_NAMES
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions, expansion_named
from caverna.setup import MOST_PLAYERS
from caverna.table.seats import HUMAN
from caverna.terminal.saved_games import GameOnDisk
from caverna.words.texts import LANGUAGES, Words


def ask_language(console: Console, usual: str) -> Words:
    """Which language?"""
    choices = ", ".join(f"{language} = {Words(language).say('ui-language-name')}" for language in LANGUAGES)
    while True:
        answer = console.ask(question(f"{Words(usual).say('ui-choose-language')} ({choices})", usual)).lower()
        if answer in ("", *LANGUAGES):
            return Words(answer or usual)


def ask_which_to_resume(console: Console, words: Words, games: Sequence[GameOnDisk]) -> Path | None:
    """Which of the games in progress goes on? Enter means the last one; None is a new game."""
    if not games:
        return None
    if len(games) == 1:
        either = f"({words.say('ui-yes').upper()}/{words.say('ui-no')})"
        answer = console.ask(
            f"{words.say('ui-cli-resume-question')} {in_one_line(words, games[0])} {either} "
        )
        return None if is_no(answer) else games[0].path
    for number, game in enumerate(games, 1):
        console.say(f"  {number} {in_one_line(words, game)}")
    while True:
        answer = console.ask(question(words.say("ui-cli-resume-which"), "1"))
        if is_no(answer) or answer == "0":
            return None
        chosen = number_typed(answer or "1", len(games))
        if chosen:
            return games[chosen - 1].path
        console.say(words.say("ui-number-expected", low=0, high=len(games)))


def in_one_line(words: Words, game: GameOnDisk) -> str:
    """`2026-11-18 16:58, Round 3: human, greedy`."""
    when = datetime.fromtimestamp(game.changed)
    who = [words.say("ui-human") if kind == HUMAN else kind for kind in game.seats]
    return f"{when:%Y-%m-%d %H:%M}, {words.say('web-round', round=game.round)}: {', '.join(who)}"


def ask_seats(console: Console, words: Words) -> list[str]:
    """How many players, and who is a bot?"""
    count = ask_players(console, words)
    seats = [HUMAN]
    for seat in range(1, count):
        seats.append(ask_kind(console, words, SEAT_NAMES[seat]))
    return seats


def ask_players(console: Console, words: Words) -> int:
    """A number from 1 to 7."""
    while True:
        answer = console.ask(
            question(f"{words.say('ui-players-question')} (1–{MOST_PLAYERS})", str(USUAL_PLAYERS))
        )
        if not answer:
            return USUAL_PLAYERS
        if answer.isascii() and answer.isdecimal() and len(answer) == 1 and 1 <= int(answer) <= MOST_PLAYERS:
            return int(answer)
        console.say(words.say("ui-number-expected", low=1, high=MOST_PLAYERS))


def ask_kind(console: Console, words: Words, name: str) -> str:
    """A person or one of the bots; the beginning of the word is enough."""
    called = {words.say("ui-human").casefold(): HUMAN} | {kind: kind for kind in KINDS}
    called |= {str(number): level for number, level in enumerate(LEVEL_NAMES, start=1)}
    levels = [f"{level} = {words.say(f'web-bot-{level}')}" for level in LEVEL_NAMES]
    asked = f"{words.say('ui-kind-question', player=name)} ({', '.join([words.say('ui-human'), *levels])})"
    while True:
        answer = console.ask(question(asked, USUAL_BOT)).casefold()
        if not answer:
            return USUAL_BOT
        found = {kind for word, kind in called.items() if word.startswith(answer)}
        if len(found) == 1:
            return found.pop()


def ask_expansion(console: Console, words: Words, arguments: Arguments) -> None:
    """With an expansion, and how? Asked unless the options say it already."""
    if arguments.expansion is None and arguments.set == "full":
        arguments.expansion = ask_value(console, words, "expansion", tuple(all_expansions()))
    box = expansion_named(arguments.expansion or BASE_GAME)
    for option in box.terminal().options_asked:
        if option not in dict(arguments.option):
            chosen = ask_value(console, words, option, values_of(option))
            arguments.option = [*arguments.option, (option, chosen)]


def ask_value(console: Console, words: Words, option: str, values: Sequence[str]) -> str:
    """One of the values of an option, by its number; the first one is the default."""
    for number, value in enumerate(values, 1):
        said, hint = (
            words.say(f"option-{option}-{value}"),
            words.attribute(f"option-{option}-{value}", "help"),
        )
        console.show(wrap(f"{number} {said}: {hint}", console.width, "  "))
    while True:
        answer = console.ask(question(words.say(f"option-{option}"), "1"))
        chosen = number_typed(answer or "1", len(values))
        if chosen:
            return values[chosen - 1]
        console.say(words.say("ui-number-expected", low=1, high=len(values)))


def question(text: str, default: str) -> str:
    """A question with its default."""
    return f"{text} [{default}] "
