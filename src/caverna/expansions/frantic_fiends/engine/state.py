"""What the expansion adds to a player and to the table."""

from typing import Final, cast

from caverna.engine.home_board import ENTRANCE, touching
from caverna.engine.state.game_state import GameState
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
        return len(self.weapons) - self.captured.bit_count()

    @property
    def beds_needed(self) -> int:
        return len(self.weapons) - self.captured.bit_count()

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


class FiendState(GameState):
    """A table with event boards, bounty board and supply boards."""

    __slots__ = (
        "event", "bribes", "extensions", "long_strips", "short_strips", "copies",
        "traps_left", "rewards", "acting", "deck", "drawn", "milestone", "first", "outdated",
    )  # fmt: skip

    def __init__(
        self,
        base: GameState,
        event: int,
        bribes: tuple[int, ...],
        extensions: int,
        long_strips: int,
        short_strips: int,
        copies: tuple[tuple[int, int], ...],
        traps_left: tuple[int, ...],
        rewards: int,
        acting: int,
        deck: int,
        drawn: tuple[int, ...],
        milestone: int,
        first: int,
        outdated: int,
    ) -> None:
        super().__init__(
            base.rules, base.players.copy(), 0, base.agenda.copy(), base.answers, base.crowded,
            base.round, base.start, base.occupied.copy(), base.stock.copy(),
            base.cards, base.cards_left, base.available,
            base.leaves, base.questions, base.questions_seen, base.harvest, base.breeders,
            base.worker, base.workplace, base.exploring, base.protected,
        )  # fmt: skip
        self.event = event
        """How many orc events have begun."""
        self.bribes = bribes
        """The good on the bribe marker of each event board."""
        self.extensions = extensions
        """Bit set of the supply extensions in play; likewise the strips of the bounty board."""
        self.long_strips = long_strips
        self.short_strips = short_strips
        self.copies = copies
        """(furnishing, tiles left) of those there are several of, but not enough for everybody."""
        self.traps_left = traps_left
        """For each kind of trap the number still for sale."""
        self.rewards = rewards
        """Bit set of the rewards still to be had."""
        self.acting = acting
        """The orc whose turn it is in an event, or GONE."""
        self.deck = deck
        """Bit set of the movement cards that can still be drawn for the orc whose turn it is."""
        self.drawn = drawn
        """For each seat the card drawn for that orc, or NO_CARD."""
        self.milestone = milestone
        """The milestone of a campaign game, or NO_MILESTONE."""
        self.first = first
        """The seat that began this round, whoever has the token by now; NOT_BEGUN before the first round."""
        self.outdated = outdated
        """So many pending ends of fights do not count for the weapon the fighter has got since."""

    def copy(self) -> "FiendState":
        self.unshared = 0
        return self.twin()

    def twin(self) -> "FiendState":
        """A copy that changes no player before `copy` is told."""
        return FiendState(
            self, self.event, self.bribes, self.extensions, self.long_strips, self.short_strips, self.copies,
            self.traps_left, self.rewards, self.acting, self.deck, self.drawn, self.milestone, self.first,
            self.outdated,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            super().key(), self.event, self.bribes, self.extensions, self.long_strips, self.short_strips,
            self.copies, self.traps_left, self.rewards, self.acting, self.deck, self.drawn, self.milestone,
            self.first, self.outdated,
        )  # fmt: skip

    def with_worker(self, worker: int) -> "FiendState":
        asked = self.twin()
        asked.worker = worker
        return asked

    def turn_order(self) -> list[int]:
        """All seats as in the round just played: a token taken in it counts from the next one on."""
        if self.first == NOT_BEGUN:
            return super().turn_order()
        count = len(self.players)
        return [(self.first + i) % count for i in range(count)]

    def for_sale(self, seat: int) -> int:
        if player_of(self, seat).is_free_of_orcs():
            return self.available
        return self.available & ~self.rules.yellow

    def take_from_display(self, furnishing: int) -> None:
        for i, (kind, left) in enumerate(self.copies):
            if kind == furnishing and left > 1:
                self.copies = (*self.copies[:i], (kind, left - 1), *self.copies[i + 1 :])
                return
        self.copies = tuple(entry for entry in self.copies if entry[0] != furnishing)
        super().take_from_display(furnishing)


NO_CARD: Final = -1
NO_MILESTONE: Final = -1
NOT_BEGUN: Final = -1


def fiends(state: GameState) -> FiendState:
    """The state of a game that is played with the expansion."""
    return cast(FiendState, state)


def player_of(state: GameState, seat: int) -> FiendPlayer:
    """A player, to be read."""
    return cast(FiendPlayer, state.players[seat])


def own(state: GameState, seat: int) -> FiendPlayer:
    """A player, to be changed."""
    return cast(FiendPlayer, state.own(seat))


def cells_with_orcs(player: FiendPlayer) -> int:
    """The spaces where nasty orcs stand."""
    cells = 0
    for place in player.orcs:
        if place >= 0:
            cells |= 1 << place
    return cells


def at_home(friend: Friend) -> bool:
    """Whether a friendly orc can still be placed this round."""
    return friend[2] == HOME
