"""Observations and masks as arrays."""

from collections.abc import Sequence
from functools import lru_cache

import numpy
from numpy.typing import NDArray

from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansion import MOST_REMEMBERED
from caverna.expansions import box_of
from caverna.record.steps import step_kinds
from caverna.research.encoding.encode import encode
from caverna.research.encoding.layout import Layout
from caverna.research.encoding.masks import legal_numbers, mask, packed_mask

Bytes = NDArray[numpy.uint8]
Flags = NDArray[numpy.bool_]


@lru_cache(MOST_REMEMBERED)
def layout_of(rules: Ruleset) -> Layout:
    """Where everything stands in the observations of games with these rules."""
    box = box_of(rules)
    kinds = step_kinds(box)
    steps = [kinds[name] for name in sorted(kinds)]
    return Layout(rules, steps, box.research())


def observation(state: GameState, seat: int) -> Bytes:
    """What a seat sees, as one row of small numbers."""
    return numpy.frombuffer(encode(layout_of(state.rules), state, seat), numpy.uint8)


def pieces_of(layout: Layout, row: Bytes) -> dict[str, Bytes]:
    """The pieces of one observation, or of many (rows of a matrix), as views by name."""
    return {
        piece.name: row[..., piece.start : piece.start + piece.size].reshape(*row.shape[:-1], *piece.shape)
        for piece in layout.pieces
    }


def action_mask(state: GameState, legal: Sequence[int] | None = None) -> Flags:
    """For each number of a move whether it may be played now; pass `legal` if you have the numbers."""
    numbers = legal_numbers(state) if legal is None else list(legal)
    return numpy.frombuffer(mask(numbers, len(state.rules.moves.all)), numpy.bool_)


def packed_action_mask(state: GameState) -> Bytes:
    """The same in an eighth of the space; `unpacked` is the way back."""
    return numpy.frombuffer(packed_mask(legal_numbers(state), len(state.rules.moves.all)), numpy.uint8)


def unpacked(packed: Bytes, size: int) -> Flags:
    """Masks of so many moves out of packed ones, one or many."""
    return numpy.unpackbits(packed, axis=-1, count=size, bitorder="little").view(numpy.bool_)
