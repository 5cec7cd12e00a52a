"""A move and what came of it, in words: an entry of the log."""

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
    SOWN,
    TILE_PLACED,
    Event,
)
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
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


class Texts(NamedTuple):
    """The move, and what happened."""

    say: str
    details: list[str]


def describe(
    language: str, before: GameState, move: Move, events: Sequence[Event], names: Sequence[str]
) -> Texts:
    """An entry of the log, told from the position before the move."""
    words = Words(language)
    details = [
        describe_event(words, before.rules, event, names)
        for event in events
        if event.kind not in SAID_BY_THE_MOVE
    ]
    return Texts(describe_move(words, before, move, names), details)
