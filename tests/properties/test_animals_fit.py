"""The engine keeps exactly the herds that a plain search can place, and draws them where they may stand."""

from hypothesis import given, settings
from hypothesis import strategies as st

from caverna import Setup
from caverna.content.catalogue import ENTRY_ROOM
from caverna.engine.accommodation.arrange import Arrangement, arrange
from caverna.engine.accommodation.fits import fits
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, SHEEP
from caverna.engine.home_board import CELL_BY_NAME as CELL
from caverna.engine.home_board import ENTRY_CELL, FOREST_PAIRS, MOUNTAIN_CELLS, ON_BOARD
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.state.player import HOME, Player
from tests.oracles.brute_force_animals import can_place_all, faults, places

RULES = Setup(players=3).ruleset()
ROOMS_WITH_PLACES = ("mixed_dwelling", "cuddle_room", "breakfast_room", "stubble_room")
FOREST = [CELL[column + row] for row in "1234" for column in "abc"]
BESIDE = [CELL["a0"], CELL["z2"]]
GROUND = ("wild", "wild", "meadow", "field", "grain", "vegetable", "small_pasture")
MOUNTAIN = [cell for cell in MOUNTAIN_CELLS if ON_BOARD >> cell & 1 and cell != ENTRY_CELL]


@st.composite
def boards(draw: st.DrawFn) -> Player:
    """A home board with animals. Nothing is asked of how it could have come about."""
    player = new_game(RULES, ENTRY_CELL, ENTRY_ROOM).players[0].copy()
    free = set(FOREST + BESIDE)
    for pair in draw(st.lists(st.sampled_from(FOREST_PAIRS), max_size=2)):
        if free.issuperset(pair):
            free -= set(pair)
            area = 1 << pair[0] | 1 << pair[1]
            player.large_pastures |= area
            player.large_areas = (*player.large_areas, area)
    tilled = draw(st.lists(st.tuples(st.sampled_from(FOREST + BESIDE), st.sampled_from(GROUND)), max_size=6))
    for cell, ground in tilled:
        if cell in free:
            free.discard(cell)
            lay(player, ground, 1 << cell)
    may_have_stable = [cell for cell in FOREST + BESIDE if not player.fields >> cell & 1]
    may_have_stable = [cell for cell in may_have_stable if (ON_BOARD | player.tilled) >> cell & 1]
    for cell in draw(st.lists(st.sampled_from(may_have_stable), max_size=3)) if may_have_stable else []:
        player.stables |= 1 << cell
    mountain = draw(st.permutations(MOUNTAIN))
    for key in draw(st.sets(st.sampled_from((*ROOMS_WITH_PLACES, "seam")))):
        build(player, key, mountain.pop())
    for mines in ("ore_mines", "ruby_mines"):
        for _ in range(draw(st.integers(0, 2))):
            setattr(player, mines, getattr(player, mines) | 1 << mountain.pop())
    player.weapons = (0,) * draw(st.integers(2, 6))
    player.places = (HOME,) * len(player.weapons)
    player.goods[DOG] = draw(st.integers(0, 4))
    if draw(st.booleans()):
        for animal in FARM_ANIMALS:
            player.goods[animal] = draw(st.integers(0, 8))
    else:
        fill(player, draw)
    return player


def fill(player: Player, draw: st.DrawFn) -> None:
    """As many animals as the board just holds, or one more: where a mistake would show."""
    dogs = player.goods[DOG]
    for place in places(player, rooms_of(player)):
        watching = draw(st.integers(0, dogs)) if place.dogs_may_watch else 0
        dogs -= watching
        kind = SHEEP if watching else FARM_ANIMALS[draw(st.sampled_from(place.kinds))]
        number = draw(st.sampled_from((place.capacity, 0))) if not watching else watching + 1
        player.goods[kind] = min(8, player.goods[kind] + number)
    if draw(st.booleans()):
        player.goods[draw(st.sampled_from(FARM_ANIMALS))] += 1


def lay(player: Player, ground: str, bit: int) -> None:
    """Put one kind of ground on a forest space."""
    if ground == "meadow":
        player.meadows |= bit
    elif ground == "small_pasture":
        player.small_pastures |= bit
    elif ground != "wild":
        player.fields |= bit
        if ground == "grain":
            player.grain_2 |= bit
        elif ground == "vegetable":
            player.vegetable_1 |= bit


def build(player: Player, key: str, cell: int) -> None:
    """Put a furnishing on a mountain space."""
    number = RULES.furnishing_number[key]
    player.rooms = (*player.rooms, (cell, number))
    player.owned |= 1 << number
    player.caverns &= ~(1 << cell)


def rooms_of(player: Player) -> dict[str, int]:
    """The furnishings of a board by key, with their spaces."""
    return {RULES.furnishings[number].key: cell for cell, number in player.rooms}


def engine_says_yes(player: Player) -> bool:
    """Whether the engine finds room for all animals."""
    goods = player.goods
    pens = pens_of(RULES, player)
    return fits(pens, goods[DOG], goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE])


@settings(max_examples=400, deadline=None)
@given(boards())
def test_a_herd_fits_exactly_if_a_plain_search_places_it(player: Player) -> None:
    assert engine_says_yes(player) == can_place_all(player, rooms_of(player))


@settings(max_examples=100, deadline=None)
@given(boards(), st.data())
def test_taking_an_animal_away_never_makes_a_herd_too_large(player: Player, data: st.DataObject) -> None:
    owned = [animal for animal in FARM_ANIMALS if player.goods[animal]]
    fitted = engine_says_yes(player)
    if owned:
        player.goods[data.draw(st.sampled_from(owned))] -= 1
    assert engine_says_yes(player) or not fitted


@settings(max_examples=100, deadline=None)
@given(boards())
def test_another_dog_never_makes_a_herd_too_large(player: Player) -> None:
    fitted = engine_says_yes(player)
    player.goods[DOG] += 1
    assert engine_says_yes(player) or not fitted


@settings(max_examples=400, deadline=None)
@given(boards())
def test_a_herd_that_fits_is_drawn_whole_and_where_it_may_stand(player: Player) -> None:
    standing = arrange(RULES, player)
    assert faults(player, rooms_of(player), standing) == []
    if engine_says_yes(player):
        assert drawn(standing) == {animal: player.goods[animal] for animal in FARM_ANIMALS}


@settings(max_examples=100, deadline=None)
@given(boards())
def test_nobody_is_left_out_of_the_drawing_who_could_stand_somewhere(player: Player) -> None:
    inside = drawn(arrange(RULES, player))
    owned = player.goods[:]
    for animal in FARM_ANIMALS:
        if inside[animal] < owned[animal]:
            for other in FARM_ANIMALS:
                player.goods[other] = inside[other] + (other == animal)
            assert not can_place_all(player, rooms_of(player))


def drawn(standing: Arrangement) -> dict[int, int]:
    """How many of each kind stand somewhere."""
    return {animal: sum(here.get(animal, 0) for here in standing.values()) for animal in FARM_ANIMALS}
