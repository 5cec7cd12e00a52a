"""What the fields of the steps of the box hold, as data."""

from typing import Final

from caverna.engine.agenda.fields import CELL, Rows, Whole
from caverna.engine.goods import GOODS_COUNT, MOST_GOODS
from caverna.engine.home_board import CELL_COUNT
from caverna.expansions.frantic_fiends.engine.player import ORCS

STRONGEST_ORC: Final = 99
ORC: Final = Whole(0, ORCS - 1)
STRENGTH: Final = Whole(0, STRONGEST_ORC)
"""What an orc has left."""

HERDS: Final = Rows(CELL_COUNT, CELL, Whole(0, GOODS_COUNT - 1), Whole(0, MOST_GOODS), Whole(0, MOST_GOODS))
"""Space, animal, how many, dogs."""
