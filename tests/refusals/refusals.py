"""Moves that are refused, and words of the reason."""

from typing import Any

Arrangement = dict[str, Any]
"""Keywords for `a_game`; `then` lists moves to play first."""
Row = tuple[Arrangement, str, str]
"""What is arranged, the move, words of the reason."""

TAKEN = {"B": {"dwarfs": "0@logging 0"}}
ARMED = {"dwarfs": "5 5", "on": "blacksmithing"}
WHOLE_FOREST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
ALL_ROCK = "d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4"
STRONG = {"dwarfs": "14 14", "on": "blacksmithing"}

PLACING: list[Row] = [
    ({"others": TAKEN}, "place logging", "Logging is occupied by B"),
    ({"dwarfs": "0@logging 0"}, "place logging", "Logging is occupied by a dwarf of your own"),
    ({}, "place growth", "Growth is not part of this game"),
    ({"round": 12, "questions": 3}, "place exploration", "Exploration is not part of this game"),
    ({}, "place sheep_farming", "Sheep farming has not been revealed yet"),
    ({"round": 4}, "place urgent_wish_for_children", "other side, Wish for children"),
    ({"round": 7, "questions": 1}, "place wish_for_children", "other side, Urgent wish for children"),
    ({}, "place urgent_wish_for_children", "has not been turned up yet"),
    ({}, "place blacksmithing", "you have no ore to forge; the dwarf is unarmed"),
    ({"players": 3, "round": 8, "questions": 2}, "place exploration", "(the dwarf is unarmed)"),
    (
        {"round": 3},
        "place ore_mine_construction",
        "you have no two neighbouring tunnels; the dwarf is unarmed",
    ),
    (
        {"round": 4},
        "place wish_for_children",
        "you have 2 dwarfs and room for 2; you cannot pay for any dwelling",
    ),
    ({"round": 4, "tunnel": "d3"}, "place wish_for_children", "you have no empty cavern to furnish"),
    (
        {"round": 7, "questions": 1, "fields": "c4"},
        "place family_life",
        "you have no grain and no vegetable to sow",
    ),
    (
        {"round": 6, "questions": 1},
        "place ruby_mine_construction",
        "you have no tunnel; you have no deep tunnel",
    ),
    ({"round": 11, "questions": 3, "ore": 1}, "place ore_trading", "it costs 2 ore, you have 1"),
    (
        {"round": 2, "wood": 1, "meadow": "c4", "stone": 0},
        "place sheep_farming",
        "a small pasture costs 2 wood, you have 1",
    ),
    ({"players": 3, "food": 3}, "place imitation_4", "it costs 4 food, you have 3"),
    ({"players": 3, "food": 4}, "place imitation_4", "no space taken by another player is of any use"),
    ({"dwarfs": "0 3"}, "order 3", "it costs 1 ruby, you have none"),
    ({"dwarfs": "0 3", "ruby": 1}, "order 4", "no dwarf of yours who could be placed has strength 4"),
    ({"dwarfs": "3 5", "ruby": 1}, "order 3", "the dwarf with strength 3 is due anyway"),
    (
        {"dwarfs": "1 3 5", "ruby": 2, "then": "order 5"},
        "order 3",
        "a ruby has been paid for the order already",
    ),
    ({"dwarfs": "3 5"}, "order 5", "it costs 1 ruby, you have none"),
    ({}, "done", "it does not answer the question: Seat A, place an unarmed dwarf or pass"),
    ({}, "furnish seam d3", "it does not answer the question: Seat A, place"),
    ({}, "reveal adventure", "chance decides that"),
]

WORKING: list[Row] = [
    ({"on": "blacksmithing", "ore": 3}, "forge 4", "it costs 4 ore, you have 3"),
    (ARMED, "forge 1", "the dwarf is armed already, with strength 5"),
    ({"on": "blacksmithing", "ore": 3}, "loot dog", "the dwarf is unarmed"),
    (ARMED, "loot furnish", "too weak: Furnish a cavern takes strength 7, he has 5"),
    ({**ARMED, "then": "loot dog"}, "loot dog", "taken already on this expedition"),
    (STRONG, "loot sow", "cannot be carried out now: you have no empty field"),
    (STRONG, "loot small_pasture", "cannot be carried out now: you have no meadow"),
    ({**STRONG, "meadow": "c4"}, "loot small_pasture", "a small pasture costs 1 wood, you have none"),
    ({**STRONG, "meadow": "c4", "wood": 2}, "loot large_pasture", "you have no two neighbouring meadows"),
    ({**STRONG, "meadow": WHOLE_FOREST}, "loot field", "no single field fits onto your board"),
    ({**STRONG, "tunnel": ALL_ROCK}, "loot cavern", "no single cavern fits onto your board"),
    (STRONG, "loot breed", "no pair of farm animals has room for a young one"),
    ({**STRONG, "stable": "a1 a2 a3"}, "loot stable", "you have built all 3 stables"),
    ({**STRONG, "tunnel": "d3"}, "loot furnish", "you have no empty cavern to furnish"),
    (
        {"on": "wish_for_children", "wood": 9, "stone": 9},
        "grow",
        "you have 2 dwarfs and room for 2",
    ),
    ({"on": "ore_trading", "ore": 3, "ruby": 1, "then": "trade"}, "trade", "it costs 2 ore, you have 1"),
    ({"players": 5, "on": "weekly_market", "then": "buy cattle"}, "buy dog", "it costs 2 gold, you have 1"),
    ({"players": 5, "on": "weekly_market", "then": "eat gold 3"}, "buy dog", "it costs 2 gold, you have 1"),
    ({"players": 5, "on": "weekly_market", "then": "buy wood"}, "buy wood", "each good is sold once"),
    ({"on": "housework", "wood": 2}, "done", "the action must be carried out first"),
    ({"on": "housework", "wood": 2, "then": "take"}, "take", "has been carried out already"),
    (
        {"on": "slash_and_burn", "grain": 2, "fields": "c4", "then": "sow grain c4", "ruby": 1},
        "tile meadow c3 field c2",
        "it does not answer the question",
    ),
    ({"on": "blacksmithing", "ore": 3, "then": "forge 2"}, "forge 1", "it is too late for this part"),
    (
        {
            "players": 5,
            "round": 7,
            "questions": 2,
            "on": "urgent_wish_for_children",
            "wood": 4,
            "stone": 3,
            "then": "furnish dwelling d3",
        },
        "take",
        "you may do only one of the two here: both takes the Guest room",
    ),
    (
        {"round": 7, "questions": 1, "on": "urgent_wish_for_children", "wood": 4, "stone": 3},
        "grow",
        "this part of the action comes later",
    ),
    (
        {
            "round": 7,
            "questions": 1,
            "on": "urgent_wish_for_children",
            "wood": 6,
            "stone": 4,
            "rooms": "guest_room d3",
            "cavern": "e3",
            "then": "furnish dwelling e3",
        },
        "take",
        "this part of the action comes later, after “Done”",
    ),
    (
        {
            "players": 7,
            "on": "extension",
            "rooms": "guest_room d3",
            "doubled": True,
            "ruby": 1,
            "then": "tile meadow c4 field c3",
        },
        "tile cavern d2 tunnel d1",
        "it does not answer the question",
    ),
]

IMITATING: list[Row] = [
    ({}, "imitate logging", "nothing can be done there (there are no goods to take; the dwarf is unarmed)"),
    ({}, "imitate clearing", "nobody stands on Clearing"),
    ({}, "imitate ore_mining", "Ore mining is occupied by a dwarf of your own"),
    ({}, "imitate starting_player", "Starting player cannot be imitated"),
    ({}, "imitate imitation_4", "Imitation (4 food) cannot be imitated"),
    ({}, "imitate growth", "Growth is not part of this game"),
    ({}, "imitate adventure", "Adventure has not been revealed yet"),
]

MINERS = {
    "rooms": "working_cave d3, mining_cave e3",
    "ore_mine": "d2 e2",
    "ruby_mine": "f2 f1",
    "donkey": 4,
}
HARVEST: list[Row] = [
    ({"food": 9}, "feed 5", "only 4 food is needed"),
    ({"food": 1}, "feed 2", "you have 1 food"),
    ({}, "feed 1", "you have no food"),
    ({**MINERS, "food": 1}, "feed 1", "no food is needed"),
    ({**MINERS, "wood": 1}, "feed adult wood", "no food is needed"),
    ({"wood": 1}, "feed adult wood", "only the Working cave lets a dwarf eat wood"),
    ({"rooms": "working_cave d3"}, "feed adult wood", "it costs 1 wood, you have none"),
    ({"rooms": "working_cave d3", "ore": 1}, "feed adult ore", "it costs 2 ore, you have 1"),
    ({"rooms": "working_cave d3", "wood": 1}, "feed newborn wood", "you have no newborn dwarf"),
    (
        {"rooms": "working_cave d3", "wood": 2, "then": "feed adult wood"},
        "feed adult wood",
        "one dwarf has been fed like that already",
    ),
    (
        {"sheep": 1, "food": 4, "then": "feed 4, feed 0"},
        "breed sheep",
        "it takes two to breed, you have 1 sheep",
    ),
    (
        {"sheep": 2, "food": 4, "then": "feed 4, feed 0"},
        "breed sheep",
        "there is not enough room for the young",
    ),
    ({}, "end", "it does not answer the question: Seat A, feed your dwarfs"),
]

ANYTIME: list[Row] = [
    ({}, "eat sheep", "you have no sheep"),
    ({"donkey": 1}, "eat donkeys", "you have 1 donkey"),
    ({"gold": 3}, "eat gold 4", "you have 3 gold"),
    ({}, "ruby wood", "it costs 1 ruby, you have none"),
    ({"ruby": 1, "food": 0}, "ruby cattle", "it costs 1 food and 1 ruby, you have no food"),
    ({"ruby": 1}, "ruby cavern d2", "it costs 2 rubies, you have 1"),
    ({"ruby": 1}, "ruby tunnel f1", "not be connected to your cave system"),
    ({"ruby": 1}, "ruby field c3", "the first meadow or field must cover c4"),
    ({"ruby": 1, "stable": "c4"}, "ruby field c4", "a stable stands on c4"),
    ({}, "convert trader", "you do not have the Trader"),
    ({"rooms": "trader d3", "gold": 1}, "convert trader", "it costs 2 gold, you have 1"),
    ({"dwarfs": "3 3"}, "sell 3 home", "you do not have the Peaceful cave"),
    (
        {"dwarfs": "3 3", "rooms": "peaceful_cave d3"},
        "sell 4 home",
        "no dwarf of yours at home has a weapon of strength 4",
    ),
    (
        {"dwarfs": "5 5", "rooms": "peaceful_cave d3", "on": "blacksmithing", "then": "loot dog"},
        "sell 5 worker",
        "the dwarf is on an expedition",
    ),
    (
        {"on": "slash_and_burn", "grain": 1, "fields": "c4", "meadow": "b4 a4 c3 b3 a3 c2 b2 a2 c1 b1 a1"},
        "eat grain",
        "it would leave you without an action on this space, Slash-and-burn",
    ),
    (
        {
            **STRONG,
            "wood": 1,
            "gold": 2,
            "stone": 1,
            "ore": 1,
            "meadow": "c4",
            "rooms": "spare_part_storage d3",
            "then": "loot small_pasture",
        },
        "convert spare_part_storage",
        "a way to carry out the loot item Small pasture for 1 wood",
    ),
]
