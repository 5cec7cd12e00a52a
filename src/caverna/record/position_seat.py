"""One seat of a position: goods, dwarfs, home board."""

from collections.abc import Callable

from caverna.engine.home_board import (
    CELL_BY_NAME,
    ENTRY_CELL,
    FOREST,
    FOREST_PAIRS,
    MOUNTAIN,
    ON_BOARD,
    STARTING_CAVERN,
)
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.reasons import say
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.fence import STABLES
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.record import position_words as read
from caverna.record.position_words import Wrong

FEWEST_DWARFS = 2
MOST_BEGGING = 999
NEWBORN = "new"
RESTING = "resting"
"""Where a dwarf is who stays at home this round because nothing was usable for him."""
FOREST_TILES = ("meadow", "small_pasture")
CROPS = {
    ("grain", "1"): "grain_1",
    ("grain", "2"): "grain_2",
    ("grain", "3"): "grain_3",
    ("vegetable", "1"): "vegetable_1",
    ("vegetable", "2"): "vegetable_2",
}


class SeatReader:
    """Reads the lines of one seat into the state."""

    def __init__(self, state: GameState, seat: int) -> None:
        self.state = state
        self.rules = state.rules
        self.seat = seat
        self.player: Player = state.own(seat)
        self.player.caverns = 0
        self.used = 1 << ENTRY_CELL
        self.goods_seen: set[int] = set()
        self.line = 0
        self.stable_line = 0
        self.readers: dict[str, Callable[[list[str]], None]] = {
            "goods": self.read_goods,
            "animals": self.read_goods,
            "dwarfs": self.read_dwarfs,
            "begging": self.read_begging,
            "passed": self.read_passed,
            "doubled": self.read_doubled,
            "meadow": self.read_tile,
            "field": self.read_field,
            "small_pasture": self.read_tile,
            "large_pasture": self.read_large_pasture,
            "stable": self.read_stables,
            "cavern": self.read_tile,
            "tunnel": self.read_tile,
            "deep_tunnel": self.read_tile,
            "ore_mine": self.read_tile,
            "ruby_mine": self.read_tile,
            "room": self.read_room,
            "delivery": self.read_delivery,
        }

    def read(self, lines: list[tuple[int, list[str]]]) -> None:
        """All lines; `self.line` is always the one being read."""
        once: set[str] = set()
        for self.line, words in lines:
            key = words[0]
            if key not in self.readers:
                raise Wrong(say("wrong-no-line-of-seat", word=key, lines=", ".join(self.readers)))
            if key in ("dwarfs", "begging", "passed", "doubled"):
                if key in once:
                    raise Wrong(say("wrong-second-line-of-seat", word=key))
                once.add(key)
            self.readers[key](words)
        if not self.used & STARTING_CAVERN:
            self.player.caverns |= STARTING_CAVERN
        self.line = self.stable_line or self.line
        self.check_stables()
        self.state.crowded |= 1 << self.seat

    def read_goods(self, words: list[str]) -> None:
        for good, amount in read.goods(words[1:]):
            if good in self.goods_seen:
                raise Wrong(say("wrong-kind-twice", word=words[0]))
            self.goods_seen.add(good)
            self.player.goods[good] = amount

    def read_begging(self, words: list[str]) -> None:
        self.player.begging = read.number(words[1:], 0, MOST_BEGGING)

    def read_passed(self, words: list[str]) -> None:
        read.nothing_more(words[1:])
        self.player.passed = 1

    def read_doubled(self, words: list[str]) -> None:
        read.nothing_more(words[1:])
        self.player.doubled = 1

    def read_dwarfs(self, words: list[str]) -> None:
        """`0 5 8@logging new@growth`: strength, and where the dwarf stands."""
        weapons: list[int] = []
        places: list[int] = []
        newborns = resting = 0
        for dwarf, word in enumerate(words[1:]):
            strength, at, where = word.partition("@")
            if strength == NEWBORN:
                newborns |= 1 << dwarf
                strength = "0"
            weapons.append(read.number([strength], 0, LARGEST_WEAPON))
            if where == RESTING:
                resting |= 1 << dwarf
                at = ""
            places.append(read.space(where, self.rules) if at else HOME)
            if at and not newborns >> dwarf & 1:
                if self.state.occupied[places[-1]] != NOBODY:
                    raise Wrong(say("wrong-two-dwarfs", space=where))
                self.state.occupied[places[-1]] = self.seat
        if not FEWEST_DWARFS <= len(weapons) <= MOST_DWARFS:
            raise Wrong(say("wrong-family-size", low=FEWEST_DWARFS, high=MOST_DWARFS, count=len(weapons)))
        player = self.player
        player.weapons, player.places = tuple(weapons), tuple(places)
        player.newborns, player.resting = newborns, resting

    def read_tile(self, words: list[str]) -> None:
        """`meadow a4 b4`: any number of spaces with the same tile."""
        player, kind = self.player, words[0]
        bits = self.cover(words[1:], FOREST if kind in FOREST_TILES else MOUNTAIN)
        if kind == "meadow":
            player.meadows |= bits
        elif kind == "small_pasture":
            player.small_pastures |= bits
        elif kind == "cavern":
            player.caverns |= bits
        elif kind == "tunnel":
            player.tunnels |= bits
        elif kind == "deep_tunnel":
            player.deep_tunnels |= bits
        elif kind == "ore_mine":
            player.ore_mines |= bits
        else:
            player.ruby_mines |= bits

    def read_field(self, words: list[str]) -> None:
        """`field c4 b3` empty ones, `field c4 grain 3` with a crop."""
        crop = words[-2:] if len(words) > 2 and words[-2] in ("grain", "vegetable") else []
        bits = self.cover(words[1 : len(words) - len(crop)], FOREST)
        self.player.fields |= bits
        if crop:
            if (crop[0], crop[1]) not in CROPS:
                raise Wrong(say("wrong-crop", written=" ".join(crop)))
            kind = CROPS[crop[0], crop[1]]
            setattr(self.player, kind, getattr(self.player, kind) | bits)

    def read_large_pasture(self, words: list[str]) -> None:
        if len(words) != 3:
            raise Wrong(say("wrong-large-pasture"))
        first, second = read.cell(words[1]), read.cell(words[2])
        if (min(first, second), max(first, second)) not in FOREST_PAIRS:
            raise Wrong(say("wrong-no-neighbours", one=words[1], other=words[2]))
        bits = self.cover(words[1:], FOREST)
        self.player.large_pastures |= bits
        self.player.large_areas = (*self.player.large_areas, bits)

    def read_stables(self, words: list[str]) -> None:
        self.stable_line = self.line
        for name in words[1:]:
            bit = 1 << read.cell(name)
            if not bit & FOREST:
                raise Wrong(say("wrong-stable-in-mountain", cell=name))
            if bit & self.player.stables:
                raise Wrong(say("wrong-two-stables", cell=name))
            self.player.stables |= bit

    def check_stables(self) -> None:
        """At most three, never on a field, beside the board only on a tile."""
        player = self.player
        if player.stables.bit_count() > STABLES:
            raise Wrong(say("wrong-stables", most=STABLES, count=player.stables.bit_count()))
        if player.stables & player.fields:
            raise Wrong(say("wrong-stable-on-field"))
        if player.stables & ~ON_BOARD & ~player.tilled:
            raise Wrong(say("wrong-stable-beside"))

    def read_room(self, words: list[str]) -> None:
        """`room seam d3`."""
        if len(words) != 3:
            raise Wrong(say("wrong-room", written=" ".join(words)))
        state, player = self.state, self.player
        room = read.furnishing(words[1], self.rules)
        if not state.available >> room & 1:
            raise Wrong(say("wrong-not-for-sale", word=words[1]))
        cell = read.cell(words[2])
        self.cover(words[2:], MOUNTAIN)
        player.rooms = (*player.rooms, (cell, room))
        player.owned |= 1 << room
        state.take_from_display(room)

    def read_delivery(self, words: list[str]) -> None:
        """`delivery wood_supplier 5`: for so many more rounds."""
        if len(words) != 3:
            raise Wrong(say("wrong-delivery"))
        room = read.furnishing(words[1], self.rules)
        most = self.rules.furnishings[room].deliveries
        if not most:
            raise Wrong(say("wrong-delivers-nothing", word=words[1]))
        if room in [other for other, _ in self.player.deliveries]:
            raise Wrong(say("wrong-delivers-already", word=words[1]))
        self.player.deliveries = (*self.player.deliveries, (room, read.number(words[2:], 1, most)))

    def cover(self, names: list[str], land: int) -> int:
        """Take spaces for a tile, each once."""
        bits = 0
        if not names:
            raise Wrong(say("wrong-no-cells"))
        for name in names:
            bit = 1 << read.cell(name)
            if not bit & land:
                raise Wrong(say("wrong-in-forest" if land == MOUNTAIN else "wrong-in-mountain", cell=name))
            if bit & self.used:
                raise Wrong(say("wrong-two-tiles", cell=name))
            self.used |= bit
            bits |= 1 << CELL_BY_NAME[name]
        return bits
