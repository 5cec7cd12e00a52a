"""The pieces of the box as a row of bytes, seen from one seat, quickly. `readable` says the same slowly."""

from typing import Final

from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.moves import CARDS_OF_A_DECK
from caverna.expansions.frantic_fiends.engine.player import ASIDE, EXTRA_ORC, GONE, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.research.encoding.layout import (
    DWARFS,
    GRID,
    GRID_COLUMNS,
    GRID_ROWS,
    MOST,
    ON_GRID,
    Layout,
    Shape,
)

BOARDS: Final = 16
TRAPS: Final = 16
REWARDS: Final = 32
"""Room for as many numbers."""
EVENT: Final = ("begun", "acting", "milestone", "outdated")
ORC: Final = ("there", "aside", "strength", "held", "displaced")
FRIEND: Final = ("there", "place")
FRIENDS: Final = EXTRA_ORC + 1
UNDER_AN_ORC: Final = 256
"""What lies under an orc and is no furnishing counts down from here."""


def pieces_for(players: int, furnishings: int) -> list[Shape]:
    """Names and shapes, in the order in which they stand."""
    picture = (players, GRID_ROWS, GRID_COLUMNS)
    return [
        ("event", (len(EVENT),)),
        ("began", (players,)),
        ("bribes", (EVENTS,)),
        ("extensions", (BOARDS,)),
        ("long_strips", (BOARDS,)),
        ("short_strips", (BOARDS,)),
        ("rewards", (REWARDS,)),
        ("deck", (CARDS_OF_A_DECK,)),
        ("traps_left", (TRAPS,)),
        ("copies_left", (furnishings,)),
        ("card_drawn", (players,)),
        ("orcs", (players, ORCS, len(ORC))),
        ("orc_at", (players, ORCS, GRID_ROWS, GRID_COLUMNS)),
        ("under_orc_at", picture),
        ("captive_at", picture),
        ("friends", (players, FRIENDS, len(FRIEND))),
        ("friend_at", picture),
        ("trap_at", picture),
        ("active_trap_at", picture),
        ("mined_at", picture),
        ("herd_at", picture),
        ("herd_size_at", picture),
        ("watching_dogs_at", picture),
        ("beds", (players, DWARFS)),
    ]


class FiendEncoder:
    """Writes the pieces of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.players = layout.players
        self.space_numbers = layout.space_numbers
        self.furnishing_numbers = layout.furnishing_numbers
        self.size = 0
        starts = dict[str, int]()
        for name, shape in pieces_for(layout.players, layout.furnishings):
            starts[name] = self.size
            length = 1
            for each in shape:
                length *= each
            self.size += length
        self.event = starts["event"]
        self.began = starts["began"]
        self.bribes = starts["bribes"]
        self.extensions = starts["extensions"]
        self.long_strips = starts["long_strips"]
        self.short_strips = starts["short_strips"]
        self.rewards = starts["rewards"]
        self.deck = starts["deck"]
        self.traps_left = starts["traps_left"]
        self.copies_left = starts["copies_left"]
        self.card_drawn = starts["card_drawn"]
        self.orcs = starts["orcs"]
        self.orc_at = starts["orc_at"]
        self.under_orc_at = starts["under_orc_at"]
        self.captive_at = starts["captive_at"]
        self.friends = starts["friends"]
        self.friend_at = starts["friend_at"]
        self.trap_at = starts["trap_at"]
        self.active_trap_at = starts["active_trap_at"]
        self.mined_at = starts["mined_at"]
        self.herd_at = starts["herd_at"]
        self.herd_size_at = starts["herd_size_at"]
        self.watching_dogs_at = starts["watching_dogs_at"]
        self.beds = starts["beds"]

    def encode(self, state: GameState, seat: int) -> bytearray:
        """All pieces, the observing seat first."""
        row = bytearray(self.size)
        count = self.players
        self.table(state, seat, row)
        for i in range(count):
            player = player_of(state, (seat + i) % count)
            self.nasty(player, i, row)
            if player.friends:
                self.friendly(player, i, row)
            self.home(player, i, row)
        return row

    def table(self, state: GameState, seat: int, row: bytearray) -> None:
        """Event boards, bounty board, supply and the cards of an event."""
        fiend_state, count = fiends(state), self.players
        at = self.event
        row[at] = fiend_state.event
        row[at + 1] = fiend_state.acting + 1
        row[at + 2] = fiend_state.milestone + 1
        row[at + 3] = min(MOST, fiend_state.outdated)
        if fiend_state.first >= 0:
            row[self.began + (fiend_state.first - seat) % count] = 1
        at = self.bribes
        for good in fiend_state.bribes:
            row[at] = good + 1
            at += 1
        mark(row, self.extensions, fiend_state.extensions)
        mark(row, self.long_strips, fiend_state.long_strips)
        mark(row, self.short_strips, fiend_state.short_strips)
        mark(row, self.rewards, fiend_state.rewards)
        mark(row, self.deck, fiend_state.deck)
        at = self.traps_left
        for left in fiend_state.traps_left:
            row[at] = min(MOST, left)
            at += 1
        for tile, left in fiend_state.copies:
            row[self.copies_left + self.furnishing_numbers[tile]] = min(MOST, left)
        for owner, card in enumerate(fiend_state.drawn):
            row[self.card_drawn + (owner - seat) % count] = card + 1

    def nasty(self, player: FiendPlayer, i: int, row: bytearray) -> None:
        """The orcs one by one, what lies under them, and whom they hold."""
        at, pictures = self.orcs + ORCS * len(ORC) * i, self.orc_at + ORCS * GRID * i
        held, displaced = player.held, player.displaced
        for orc, place in enumerate(player.orcs):
            if place != GONE:
                row[at] = 1
                row[at + 2] = min(MOST, player.strengths[orc])
                if place == ASIDE:
                    row[at + 1] = 1
                else:
                    row[pictures + ON_GRID[place]] = 1
                if held >> orc & 1:
                    row[at + 3] = 1
                if displaced >> orc & 1:
                    row[at + 4] = 1
            at += len(ORC)
            pictures += GRID
        for cell, what in player.hidden:
            number = self.furnishing_numbers[what] + 1 if what >= 0 else UNDER_AN_ORC + what
            row[self.under_orc_at + GRID * i + ON_GRID[cell]] = number
        for dwarf, cell in player.captives:
            row[self.captive_at + GRID * i + ON_GRID[cell]] = dwarf + 1

    def friendly(self, player: FiendPlayer, i: int, row: bytearray) -> None:
        """Where friendly orcs live and work."""
        at, picture = self.friends + FRIENDS * len(FRIEND) * i, self.friend_at + GRID * i
        for orc, cell, place in player.friends:
            row[at + len(FRIEND) * orc] = 1
            if place >= 0:
                row[at + len(FRIEND) * orc + 1] = self.space_numbers[place] + 1
            row[picture + ON_GRID[cell]] = orc + 1

    def home(self, player: FiendPlayer, i: int, row: bytearray) -> None:
        """Traps, goods in mines, and who stands and sleeps where during an event."""
        shift = GRID * i
        for cell, kind, is_active in player.traps:
            row[self.trap_at + shift + ON_GRID[cell]] = kind + 1
            if is_active:
                row[self.active_trap_at + shift + ON_GRID[cell]] = 1
        for cell, amount in player.mined:
            row[self.mined_at + shift + ON_GRID[cell]] = min(MOST, amount)
        herds = player.herds
        if herds is not None:
            for cell, animal, count, dogs in herds:
                place = shift + ON_GRID[cell]
                row[self.herd_at + place] = animal + 1
                row[self.herd_size_at + place] = min(MOST, count)
                row[self.watching_dogs_at + place] = min(MOST, dogs)
        at = self.beds + DWARFS * i
        for dwarf, cell in enumerate(player.beds):
            if cell >= 0 and dwarf < DWARFS:
                row[at + dwarf] = cell + 1


def mark(row: bytearray, at: int, bits: int) -> None:
    """1 for every member of a set."""
    while bits:
        if bits & 1:
            row[at] = 1
        bits >>= 1
        at += 1
