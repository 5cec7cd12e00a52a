"""The loot of the base game and three items more, by the strength it takes."""

from dataclasses import replace

from caverna.content.loot import LOOT
from caverna.engine.space import LootItem
from caverna.expansions.frantic_fiends.engine.fight import fight_orc
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.furnishing import furnish_with_fiends
from caverna.expansions.frantic_fiends.engine.mines import restock
from caverna.expansions.frantic_fiends.engine.set_trap import set_trap


def loot_for(figures: Figures) -> tuple[LootItem, ...]:
    """All items; those of the base game first among equals."""
    base = tuple(
        replace(item, effect=furnish_with_fiends()) if item.key == "furnish" else item for item in LOOT
    )
    new = (
        LootItem(
            "fight_orc",
            figures.loot["fight_orc"],
            fight_orc(),
            number=32,
            is_last=True,
            rules=("FF-LOOT-FIGHT-ORC",),
        ),
        LootItem("set_trap", figures.loot["set_trap"], set_trap(), number=33, rules=("FF-LOOT-SET-TRAP",)),
        LootItem(
            "restock_mines",
            figures.loot["restock_mines"],
            restock(),
            number=34,
            rules=("FF-LOOT-RESTOCK-MINES",),
        ),
    )
    return tuple(sorted((*base, *new), key=lambda item: item.strength))
