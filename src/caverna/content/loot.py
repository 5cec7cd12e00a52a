"""What expeditions bring home, by the strength it takes."""

from caverna.engine.goods import goods
from caverna.engine.moves import SINGLE_CAVERN, SINGLE_FIELD, SINGLE_MEADOW, SINGLE_TUNNEL
from caverna.engine.space import LootItem
from caverna.engine.verbs.breed import breed
from caverna.engine.verbs.fence import build_stable, fence_large_pasture, fence_small_pasture
from caverna.engine.verbs.furnish import furnish_cavern, furnish_ordinary_dwelling
from caverna.engine.verbs.place_tile import place_single_tile
from caverna.engine.verbs.sow import sow
from caverna.engine.verbs.take import gain

LOOT = (
    LootItem("all_weapons", 1, None, number=0, rules=("LOOT-ALL-WEAPONS",)),
    LootItem("dog", 1, gain(goods(dog=1)), number=1, rules=("LOOT-DOG",)),
    LootItem("wood", 1, gain(goods(wood=1)), number=2, rules=("LOOT-WOOD",)),
    LootItem("sheep", 2, gain(goods(sheep=1)), number=3, rules=("LOOT-SHEEP",)),
    LootItem("grain", 2, gain(goods(grain=1)), number=4, rules=("LOOT-GRAIN",)),
    LootItem("donkey", 3, gain(goods(donkey=1)), number=5, rules=("LOOT-DONKEY",)),
    LootItem("stone", 3, gain(goods(stone=1)), number=6, rules=("LOOT-STONE",)),
    LootItem("vegetable", 4, gain(goods(vegetable=1)), number=7, rules=("LOOT-VEGETABLE",)),
    LootItem("ore2", 4, gain(goods(ore=2)), number=8, rules=("LOOT-ORE2",)),
    LootItem("boar", 5, gain(goods(boar=1)), number=9, rules=("LOOT-BOAR",)),
    LootItem("gold2", 6, gain(goods(gold=2)), number=10, rules=("LOOT-GOLD2",)),
    LootItem("furnish", 7, furnish_cavern(), number=11, rules=("LOOT-FURNISH",)),
    LootItem("stable", 8, build_stable(goods()), number=12, rules=("LOOT-STABLE",)),
    LootItem("tunnel", 9, place_single_tile(SINGLE_TUNNEL), number=13, rules=("LOOT-TUNNEL",)),
    LootItem(
        "small_pasture", 9, fence_small_pasture(goods(wood=1)), number=14, rules=("LOOT-SMALL-PASTURE",)
    ),
    LootItem("cattle", 10, gain(goods(cattle=1)), number=15, rules=("LOOT-CATTLE",)),
    LootItem(
        "large_pasture", 10, fence_large_pasture(goods(wood=2)), number=16, rules=("LOOT-LARGE-PASTURE",)
    ),
    LootItem("meadow", 11, place_single_tile(SINGLE_MEADOW), number=17, rules=("LOOT-MEADOW",)),
    LootItem(
        "dwelling", 11, furnish_ordinary_dwelling(goods(wood=2, stone=2)), number=18, rules=("LOOT-DWELLING",)
    ),
    LootItem("field", 12, place_single_tile(SINGLE_FIELD), number=19, rules=("LOOT-FIELD",)),
    LootItem("sow", 12, sow(), number=20, rules=("LOOT-SOW",)),
    LootItem("cavern", 14, place_single_tile(SINGLE_CAVERN), number=21, rules=("LOOT-CAVERN",)),
    LootItem("breed", 14, breed(most=2), number=22, rules=("LOOT-BREED",)),
)
