"""The log of a table in words: each move, and what came of it."""

from collections.abc import Sequence
from typing import NamedTuple

from caverna.engine.events import (
    CARD_REVEALED,
    DWARF_PLACED,
    FORGED,
    FURNISHED,
    IMITATED,
    LOOTED,
    MARKER_REVEALED,
    PASSED,
    PROTECTED,
    ROUND_BEGINS,
    SOWN,
    TILE_PLACED,
)
from caverna.table.log import PlayedMove
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
    """The move, and what happened."""

    say: str
    details: tuple[str, ...]


class LogTexts:
    """The log in those languages in which somebody has asked for it, kept up to date move by move.

    Who is at the table is told each new entry; the old ones, which only newcomers want, are forgotten after
    a while and told anew from the moves.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[str, list[Texts]] = {}
        self.first: dict[str, int] = {}
        """For each language the number of the first entry that is kept."""
        self.was_read = False

    def in_language(self, language: str) -> list[Texts]:
        """The whole log."""
        return self.since(language, 0)

    def since(self, language: str, first: int) -> list[Texts]:
        """The log from an entry on."""
        if self.first.get(language, first + 1) > first:
            names = self.table.names
            self.texts[language] = [describe(language, each, names) for each in self.table.log.replay()]
            self.first[language] = 0
        self.was_read = self.was_read or first == 0
        return self.texts[language][first - self.first[language] :]

    def follow(self, change: Change) -> None:
        """The table has changed."""
        for language, texts in list(self.texts.items()):
            if change.kept < self.first[language]:
                del self.texts[language], self.first[language]
                continue
            del texts[change.kept - self.first[language] :]
            texts += [describe(language, each, self.table.names) for each in change.played]

    def grow_old(self) -> None:
        """Forget what nobody has read since this was called last."""
        if not self.was_read:
            for language, texts in self.texts.items():
                self.first[language] += len(texts)
                self.texts[language] = []
        self.was_read = False


def describe(language: str, played: PlayedMove, names: Sequence[str]) -> Texts:
    """An entry of the log, told from the position before the move."""
    words = Words(language)
    details = tuple(
        describe_event(words, played.before.rules, event, names)
        for event in played.events
        if event.kind not in NOT_SAID
    )
    return Texts(describe_move(words, played.before, played.move, names), details)
