"""The log of a table in words: each move, and what came of it."""

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from caverna.engine.events import (
    CARD_REVEALED,
    DWARF_PLACED,
    FORGED,
    FURNISHED,
    GAINED,
    IMITATED,
    LOOTED,
    MARKER_REVEALED,
    PASSED,
    PROTECTED,
    ROUND_BEGINS,
    SOWN,
    TILE_PLACED,
)
from caverna.engine.goods import NOTHING, Goods, plus
from caverna.table.log import Log, PlayedMove
from caverna.table.table import Table
from caverna.table.versions import Change
from caverna.words.events import describe_event
from caverna.words.moves import describe_move
from caverna.words.texts import Words

SAID_BY_THE_MOVE = frozenset(
    (
        CARD_REVEALED,
        DWARF_PLACED,
        FORGED,
        FURNISHED,
        IMITATED,
        LOOTED,
        MARKER_REVEALED,
        PASSED,
        PROTECTED,
        SOWN,
        TILE_PLACED,
    )
)
"""Events that only repeat what the move itself says."""
SAID_BY_THE_LOG = frozenset((ROUND_BEGINS,))
"""Every entry has its round: who shows them puts a heading before the first one of a round."""


NOT_SAID = SAID_BY_THE_MOVE | SAID_BY_THE_LOG


class Texts(NamedTuple):
    """The move, what happened, and what came of it for whoever made it."""

    say: str
    details: tuple[str, ...]
    gains: Goods = NOTHING
    """What it brought the player who made it."""


PAGE = 16
"""So many entries are packed together."""
AT_HAND = 8
"""So many entries at least stay as they are, for what was played last is what is taken back."""
pages = msgspec.msgpack.Decoder(list[Texts])


class LogInWords:
    """A log in one language: the latest entries at hand, those before in packed pages.

    Only newcomers want those before, and packed they take a tenth of the memory.
    """

    def __init__(self) -> None:
        self.pages: list[bytes] = []
        self.at_hand: list[Texts] = []

    @property
    def first_at_hand(self) -> int:
        """The number of entries on pages."""
        return PAGE * len(self.pages)

    def since(self, first: int) -> list[Texts]:
        """From an entry on."""
        if first >= self.first_at_hand:
            return self.at_hand[first - self.first_at_hand :]
        page = first // PAGE
        entries = [entry for packed in self.pages[page:] for entry in unpacked(packed)]
        return [*entries, *self.at_hand][first - PAGE * page :]

    def copy(self) -> "LogInWords":
        """The log as it is now."""
        told = LogInWords()
        told.pages, told.at_hand = self.pages[:], self.at_hand[:]
        return told

    def add(self, entries: Iterable[Texts]) -> None:
        """More entries."""
        for entry in entries:
            self.at_hand.append(entry)
            if len(self.at_hand) == PAGE + AT_HAND:
                self.pages.append(zlib.compress(msgspec.msgpack.encode(self.at_hand[:PAGE]), 1))
                del self.at_hand[:PAGE]

    def cut(self, length: int) -> None:
        """Forget the entries after so many."""
        while length < self.first_at_hand:
            self.at_hand = unpacked(self.pages.pop())
        del self.at_hand[length - self.first_at_hand :]


def unpacked(page: bytes) -> list[Texts]:
    """The entries of a page."""
    return pages.decode(zlib.decompress(page))


class LogTexts:
    """The log in those languages in which somebody has asked for it, kept up to date move by move."""

    def __init__(self, table: Table, told: dict[str, LogInWords] | None = None) -> None:
        self.table = table
        self.told = {} if told is None else told

    def in_language(self, language: str) -> list[Texts]:
        """The whole log."""
        return self.since(language, 0)

    def since(self, language: str, first: int) -> list[Texts]:
        """The log from an entry on."""
        if language not in self.told:
            self.told[language] = told_from(self.table.log, language, self.table.names)
        return self.told[language].since(first)

    def follow(self, change: Change) -> None:
        """The table has changed."""
        for language, told in self.told.items():
            told.cut(change.kept)
            told.add(describe(language, each, self.table.names) for each in change.played)


def told_from(log: Log, language: str, names: Sequence[str]) -> LogInWords:
    """A whole log in a language."""
    told = LogInWords()
    told.add(describe(language, each, names) for each in log.replay())
    return told


def describe(language: str, played: PlayedMove, names: Sequence[str]) -> Texts:
    """An entry of the log, told from the position before the move."""
    words = Words(language)
    details = tuple(
        describe_event(words, played.before.rules, event, names)
        for event in played.events
        if event.kind not in NOT_SAID
    )
    return Texts(describe_move(words, played.before, played.move, names), details, gains_of(played))


def gains_of(played: PlayedMove) -> Goods:
    """What the player who made a move got in its course."""
    found = NOTHING
    for event in played.events:
        if event.kind == GAINED and event.seat == played.logged.seat:
            found = plus(found, event.goods)
    return found
