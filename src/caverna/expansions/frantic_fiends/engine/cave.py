"""Orcs that come into the cave: which place they take."""

from caverna.engine.agenda.step import Step
from caverna.engine.home_board import ENTRY_CELL, cells_of
from caverna.engine.question import Asked, ask
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.accommodated_herds import herds_now
from caverna.expansions.frantic_fiends.engine.beds import NO_BED, beds_now
from caverna.expansions.frantic_fiends.engine.befriend import offer_homes
from caverna.expansions.frantic_fiends.engine.fields import ORC
from caverna.expansions.frantic_fiends.engine.occupation import occupy
from caverna.expansions.frantic_fiends.engine.orcs import is_in_cave, put_orc, uncover
from caverna.expansions.frantic_fiends.engine.player import (
    CAVERN,
    DEEP_TUNNEL,
    GONE,
    ORC_NAMES,
    ORE_MINE,
    RUBY_MINE,
    TUNNEL,
    FiendPlayer,
)
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

Place = tuple[int, int]
"""A space of the cave, and what lies there."""


def open_places(state: GameState, player: FiendPlayer, orc: int) -> list[Place]:
    """Every space of the cave without another orc. The orc's own place is one of them."""
    places = [(cell, CAVERN) for cell in cells_of(player.caverns)]
    places += [(cell, TUNNEL) for cell in cells_of(player.tunnels)]
    places += [(cell, DEEP_TUNNEL) for cell in cells_of(player.deep_tunnels)]
    places += [(cell, ORE_MINE) for cell in cells_of(player.ore_mines)]
    places += [(cell, RUBY_MINE) for cell in cells_of(player.ruby_mines)]
    places += [room for room in player.rooms if room[0] != ENTRY_CELL]
    places += [entry for entry in player.hidden if entry[0] == player.orcs[orc]]
    return places


def attraction(state: GameState, player: FiendPlayer, place: Place) -> tuple[int, int]:
    """What an orc looks at: first the kind of place, then how good it is."""
    cell, what = place
    if what == RUBY_MINE:
        return 5, player.mined_on(cell)
    if what == ORE_MINE:
        return 4, player.mined_on(cell)
    if what >= 0:
        return 3, state.rules.furnishings[what].points
    if what == CAVERN:
        return 2, 0
    return 1, 1 if what == DEEP_TUNNEL else 0


def inhabited(state: GameState, seat: int) -> int:
    """The spaces where an animal, a dwarf or a friendly orc is."""
    player = player_of(state, seat)
    found = 0
    for herd in herds_now(state, seat):
        found |= 1 << herd[0]
    for _, home, _ in player.friends:
        found |= 1 << home
    for _, prison in player.captives:
        found |= 1 << prison
    for bed in beds_now(state, seat):
        if bed != NO_BED:
            found |= 1 << bed
    return found


def best_places(state: GameState, seat: int, orc: int) -> list[int]:
    """The spaces an orc would take, all equally good in its eyes."""
    player = player_of(state, seat)
    cells = most_attractive(state, player, orc)
    if len(cells) < 2:
        return cells or [ENTRY_CELL]
    liked = inhabited(state, seat)
    return [cell for cell in cells if liked >> cell & 1] or cells


def most_attractive(state: GameState, player: FiendPlayer, orc: int) -> list[int]:
    """The places of most attraction in order: kind by kind, the best first, until there is one."""
    mines = player.ruby_mines | own_place(player, orc, RUBY_MINE)
    if not mines:
        mines = player.ore_mines | own_place(player, orc, ORE_MINE)
    if mines:
        return fullest(player, cells_of(mines))
    rooms = [room for room in player.rooms if room[0] != ENTRY_CELL]
    rooms += [entry for entry in player.hidden if entry[0] == player.orcs[orc] and entry[1] >= 0]
    if rooms:
        return of_most_points(state, rooms)
    cells = player.caverns | own_place(player, orc, CAVERN)
    if not cells:
        cells = player.deep_tunnels | own_place(player, orc, DEEP_TUNNEL)
    if not cells:
        cells = player.tunnels | own_place(player, orc, TUNNEL)
    return list(cells_of(cells))


def own_place(player: FiendPlayer, orc: int, ground: int) -> int:
    """The orc's own place as a set, if such ground lies there."""
    for cell, what in player.hidden:
        if what == ground and cell == player.orcs[orc]:
            return 1 << cell
    return 0


def fullest(player: FiendPlayer, mines: tuple[int, ...]) -> list[int]:
    """The mines in which most lies."""
    if not player.mined:
        return list(mines)
    most = max([player.mined_on(cell) for cell in mines])
    return [cell for cell in mines if player.mined_on(cell) == most]


def of_most_points(state: GameState, rooms: list[Place]) -> list[int]:
    """The rooms with the highest printed points, in order."""
    tiles = state.rules.furnishings
    most = 0
    best: list[int] = []
    for cell, number in rooms:
        points = tiles[number].points
        if points > most or not best:
            most, best = points, [cell]
        elif points == most:
            best.append(cell)
    best.sort()
    return best


class EnterCave(Step):
    """Which place does the orc take?"""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def options(self, state: GameState) -> list[int]:
        if player_of(state, self.seat).orcs[self.orc] == GONE:
            return []
        cells = best_places(state, self.seat, self.orc)
        moves = rules_of(state).fiend_moves.occupy[self.orc]
        return [moves[cell] for cell in cells] if len(cells) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        self.enter(state, state.rules.moves.second[move])

    def run(self, state: GameState) -> None:
        if player_of(state, self.seat).orcs[self.orc] != GONE:
            self.enter(state, best_places(state, self.seat, self.orc)[0])

    def enter(self, state: GameState, cell: int) -> None:
        """Leave the old place, if there is one, and take the new one."""
        player = player_of(state, self.seat)
        old = player.orcs[self.orc]
        if old == cell:
            return
        if is_in_cave(player, self.orc):
            put_orc(own(state, self.seat), self.orc, GONE)
            uncover(state, self.seat, old)
        occupy(state, self.seat, self.orc, cell)
        offer_homes(state, self.seat)

    def question(self, state: GameState) -> Asked:
        return ask("enter-cave", orc=ORC_NAMES[self.orc])
