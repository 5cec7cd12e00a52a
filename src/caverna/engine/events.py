"""What the funnels say happened. Logs, animations and statistics are renderings of these."""

from typing import Final

from caverna.engine.goods import Goods


class Event:
    """Something that happened, to whom, and because of what."""

    __slots__ = ("kind", "seat", "source", "goods", "cells")

    def __init__(
        self, kind: str, seat: int, source: str, goods: Goods = (), cells: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        """The key of the space, furnishing, loot item or phase it comes from."""
        self.goods = goods
        self.cells = cells

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.source!r}, {self.goods!r}, {self.cells!r})"


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
