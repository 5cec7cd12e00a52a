"""Which move does a typed text mean? A number, its text, the beginning of it, or words on the screen."""

from collections.abc import Callable, Sequence

from caverna.engine.moves import Move

LONGEST_NUMBER = 6


def understand(text: str, legal: Sequence[Move], describe: Callable[[Move], str]) -> list[Move]:
    """The moves a text may mean: one is an answer, several are a question, none is no move.

    Looks from the strictest reading to the loosest, and stops at the first that finds anything.
    """
    typed = text.casefold().split()
    readings: tuple[Callable[[Move], bool], ...] = (
        lambda move: move.text.casefold().split() == typed,
        lambda move: begins(typed, move.text.casefold().split()),
        lambda move: begins(typed, move.text.casefold().split()[1:]),
        lambda move: " ".join(typed) in describe(move).casefold(),
    )
    for reading in readings:
        found = [move for move in legal if reading(move)]
        if found:
            return found
    return []


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
