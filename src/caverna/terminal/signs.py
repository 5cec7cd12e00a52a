"""The signs a drawing is made of: those of Unicode, or what every terminal has."""

import os
import sys
from dataclasses import dataclass

from caverna.words.texts import DivisibleWords, Words

ASCII_LETTERS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
ASCII_SIGNS = {
    "→": ">", "−": "-", "–": "-", "—": "-", "≤": "<=", "≥": ">=", "·": "|", "…": "...", "×": "x",
    "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "★": "*", "½": "1/2", "\u00a0": " ", "▲": "^", "▼": "v",
}  # fmt: skip
PLAIN = str.maketrans({**ASCII_LETTERS, **ASCII_SIGNS})


@dataclass(frozen=True)
class Signs:
    """What lines, corners and marks look like."""

    across: str
    down: str
    joint: str
    cliff: str
    """Between forest and mountain."""
    mouth: str
    """The entrance of the cave."""
    here: str
    """Where one stands."""
    open: str
    """What can be chosen."""
    taken: str
    more: str
    start: str
    arrow: str

    def text(self, text: str) -> str:
        """A text somebody else has written, in signs this terminal has."""
        return text


class AsciiSigns(Signs):
    """For terminals without Unicode."""

    def text(self, text: str) -> str:
        return text.translate(PLAIN).encode("ascii", "replace").decode()


UNICODE = Signs("─", "│", "┼", "║", "░", "▶", "○", "×", "…", "★", "→")
ASCII = AsciiSigns("-", "|", "+", "#", ":", ">", "o", "x", "~", "*", ">")


class AsciiWords(Words):
    """The same texts in the letters every terminal has."""

    def _printed(self, text: str) -> str:
        return ASCII.text(super()._printed(text))


def can_show_unicode() -> bool:
    """Whether the terminal says that it can show more than ASCII."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") not in ("dumb", "vt100", "vt220")


def signs_for(is_ascii: bool) -> Signs:
    """Those that were asked for, as far as the terminal has them."""
    return ASCII if is_ascii or not can_show_unicode() else UNICODE


def words_in(language: str, signs: Signs) -> Words:
    """The texts of a language, as this terminal can show them."""
    return AsciiWords(language) if isinstance(signs, AsciiSigns) else Words(language)


class DivisibleAsciiWords(DivisibleWords):
    """The same for narrow columns: soft hyphens stay until a name is divided."""

    def _printed(self, text: str) -> str:
        return "\u00ad".join(ASCII.text(part) for part in text.split("\u00ad"))


def divisible_words(words: Words) -> Words:
    """The same texts with the places where a name may be divided."""
    is_ascii = isinstance(words, AsciiWords)
    return DivisibleAsciiWords(words.language) if is_ascii else DivisibleWords(words.language)
