"""The verbs of the expansion, behind those of the base game."""

from typing import Final

from caverna.engine.goods import FARM_ANIMALS, GOOD_NAMES, GOODS_COUNT, ORE, STONE, WOOD
from caverna.engine.home_board import CELLS, FOREST, FOREST_CELLS, MOUNTAIN_CELLS, ON_BOARD, cells_of
from caverna.engine.moves import (
    LARGEST_WEAPON,
    MOUNTAIN_CELL,
    SPACE,
    STRENGTH,
    cells_kind,
    goods_kind,
)
from caverna.engine.verb import (
    CHANCE,
    COUNT,
    TEXT,
    TEXT_OR_NULL,
    TURN,
    Kind,
    Part,
    Value,
    Verb,
    counts,
    words,
)
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS

# Numbers of verbs. What a move's two arguments mean is said behind it.
ORDER_ORC: Final = 60
SEND: Final = 61  # friendly orc, space
FIGHT: Final = 62  # orc
GIVE_UP: Final = 63  # dogs
SET_TRAP: Final = 64  # trap, cell
RESTOCK: Final = 65
RESTOCK_MINE: Final = 66  # cell
REWARD: Final = 67  # reward; REWARD_GOLD = gold instead
USE: Final = 68  # space
BARTER: Final = 69  # how many, 0 to 5 = which for which
BRIBE: Final = 70  # how many goods
DISPLACE: Final = 71  # direction
SPEND: Final = 72  # how many goods a trap gets
HIT: Final = 73  # orc
OCCUPY: Final = 74  # orc, cell
MOVE_IN: Final = 75  # orc, cell
ARM: Final = 76  # strength, 0 for ore / 1 for wood
RECRUIT: Final = 86  # 0 at home, 1 placed, 2 at work, 3 newborn
MATERIALS: Final = 77  # wood, stone; the rest is ore
KEEP: Final = 78  # how many of which animal (16 * animal + count), cell
BED: Final = 79  # strength of the dwarf, cell
WHITTLE: Final = 80  # strength of a wooden weapon
EXTRACT: Final = 81  # cell
CHIEF: Final = 83  # good
COLLECT: Final = 84  # orc
PREPARE: Final = 85  # good of a campaign bonus

# Numbers of verbs of chance.
DRAW: Final = 90  # deck (1 to 3), card
EXTENSION: Final = 91
LONG_STRIP: Final = 92
SHORT_STRIP: Final = 93
BRIBE_MARKER: Final = 94  # good
MILESTONE: Final = 95
ORC_MARKER: Final = 96

REWARD_GOLD: Final = -1
MATERIAL_PRICE: Final = 8
LARGEST_BARTER: Final = 40
LARGEST_BRIBE: Final = 22
MOST_KEPT_OUTSIDE: Final = 16
MOST_KEPT_INSIDE: Final = 6
LARGEST_WOODEN_WEAPON: Final = 4
CARDS_OF_A_DECK: Final = 9
BARTERS: Final = tuple(
    (gives, gets) for gives in (WOOD, STONE, ORE) for gets in (WOOD, STONE, ORE) if gives != gets
)
"""Which building material goes for which."""

DIRECTIONS: Final = ("u", "ur", "r", "dr", "d", "dl", "l", "ul")
STEP_OF: Final[tuple[tuple[int, int], ...]] = (
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
)
"""Rows and columns of each direction."""

TRAP_SPACES: Final = cells_of(FOREST & ON_BOARD)
"""Traps lie on the home board; halves of tiles beside it may be kept, slept and sat on."""

# What the parts of moves can be. Behind the key of a kind: how many numbers are kept for it.


def bartered() -> list[Value]:
    """Which building material goes for which."""
    found = []
    for n, (gives, gets) in enumerate(BARTERS):
        names = (GOOD_NAMES[gives], GOOD_NAMES[gets])
        found.append(Value(n, (n,), names, names))
    return found


def mixtures() -> list[Value]:
    """All ways to pay with three materials, each at least once."""
    found: list[Value] = []
    for wood in range(1, MATERIAL_PRICE - 1):
        for stone in range(1, MATERIAL_PRICE - wood):
            amounts = (wood, stone, MATERIAL_PRICE - wood - stone)
            texts = (str(amounts[0]), str(amounts[1]), str(amounts[2]))
            found.append(Value(len(found), (wood, stone), texts, amounts))
    return found


def herds() -> list[Value]:
    """So many animals of one kind on a space, or none."""
    found = []
    for cell in (*FOREST_CELLS, *MOUNTAIN_CELLS):
        first, name = cell * HERDS_ON_A_CELL, CELLS[cell]
        most = MOST_KEPT_OUTSIDE if FOREST >> cell & 1 else MOST_KEPT_INSIDE
        found.append(Value(first, (0, cell), ("none", name), (None, 0, name)))
        for i, animal in enumerate(FARM_ANIMALS):
            for n in range(1, most + 1):
                kept = GOOD_NAMES[animal]
                number = first + i * MOST_KEPT_OUTSIDE + n
                found.append(Value(number, ((animal << 5) + n, cell), (f"{n} {kept}", name), (kept, n, name)))
    return found


def boards(key: str, letter: str, count: int) -> Kind:
    """Boards or strips: a letter and a number."""
    return words(key, 16, [f"{letter}{n}" for n in range(1, count + 1)])


HERDS_ON_A_CELL: Final = 1 + len(FARM_ANIMALS) * MOST_KEPT_OUTSIDE
ORC: Final = words("orc", 8, ORC_NAMES[:ORCS])
FRIEND: Final = words("orc", 8, ORC_NAMES)
TRAP: Final = Kind("trap", 32)
TRAP_SPACE: Final = cells_kind("cell", TRAP_SPACES)
REWARD_KIND: Final = Kind("reward", 64)
MILESTONE_KIND: Final = Kind("milestone", 32)
AMOUNT: Final = counts("amount", 32, 1, LARGEST_BRIBE)
AMOUNT_OR_NONE: Final = counts("amount", 32, 0, LARGEST_BRIBE)
BARTERED: Final = counts("amount", 64, 1, LARGEST_BARTER)
BARTER_KIND: Final = Kind("barter", 6, bartered(), (TEXT, TEXT))
DIRECTION: Final = words("direction", 8, DIRECTIONS)
ARMED_WITH: Final = words("material", 2, ("ore", "wood"))
RECRUITED: Final = words("who", 4, ("home", "placed", "worker", "newborn"))
MIXTURE: Final = Kind("mixture", 32, mixtures(), (COUNT, COUNT, COUNT))
HERD: Final = Kind("herd", len(CELLS) * HERDS_ON_A_CELL, herds(), (TEXT_OR_NULL, COUNT, TEXT))
SLEEPER: Final = counts("strength", 16, 0, LARGEST_WEAPON)
WOODEN_STRENGTH: Final = counts("strength", 8, 1, LARGEST_WOODEN_WEAPON)
BUILDING_MATERIAL: Final = goods_kind("good", (WOOD, STONE, ORE))
ANY_GOOD: Final = goods_kind("good", tuple(range(GOODS_COUNT)))
DECK: Final = counts("deck", 4, 1, 3)
CARD: Final = Kind(
    "movement_card", 16, [Value(n, (n,), (str(n + 1),), (n + 1,)) for n in range(CARDS_OF_A_DECK)], (COUNT,)
)
EXTENSION_BOARD: Final = boards("extension", "s", 9)
LONG: Final = boards("strip", "l", 7)
SHORT: Final = boards("strip", "r", 7)
ORC_SIGN: Final = Kind("marker", 1, [Value(0, (1,), ("orc",), ("orc",))])
IN_GOLD: Final = Value(63, (REWARD_GOLD,), ("gold",), ("gold",))
"""The last of all rewards: gold instead."""

# Behind the pattern stands the number of the verb's first move. A number once given is never given again.
FIEND_VERBS: Final = (
    Verb(ORDER_ORC, "order_orc", "order orc", 8192),
    Verb(RESTOCK, "restock", "restock", 8193),
    Verb(ORC_MARKER, "orc_marker", "marker {}", 8194, Part(ORC_SIGN, "marker"), role=CHANCE),
    Verb(FIGHT, "fight", "fight {}", 8200, Part(ORC, "orc")),
    Verb(HIT, "hit", "hit {}", 8208, Part(ORC, "orc")),
    Verb(COLLECT, "collect", "collect {}", 8216, Part(ORC, "orc")),
    Verb(DISPLACE, "displace", "displace {}", 8224, Part(DIRECTION, "direction")),
    Verb(RECRUIT, "recruit", "recruit {}", 8232, Part(RECRUITED, "who")),
    Verb(WHITTLE, "whittle", "whittle {}", 8240, Part(WOODEN_STRENGTH, "strength")),
    Verb(GIVE_UP, "give_up", "give_up {}", 8256, Part(AMOUNT_OR_NONE, "dogs")),
    Verb(BRIBE, "bribe", "bribe {}", 8288, Part(AMOUNT, "amount")),
    Verb(SPEND, "spend", "spend {}", 8320, Part(AMOUNT_OR_NONE, "amount")),
    Verb(ARM, "arm", "arm {} {}", 8352, Part(STRENGTH, "strength"), Part(ARMED_WITH, "material")),
    Verb(MATERIALS, "materials", "materials {} {} {}", 8384, Part(MIXTURE, "wood", "stone", "ore")),
    Verb(CHIEF, "chief", "chief {}", 8416, Part(BUILDING_MATERIAL, "good")),
    Verb(PREPARE, "prepare", "prepare {}", 8432, Part(ANY_GOOD, "good")),
    Verb(BRIBE_MARKER, "bribe_marker", "bribe_marker {}", 8448, Part(ANY_GOOD, "good"), role=CHANCE),
    Verb(EXTENSION, "extension", "extension {}", 8464, Part(EXTENSION_BOARD, "extension"), role=CHANCE),
    Verb(LONG_STRIP, "long_strip", "strip {}", 8480, Part(LONG, "strip"), role=CHANCE),
    Verb(SHORT_STRIP, "short_strip", "strip {}", 8496, Part(SHORT, "strip"), role=CHANCE),
    Verb(MILESTONE, "milestone", "milestone {}", 8512, Part(MILESTONE_KIND, "milestone"), role=CHANCE),
    Verb(REWARD, "reward", "reward {}", 8544, Part(REWARD_KIND, "reward")),
    Verb(DRAW, "draw", "card {}.{}", 8608, Part(DECK, "deck"), Part(CARD, "card"), role=CHANCE),
    Verb(USE, "use", "use {}", 8704, Part(SPACE, "space")),
    Verb(SEND, "send", "send {} {}", 8768, Part(FRIEND, "orc"), Part(SPACE, "space"), role=TURN),
    Verb(
        BARTER, "barter", "barter {} {} {}", 9280,
        Part(BARTERED, "amount"), Part(BARTER_KIND, "gives", "gets"),
    ),
    Verb(RESTOCK_MINE, "restock_mine", "restock {}", 9680, Part(MOUNTAIN_CELL, "cell")),
    Verb(EXTRACT, "extract", "extract {}", 9710, Part(MOUNTAIN_CELL, "cell")),
    Verb(OCCUPY, "occupy", "occupy {} {}", 9740, Part(ORC, "orc"), Part(MOUNTAIN_CELL, "cell")),
    Verb(MOVE_IN, "move_in", "move_in {} {}", 9920, Part(FRIEND, "orc"), Part(MOUNTAIN_CELL, "cell")),
    Verb(SET_TRAP, "set_trap", "trap {} {}", 10100, Part(TRAP, "trap"), Part(TRAP_SPACE, "cell")),
    Verb(BED, "bed", "bed {} {}", 10500, Part(SLEEPER, "strength"), Part(MOUNTAIN_CELL, "cell")),
    Verb(KEEP, "keep", "keep {} {}", 11000, Part(HERD, "animal", "amount", "cell")),
)  # fmt: skip
