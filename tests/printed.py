"""What came printed in the base game, copied from its tiles, boards and cards and from nothing of ours.

It speaks of the printed pieces only: whatever is added to them is not in here, and a game has it only if its
options say so.
"""

TABLE = """
dwelling | wood 4 stone 3 | 3 | orange | introductory
simple_dwelling_a | wood 4 stone 2 | 0 | orange | introductory
simple_dwelling_b | wood 3 stone 3 | 0 | orange | introductory
mixed_dwelling | wood 5 stone 4 | 4 | orange | full
couple_dwelling | wood 8 stone 6 | 5 | orange | full
additional_dwelling | wood 4 stone 3 | 5 | orange | full
cuddle_room | wood 1 | 2 | green | introductory
breakfast_room | wood 1 | 0 | green | introductory
stubble_room | wood 1 ore 1 | 1 | green | introductory
work_room | stone 1 | 2 | green | full
guest_room | wood 1 stone 1 | 0 | green | full
office_room | stone 1 | 0 | green | full
carpenter | stone 1 | 0 | green | introductory
stone_carver | wood 1 | 1 | green | introductory
blacksmith | wood 1 stone 2 | 3 | green | introductory
miner | wood 1 stone 1 | 3 | green | full
builder | stone 1 | 2 | green | full
trader | wood 1 | 2 | green | full
wood_supplier | stone 1 | 2 | green | introductory
stone_supplier | wood 1 | 1 | green | introductory
ruby_supplier | wood 2 stone 2 | 2 | green | introductory
dog_school | nothing | 0 | green | full
quarry | wood 1 | 2 | green | full
seam | wood 2 | 1 | green | full
slaughtering_cave | wood 2 stone 2 | 2 | green | introductory
cooking_cave | stone 2 | 2 | green | introductory
working_cave | wood 1 stone 1 | 2 | green | introductory
mining_cave | wood 3 stone 2 | 2 | green | full
breeding_cave | grain 1 stone 1 | 2 | green | full
peaceful_cave | wood 2 stone 2 | 2 | green | full
weaving_parlor | wood 2 stone 1 | 0 | yellow | introductory
milking_parlor | wood 2 stone 2 | 0 | yellow | introductory
state_parlor | stone 3 gold 5 | 0 | yellow | full
hunting_parlor | wood 2 | 1 | yellow | introductory
beer_parlor | wood 2 | 3 | yellow | introductory
blacksmithing_parlor | ore 3 | 2 | yellow | full
stone_storage | wood 3 ore 1 | 0 | yellow | introductory
ore_storage | wood 1 stone 2 | 0 | yellow | introductory
spare_part_storage | wood 2 | 0 | yellow | full
main_storage | wood 2 stone 1 | 0 | yellow | introductory
weapon_storage | wood 3 stone 2 | 0 | yellow | introductory
supplies_storage | food 3 wood 1 | 0 | yellow | full
broom_chamber | wood 1 | 0 | yellow | full
treasure_chamber | wood 1 stone 1 | 0 | yellow | introductory
food_chamber | wood 2 vegetable 2 | 0 | yellow | introductory
prayer_chamber | wood 2 | 0 | yellow | full
writing_chamber | stone 2 | 0 | yellow | introductory
fodder_chamber | grain 2 stone 1 | 0 | yellow | introductory
"""
"""Key, cost, printed points (stars count as none), colour, set; one line a tile, block by block."""


class Tile:
    """One line of the table."""

    def __init__(self, line: str) -> None:
        key, cost, points, colour, lot = [part.strip() for part in line.split("|")]
        words = [] if cost == "nothing" else cost.split()
        self.key = key
        self.cost: dict[str, int] = {good: int(n) for good, n in zip(words[::2], words[1::2], strict=True)}
        self.points = int(points)
        self.colour = colour
        self.is_introductory = lot == "introductory"


TILES = {tile.key: tile for tile in map(Tile, TABLE.strip().splitlines())}
"""All that are for sale in the full game."""
INTRODUCTORY = {key for key, tile in TILES.items() if tile.is_introductory}
ENTRY_LEVEL_DWELLING = "entry_level_dwelling"
"""Printed on the home board."""


def keys(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


EVERYWHERE = keys("ruby_mining housework slash_and_burn")
UP_TO_THREE = EVERYWHERE | keys("""
    drift_mining excavation starting_player logging supplies ore_mining wood_gathering clearing sustenance
""")
FROM_FOUR = EVERYWHERE | keys("""
    drift_mining excavation starting_player imitation_2 logging growth ore_mining forest_exploration clearing
    sustenance
""")
FROM_SIX = FROM_FOUR | keys("""
    depot drift_mining_b weekly_market imitation_1 hardware_rental fence_building
""")
SPACES = {
    1: UP_TO_THREE - keys("drift_mining starting_player supplies clearing"),
    2: UP_TO_THREE,
    3: UP_TO_THREE | keys("strip_mining imitation_4 forest_exploration"),
    4: FROM_FOUR,
    5: FROM_FOUR
    | keys("depot small_scale_drift_mining weekly_market imitation_4 hardware_rental fence_building"),
    6: FROM_SIX,
    7: FROM_SIX | keys("large_depot imitation_0 extension"),
}
"""What is printed on the boards, for each number of players."""
CARDS = keys("""
    blacksmithing sheep_farming ore_mine_construction wish_for_children urgent_wish_for_children
    donkey_farming ruby_mine_construction family_life exploration ore_delivery adventure ore_trading
    ruby_delivery
""")
ALL_SPACES = CARDS.union(*SPACES.values())
