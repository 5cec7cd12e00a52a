"""Moves on the home board that are refused, and words of the reason."""

from tests.refusals.refusals import STRONG, Row

FURNISHING: list[Row] = [
    ({"on": "housework", "wood": 1}, "furnish seam d3", "it costs 2 wood, you have 1"),
    ({"on": "housework", "wood": 1}, "furnish miner d3", "it costs 1 wood and 1 stone, you have no stone"),
    ({"on": "housework", "wood": 2, "tunnel": "d2"}, "furnish seam d2", "d2 is a tunnel: only the Work room"),
    ({"on": "housework", "wood": 2}, "furnish seam d4", "d4 is furnished with the Entry-level dwelling"),
    ({"on": "housework", "wood": 2}, "furnish seam e3", "e3 is bare rock"),
    ({"on": "housework", "wood": 2}, "furnish seam d0", "d0 is beside the board"),
    ({"on": "housework", "wood": 2, "ore_mine": "e3"}, "furnish seam e3", "e3 is an ore mine"),
    (
        {"on": "housework", "wood": 2, "others": {"B": {"rooms": "seam d3"}}},
        "furnish seam d3",
        "the Seam has been built already, by B",
    ),
    (
        {"on": "housework", "wood": 2, "furnishings": "introductory"},
        "furnish seam d3",
        "the Seam is not part of this game",
    ),
    (
        {"on": "housework", "wood": 2, "rooms": "trader d3", "cavern": "e3"},
        "furnish spare_part_storage e3",
        "it must cover the Trader on d3",
    ),
    (
        {"on": "wish_for_children", "wood": 9, "stone": 9},
        "furnish seam d3",
        "only a dwelling can be built with this action",
    ),
    (
        {**STRONG, "wood": 9, "stone": 9, "then": "loot dwelling"},
        "furnish couple_dwelling d3",
        "only the Dwelling can be built",
    ),
    (
        {
            "on": "housework",
            "wood": 1,
            "stone": 1,
            "ore": 1,
            "rooms": "builder d3",
            "cavern": "e3",
            "then": "furnish miner e3",
        },
        "pay ore_for_both",
        "it costs 2 ore, you have 1",
    ),
    (
        {
            "on": "housework",
            "wood": 1,
            "ore": 1,
            "rooms": "builder d3",
            "cavern": "e3",
            "then": "furnish cuddle_room e3",
        },
        "pay ore_for_stone",
        "there is no stone in the price",
    ),
    (
        {
            "on": "housework",
            "wood": 1,
            "stone": 1,
            "ore": 1,
            "rooms": "builder d3, spare_part_storage e3",
            "cavern": "f3",
            "then": "furnish miner f3",
        },
        "convert spare_part_storage",
        "it would leave you without the price of the Miner",
    ),
]

BUILDING: list[Row] = [
    (
        {"on": "clearing", "lying": "clearing wood 1"},
        "tile meadow c3 field c2",
        "the first meadow or field must cover c4",
    ),
    (
        {"on": "clearing", "lying": "clearing wood 1"},
        "tile meadow c4 field c5",
        "c5 is beside the board: only the Office room",
    ),
    (
        {"on": "clearing", "lying": "clearing wood 1", "meadow": "c4"},
        "tile meadow c4 field c3",
        "c4 is not free: it is a meadow",
    ),
    (
        {"on": "clearing", "lying": "clearing wood 1", "meadow": "c4"},
        "tile meadow a1 field a2",
        "not be connected to your meadows",
    ),
    (
        {"on": "clearing", "lying": "clearing wood 1", "stable": "c4"},
        "tile meadow c3 field c4",
        "a stable stands on c4",
    ),
    (
        {"on": "excavation", "lying": "excavation stone 1"},
        "tile cavern f1 tunnel f2",
        "not be connected to your cave system",
    ),
    (
        {"on": "excavation", "lying": "excavation stone 1"},
        "tile cavern d3 tunnel d2",
        "d3 is not free: it is an empty cavern",
    ),
    (
        {"on": "drift_mining", "lying": "drift_mining stone 1"},
        "tile cavern d1 cavern d2",
        "it does not answer the question",
    ),
    (
        {"on": "ore_mine_construction", "tunnel": "d2 d1"},
        "tile ore_mine d2 deep_tunnel d3",
        "d3 is an empty cavern, not a tunnel",
    ),
    ({"on": "ruby_mine_construction", "tunnel": "d2"}, "tile ruby_mine e3", "e3 is bare rock, not a tunnel"),
    (
        {
            "on": "ruby_mine_construction",
            "tunnel": "d2 d1",
            "deep_tunnel": "e2",
            "rooms": "guest_room d3",
            "then": "tile ruby_mine d2",
        },
        "tile ruby_mine d1",
        "d1 is a tunnel, and now it must be a deep tunnel",
    ),
    (
        {"on": "sheep_farming", "meadow": "c4", "fields": "c3", "wood": 2},
        "fence c3",
        "c3 is a field, not a meadow",
    ),
    ({"on": "sheep_farming", "meadow": "c4 c3", "wood": 3}, "fence c3 c4", "it costs 4 wood, you have 3"),
    (
        {"on": "sheep_farming", "meadow": "c4", "wood": 2, "stone": 1},
        "fence c3 c4",
        "c3 is forest without a tile, not a meadow",
    ),
    ({"on": "sheep_farming", "meadow": "c4", "wood": 2}, "stable c4", "it costs 1 stone, you have none"),
    (
        {"on": "sheep_farming", "meadow": "c4", "wood": 2, "stone": 1, "stable": "a1 a2 a3"},
        "stable c4",
        "you have built all 3 stables",
    ),
    ({"on": "sheep_farming", "stone": 1, "stable": "a1"}, "stable a1", "a stable stands on a1 already"),
    ({"on": "sheep_farming", "stone": 1, "fields": "c4"}, "stable c4", "c4 is a field: stables stand"),
    ({"on": "slash_and_burn", "grain": 1, "fields": "c4"}, "sow vegetable c4", "you have no vegetable"),
    (
        {"on": "slash_and_burn", "grain": 1, "fields": "c4"},
        "sow grain c3",
        "c3 is forest without a tile, not a field",
    ),
    (
        {"on": "slash_and_burn", "grain": 1, "fields": "c4", "sown": "c3 grain 2"},
        "sow grain c3",
        "the field on c3 is sown already",
    ),
    (
        {
            "on": "slash_and_burn",
            "grain": 3,
            "vegetable": 1,
            "fields": "c4 c3 c2",
            "then": "sow grain c4, sow grain c3",
        },
        "sow grain c2",
        "no more grain may be sown",
    ),
    ({**STRONG, "then": "loot tunnel"}, "tile tunnel f1", "not be connected to your cave system"),
    ({**STRONG, "then": "loot meadow"}, "tile meadow c3", "the first meadow or field must cover c4"),
]
