"""The verbs of the base game: every move is one of them with its parts. Inside the engine a move is a number.

The same number means the same move in every state and every release, so it is also the action index for
programs that learn.
"""

from typing import Final

from caverna.engine.goods import (
    DOG,
    DONKEY,
    FARM_ANIMALS,
    GOLD,
    GOOD_NAMES,
    GRAIN,
    ORE,
    RUBY,
    STONE,
    VEGETABLE,
    WOOD,
)
from caverna.engine.home_board import (
    CELLS,
    FOREST_CELLS,
    FOREST_PAIRS,
    MOUNTAIN_CELLS,
    MOUNTAIN_PAIRS,
    ON_BOARD,
    Pair,
    is_on_board,
    overhangs,
)
from caverna.engine.verb import (
    ANYTIME,
    CHANCE,
    COUNT,
    TEXT,
    TEXTS,
    TURN,
    Kind,
    Move,
    Part,
    Value,
    Verb,
    counts,
    named,
    words,
)

__all__ = ["Move"]

# Numbers of verbs. What a move's two arguments mean is said behind it.
DONE: Final = 0
END: Final = 1
PASS: Final = 2
TAKE: Final = 3
GROW: Final = 4
TRADE: Final = 5
PLACE: Final = 6  # space
ORDER: Final = 7  # weapon strength
IMITATE: Final = 8  # space
FORGE: Final = 9  # weapon strength
LOOT: Final = 10  # loot item
FURNISH: Final = 11  # furnishing, cell
PAY: Final = 12  # 1 = ore for wood, 2 = ore for stone, 3 = both, 0 = as printed
MEADOW_FIELD: Final = 13  # cell of the meadow, cell of the field
CAVERN_TUNNEL: Final = 14  # cell of the cavern, cell of the tunnel
CAVERN_CAVERN: Final = 15  # cell, cell
ORE_MINE_DEEP_TUNNEL: Final = 16  # cell of the mine, cell of the deep tunnel
SMALL_PASTURE: Final = 17  # cell
LARGE_PASTURE: Final = 18  # cell, cell
STABLE: Final = 19  # cell
SINGLE_MEADOW: Final = 20  # cell
SINGLE_FIELD: Final = 21  # cell
SINGLE_TUNNEL: Final = 22  # cell
SINGLE_CAVERN: Final = 23  # cell
RUBY_MINE: Final = 24  # cell
SOW_GRAIN: Final = 25  # cell
SOW_VEGETABLE: Final = 26  # cell
BUY: Final = 27  # good
FEED: Final = 28  # food paid
FEED_ONE: Final = 29  # 0 adult / 1 newborn, good
BREED: Final = 30  # bit set of farm animals, bit 0 = sheep
CHOOSE: Final = 31  # 0 field phase, 1 breeding phase
PROTECT: Final = 32  # space
EAT: Final = 33  # good, amount
EAT_GOLD: Final = 34  # amount
RUBY_GOOD: Final = 35  # good
RUBY_TILE: Final = 36  # verb of the single tile, cell
CONVERT: Final = 37  # conversion
SELL: Final = 38  # weapon strength, 0 home / 1 placed / 2 worker
REVEAL: Final = 39  # card
MARKER: Final = 40  # 0 leaf, 1 question mark
START: Final = 41  # seat

LARGEST_WEAPON: Final = 14
LARGEST_FORGED_WEAPON: Final = 8
LARGEST_GOLD_EXCHANGE: Final = 40
LARGEST_FEEDING: Final = 12
SEAT_NAMES: Final = "ABCDEFG"
WHOSE_WEAPON: Final = ("home", "placed", "worker")
PAYMENTS: Final = ("as_printed", "ore_for_wood", "ore_for_stone", "ore_for_both")
SINGLE_TILES: Final[dict[int, str]] = {
    SINGLE_MEADOW: "meadow",
    SINGLE_FIELD: "field",
    SINGLE_TUNNEL: "tunnel",
    SINGLE_CAVERN: "cavern",
}
RUBY_GOODS: Final[tuple[int, ...]] = (DOG, *FARM_ANIMALS, WOOD, STONE, ORE, GRAIN, VEGETABLE, GOLD)
MARKET_GOODS: Final[tuple[int, ...]] = (DOG, *FARM_ANIMALS, WOOD, STONE, ORE, GRAIN, VEGETABLE)
"""What the Weekly market sells."""

# What the parts of moves can be. Behind the key of a kind: how many numbers are kept for it.


def cells_kind(key: str, cells: tuple[int, ...]) -> Kind:
    """Some spaces of the home board."""
    values = [Value(n, (cell,), (CELLS[cell],), (CELLS[cell],)) for n, cell in enumerate(cells)]
    return Kind(key, len(cells), values)


def twins_kind(key: str, pairs: list[Pair]) -> Kind:
    """Some pairs of neighbouring spaces."""
    values = []
    for n, (first, second) in enumerate(pairs):
        names = (CELLS[first], CELLS[second])
        values.append(Value(n, (first, second), names, names))
    return Kind(key, len(pairs), values, (TEXT, TEXT))


def both_ways(pairs: tuple[Pair, ...]) -> list[Pair]:
    """Every pair, and turned round."""
    return [turned for first, second in pairs for turned in ((first, second), (second, first))]


def touching_the_board(pairs: list[Pair]) -> list[Pair]:
    """The pairs of which one half at least lies on the board."""
    return [pair for pair in pairs if is_on_board(pair) or overhangs(pair)]


def breed_text(types: int) -> str:
    """The text behind `breed` for a set of farm animals."""
    return " ".join(kinds_of(types)) or "none"


def kinds_of(types: int) -> list[str]:
    """The names of a set of farm animals."""
    return [GOOD_NAMES[animal] for bit, animal in enumerate(FARM_ANIMALS) if types >> bit & 1]


def goods_kind(key: str, goods: tuple[int, ...]) -> Kind:
    """Some of the goods."""
    return named(key, 16, GOOD_NAMES, goods)


def meals() -> list[Value]:
    """What is eaten piece by piece, and the pair of donkeys that feeds more than two single ones."""
    eaten = (*FARM_ANIMALS, GRAIN, VEGETABLE, RUBY)
    single = [Value(good, (good, 1), (GOOD_NAMES[good],), (GOOD_NAMES[good], 1)) for good in eaten]
    return [*single, Value(15, (DONKEY, 2), ("donkeys",), (GOOD_NAMES[DONKEY], 2))]


def ruby_tiles() -> list[Value]:
    """The single tiles a ruby buys, wherever they can lie."""
    found: list[Value] = []
    for verb, tile in SINGLE_TILES.items():
        cells = FOREST_SPACES if verb in (SINGLE_MEADOW, SINGLE_FIELD) else MOUNTAIN_SPACES
        for cell in cells:
            number = len(found)
            found.append(Value(number, (verb, cell), (tile, CELLS[cell]), (tile, CELLS[cell])))
    return found


FOREST_SPACES: Final = tuple(cell for cell in FOREST_CELLS if ON_BOARD >> cell & 1)
MOUNTAIN_SPACES: Final = tuple(cell for cell in MOUNTAIN_CELLS if ON_BOARD >> cell & 1)

SPACE: Final = Kind("space", 64)
FURNISHING: Final = Kind("furnishing", 128)
LOOT_ITEM: Final = Kind("loot", 64)
CONVERSION: Final = Kind("conversion", 32, types=(TEXT, TEXT))
STRENGTH: Final = counts("strength", 16, 1, LARGEST_WEAPON)
FORGED_STRENGTH: Final = counts("strength", 16, 1, LARGEST_FORGED_WEAPON)
PAYMENT: Final = words("payment", 8, PAYMENTS)
MARKET_GOOD: Final = goods_kind("good", MARKET_GOODS)
RUBY_GOODS_KIND: Final = goods_kind("good", RUBY_GOODS)
MEAL_OF_ONE: Final = goods_kind("good", (WOOD, STONE, ORE))
MEAL: Final = Kind("meal", 16, meals(), (TEXT, COUNT))
FOREST_CELL: Final = cells_kind("cell", FOREST_CELLS)
MOUNTAIN_CELL: Final = cells_kind("cell", MOUNTAIN_CELLS)
FOREST_SPACE: Final = cells_kind("cell", FOREST_SPACES)
MOUNTAIN_SPACE: Final = cells_kind("cell", MOUNTAIN_SPACES)
FOREST_TWIN: Final = twins_kind("cell", touching_the_board(both_ways(FOREST_PAIRS)))
MOUNTAIN_TWIN: Final = twins_kind("cell", touching_the_board(both_ways(MOUNTAIN_PAIRS)))
TWO_CAVERNS: Final = twins_kind("cell", touching_the_board(list(MOUNTAIN_PAIRS)))
TWO_MEADOWS: Final = twins_kind("cell", list(FOREST_PAIRS))
TWO_TUNNELS: Final = twins_kind("cell", both_ways(MOUNTAIN_PAIRS))
RUBY_SITE: Final = Kind("site", 48, ruby_tiles(), (TEXT, TEXT))
FOOD_PAID: Final = counts("amount", 16, 0, LARGEST_FEEDING)
GOLD_PAID: Final = counts("amount", 48, 2, LARGEST_GOLD_EXCHANGE)
WHO: Final = words("who", 2, ("adult", "newborn"))
ANIMALS: Final = Kind(
    "animals", 16, [Value(n, (n,), (breed_text(n),), (kinds_of(n),)) for n in range(16)], (TEXTS,)
)
PHASE: Final = words("phase", 2, ("field", "breeding"))
WHOSE: Final = words("whose", 3, WHOSE_WEAPON)
MARKER_KIND: Final = words("marker", 4, ("leaf", "question"))
SEAT: Final = Kind("seat", 8, [Value(n, (n,), (name,), (n,)) for n, name in enumerate(SEAT_NAMES)], (COUNT,))

# Behind the pattern stands the number of the verb's first move. A number once given is never given again.
BASE_VERBS: Final = (
    Verb(DONE, "done", "done", 0),
    Verb(END, "end", "end", 1),
    Verb(PASS, "pass", "pass", 2, role=TURN),
    Verb(TAKE, "take", "take", 3),
    Verb(GROW, "grow", "grow", 4),
    Verb(TRADE, "trade", "trade", 5),
    Verb(PLACE, "place", "place {}", 64, Part(SPACE, "space"), role=TURN),
    Verb(IMITATE, "imitate", "imitate {}", 128, Part(SPACE, "space")),
    Verb(PROTECT, "protect", "protect {}", 192, Part(SPACE, "space")),
    Verb(REVEAL, "reveal", "reveal {}", 256, Part(SPACE, "card"), role=CHANCE),
    Verb(LOOT, "loot", "loot {}", 320, Part(LOOT_ITEM, "item")),
    Verb(ORDER, "order", "order {}", 384, Part(STRENGTH, "strength")),
    Verb(FORGE, "forge", "forge {}", 400, Part(FORGED_STRENGTH, "strength")),
    Verb(PAY, "pay", "pay {}", 416, Part(PAYMENT, "payment")),
    Verb(MARKER, "marker", "marker {}", 424, Part(MARKER_KIND, "marker"), role=CHANCE),
    Verb(START, "start", "start {}", 428, Part(SEAT, "seat"), role=CHANCE),
    Verb(BUY, "buy", "buy {}", 436, Part(MARKET_GOOD, "good")),
    Verb(CONVERT, "convert", "convert {}", 452, Part(CONVERSION, "conversion", "furnishing"), role=ANYTIME),
    Verb(EAT, "eat", "eat {}", 484, Part(MEAL, "good", "amount"), role=ANYTIME),
    Verb(EAT_GOLD, "eat_gold", "eat gold {}", 500, Part(GOLD_PAID, "amount"), role=ANYTIME),
    Verb(SELL, "sell", "sell {} {}", 548, Part(STRENGTH, "strength"), Part(WHOSE, "whose"), role=ANYTIME),
    Verb(RUBY_GOOD, "ruby_good", "ruby {}", 596, Part(RUBY_GOODS_KIND, "good"), role=ANYTIME),
    Verb(RUBY_TILE, "ruby_tile", "ruby {} {}", 612, Part(RUBY_SITE, "tile", "cell"), role=ANYTIME),
    Verb(FEED, "feed", "feed {}", 660, Part(FOOD_PAID, "food")),
    Verb(FEED_ONE, "feed_one", "feed {} {}", 676, Part(WHO, "who"), Part(MEAL_OF_ONE, "good")),
    Verb(BREED, "breed", "breed {}", 708, Part(ANIMALS, "animals")),
    Verb(CHOOSE, "choose", "choose {}", 724, Part(PHASE, "phase")),
    Verb(MEADOW_FIELD, "meadow_field", "tile meadow {} field {}", 800, Part(FOREST_TWIN, "meadow", "field")),
    Verb(LARGE_PASTURE, "large_pasture", "fence {} {}", 860, Part(TWO_MEADOWS, "cell", "other")),
    Verb(
        CAVERN_TUNNEL, "cavern_tunnel", "tile cavern {} tunnel {}", 900,
        Part(MOUNTAIN_TWIN, "cavern", "tunnel"),
    ),
    Verb(CAVERN_CAVERN, "cavern_cavern", "tile cavern {} cavern {}", 960, Part(TWO_CAVERNS, "cell", "other")),
    Verb(
        ORE_MINE_DEEP_TUNNEL, "ore_mine_deep_tunnel", "tile ore_mine {} deep_tunnel {}", 1000,
        Part(TWO_TUNNELS, "ore_mine", "deep_tunnel"),
    ),
    Verb(RUBY_MINE, "ruby_mine", "tile ruby_mine {}", 1070, Part(MOUNTAIN_CELL, "cell")),
    Verb(SMALL_PASTURE, "small_pasture", "fence {}", 1100, Part(FOREST_CELL, "cell")),
    Verb(STABLE, "stable", "stable {}", 1130, Part(FOREST_CELL, "cell")),
    Verb(SOW_GRAIN, "sow_grain", "sow grain {}", 1160, Part(FOREST_CELL, "cell")),
    Verb(SOW_VEGETABLE, "sow_vegetable", "sow vegetable {}", 1190, Part(FOREST_CELL, "cell")),
    Verb(SINGLE_MEADOW, "single_meadow", "tile meadow {}", 1220, Part(FOREST_SPACE, "cell")),
    Verb(SINGLE_FIELD, "single_field", "tile field {}", 1240, Part(FOREST_SPACE, "cell")),
    Verb(SINGLE_TUNNEL, "single_tunnel", "tile tunnel {}", 1260, Part(MOUNTAIN_SPACE, "cell")),
    Verb(SINGLE_CAVERN, "single_cavern", "tile cavern {}", 1280, Part(MOUNTAIN_SPACE, "cell")),
    Verb(
        FURNISH, "furnish", "furnish {} {}", 2048,
        Part(FURNISHING, "furnishing"), Part(MOUNTAIN_CELL, "cell"),
    ),
)  # fmt: skip
FIRST_MOVE_OF_A_BOX: Final = 8192
"""Numbers below are the base game's; a box has those from there on."""
