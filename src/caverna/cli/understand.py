"""Which move does a typed text mean? A number, its text, the beginning of it, or words on the screen."""

from collections.abc import Callable, Sequence

from caverna.engine.move_table import is_orderless, phrases
from caverna.engine.moves import Move

LONGEST_NUMBER = 6


def understand(
    text: str, answers: Sequence[Move], anytime: Sequence[Move], describe: Callable[[Move], str]
) -> list[Move]:
    """The moves a text may mean: one is an answer, several are a question, none is no move.

    Looks from the strictest reading to the loosest, and stops at the first that finds anything. An any-time
    move must be named by its verb: nobody shall lose a ruby by a word that was meant for an answer.
    """
    typed = text.casefold().split()
    readings: tuple[tuple[Sequence[Move], Callable[[Move], bool]], ...] = (
        ([*answers, *anytime], lambda move: words_of(move) == typed),
        ([*answers, *anytime], lambda move: begins(typed, words_of(move))),
        (answers, lambda move: is_orderless(move) and phrases(move.text) == phrases(text)),
        (answers, lambda move: begins(typed, words_of(move)[1:])),
        (answers, lambda move: " ".join(typed) in describe(move).casefold()),
    )
    for moves, reading in readings:
        found = [move for move in moves if reading(move)]
        if found:
            return found
    return []


def words_of(move: Move) -> list[str]:
    """The words of the canonical text."""
    return move.text.casefold().split()


def begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word is the beginning of the word at the same place."""
    if not typed or len(typed) > len(words):
        return False
    return all(word.startswith(start) for start, word in zip(typed, words, strict=False))


def number_typed(text: str, count: int) -> int | None:
    """The number if the text is one at all; 0 if it is out of range."""
    if not text.isascii() or not text.isdecimal():
        return None
    number = int(text) if len(text) <= LONGEST_NUMBER else 0
    return number if 1 <= number <= count else 0
