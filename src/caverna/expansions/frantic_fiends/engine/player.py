"""What the expansion adds to a player."""

from typing import Final

from caverna.engine.home_board import ENTRANCE, touching
from caverna.engine.state.player import HOME, Player

ORCS: Final = 4
EXTRA_ORC: Final = 4
"""The additional orc, who is friendly from the start."""
ORC_NAMES: Final = "abcdx"

# Where an orc is that stands nowhere on the home board.
GONE: Final = -1
"""Defeated, or befriended."""
ASIDE: Final = -2
"""Not yet there."""

SetTrap = tuple[int, int, int]
"""Space, kind of trap, whether it is active."""
Friend = tuple[int, int, int]
"""Which orc, the space of the room he lives in, the action space he stands on or HOME."""
Herd = tuple[int, int, int, int]
"""Space, animal, how many, and how many dogs watch them."""
Hidden = tuple[int, int]
"""A mountain space under an orc, and what lies there: a furnishing, or one of the grounds below."""
Captive = tuple[int, int]
"""A dwarf, and the space where an orc holds him."""

# What can lie under an orc beside a furnishing.
CAVERN: Final = -1
TUNNEL: Final = -2
DEEP_TUNNEL: Final = -3
ORE_MINE: Final = -4
RUBY_MINE: Final = -5
GROUND_NAMES: Final = {
    CAVERN: "cavern",
    TUNNEL: "tunnel",
    DEEP_TUNNEL: "deep_tunnel",
    ORE_MINE: "ore_mine",
    RUBY_MINE: "ruby_mine",
}


class FiendPlayer(Player):
    """A player with orcs, traps and stocked mines.

    What lies under an orc is of no use: it is taken off the board and kept in `hidden` until the orc is gone.
    """

    __slots__ = (
        "orcs", "strengths", "held", "displaced", "traps", "trapped", "mined", "hidden", "covered",
        "captives", "captured", "friends", "herds", "beds",
    )  # fmt: skip

    def __init__(
        self,
        base: Player,
        orcs: tuple[int, ...],
        strengths: tuple[int, ...],
        held: int,
        displaced: int,
        traps: tuple[SetTrap, ...],
        trapped: int,
        mined: tuple[tuple[int, int], ...],
        hidden: tuple[Hidden, ...],
        covered: int,
        captives: tuple[Captive, ...],
        captured: int,
        friends: tuple[Friend, ...],
        herds: tuple[Herd, ...] | None,
        beds: tuple[int, ...],
    ) -> None:
        super().__init__(
            base.goods.copy(), base.begging,
            base.weapons, base.places, base.newborns, base.resting, base.passed,
            base.meadows, base.fields, base.small_pastures,
            base.large_pastures, base.large_areas, base.stables,
            base.caverns, base.tunnels, base.deep_tunnels, base.ore_mines, base.ruby_mines,
            base.grain_1, base.grain_2, base.grain_3, base.vegetable_1, base.vegetable_2,
            base.rooms, base.owned, base.deliveries, base.doubled,
        )  # fmt: skip
        self.orcs = orcs
        """The space each nasty orc stands on, or GONE, or ASIDE."""
        self.strengths = strengths
        self.held = held
        """Bit set of the orcs that a holding trap keeps."""
        self.displaced = displaced
        """Bit set of the orcs displaced in the event that is going on."""
        self.traps = traps
        self.trapped = trapped
        """The spaces of `traps` as a set."""
        self.mined = mined
        """(space, goods): ore or rubies lying in a mine."""
        self.hidden = hidden
        self.covered = covered
        """The spaces of `hidden` as a set."""
        self.captives = captives
        self.captured = captured
        """The dwarfs of `captives` as a bit set."""
        self.friends = friends
        self.herds = herds
        """Where the animals stand while they may not be moved; None while they may."""
        self.beds = beds
        """The space where each dwarf sleeps during an event."""

    def copy(self) -> "FiendPlayer":
        return FiendPlayer(
            self, self.orcs, self.strengths, self.held, self.displaced, self.traps, self.trapped, self.mined,
            self.hidden, self.covered, self.captives, self.captured, self.friends, self.herds, self.beds,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            super().key(), self.orcs, self.strengths, self.held, self.displaced, self.traps, self.trapped,
            self.mined, self.hidden, self.covered, self.captives, self.captured, self.friends, self.herds,
            self.beds,
        )  # fmt: skip

    # What the base game sees differently.

    @property
    def tilled(self) -> int:
        return self.meadows | self.fields | self.small_pastures | self.large_pastures | self.trapped

    @property
    def forest_edge(self) -> int:
        tilled = self.meadows | self.fields | self.small_pastures | self.large_pastures
        edge = touching(tilled | self.trapped)
        return edge if tilled or self.trapped & ENTRANCE else edge | ENTRANCE

    @property
    def cave_system(self) -> int:
        return (
            self.caverns
            | self.tunnels
            | self.deep_tunnels
            | self.ore_mines
            | self.ruby_mines
            | self.room_cells
            | self.covered
        )

    @property
    def free_dwarfs(self) -> int:
        return len(self.weapons) - len(self.captives)

    @property
    def beds_needed(self) -> int:
        return len(self.weapons) - len(self.captives)

    @property
    def idle(self) -> int:
        return self.newborns | self.resting | self.captured

    @property
    def guests(self) -> int:
        return len(self.friends)

    @property
    def workplaces(self) -> tuple[int, ...]:
        return (*self.places, *[place for _, _, place in self.friends])

    # Orcs.

    def nasty_orcs(self) -> list[int]:
        """The orcs that are neither defeated nor befriended, the one still to come included."""
        return [orc for orc in range(ORCS) if self.orcs[orc] != GONE]

    def is_free_of_orcs(self) -> bool:
        """Whether the last nasty orc is gone."""
        return all(place == GONE for place in self.orcs)

    def free_friends(self) -> list[Friend]:
        """The friendly orcs nobody holds captive."""
        return [friend for friend in self.friends if not self.covered >> friend[1] & 1]

    def mined_on(self, cell: int) -> int:
        """How much lies in the mine on a space."""
        for where, amount in self.mined:
            if where == cell:
                return amount
        return 0

    def cover_of(self, cell: int) -> str:
        if self.trapped >> cell & 1:
            return "why-ground-trap"
        return "why-ground-orc" if self.covered >> cell & 1 else ""


def at_home(friend: Friend) -> bool:
    """Whether a friendly orc can still be placed this round."""
    return friend[2] == HOME
