"""The slow encoder: every piece in a few plain lines. What the fast one says has to be the same."""

from collections.abc import Callable

import numpy

from caverna.engine.goods import GOODS_COUNT
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.rounds.scoring import score_sheet
from caverna.engine.state.game_state import NOBODY, OUTSIDER, GameState
from caverna.engine.state.player import Player
from caverna.research.doors import Figures, Slowly
from caverna.research.encoding.layout import BELOW_ZERO, DWARF, DWARFS, HARVESTS, LAND, MOST, SPACES, Layout

COLUMNS, ROWS = "zabcdefg", "012345"


def readable(layout: Layout, state: GameState, seat: int) -> dict[str, Figures]:
    """All pieces by name, as whole numbers of any size cut at 255."""
    known = PIECES | layout.doors.readable()
    found = {piece.name: known[piece.name](layout, state, seat) for piece in layout.pieces}
    return {name: numpy.clip(figures, 0, MOST) for name, figures in found.items()}


def from_here(state: GameState, seat: int) -> list[int]:
    """All seats, the observing one first."""
    count = len(state.players)
    return [(seat + i) % count for i in range(count)]


def each_player(
    state: GameState, seat: int, told: Callable[[Player], Figures | list[int] | list[list[int]]]
) -> Figures:
    """The same about every player."""
    return numpy.array([told(state.players[other]) for other in from_here(state, seat)])


def flags(size: int, chosen: list[int]) -> Figures:
    """1 for what is chosen."""
    return numpy.array([int(number in chosen) for number in range(size)])


def numbers_of(state: GameState, spaces: list[int]) -> list[int]:
    """The numbers of action spaces, as moves and records have them."""
    moves = state.rules.moves
    return [moves.all[moves.place[space]].values[0].number for space in spaces]


def drawn(figure_on: dict[int, int]) -> Figures:
    """A home board as a picture: for each space a figure."""
    picture = numpy.zeros((len(ROWS), len(COLUMNS)), numpy.int64)
    for cell, figure in figure_on.items():
        name = CELLS[cell]
        picture[ROWS.index(name[1]), COLUMNS.index(name[0])] = figure
    return picture


# The table.


def round_now(layout: Layout, state: GameState, seat: int) -> Figures:
    """The round."""
    return numpy.array([state.round])


def turn(layout: Layout, state: GameState, seat: int) -> Figures:
    """Whose decision it is; nobody's when chance decides or the game is over."""
    decides = state.agenda[-1].seat if state.agenda else -1
    return numpy.array([int(other == decides) for other in from_here(state, seat)])


def starting_player(layout: Layout, state: GameState, seat: int) -> Figures:
    """Who has the token."""
    return numpy.array([int(state.start == other) for other in from_here(state, seat)])


def breeders(layout: Layout, state: GameState, seat: int) -> Figures:
    """Who has chosen breeding at a harvest that lets one choose."""
    return numpy.array([state.breeders >> other & 1 for other in from_here(state, seat)])


def harvest(layout: Layout, state: GameState, seat: int) -> Figures:
    """What the end of the round brings."""
    return flags(HARVESTS, [state.harvest])


def markers(layout: Layout, state: GameState, seat: int) -> Figures:
    """Harvest markers that may still come, and question marks that have come."""
    return numpy.array([state.leaves, state.questions, state.questions_seen])


def work(layout: Layout, state: GameState, seat: int) -> Figures:
    """Who is at work, how strong, where, and whether on an expedition."""
    worker, decides = state.worker, state.agenda[-1].seat if state.agenda else -1
    weapons = state.players[decides].weapons if decides >= 0 else ()
    strength = weapons[worker] if 0 <= worker < len(weapons) else 0
    workplace = 0 if state.workplace < 0 else numbers_of(state, [state.workplace])[0] + 1
    who = DWARFS + 1 if worker == OUTSIDER else worker + 1
    return numpy.array([who, strength, workplace, int(bool(state.exploring))])


def question(layout: Layout, state: GameState, seat: int) -> Figures:
    """The step that asks."""
    return flags(len(layout.steps), [layout.steps.index(type(step).__name__) for step in state.agenda[-1:]])


def agenda(layout: Layout, state: GameState, seat: int) -> Figures:
    """How many steps of each kind are still to come."""
    coming = [type(step).__name__ for step in state.agenda]
    return numpy.array([coming.count(name) for name in layout.steps])


def space_open(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which action spaces there are."""
    return flags(SPACES, numbers_of(state, [*state.rules.printed, *state.cards]))


def space_taken(layout: Layout, state: GameState, seat: int) -> Figures:
    """Whose dwarf stands there: 1 for one's own, 2 for the next seat and so on."""
    found = numpy.zeros(SPACES, numpy.int64)
    for space, owner in enumerate(state.occupied):
        if owner != NOBODY:
            found[numbers_of(state, [space])] = 1 + from_here(state, seat).index(owner)
    return found


def space_goods(layout: Layout, state: GameState, seat: int) -> Figures:
    """What lies there."""
    found = numpy.zeros((SPACES, GOODS_COUNT), numpy.int64)
    for space, lying in enumerate(state.stock):
        for good, amount in lying:
            found[numbers_of(state, [space])[0], good] = amount
    return found


def cards_to_come(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which cards may still be turned up."""
    return flags(SPACES, numbers_of(state, list(cells_of(state.cards_left))))


def protected(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which spaces are not cleared this round."""
    return flags(SPACES, numbers_of(state, list(cells_of(state.protected))))


def for_sale(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which furnishings can still be bought."""
    tiles = state.rules.furnishings
    return flags(layout.furnishings, [tiles[index].number for index in cells_of(state.available)])


# The players.


def goods(layout: Layout, state: GameState, seat: int) -> Figures:
    """How many of each kind."""
    return each_player(state, seat, lambda player: player.goods)


def status(layout: Layout, state: GameState, seat: int) -> Figures:
    """Begging markers, passed, doubled, points."""
    rows = []
    for other in from_here(state, seat):
        player = state.players[other]
        points = sum(score_sheet(state, other).values()) + BELOW_ZERO
        rows.append([player.begging, int(bool(player.passed)), int(bool(player.doubled)), points])
    return numpy.array(rows)


def family(layout: Layout, state: GameState, seat: int) -> Figures:
    """Each dwarf: there, strength, the space where he stands, newborn, resting."""

    def told(player: Player) -> list[list[int]]:
        rows = []
        for dwarf, (strength, place) in enumerate(zip(player.weapons, player.places, strict=True)):
            where = 0 if place < 0 else numbers_of(state, [place])[0] + 1
            rows.append([1, strength, where, player.newborns >> dwarf & 1, player.resting >> dwarf & 1])
        return (rows + [[0] * len(DWARF)] * DWARFS)[:DWARFS]

    return each_player(state, seat, told)


def deliveries(layout: Layout, state: GameState, seat: int) -> Figures:
    """For how many more rounds each supplier delivers."""
    tiles = state.rules.furnishings

    def told(player: Player) -> list[int]:
        left = {tiles[tile].number: rounds for tile, rounds in player.deliveries}
        return [left.get(number, 0) for number in range(layout.furnishings)]

    return each_player(state, seat, told)


def rooms(layout: Layout, state: GameState, seat: int) -> Figures:
    """How many of each furnishing."""
    tiles = state.rules.furnishings

    def told(player: Player) -> list[int]:
        built = [tiles[tile].number for _, tile in player.rooms]
        return [built.count(number) for number in range(layout.furnishings)]

    return each_player(state, seat, told)


def room_at(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which furnishing lies where, by its number and one."""
    tiles = state.rules.furnishings
    return each_player(
        state, seat, lambda player: drawn({cell: tiles[tile].number + 1 for cell, tile in player.rooms})
    )


def large_pasture_at(layout: Layout, state: GameState, seat: int) -> Figures:
    """Which two spaces belong together."""

    def told(player: Player) -> Figures:
        areas = enumerate(player.large_areas)
        return drawn({cell: number + 1 for number, area in areas for cell in cells_of(area)})

    return each_player(state, seat, told)


def land(layout: Layout, state: GameState, seat: int) -> Figures:
    """Each kind of tile as a picture."""

    def told(player: Player) -> Figures:
        kinds: list[int] = [getattr(player, name) for name in LAND]
        return numpy.array([drawn(dict.fromkeys(cells_of(cells), 1)) for cells in kinds])

    return each_player(state, seat, told)


PIECES: dict[str, Slowly] = {
    "round": round_now,
    **{
        piece.__name__: piece
        for piece in (
            turn, starting_player, breeders, harvest, markers, work, question, agenda,
            space_open, space_taken, space_goods, cards_to_come, protected, for_sale,
            goods, status, family, deliveries, rooms, room_at, large_pasture_at, land,
        )
    },
}  # fmt: skip
