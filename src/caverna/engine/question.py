"""What a decision asks, as a key and figures that every language can put into words."""

from typing import NamedTuple

Figures = dict[str, str | int]
"""Numbers as they are; spaces, tiles, goods and the like by their keys."""


class Asked(NamedTuple):
    """`question-<key>` is the sentence in every language, the figures are filled in."""

    key: str
    figures: Figures


def ask(key: str, **figures: str | int) -> Asked:
    """`ask("trade", left=2)`."""
    return Asked(key, figures)
