"""Moves: inside the engine a number, at the border a text. One table, built once, translates.

The same number means the same move in every state, so it is also the action index for programs that learn.
"""

from collections.abc import Sequence
from typing import Final

from caverna.engine.errors import UnknownMove
from caverna.engine.goods import DOG, FARM_ANIMALS, GOLD, GOOD_NAMES, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from caverna.engine.home_board import (
    CELL_COUNT,
    CELLS,
    FOREST_CELLS,
    FOREST_PAIRS,
    MOUNTAIN_CELLS,
    MOUNTAIN_PAIRS,
    NEIGHBOURS,
    ON_BOARD,
    is_on_board,
    overhangs,
)

# Verbs. What a move's two arguments mean is said behind it.
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
RUBY_GOODS: Final = (DOG, *FARM_ANIMALS, WOOD, STONE, ORE, GRAIN, VEGETABLE, GOLD)
MARKET_GOODS: Final = (DOG, *FARM_ANIMALS, WOOD, STONE, ORE, GRAIN, VEGETABLE)
"""What the Weekly market sells."""


def breed_text(types: int) -> str:
    """The text behind `breed` for a set of farm animals."""
    names = [GOOD_NAMES[animal] for bit, animal in enumerate(FARM_ANIMALS) if types >> bit & 1]
    return " ".join(names) or "none"


class Move:
    """One move as callers see it: its number, its canonical text, its parts."""

    __slots__ = ("number", "text", "verb", "first", "second")

    def __init__(self, number: int, text: str, verb: int, first: int, second: int) -> None:
        self.number = number
        self.text = text
        self.verb = verb
        self.first = first
        self.second = second

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


TwinSite = tuple[int, int, int, int]
"""Both spaces, their neighbours, the second space (all as sets), and the move that covers them."""


class TwinSites:
    """Where a twin tile can lie: on the board, or sticking out of it."""

    def __init__(self) -> None:
        self.ordinary: list[TwinSite] = []
        self.overhanging: list[TwinSite] = []


class MoveTable:
    """All moves of a ruleset by number, by text, and by what they do."""

    def __init__(
        self,
        spaces: Sequence[str],
        furnishings: Sequence[str],
        loot: Sequence[str],
        conversions: Sequence[str],
    ) -> None:
        self.all: list[Move] = []
        self.verb: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.by_text: dict[str, Move] = {}
        # The order of these lines is the numbering: append, never insert.
        self._simple_moves()
        self.place = [self._add(f"place {key}", PLACE, n) for n, key in enumerate(spaces)]
        self.order = [self._add(f"order {n}", ORDER, n) for n in range(1, LARGEST_WEAPON + 1)]
        self.imitate = [self._add(f"imitate {key}", IMITATE, n) for n, key in enumerate(spaces)]
        self.forge = [self._add(f"forge {n}", FORGE, n) for n in range(1, LARGEST_FORGED_WEAPON + 1)]
        self.loot = [self._add(f"loot {key}", LOOT, n) for n, key in enumerate(loot)]
        self.pay = [self._add(f"pay {how}", PAY, n) for n, how in enumerate(PAYMENTS)]
        self.buy = {good: self._add(f"buy {GOOD_NAMES[good]}", BUY, good) for good in MARKET_GOODS}
        self._home_board_moves()
        self._harvest_moves()
        self.protect = [self._add(f"protect {key}", PROTECT, n) for n, key in enumerate(spaces)]
        self._conversions(conversions)
        self.reveal = [self._add(f"reveal {key}", REVEAL, n) for n, key in enumerate(spaces)]
        self.marker = [self._add(f"marker {kind}", MARKER, n) for n, kind in enumerate(("leaf", "question"))]
        self.start = [self._add(f"start {name}", START, n) for n, name in enumerate(SEAT_NAMES)]
        self.furnish = [
            self._on_cells(f"furnish {key}", FURNISH, MOUNTAIN_CELLS, first=n)
            for n, key in enumerate(furnishings)
        ]

    def _add(self, text: str, verb: int, first: int = 0, second: int = 0) -> int:
        number = len(self.all)
        move = Move(number, text, verb, first, second)
        self.all.append(move)
        self.verb.append(verb)
        self.first.append(first)
        self.second.append(second)
        assert text not in self.by_text, text
        self.by_text[text] = move
        return number

    def _on_cells(self, text: str, verb: int, cells: Sequence[int], first: int = -1) -> list[int]:
        """One move a cell, in a list indexed by cell; -1 where there is none."""
        numbers = [-1] * CELL_COUNT
        for cell in cells:
            arguments = (cell, 0) if first < 0 else (first, cell)
            numbers[cell] = self._add(f"{text} {CELLS[cell]}", verb, *arguments)
        return numbers

    def _twin(self, sites: "TwinSites", text: str, verb: int, first: int, second: int) -> None:
        """The move that covers two neighbours. Landscape twins need a half on the board, upgrades do not."""
        pair = (first, second)
        is_upgrade = verb in (LARGE_PASTURE, ORE_MINE_DEEP_TUNNEL)
        if not (is_on_board(pair) or overhangs(pair) or is_upgrade):
            return
        number = self._add(text.format(CELLS[first], CELLS[second]), verb, first, second)
        around = NEIGHBOURS[first] | NEIGHBOURS[second]
        site = (1 << first | 1 << second, around, 1 << second, number)
        (sites.overhanging if overhangs(pair) and not is_upgrade else sites.ordinary).append(site)

    def _simple_moves(self) -> None:
        for verb, text in enumerate(("done", "end", "pass", "take", "grow", "trade")):
            self._add(text, verb)

    def _home_board_moves(self) -> None:
        self.meadow_field = TwinSites()
        self.cavern_tunnel = TwinSites()
        self.cavern_cavern = TwinSites()
        self.ore_mine = TwinSites()
        self.large_pasture = TwinSites()
        for first, second in FOREST_PAIRS:
            self._twin(self.large_pasture, "fence {} {}", LARGE_PASTURE, first, second)
            for m, f in ((first, second), (second, first)):
                self._twin(self.meadow_field, "tile meadow {} field {}", MEADOW_FIELD, m, f)
        for first, second in MOUNTAIN_PAIRS:
            self._twin(self.cavern_cavern, "tile cavern {} cavern {}", CAVERN_CAVERN, first, second)
            for c, t in ((first, second), (second, first)):
                self._twin(self.cavern_tunnel, "tile cavern {} tunnel {}", CAVERN_TUNNEL, c, t)
                self._twin(self.ore_mine, "tile ore_mine {} deep_tunnel {}", ORE_MINE_DEEP_TUNNEL, c, t)
        self.small_pasture = self._on_cells("fence", SMALL_PASTURE, FOREST_CELLS)
        self.stable = self._on_cells("stable", STABLE, FOREST_CELLS)
        self.sow_grain = self._on_cells("sow grain", SOW_GRAIN, FOREST_CELLS)
        self.sow_vegetable = self._on_cells("sow vegetable", SOW_VEGETABLE, FOREST_CELLS)
        self.ruby_mine = self._on_cells("tile ruby_mine", RUBY_MINE, MOUNTAIN_CELLS)
        forest = [cell for cell in FOREST_CELLS if ON_BOARD >> cell & 1]
        mountain = [cell for cell in MOUNTAIN_CELLS if ON_BOARD >> cell & 1]
        self.single: dict[int, list[int]] = {}
        self.ruby_tile: dict[int, list[int]] = {}
        for verb, name in SINGLE_TILES.items():
            cells = forest if verb in (SINGLE_MEADOW, SINGLE_FIELD) else mountain
            self.single[verb] = self._on_cells(f"tile {name}", verb, cells)
            self.ruby_tile[verb] = self._on_cells(f"ruby {name}", RUBY_TILE, cells, first=verb)

    def _harvest_moves(self) -> None:
        self.feed = [self._add(f"feed {n}", FEED, n) for n in range(LARGEST_FEEDING + 1)]
        self.feed_one: dict[tuple[int, int], int] = {}
        for newborn, who in enumerate(("adult", "newborn")):
            for good in (WOOD, STONE, ORE):
                text = f"feed {who} {GOOD_NAMES[good]}"
                self.feed_one[newborn, good] = self._add(text, FEED_ONE, newborn, good)
        self.breed = [self._add(f"breed {breed_text(types)}", BREED, types) for types in range(16)]
        self.choose = [
            self._add(f"choose {phase}", CHOOSE, n) for n, phase in enumerate(("field", "breeding"))
        ]

    def _conversions(self, conversions: Sequence[str]) -> None:
        self.eat: dict[int, int] = {}
        for good in (*FARM_ANIMALS, GRAIN, VEGETABLE, RUBY):
            self.eat[good] = self._add(f"eat {GOOD_NAMES[good]}", EAT, good, 1)
        self.eat_donkeys = self._add("eat donkeys", EAT, FARM_ANIMALS[1], 2)
        self.eat_gold = [self._add(f"eat gold {n}", EAT_GOLD, n) for n in range(2, LARGEST_GOLD_EXCHANGE + 1)]
        self.ruby_good = {good: self._add(f"ruby {GOOD_NAMES[good]}", RUBY_GOOD, good) for good in RUBY_GOODS}
        self.convert = [self._add(f"convert {name}", CONVERT, n) for n, name in enumerate(conversions)]
        self.sell = [
            [self._add(f"sell {n} {whose}", SELL, n, w) for n in range(1, LARGEST_WEAPON + 1)]
            for w, whose in enumerate(WHOSE_WEAPON)
        ]

    def parse(self, text: str) -> Move:
        """The move a text names; spaces and case do not matter."""
        move = self.by_text.get(" ".join(text.lower().split())) or self.by_text.get(" ".join(text.split()))
        if move is None and text.lower().startswith("start "):
            move = self.by_text.get("start " + text.split()[-1].upper())
        if move is None:
            raise UnknownMove(
                f"{text!r} is no move. Moves look like: place logging, furnish seam d3, loot wood, done"
            )
        return move
