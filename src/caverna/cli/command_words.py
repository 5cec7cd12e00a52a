"""The words one can type beside moves: each works in every language."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from caverna.expansion import Expansion
from caverna.expansions import all_expansions
from caverna.words.texts import LANGUAGES, Words

LOOKING: Final = ("help", "hint", "moves", "anytime", "board", "actions", "furnishings")
"""What there is to see; a box adds its own boards behind these."""
DOING: Final = ("score", "log", "undo", "restart", "save", "language", "quit")
SHORT_FORMS: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}
WITHOUT_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
LEAST_PREFIX: Final = 3


def commands_with(boxes: Iterable[Expansion]) -> list[str]:
    """All commands of games with one of these boxes."""
    return [*LOOKING, *(command for box in boxes for command in box.terminal().commands()), *DOING]


def word_for(words: Words, command: str) -> str:
    """What to type in this language."""
    return words.say(f"ui-command-{command}")


@cache
def all_words() -> dict[str, str]:
    """Everything that can be typed, and the command it means."""
    known = dict(SHORT_FORMS)
    for language in LANGUAGES:
        for command in commands_with(all_expansions().values()):
            word = word_for(Words(language), command).casefold()
            known[word] = command
            known[word.translate(WITHOUT_UMLAUTS)] = command
    return known


def find_command(word: str) -> str | None:
    """The command that is typed in full."""
    return all_words().get(word.casefold())


def find_shortened_command(word: str) -> str | None:
    """The command of which the beginning is typed, if there is only one."""
    start = word.casefold()
    if len(start) < LEAST_PREFIX:
        return None
    found = {command for known, command in all_words().items() if known.startswith(start)}
    return found.pop() if len(found) == 1 else None
