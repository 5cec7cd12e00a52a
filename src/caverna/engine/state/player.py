"""One player: goods, dwarfs, home board, rooms. Small ints and tuples only, so that a copy is cheap."""

from typing import Final

from caverna.engine.goods import GOODS_COUNT
from caverna.engine.home_board import ENTRANCE, STARTING_CAVERN, touching

HOME: Final = -1
"""Where a dwarf is who has not been placed."""


class Player:
    """What one seat owns. Sets of spaces are bit sets over the home board."""

    __slots__ = (
        "goods", "begging", "weapons", "places", "newborns", "resting", "passed",
        "meadows", "fields", "small_pastures", "large_pastures", "large_areas", "stables",
        "caverns", "tunnels", "deep_tunnels", "ore_mines", "ruby_mines",
        "grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2",
        "rooms", "owned", "deliveries", "doubled",
    )  # fmt: skip

    def __init__(
        self,
        goods: list[int],
        begging: int,
        weapons: tuple[int, ...],
        places: tuple[int, ...],
        newborns: int,
        resting: int,
        passed: int,
        meadows: int,
        fields: int,
        small_pastures: int,
        large_pastures: int,
        large_areas: tuple[int, ...],
        stables: int,
        caverns: int,
        tunnels: int,
        deep_tunnels: int,
        ore_mines: int,
        ruby_mines: int,
        grain_1: int,
        grain_2: int,
        grain_3: int,
        vegetable_1: int,
        vegetable_2: int,
        rooms: tuple[tuple[int, int], ...],
        owned: int,
        deliveries: tuple[tuple[int, int], ...],
        doubled: int,
    ) -> None:
        self.goods = goods
        self.begging = begging
        self.weapons = weapons
        """Strength of each dwarf's weapon, 0 = unarmed. The length is the number of dwarfs in play."""
        self.places = places
        """The space each dwarf stands on, or HOME."""
        self.newborns = newborns
        """Bit set of the dwarfs born this round."""
        self.resting = resting
        """Bit set of the dwarfs that stay at home this round because no space was usable for them."""
        self.passed = passed
        self.meadows = meadows
        self.fields = fields
        self.small_pastures = small_pastures
        self.large_pastures = large_pastures
        self.large_areas = large_areas
        """Each large pasture as the set of its two spaces."""
        self.stables = stables
        self.caverns = caverns
        """Empty caverns. A furnished one is in `rooms`."""
        self.tunnels = tunnels
        self.deep_tunnels = deep_tunnels
        self.ore_mines = ore_mines
        self.ruby_mines = ruby_mines
        self.grain_1 = grain_1
        """Fields with one grain on them; likewise below."""
        self.grain_2 = grain_2
        self.grain_3 = grain_3
        self.vegetable_1 = vegetable_1
        self.vegetable_2 = vegetable_2
        self.rooms = rooms
        """(cell, furnishing) of every furnishing tile with its function, in the order of building."""
        self.owned = owned
        """Bit set of the furnishings in `rooms`."""
        self.deliveries = deliveries
        """(furnishing, rounds left) of the suppliers."""
        self.doubled = doubled
        """Whether a choice that may be doubled once a game has been doubled."""

    def copy(self) -> "Player":
        """An independent copy: only `goods` is mutable."""
        return Player(
            self.goods.copy(), self.begging,
            self.weapons, self.places, self.newborns, self.resting, self.passed,
            self.meadows, self.fields, self.small_pastures,
            self.large_pastures, self.large_areas, self.stables,
            self.caverns, self.tunnels, self.deep_tunnels, self.ore_mines, self.ruby_mines,
            self.grain_1, self.grain_2, self.grain_3, self.vegetable_1, self.vegetable_2,
            self.rooms, self.owned, self.deliveries, self.doubled,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """All that this player is, to be compared and hashed."""
        return (
            tuple(self.goods), self.begging,
            self.weapons, self.places, self.newborns, self.resting, self.passed,
            self.meadows, self.fields, self.small_pastures,
            self.large_pastures, self.large_areas, self.stables,
            self.caverns, self.tunnels, self.deep_tunnels, self.ore_mines, self.ruby_mines,
            self.grain_1, self.grain_2, self.grain_3, self.vegetable_1, self.vegetable_2,
            self.rooms, self.owned, self.deliveries, self.doubled,
        )  # fmt: skip

    @property
    def tilled(self) -> int:
        """Forest spaces with a tile: meadows, fields and pastures."""
        return self.meadows | self.fields | self.small_pastures | self.large_pastures

    @property
    def forest_edge(self) -> int:
        """Spaces beside what is tilled, where the next tile can lie; at first the one before the entrance."""
        tilled = self.tilled
        return touching(tilled) if tilled else ENTRANCE

    @property
    def mines(self) -> int:
        """Ore and ruby mines."""
        return self.ore_mines | self.ruby_mines

    @property
    def sown(self) -> int:
        """Fields with a crop on them."""
        return self.grain_1 | self.grain_2 | self.grain_3 | self.vegetable_1 | self.vegetable_2

    @property
    def room_cells(self) -> int:
        """Mountain spaces with a furnishing tile, the entry-level dwelling included."""
        cells = 0
        for cell, _ in self.rooms:
            cells |= 1 << cell
        return cells

    @property
    def cave_system(self) -> int:
        """Every occupied mountain space."""
        return (
            self.caverns
            | self.tunnels
            | self.deep_tunnels
            | self.ore_mines
            | self.ruby_mines
            | self.room_cells
        )

    @property
    def dwarfs(self) -> int:
        """Dwarfs in play, newborns included."""
        return len(self.weapons)

    @property
    def free_dwarfs(self) -> int:
        """Dwarfs nobody holds captive."""
        return len(self.weapons)

    @property
    def beds_needed(self) -> int:
        """How much of the room for dwarfs is taken."""
        return len(self.weapons)

    @property
    def idle(self) -> int:
        """Bit set of the dwarfs that cannot be placed this round."""
        return self.newborns | self.resting

    @property
    def guests(self) -> int:
        """Who lives here beside the dwarfs and eats one food at every feeding."""
        return 0

    @property
    def workplaces(self) -> tuple[int, ...]:
        """The spaces where somebody of this player stands."""
        return self.places

    def grain_on_fields(self) -> int:
        """Grain tokens lying on fields."""
        return self.grain_1.bit_count() + 2 * self.grain_2.bit_count() + 3 * self.grain_3.bit_count()

    def vegetables_on_fields(self) -> int:
        """Vegetable tokens lying on fields."""
        return self.vegetable_1.bit_count() + 2 * self.vegetable_2.bit_count()

    def cover_of(self, cell: int) -> str:
        """The key of what a box has laid on a space without a tile; empty if nothing lies there."""
        return ""


def new_player(entry_cell: int, entry_room: int) -> Player:
    """A player at the start: two unarmed dwarfs at home, one empty cavern, the entry-level dwelling."""
    return Player(
        [0] * GOODS_COUNT, 0, (0, 0), (HOME, HOME), 0, 0, 0,
        0, 0, 0, 0, (), 0,
        STARTING_CAVERN, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        ((entry_cell, entry_room),), 1 << entry_room, (), 0,
    )  # fmt: skip
