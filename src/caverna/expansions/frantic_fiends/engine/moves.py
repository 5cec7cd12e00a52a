"""The moves of the expansion, behind those of the base game."""

from collections.abc import Sequence
from typing import Final

from caverna.engine.goods import FARM_ANIMALS, GOOD_NAMES, ORE, STONE, WOOD
from caverna.engine.home_board import CELLS, FOREST, FOREST_CELLS, MOUNTAIN_CELLS, ON_BOARD, cells_of
from caverna.engine.moves import LARGEST_WEAPON, MoveTable
from caverna.expansions.frantic_fiends.engine.state import ORC_NAMES, ORCS

# Verbs. What a move's two arguments mean is said behind it.
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

# Verbs of chance.
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
STEP_OF: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Rows and columns of each direction."""

TRAP_SPACES: Final = cells_of(FOREST & ON_BOARD)
"""Traps lie on the home board; halves of tiles beside it may be kept, slept and sat on."""


class FiendMoves(MoveTable):
    """All moves of a game with the expansion."""

    def __init__(
        self,
        spaces: Sequence[str],
        furnishings: Sequence[str],
        loot: Sequence[str],
        conversions: Sequence[str],
        traps: Sequence[str],
        rewards: Sequence[str],
        bribes: Sequence[int],
        milestones: Sequence[str],
    ) -> None:
        super().__init__(spaces, furnishings, loot, conversions)
        self._moves_of_work(spaces, traps)
        self._moves_of_bounties(spaces, rewards)
        self._moves_of_events()
        self._moves_of_arranging()
        self._moves_of_chance(bribes, milestones)

    def _moves_of_work(self, spaces: Sequence[str], traps: Sequence[str]) -> None:
        self.order_orc = self._add("order orc", ORDER_ORC)
        self.send = [
            [self._add(f"send {orc} {key}", SEND, i, n) for n, key in enumerate(spaces)]
            for i, orc in enumerate(ORC_NAMES)
        ]
        self.fight = [self._add(f"fight {orc}", FIGHT, i) for i, orc in enumerate(ORC_NAMES[:ORCS])]
        self.give_up = [self._add(f"give_up {n}", GIVE_UP, n) for n in range(LARGEST_BRIBE + 1)]
        self.set_trap = [
            self._on_cells(f"trap {key}", SET_TRAP, TRAP_SPACES, first=n) for n, key in enumerate(traps)
        ]
        self.restock = self._add("restock", RESTOCK)
        self.restock_mine = self._on_cells("restock", RESTOCK_MINE, MOUNTAIN_CELLS)
        self.whittle = [self._add(f"whittle {n}", WHITTLE, n) for n in range(1, LARGEST_WOODEN_WEAPON + 1)]
        self.arm = [
            [self._add(f"arm {n} {how}", ARM, n, i) for n in range(1, LARGEST_WEAPON + 1)]
            for i, how in enumerate(("ore", "wood"))
        ]
        self.recruit = [
            self._add(f"recruit {who}", RECRUIT, i)
            for i, who in enumerate(("home", "placed", "worker", "newborn"))
        ]
        self.materials = {
            (wood, stone): self._add(
                f"materials {wood} {stone} {MATERIAL_PRICE - wood - stone}", MATERIALS, wood, stone
            )
            for wood in range(1, MATERIAL_PRICE - 1)
            for stone in range(1, MATERIAL_PRICE - wood)
        }
        self.chief = {
            good: self._add(f"chief {GOOD_NAMES[good]}", CHIEF, good) for good in (WOOD, STONE, ORE)
        }

    def _moves_of_bounties(self, spaces: Sequence[str], rewards: Sequence[str]) -> None:
        self.reward = [self._add(f"reward {key}", REWARD, n) for n, key in enumerate(rewards)]
        self.reward_gold = self._add("reward gold", REWARD, REWARD_GOLD)
        self.use = [self._add(f"use {key}", USE, n) for n, key in enumerate(spaces)]
        self.barter = [
            [
                self._add(f"barter {n} {GOOD_NAMES[gives]} {GOOD_NAMES[gets]}", BARTER, n, i)
                for n in range(1, LARGEST_BARTER + 1)
            ]
            for i, (gives, gets) in enumerate(BARTERS)
        ]
        self.prepare = {
            good: self._add(f"prepare {name}", PREPARE, good) for good, name in enumerate(GOOD_NAMES)
        }

    def _moves_of_events(self) -> None:
        orcs = ORC_NAMES[:ORCS]
        self.bribe = [self._add(f"bribe {n}", BRIBE, n) for n in range(1, LARGEST_BRIBE + 1)]
        self.displace = [self._add(f"displace {way}", DISPLACE, n) for n, way in enumerate(DIRECTIONS)]
        self.spend = [self._add(f"spend {n}", SPEND, n) for n in range(LARGEST_BRIBE + 1)]
        self.hit = [self._add(f"hit {orc}", HIT, i) for i, orc in enumerate(orcs)]
        self.occupy = [
            self._on_cells(f"occupy {orc}", OCCUPY, MOUNTAIN_CELLS, first=i) for i, orc in enumerate(orcs)
        ]
        self.move_in = [
            self._on_cells(f"move_in {orc}", MOVE_IN, MOUNTAIN_CELLS, first=i)
            for i, orc in enumerate(ORC_NAMES)
        ]
        self.collect = [self._add(f"collect {orc}", COLLECT, i) for i, orc in enumerate(orcs)]
        self.extract = self._on_cells("extract", EXTRACT, MOUNTAIN_CELLS)

    def _moves_of_arranging(self) -> None:
        self.keep: list[dict[tuple[int, int], int]] = [{} for _ in CELLS]
        """For each space: (animal, how many) to the move; (0, 0) keeps nothing there."""
        for cell in (*FOREST_CELLS, *MOUNTAIN_CELLS):
            most = MOST_KEPT_OUTSIDE if FOREST >> cell & 1 else MOST_KEPT_INSIDE
            self.keep[cell][0, 0] = self._add(f"keep none {CELLS[cell]}", KEEP, 0, cell)
            for animal in FARM_ANIMALS:
                for n in range(1, most + 1):
                    text = f"keep {n} {GOOD_NAMES[animal]} {CELLS[cell]}"
                    self.keep[cell][animal, n] = self._add(text, KEEP, (animal << 5) + n, cell)
        self.bed = [
            self._on_cells(f"bed {n}", BED, MOUNTAIN_CELLS, first=n) for n in range(LARGEST_WEAPON + 1)
        ]

    def _moves_of_chance(self, bribes: Sequence[int], milestones: Sequence[str]) -> None:
        self.draw = [
            [self._add(f"card {deck}.{n + 1}", DRAW, deck, n) for n in range(CARDS_OF_A_DECK)]
            for deck in (1, 2, 3)
        ]
        self.extension = [self._add(f"extension s{n + 1}", EXTENSION, n) for n in range(9)]
        self.long_strip = [self._add(f"strip l{n + 1}", LONG_STRIP, n) for n in range(7)]
        self.short_strip = [self._add(f"strip r{n + 1}", SHORT_STRIP, n) for n in range(7)]
        self.bribe_marker = {
            good: self._add(f"bribe_marker {GOOD_NAMES[good]}", BRIBE_MARKER, good) for good in bribes
        }
        self.milestone = [self._add(f"milestone {key}", MILESTONE, n) for n, key in enumerate(milestones)]
        self.orc_marker = self._add("marker orc", ORC_MARKER, 1)
