"""What the funnels say happened. Logs, animations and statistics are renderings of these."""

from typing import Final

from caverna.engine.goods import Goods
from caverna.engine.verb import JsonValue

Details = dict[str, JsonValue]
NO_DETAILS: Final[Details] = {}


class Event:
    """Something that happened, to whom, and because of what."""

    __slots__ = ("kind", "seat", "source", "goods", "cells", "details")

    def __init__(
        self,
        kind: str,
        seat: int,
        source: str = "",
        goods: Goods = (),
        cells: tuple[int, ...] = (),
        details: Details = NO_DETAILS,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        """The key of the one thing it is about or comes from: a space, a furnishing, a loot item, a phase;
        for what a move costs or brings by itself, the text of the move."""
        self.goods = goods
        self.cells = cells
        self.details = details
        """Everything else by name: a strength, a round, or the parts of the move that did it."""

    def count(self, name: str) -> int:
        """A detail that is a number."""
        found = self.details[name]
        assert isinstance(found, int), (self.kind, name, found)
        return found

    def text(self, name: str) -> str:
        """A detail that is a word."""
        found = self.details[name]
        assert isinstance(found, str), (self.kind, name, found)
        return found

    def __repr__(self) -> str:
        more = f", {self.goods!r}, {self.cells!r}, {self.details!r}"
        return f"Event({self.kind!r}, {self.seat}, {self.source!r}{more})"


GAINED: Final = "gained"
PAID: Final = "paid"
TILE_PLACED: Final = "tile_placed"
FURNISHED: Final = "furnished"
SOWN: Final = "sown"
DWARF_PLACED: Final = "dwarf_placed"
DWARF_BORN: Final = "dwarf_born"
PASSED: Final = "passed"
IMITATED: Final = "imitated"
FORGED: Final = "forged"
LOOTED: Final = "looted"
WEAPON_SOLD: Final = "weapon_sold"
STRONGER: Final = "stronger"
HARVESTED: Final = "harvested"
BEGGED: Final = "begged"
BORN: Final = "born"
TOKEN_TAKEN: Final = "token_taken"
ROUND_BEGINS: Final = "round_begins"
CARD_REVEALED: Final = "card_revealed"
MARKER_REVEALED: Final = "marker_revealed"
CLEARED: Final = "cleared"
PROTECTED: Final = "protected"
GAME_OVER: Final = "game_over"
