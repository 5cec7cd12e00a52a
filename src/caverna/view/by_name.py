"""Goods and herds by the names programs know them by."""

from caverna.engine.accommodation.arrange import Arrangement
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS

ByName = dict[str, int]


def goods_by_name(goods: Goods) -> ByName:
    """`{"wood": 2}`."""
    return {GOOD_NAMES[good]: n for good, n in goods}


def herds_by_name(arranged: Arrangement) -> dict[str, ByName]:
    """`{"b2": {"sheep": 2, "dog": 1}}`."""
    return {CELLS[cell]: goods_by_name(tuple(herd.items())) for cell, herd in sorted(arranged.items())}
