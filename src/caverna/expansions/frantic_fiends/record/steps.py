"""Herds in a snapshot."""

from caverna.engine.goods import FARM_ANIMALS
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.fields import STRONGEST_ORC as STRONGEST_ORC
from caverna.record import values
from caverna.record.values import MOST_GOODS, Damaged

SPACES = CELL_COUNT
"""Those beside the board included: a half of a tile may lie there."""


def herds(value: object, where: str, rules: Ruleset) -> tuple[tuple[int, int, int, int], ...]:
    """(space, animal, how many, dogs)."""
    found = []
    for i, entry in enumerate(values.listing(value, where, 0, SPACES)):
        place, animal, count, dogs = values.wholes(entry, f"{where}[{i}]", (4, 4), 0, MOST_GOODS)
        if place >= SPACES or (animal not in FARM_ANIMALS and (animal or count)):
            raise Damaged(f"{where}[{i}]: no such animals stand there")
        found.append((place, animal, count, dogs))
    if len({herd[0] for herd in found}) < len(found):
        raise Damaged(f"{where}: two herds on one space")
    return tuple(found)
