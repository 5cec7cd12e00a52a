"""Where everything stands in an observation: named pieces with shapes, one behind the other."""

from typing import TYPE_CHECKING, Final, Protocol

from caverna.engine.agenda.step import Step
from caverna.engine.goods import GOODS_COUNT
from caverna.engine.home_board import CELLS
from caverna.engine.moves import PLACE
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.research.doors import ResearchDoors

VERSION: Final = 2
"""Goes up whenever the same position would be told otherwise."""
SPACES: Final = 64
FURNISHINGS: Final = 64
"""Room for as many numbers; a box takes twice as many."""
DWARFS: Final = 6
DWARF: Final = ("there", "strength", "place", "newborn", "resting")
STATUS: Final = ("begging", "passed", "doubled", "points")
MARKERS: Final = ("leaves", "questions", "questions_seen")
WORK: Final = ("worker", "strength", "workplace", "exploring")
HARVESTS: Final = 8
GRID_ROWS: Final = 6
GRID_COLUMNS: Final = 8
GRID: Final = GRID_ROWS * GRID_COLUMNS
"""The home board with the places beside it, as a picture of six rows and eight columns."""
ON_GRID: Final = tuple(GRID_COLUMNS * int(name[1]) + "zabcdefg".index(name[0]) for name in CELLS)
"""For each space of a home board its place in that picture."""
LAND: Final = (
    "meadows", "fields", "small_pastures", "large_pastures", "stables",
    "caverns", "tunnels", "deep_tunnels", "ore_mines", "ruby_mines",
    "grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2",
)  # fmt: skip
MOST: Final = 255
"""Whatever is more is told as so much."""
BELOW_ZERO: Final = 64
"""Points are counted from so many below nothing."""
MOST_REMEMBERED: Final = 100_000


Shape = tuple[str, tuple[int, ...]]
"""The name of a piece and its shape."""


class BoxEncoder(Protocol):
    """What writes the pieces of a box."""

    def encode(self, state: GameState, seat: int) -> bytearray:
        """All of them as one row, the observing seat first."""


class Piece:
    """A part of an observation: its name, its shape, and where it begins."""

    __slots__ = ("name", "shape", "start", "size")

    def __init__(self, name: str, shape: tuple[int, ...], start: int) -> None:
        self.name = name
        self.shape = shape
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length


class Pictures:
    """Bit sets as strings of noughts and ones, remembered: most sets come again and again."""

    def __init__(self, places: list[int], length: int) -> None:
        self.places = places
        """For each bit where its byte stands."""
        self.length = length
        self.remembered: dict[int, bytes] = {}

    def of(self, bits: int) -> bytes:
        """One byte for every thing, 1 if it is in the set."""
        known = self.remembered.get(bits)
        if known is None:
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            drawn = bytearray(self.length)
            for number, place in enumerate(self.places):
                if bits >> number & 1:
                    drawn[place] = 1
            known = bytes(drawn)
            self.remembered[bits] = known
        return known


class Layout:
    """The pieces of all observations of games with these rules."""

    def __init__(self, rules: Ruleset, steps: list[type[Step]], doors: "ResearchDoors") -> None:
        self.rules = rules
        self.doors = doors
        self.players = rules.players
        self.steps = [step.__name__ for step in steps]
        self.number_of_step: dict[object, int] = {step: number for number, step in enumerate(steps)}
        self.furnishing_numbers = [tile.number for tile in rules.furnishings]
        self.furnishings = FURNISHINGS * (1 + max(self.furnishing_numbers) // FURNISHINGS)
        self.space_numbers = [0] * len(rules.space_keys)
        for move in rules.moves.by_verb[PLACE]:
            self.space_numbers[move.first] = move.values[0].number
        self.pieces: list[Piece] = []
        self.size = 0
        self._counts()
        self.counted = self.size
        """The bytes before this one are written one by one."""
        self._sets()
        for name, shape in doors.pieces(rules, self.furnishings):
            self._add(name, *shape)
        self.box = doors.encoder(self)
        """Writes what a box adds behind all this, if it adds anything."""
        self.spaces_drawn = Pictures(self.space_numbers, SPACES)
        self.furnishings_drawn = Pictures(self.furnishing_numbers, self.furnishings)
        self.land_drawn = Pictures(list(ON_GRID), GRID)

    def _add(self, name: str, *shape: int) -> int:
        piece = Piece(name, shape, self.size)
        self.pieces.append(piece)
        self.size += piece.size
        return piece.start

    def _counts(self) -> None:
        players, steps = self.players, len(self.steps)
        self.round = self._add("round", 1)
        self.turn = self._add("turn", players)
        self.starting_player = self._add("starting_player", players)
        self.breeders = self._add("breeders", players)
        self.harvest = self._add("harvest", HARVESTS)
        self.markers = self._add("markers", len(MARKERS))
        self.work = self._add("work", len(WORK))
        self.question = self._add("question", steps)
        self.agenda = self._add("agenda", steps)
        self.space_taken = self._add("space_taken", SPACES)
        self.space_goods = self._add("space_goods", SPACES, GOODS_COUNT)
        self.goods = self._add("goods", players, GOODS_COUNT)
        self.status = self._add("status", players, len(STATUS))
        self.family = self._add("family", players, DWARFS, len(DWARF))
        self.deliveries = self._add("deliveries", players, self.furnishings)
        self.rooms = self._add("rooms", players, self.furnishings)
        self.room_at = self._add("room_at", players, GRID_ROWS, GRID_COLUMNS)
        self.large_pasture_at = self._add("large_pasture_at", players, GRID_ROWS, GRID_COLUMNS)

    def _sets(self) -> None:
        self._add("space_open", SPACES)
        self._add("cards_to_come", SPACES)
        self._add("protected", SPACES)
        self._add("for_sale", self.furnishings)
        self._add("land", self.players, len(LAND), GRID_ROWS, GRID_COLUMNS)

    def piece(self, name: str) -> Piece:
        """The piece of this name."""
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(f"{name} is no piece; there are {', '.join([piece.name for piece in self.pieces])}")
