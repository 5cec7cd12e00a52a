"""What no game leads to, however it is written: found by the rules, told with the line that says so."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from caverna.engine.home_board import CELLS, ENTRANCE, NEIGHBOURS, cells_of
from caverna.engine.hooks import FURNISH_TUNNELS
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.reasons import Text, say
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.state.player import HOME
from caverna.engine.verbs.grow_family import ORDINARY_LIMIT, beds_of
from caverna.expansion import BASE_GAME
from caverna.record.position_words import Line

TABLE = -1
FOREST_LINES = ("meadow", "field", "small_pasture", "large_pasture")
MOUNTAIN_LINES = ("cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "room")


@dataclass(frozen=True)
class Fault:
    """What is impossible, and how to find the line that says it."""

    why: Text
    seat: int
    lines: tuple[str, ...]
    """The kinds of line it can stand in."""
    word: str = ""
    """A word of that line."""

    def line(self, lines: list[Line]) -> int:
        """The number of the first line that fits; the seat's first one if none does."""
        found, seat = 1, TABLE
        for number, words in lines:
            if words[0] == "seat":
                seat = SEAT_NAMES.index(words[1])
                found = number if seat == self.seat else found
            elif seat == self.seat and words[0] in self.lines and (not self.word or self.word in words):
                return number
        return found


Check = Callable[[GameState], Iterator[Fault]]


def goods_under_dwarfs(state: GameState) -> Iterator[Fault]:
    """Whoever is placed takes what lies there; more comes when everybody is at home again."""
    for space, occupant in enumerate(state.occupied):
        if occupant != NOBODY and state.stock[space]:
            key = state.rules.space_keys[space]
            yield Fault(say("wrong-goods-under-dwarf", space=key), TABLE, ("on",), key)


def dwarfs_without_beds(state: GameState) -> Iterator[Fault]:
    """Nobody is born without a bed, and the sixth dwarf sleeps nowhere but in the dwelling for the sixth."""
    for seat, player in enumerate(state.players):
        beds = beds_of(state, seat)
        if player.dwarfs <= beds:
            continue
        if player.dwarfs > ORDINARY_LIMIT <= beds:
            why = say("wrong-no-bed-for-sixth", dwarfs=player.dwarfs)
        else:
            why = say("wrong-no-bed", dwarfs=player.dwarfs, beds=beds)
        yield Fault(why, seat, ("dwarfs",))


def newborns_without_parents(state: GameState) -> Iterator[Fault]:
    """A newborn dwarf stands with its parent until both come home."""
    is_at_work = any(place != HOME for player in state.players for place in player.places)
    for seat, player in enumerate(state.players):
        for dwarf in cells_of(player.newborns):
            place = player.places[dwarf]
            if place == HOME and is_at_work:
                yield Fault(say("wrong-newborn-at-home"), seat, ("dwarfs",))
            elif place != HOME and state.occupied[place] != seat:
                key = state.rules.space_keys[place]
                yield Fault(say("wrong-newborn-alone", space=key), seat, ("dwarfs",))


def tiles_that_touch_nothing(state: GameState) -> Iterator[Fault]:
    """The first tile of the forest lies before the entrance; every other one beside a tile of its land."""
    for seat, player in enumerate(state.players):
        forest = player.tilled & ~reached(player.tilled, ENTRANCE)
        mountain = player.cave_system & ~reached(player.cave_system, player.room_cells)
        for cells, lines in ((forest, FOREST_LINES), (mountain, MOUNTAIN_LINES)):
            for cell in cells_of(cells)[:1]:
                why = say("wrong-tile-alone", cell=CELLS[cell])
                yield Fault(why, seat, lines, CELLS[cell])


def reached(cells: int, start: int) -> int:
    """The spaces one comes to from some of them without leaving them."""
    found = cells & start & -(cells & start)
    while True:
        around = found
        for cell in cells_of(found):
            around |= NEIGHBOURS[cell] & cells
        if around == found:
            return found
        found = around


def tunnels_without_mines(state: GameState) -> Iterator[Fault]:
    """Ore mine and deep tunnel are one tile; a ruby mine or a room may lie on the tunnel by now."""
    for seat, player in enumerate(state.players):
        built = player.room_cells if state.rules.permits(player, FURNISH_TUNNELS) else 0
        partners = player.deep_tunnels | player.ruby_mines | built
        if not are_pairs(list(cells_of(player.ore_mines)), player.deep_tunnels, partners):
            is_tunnel = player.deep_tunnels.bit_count() > player.ore_mines.bit_count()
            why = say("wrong-tunnel-alone" if is_tunnel else "wrong-mine-alone")
            yield Fault(why, seat, ("deep_tunnel",) if is_tunnel else ("ore_mine",))


def are_pairs(mines: list[int], tunnels: int, partners: int) -> bool:
    """Whether every mine has a neighbour of its own among the partners, and every deep tunnel is one."""
    if not mines:
        return not tunnels
    for cell in cells_of(NEIGHBOURS[mines[0]] & partners):
        if are_pairs(mines[1:], tunnels & ~(1 << cell), partners & ~(1 << cell)):
            return True
    return False


def tiles_that_cover_each_other(state: GameState) -> Iterator[Fault]:
    """Of two tiles that cover each other one player has only one in force."""
    tiles = state.rules.furnishings
    for seat, player in enumerate(state.players):
        keys = [tiles[number].key for _, number in player.rooms]
        for _, number in player.rooms:
            covered = tiles[number].covers
            if covered in keys and tiles[number].key < covered:
                why = say("wrong-covered", one=tiles[number].key, other=covered)
                yield Fault(why, seat, ("room",), covered)


def deliveries_of_nobody(state: GameState) -> Iterator[Fault]:
    """A supplier delivers to whoever has built it."""
    for seat, player in enumerate(state.players):
        for number, _ in player.deliveries:
            if not player.owned >> number & 1:
                key = state.rules.furnishings[number].key
                yield Fault(say("wrong-delivery-of-nobody", word=key), seat, ("delivery",), key)


EVERYWHERE: tuple[Check, ...] = (goods_under_dwarfs, tiles_that_cover_each_other)
"""What holds with every box."""
BASE_ONLY: tuple[Check, ...] = (
    dwarfs_without_beds,
    newborns_without_parents,
    tiles_that_touch_nothing,
    tunnels_without_mines,
    deliveries_of_nobody,
)
"""What a box may bring about all the same, with something that takes tiles or beds away."""


def impossible(state: GameState) -> Iterator[Fault]:
    """All that no game leads to."""
    is_base = state.rules.expansion == BASE_GAME
    for check in (*EVERYWHERE, *BASE_ONLY) if is_base else EVERYWHERE:
        yield from check(state)
