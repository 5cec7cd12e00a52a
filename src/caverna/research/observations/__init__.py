"""What a program sees of a game: pieces with names and shapes, from the state, the observing seat first."""

from caverna.research.observations.arrays import (
    action_mask,
    layout_of,
    observation,
    packed_action_mask,
    pieces_of,
    unpacked,
)
from caverna.research.observations.decode import decode
from caverna.research.observations.fair import determinise, fair_chance
from caverna.research.observations.heads import Heads

__all__ = [
    "Heads",
    "action_mask",
    "decode",
    "determinise",
    "fair_chance",
    "layout_of",
    "observation",
    "packed_action_mask",
    "pieces_of",
    "unpacked",
]
