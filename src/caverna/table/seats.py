"""The seats of a table: people, bots, and places that are still free."""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.bots import BOT_NAMES
from caverna.engine.moves import SEAT_NAMES

HUMAN, BOT, OPEN = "human", "bot", "open"
"""Who decides on a seat; an open one waits for somebody to sit down."""
LONGEST_NAME = 40


@dataclass(frozen=True)
class Seat:
    """Who sits there."""

    kind: str
    name: str = ""
    bot: str = ""
    """Which one, if it is a bot."""


def name_of(number: int, seat: Seat) -> str:
    """The name somebody gave, or the letter of the seat and the kind of bot."""
    if seat.name:
        return seat.name
    return f"{SEAT_NAMES[number]} ({seat.bot})" if seat.kind == BOT else SEAT_NAMES[number]


def seats_named(names: Sequence[str]) -> list[Seat]:
    """Who sits at a game that was written down: seats named like a bot are bots."""
    return [Seat(BOT, bot=name) if name in BOT_NAMES else Seat(HUMAN, clean_name(name)) for name in names]


def clean_name(name: str) -> str:
    """A name on one line, not too long, without signs nobody can see."""
    visible = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()
