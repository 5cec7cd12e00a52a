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
    """The log in those languages in which somebody has asked for it, kept up to date move by move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[str, list[Texts]] = {}

    def in_language(self, language: str) -> list[Texts]:
        """The whole log."""
        if language not in self.texts:
            names = self.table.names
            self.texts[language] = [describe(language, each, names) for each in self.table.log.replay()]
        return self.texts[language]

    def follow(self, change: Change) -> None:
        """The table has changed."""
        for language, texts in self.texts.items():
            del texts[change.kept :]
            texts += [describe(language, each, self.table.names) for each in change.played]


def describe(language: str, played: PlayedMove, names: Sequence[str]) -> Texts:
    """An entry of the log, told from the position before the move."""
    words = Words(language)
    details = tuple(
        describe_event(words, played.before.rules, event, names)
        for event in played.events
        if event.kind not in NOT_SAID
    )
    return Texts(describe_move(words, played.before, played.move, names), details)
