"""A position as a row of small numbers, seen from one seat: what the learned judgement reads.

Every number lies between 0 and 255, so that a position is a short string of bytes.
"""

from typing import Final

from caverna.bots.mind.packing import FOREST_ON_BOARD, MOUNTAIN_ON_BOARD, twins_that_fit
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FOOD, GOLD, GRAIN, RUBY, SHEEP, VEGETABLE, count
from caverna.engine.home_board import REWARD_CELLS
from caverna.engine.rounds.scoring import bonus_points, total_score, unused_spaces
from caverna.engine.rounds.work_phase import placeable
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    HARVEST,
    NO_HARVEST,
    NOBODY,
    PAYMENT,
    GameState,
)
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.feed import feeding_need
from caverna.engine.verbs.grow_family import beds_of

FURNISHINGS: Final = 48
SPACES: Final = 64
ROUNDS: Final = 12
MOST: Final = 255
BELOW_ZERO: Final = 64
"""Points are counted from so many below nothing."""
FIRST_GOOD: Final = 13
"""Where a row begins to say what goods there are,"""
FIRST_DWARF: Final = 27
"""whether there is a third dwarf, a fourth and so on,"""
FREE_BEDS: Final = 32
"""for how many more there is room,"""
FIRST_WEAPON: Final = 33
"""and how strong they are, the strongest first."""
FIRST_ROOM: Final = 98
"""Where a row begins to say which furnishings a seat has."""
POINTS: Final = FIRST_ROOM + FURNISHINGS
"""Where it has the points as they stand."""
REWARD_BITS: Final = tuple(1 << cell for cell in sorted(REWARD_CELLS))


def features(state: GameState, seat: int) -> bytes:
    """All of it: the round, the seat's own farm, the others in short, the action board."""
    row: list[int] = [0] * 13
    row[min(state.round, 12)] = 1
    own_farm(state, seat, row)
    others(state, seat, row)
    board(state, row)
    return bytes(row)


def own_farm(state: GameState, seat: int, row: list[int]) -> None:
    """Goods, family, land, herd, rooms, points."""
    player = state.players[seat]
    goods = player.goods
    for amount in goods:
        row.append(min(amount, MOST))
    row.append(min(player.begging, MOST))
    family(state, seat, player, row)
    land(player, row)
    herd(state, player, row)
    larder(state, seat, player, row)
    owned = player.owned
    for number in range(FURNISHINGS):
        row.append(owned >> number & 1)
    row += [
        min(MOST, max(0, total_score(state, seat) + BELOW_ZERO)),
        min(MOST, max(0, bonus_points(state, seat))),
        min(MOST, sum([left for _, left in player.deliveries])),
    ]


def family(state: GameState, seat: int, player: Player, row: list[int]) -> None:
    """Dwarfs, their weapons, who is still at home, beds."""
    dwarfs = len(player.weapons)
    for number in range(3, 7):
        row.append(1 if dwarfs >= number else 0)
    row += [
        player.newborns.bit_count(),
        max(0, beds_of(state, seat) - player.beds_needed),
    ]
    weapons = sorted(player.weapons, reverse=True)
    for i in range(6):
        row.append(weapons[i] if i < dwarfs else 0)
    at_home = 0 if player.passed else len(placeable(player))
    row.append(at_home)
    strongest = 0
    if at_home:
        for dwarf in placeable(player):
            strongest = max(strongest, player.weapons[dwarf])
    row += [
        strongest,
        1 if state.start == seat else 0,
    ]


def land(player: Player, row: list[int]) -> None:
    """Tiles by kind, and what room is left for more."""
    stables = player.stables
    row.append(player.meadows.bit_count())
    fields = player.fields
    row += [
        fields.bit_count(),
        (fields & ~player.sown).bit_count(),
        player.grain_1.bit_count(),
        player.grain_2.bit_count(),
        player.grain_3.bit_count(),
        player.vegetable_1.bit_count(),
        player.vegetable_2.bit_count(),
        player.small_pastures.bit_count(),
        len(player.large_areas),
        stables.bit_count(),
        (stables & ~player.tilled).bit_count(),
        player.caverns.bit_count(),
        player.tunnels.bit_count(),
        player.deep_tunnels.bit_count(),
        player.ore_mines.bit_count(),
        player.ruby_mines.bit_count(),
    ]
    tilled, cave = player.tilled, player.cave_system
    wild = FOREST_ON_BOARD & ~tilled
    rock = MOUNTAIN_ON_BOARD & ~cave
    row += [
        wild.bit_count(),
        rock.bit_count(),
        twins_that_fit(wild),
        twins_that_fit(rock),
        twins_that_fit(player.meadows),
        twins_that_fit(player.tunnels),
    ]
    covered = tilled | cave
    for bit in REWARD_BITS:
        row.append(0 if covered & bit else 1)
    row.append(unused_spaces(player))


def herd(state: GameState, player: Player, row: list[int]) -> None:
    """Which kinds are there, which could breed, how much room is left."""
    goods = player.goods
    only, areas, rooms = pens_of(state.rules, player)
    animals = goods[SHEEP] + goods[DONKEY] + goods[BOAR] + goods[CATTLE]
    room = sum(only) + sum(areas) + sum(rooms)
    row += [
        min(room, MOST),
        len(areas),
        max(0, room - animals),
        animals,
    ]
    for animal in (SHEEP, DONKEY, BOAR, CATTLE):
        row.append(1 if goods[animal] else 0)
        row.append(1 if goods[animal] >= 2 else 0)
    row += [
        sum([1 for animal in (SHEEP, DONKEY, BOAR, CATTLE) if goods[animal] >= 2]),
        min(only[1], goods[DONKEY]),
        min(goods[DOG] + 1, goods[SHEEP]) if goods[DOG] else 0,
    ]


def larder(state: GameState, seat: int, player: Player, row: list[int]) -> None:
    """The next feeding, and what there is for it."""
    goods = player.goods
    need = feeding_need(state, seat, False, 0)
    reserve = goods[GRAIN] + 2 * goods[VEGETABLE] + 2 * goods[RUBY] + max(0, goods[GOLD] - 1)
    meat = goods[SHEEP] + goods[DONKEY] + 2 * goods[BOAR] + 3 * goods[CATTLE]
    food = goods[FOOD]
    row += [
        need,
        max(0, need - food),
        max(0, need - food - goods[GRAIN] - 2 * goods[VEGETABLE]),
        max(0, need - food - reserve),
        max(0, need - food - reserve - meat),
        max(0, min(MOST, food - need)),
    ]
    harvest = state.harvest
    row += [
        1 if harvest == NO_HARVEST else 0,
        1 if harvest == PAYMENT else 0,
        1 if harvest == HARVEST else 0,
        1 if harvest == FIELD_OR_BREEDING else 0,
        min(MOST, max(0, state.leaves)),
        min(MOST, max(0, state.questions)),
    ]


def others(state: GameState, seat: int, row: list[int]) -> None:
    """The other players together: how many moves they have before the round is over, and how they stand."""
    count, waiting, dwarfs, best, beds, armed = len(state.players), 0, 0, 0, 0, 0
    for other in range(count):
        if other == seat:
            continue
        player = state.players[other]
        if not player.passed:
            waiting += sum([1 for place in player.places if place == HOME])
        dwarfs += len(player.weapons)
        armed += sum([1 for strength in player.weapons if strength])
        beds += max(0, beds_of(state, other) - player.beds_needed)
        best = max(best, total_score(state, other) + BELOW_ZERO)
    row += [
        count,
        waiting,
        dwarfs,
        min(MOST, max(0, best)),
        beds,
        armed,
    ]


def board(state: GameState, row: list[int]) -> None:
    """What lies on every free space, which cards are there, and which furnishings are for sale."""
    occupied, stock = state.occupied, state.stock
    shown: list[int] = [0] * SPACES
    pieces: list[int] = [0] * SPACES
    for numbers in (state.rules.printed, state.cards):
        for number in numbers:
            if occupied[number] == NOBODY:
                shown[number] = 1
                lying = stock[number]
                if lying:
                    pieces[number] = min(MOST, count(lying))
    row += shown
    row += pieces
    available = state.available
    for number in range(FURNISHINGS):
        row.append(available >> number & 1)
