"""Arranging games from tables of cases, and home boards without any room left."""

from caverna import Game
from tests.arranging import a_game

Has = dict[str, object]

FULL_FOREST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
FULL_MOUNTAIN = "d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4"
"""The entry-level dwelling on d4 needs no line."""
LONELY_ROCKS = "d1 e1 d2 e2 f2 e3 f3 e4"
"""With the cavern on d3 these leave f1 and f4: bare rock, but no two spaces side by side."""
LONELY_WOODS = "b1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
"""These leave a1 and c1, which are not neighbours."""

CROP_WITHOUT_FIELD: Has = {"meadow": FULL_FOREST, "grain": 2, "vegetable": 2}
FIELD_WITHOUT_CROP: Has = {"meadow": FULL_FOREST.replace(" c4", ""), "fields": "c4"}
FIELD_AND_CROP: Has = {**FIELD_WITHOUT_CROP, "vegetable": 1}
SOWN_FIELD: Has = {"meadow": FULL_FOREST.replace(" c4", ""), "sown": "c4 grain 1", "grain": 1}
DWELLING_PRICE: Has = {"wood": 4, "stone": 3}
LATE: Has = {"questions": 3}
"""From round 10 on there are not leaves enough for all rounds."""


def arranged(has: Has) -> Game:
    """A game from the keywords of `a_game`, as a table of cases holds them."""
    return a_game(**has)  # type: ignore[arg-type]
