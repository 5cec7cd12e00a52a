"""Orcs that a holding trap keeps become friends as soon as there is a room for them."""

from caverna.engine.agenda.fields import set_of
from caverna.engine.agenda.step import Step
from caverna.engine.moves import DONE
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.events import ORC_BEFRIENDED
from caverna.expansions.frantic_fiends.engine.orcs import remove_orc, tell_of_orc
from caverna.expansions.frantic_fiends.engine.player import GONE, ORC_NAMES, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of


def free_orc_dwellings(state: GameState, player: FiendPlayer) -> list[int]:
    """The spaces of rooms for orcs where nobody lives."""
    homes = [home for _, home, _ in player.friends]
    rooms = rules_of(state).orc_dwellings
    return [cell for cell, number in player.rooms if rooms >> number & 1 and cell not in homes]


def free_guest_dwelling(state: GameState, seat: int) -> list[int]:
    """The space of the Guest dwelling, if no orc lives there and every dwarf finds another bed."""
    player, rules = player_of(state, seat), rules_of(state)
    homes = [home for _, home, _ in player.friends]
    cells = [cell for cell, number in player.rooms if number == rules.guest_dwelling and cell not in homes]
    return cells if cells and player.beds_needed < beds_for_dwarfs(state, player) else []


def beds_for_dwarfs(state: GameState, player: FiendPlayer) -> int:
    """All beds, that of the Guest dwelling included, even more than a family can need."""
    return sum(state.rules.furnishings[number].dwarfs for _, number in player.rooms)


def offer_homes(state: GameState, seat: int) -> None:
    """Ask held orcs in, if there are any."""
    if player_of(state, seat).held:
        state.agenda.append(OfferHomes(seat))


class OfferHomes(Step):
    """Which orc moves in where?"""

    __slots__ = ()
    ASKS = "offer-homes"

    def choices(self, state: GameState) -> tuple[list[int], bool]:
        """The moves, and whether one of them must be made."""
        player = player_of(state, self.seat)
        held = [orc for orc in range(ORCS) if player.held >> orc & 1]
        if not held:
            return [], False
        dwellings = free_orc_dwellings(state, player)
        cells = dwellings + free_guest_dwelling(state, self.seat)
        moves = rules_of(state).fiend_moves.move_in
        return [moves[orc][cell] for orc in held for cell in cells], len(dwellings) > 0

    def options(self, state: GameState) -> list[int]:
        moves, is_due = self.choices(state)
        if is_due:
            return moves if len(moves) > 1 else []
        return [*moves, DONE] if moves else []

    def answer(self, state: GameState, move: int) -> None:
        if move != DONE:
            moves = state.rules.moves
            self.move_in(state, moves.first[move], moves.second[move])

    def run(self, state: GameState) -> None:
        moves, is_due = self.choices(state)
        if is_due:
            self.answer(state, moves[0])

    def move_in(self, state: GameState, orc: int, cell: int) -> None:
        """The orc is a friend from now on; the trap that held it is used up."""
        befriend(state, self.seat, orc, cell)
        state.agenda.append(self)


def befriend(state: GameState, seat: int, orc: int, cell: int) -> None:
    """A held orc moves in."""
    player = own(state, seat)
    place = player.orcs[orc]
    tell_of_orc(state, ORC_BEFRIENDED, seat, orc, cell=cell)
    spring_trap(player, place)
    remove_orc(state, seat, orc)
    player.friends = (*player.friends, (orc, cell, HOME))


def spring_trap(player: FiendPlayer, cell: int) -> None:
    """A trap is used up."""
    player.traps = tuple((where, kind, 0 if where == cell else on) for where, kind, on in player.traps)


def lodger(state: GameState, seat: int) -> int:
    """The orc that lives in the Guest dwelling, or GONE."""
    player = player_of(state, seat)
    if not player.friends or not player.owned >> rules_of(state).guest_dwelling & 1:
        return GONE
    rooms = dict(player.rooms)
    for orc, home, _ in player.friends:
        if rooms.get(home) == rules_of(state).guest_dwelling:
            return orc
    return GONE


def move_to(state: GameState, seat: int, orc: int, cell: int) -> None:
    """A friendly orc lives in another room from now on."""
    player = own(state, seat)
    player.friends = tuple((who, cell if who == orc else home, place) for who, home, place in player.friends)


class LodgerMovesOut(Step):
    """Where does the orc of the Guest dwelling move when a dwarf needs its bed?"""

    __slots__ = ()
    ASKS = "lodger-moves-out"

    def rooms(self, state: GameState) -> list[int]:
        """A free orc dwelling of each kind."""
        player = player_of(state, self.seat)
        kinds = dict(player.rooms)
        return list({kinds[cell]: cell for cell in free_orc_dwellings(state, player)}.values())

    def options(self, state: GameState) -> list[int]:
        orc, rooms = lodger(state, self.seat), self.rooms(state)
        if orc == GONE or len(rooms) < 2:
            return []
        return [rules_of(state).fiend_moves.move_in[orc][cell] for cell in rooms]

    def answer(self, state: GameState, move: int) -> None:
        move_to(state, self.seat, lodger(state, self.seat), state.rules.moves.second[move])

    def run(self, state: GameState) -> None:
        orc, rooms = lodger(state, self.seat), self.rooms(state)
        if orc != GONE and rooms:
            move_to(state, self.seat, orc, rooms[0])


class ChangeRoom(Step):
    """Does a friendly orc move to another room?"""

    __slots__ = ("moved",)
    ASKS = "change-room"
    FIELDS = (("moved", set_of(len(ORC_NAMES))),)

    def __init__(self, seat: int, moved: int = 0) -> None:
        self.seat = seat
        self.moved = moved
        """Bit set of the orcs that have moved already."""

    def options(self, state: GameState) -> list[int]:
        player, rules = player_of(state, self.seat), rules_of(state)
        rooms = dict(player.rooms)
        cells = free_orc_dwellings(state, player) + free_guest_dwelling(state, self.seat)
        found = []
        for orc, home, _ in player.free_friends():
            if self.moved >> orc & 1:
                continue
            other = [cell for cell in cells if rooms[cell] != rooms[home]]
            found += [rules.fiend_moves.move_in[orc][cell] for cell in other]
        return [*found, DONE] if found else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            return
        moves = state.rules.moves
        orc = moves.first[move]
        move_to(state, self.seat, orc, moves.second[move])
        state.agenda.append(ChangeRoom(self.seat, self.moved | 1 << orc))
