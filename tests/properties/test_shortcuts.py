"""What the engine looks up for whole sets at once is what going through them one by one finds."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caverna import Game, Setup
from caverna.engine.accommodation.arrange import holders_of
from caverna.engine.accommodation.fits import search_for_places
from caverna.engine.chance import Luck, mix, mix_and_divide
from caverna.engine.goods import FARM_ANIMALS, GOODS_COUNT
from caverna.engine.home_board import (
    CELL_COUNT,
    NEIGHBOURS,
    by_octets,
    cells_of,
    is_on_board,
    joined,
    touching,
)
from caverna.engine.moves import CAVERN_CAVERN, CAVERN_TUNNEL, LARGE_PASTURE, MEADOW_FIELD
from caverna.engine.prices import PriceTags
from caverna.engine.rounds.scoring import score_sheet, total_score
from caverna.engine.rounds.work_phase import PlaceDwarf, placeable, placements
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from caverna.engine.verbs.furnish import Furnish, payments, price_of, sites
from caverna.engine.verbs.tile_sites import meadow_field_sites, mountain_sites
from caverna.expansions.frantic_fiends.engine.furnishing import (
    WARRIOR_DWELLING,
    affordable_mixes,
    has_mix,
    mixed_price,
)
from caverna.expansions.frantic_fiends.engine.herds import kind_of, suggest
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import deck_of, path, range_of, visits_from
from caverna.expansions.frantic_fiends.engine.places import (
    NO_PLACE,
    capacity_of,
    dogs_for,
    free_places,
    pens_with,
    place_at,
    possible_herds,
    takes,
)
from caverna.expansions.frantic_fiends.engine.player import ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import player_of
from tests.api.random_play import decisions, rich_game
from tests.oracles.plain_herds import plain_suggestion

EXPANSIONS = ("none", "frantic_fiends")
CELLS = st.integers(0, (1 << CELL_COUNT) - 1)


@given(CELLS)
def test_a_set_of_spaces_touches_all_neighbours_of_its_spaces(cells: int) -> None:
    expected = 0
    for cell in cells_of(cells):
        expected |= NEIGHBOURS[cell]
    assert touching(cells) == expected


@given(CELLS, st.lists(st.integers(0, 1 << 60), min_size=CELL_COUNT, max_size=CELL_COUNT))
def test_what_belongs_to_spaces_belongs_to_their_set(cells: int, belonging: list[int]) -> None:
    expected = 0
    for cell in cells_of(cells):
        expected |= belonging[cell]
    assert joined(by_octets(belonging), cells) == expected


PRICES = st.lists(
    st.dictionaries(st.integers(0, 12), st.integers(1, 8), max_size=4).map(
        lambda cost: tuple(sorted(cost.items()))
    ),
    max_size=20,
)


@given(PRICES, st.lists(st.integers(0, 9), min_size=13, max_size=13), st.integers(0, (1 << 20) - 1))
def test_what_is_affordable_can_be_paid_piece_by_piece(
    costs: list[tuple[tuple[int, int], ...]], stock: list[int], wanted: int
) -> None:
    wanted &= (1 << len(costs)) - 1
    payable = [all(stock[good] >= each for good, each in cost) for cost in costs]
    expected = sum(1 << number for number in cells_of(wanted) if payable[number])
    assert PriceTags(costs).affordable(wanted, stock) == expected


def positions(expansion: str) -> Iterator[GameState]:
    """Decisions of players in random games; in every other one they are rich, so that boards fill up."""
    for seed in range(4):
        setup = Setup(3, seed=seed, expansion=expansion)
        game = rich_game(setup) if seed % 2 else Game(setup, deals=False)
        for number, moment in enumerate(decisions(game, Random(seed))):
            if number % 3 == 0:
                yield moment.state


def is_free(player: Player, move: Move, taken: int, has_office: bool) -> bool:
    pair = (move.first, move.second)
    return not taken & (1 << pair[0] | 1 << pair[1]) and (has_office or is_on_board(pair))


def plain_meadows(state: GameState, player: Player) -> list[int]:
    """The sites of a meadow with a field, one after the other."""
    has_office = player.owned & state.rules.with_overhang != 0
    ways = sorted(
        state.rules.moves.by_verb[MEADOW_FIELD], key=lambda move: not is_on_board((move.first, move.second))
    )
    return [
        move.number
        for move in ways
        if is_free(player, move, player.tilled, has_office)
        and player.forest_edge & (1 << move.first | 1 << move.second)
        and not player.stables >> move.second & 1
    ]


def plain_digging(state: GameState, player: Player, verb: int) -> list[int]:
    """The sites of a twin tile in the mountain, one after the other."""
    has_office = player.owned & state.rules.with_overhang != 0
    ways = sorted(
        state.rules.moves.by_verb[verb], key=lambda move: not is_on_board((move.first, move.second))
    )
    return [
        move.number
        for move in ways
        if is_free(player, move, player.cave_system, has_office)
        and (NEIGHBOURS[move.first] | NEIGHBOURS[move.second]) & player.cave_system
    ]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_twin_tiles_fit_where_each_site_alone_is_free(expansion: str) -> None:
    for state in positions(expansion):
        moves = state.rules.moves
        for player in state.players:
            found = moves.meadow_field.moves(meadow_field_sites(state, player))
            assert found == plain_meadows(state, player)
            for verb, twins in ((CAVERN_TUNNEL, moves.cavern_tunnel), (CAVERN_CAVERN, moves.cavern_cavern)):
                found = twins.moves(mountain_sites(state, player, twins))
                assert found == plain_digging(state, player, verb)
            pairs = [
                move.number
                for move in moves.by_verb[LARGE_PASTURE]
                if player.meadows >> move.first & player.meadows >> move.second & 1
            ]
            assert moves.large_pasture.within(player.meadows) == pairs


def plain_mixes(state: GameState, seat: int) -> list[int]:
    """The ways to pay the Warrior dwelling, tried one by one."""
    mixes = rules_of(state).fiend_moves.materials.items()
    return [
        move for (wood, stone), move in mixes if payments(state, seat, mixed_price(state, seat, wood, stone))
    ]


def test_materials_can_be_mixed_as_they_can_be_paid() -> None:
    seen = 0
    for state in positions("frantic_fiends"):
        for seat in range(len(state.players)):
            found = affordable_mixes(state, seat)
            assert found == plain_mixes(state, seat)
            assert has_mix(state, seat) == bool(found)
            seen += len(found)
    assert seen > 50


def can_be_paid(state: GameState, seat: int, effect: Furnish, number: int) -> bool:
    tile = state.rules.furnishings[number]
    if tile.key == WARRIOR_DWELLING:
        return len(plain_mixes(state, seat)) > 0
    return len(payments(state, seat, price_of(state, seat, effect.list_price(tile)))) > 0


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_tiles_are_offered_that_can_be_paid_and_built_one_by_one(expansion: str) -> None:
    for state in positions(expansion):
        rules = state.rules
        for effect in [effect for effect in rules.effects.values() if isinstance(effect, Furnish)]:
            for seat, player in enumerate(state.players):
                expected = [
                    rules.moves.furnish[number][cell]
                    for number in cells_of(effect.choices(state, seat))
                    if can_be_paid(state, seat, effect, number)
                    for cell in cells_of(sites(state, player, rules.furnishings[number]))
                ]
                assert effect.moves(state, seat) == expected
                assert effect.is_possible(state, seat) == bool(expected)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_dwarf_that_is_due_is_known_without_listing_his_spaces(expansion: str) -> None:
    seen = 0
    for state in positions(expansion):
        step = state.agenda[-1]
        if isinstance(step, PlaceDwarf) and placeable(state.players[step.seat]):
            assert step.due_dwarf(state) == step.due(state)[0]
            for dwarf in placeable(state.players[step.seat]):
                every = placements(state, step.seat, dwarf)
                assert placements(state, step.seat, dwarf, enough=1) == every[:1]
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_place_for_animals_is_the_one_of_its_space(expansion: str) -> None:
    for state in positions(expansion):
        for player in state.players:
            by_cell = {holder.cell: kind_of(holder) for holder in holders_of(state.rules, player)}
            for cell in range(CELL_COUNT):
                assert place_at(state.rules, player, cell) == by_cell.get(cell, NO_PLACE)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_free_places_for_animals_are_those_nobody_has_spoken_for(expansion: str) -> None:
    for state in positions(expansion):
        for player in state.players:
            holders = holders_of(state.rules, player)
            for taken in {0, *[1 << holder.cell for holder in holders]}:
                free = [holder for holder in holders if not taken >> holder.cell & 1]
                places = free_places(state.rules, player, taken)
                assert places.cells == [holder.cell for holder in free]
                assert places.kinds == [kind_of(holder) for holder in free]


def animals_at_random(luck: Luck) -> list[int]:
    """Few animals of few types, among goods of which there are none."""
    left = [0] * GOODS_COUNT
    for animal in FARM_ANIMALS:
        left[animal] = max(0, luck.roll() % 8 - 3)
    return left


def fit_by_trying(kinds: list[int], left: list[int], dogs: int) -> bool:
    """Whether animals fit into places of these kinds."""
    herd = [left[animal] for animal in FARM_ANIMALS]
    return search_for_places(pens_with(sorted(kinds)), dogs, *herd)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_animals_fit_by_counting_as_they_do_by_trying(expansion: str) -> None:
    luck, seen = Luck(7), Counter[bool]()
    for state in positions(expansion):
        for player in state.players:
            places, left = free_places(state.rules, player, 0), animals_at_random(luck)
            dogs = luck.roll() % 3
            assert places.hold(left, dogs) == fit_by_trying(places.kinds, left, dogs)
            for kind in set(places.kinds):
                others = places.kinds.copy()
                others.remove(kind)
                is_room = fit_by_trying(others, left, dogs)
                assert places.hold_without(kind, left, dogs) == is_room
                seen[is_room] += 1
    assert min(seen[True], seen[False]) > 50


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_herds_may_stand_where_all_others_still_find_room(expansion: str) -> None:
    luck, seen = Luck(8), 0
    for state in positions(expansion):
        for player in state.players:
            places, left = free_places(state.rules, player, 0), animals_at_random(luck)
            dogs = luck.roll() % 3
            for kind in set(places.kinds):
                others = places.kinds.copy()
                others.remove(kind)
                expected = []
                for animal in FARM_ANIMALS:
                    for count in range(1, left[animal] + 1):
                        rest, watching = left.copy(), dogs_for(kind, animal, count)
                        rest[animal] -= count
                        is_watched = kind & 1 == 1 and 0 < watching <= dogs
                        has_room = takes(kind, animal) and (count <= capacity_of(kind) or is_watched)
                        if has_room and fit_by_trying(others, rest, dogs - watching):
                            expected.append((animal, count, watching))
                is_room = fit_by_trying(others, left, dogs)
                assert possible_herds(places, kind, left, dogs, is_room) == expected
                seen += len(expected)
    assert seen > 50


def test_animals_are_suggested_places_as_if_each_danger_were_looked_at_anew() -> None:
    seen = 0
    for state in positions("frantic_fiends"):
        for seat in range(len(state.players)):
            herds = suggest(state, seat, ())
            assert herds == plain_suggestion(state, seat)
            seen += len(herds) > 1
    assert seen > 50


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_all_points_together_are_those_of_the_score_sheet(expansion: str) -> None:
    for state in positions(expansion):
        for seat in range(len(state.players)):
            assert total_score(state, seat) == sum(score_sheet(state, seat).values())


@given(st.integers(0, (1 << 64) - 1), st.integers(1, (1 << 31) - 1))
def test_a_number_mixed_in_halves_leaves_the_rest_of_the_whole(value: int, by: int) -> None:
    assert mix_and_divide(value >> 32, value & 0xFFFFFFFF, by) == mix(value) % by


def test_orcs_visit_the_spaces_that_their_cards_lead_over() -> None:
    seen = 0
    for state in positions("frantic_fiends"):
        for seat in range(len(state.players)):
            player = player_of(state, seat)
            for orc in range(ORCS):
                if is_in_forest(player, orc) and range_of(state, orc):
                    visited = Counter(
                        cell for card in deck_of(state, orc) for cell in path(player.orcs[orc], card)
                    )
                    assert dict(visits_from(state, player.orcs[orc], orc)) == visited
                    seen += 1
    assert seen > 50


@given(st.integers(0, (1 << 64) - 1))
def test_luck_in_halves_is_the_luck_of_the_whole(seed: int) -> None:
    luck, whole = Luck(seed), mix(seed)
    for _ in range(20):
        whole = (whole * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        assert luck.roll() == whole >> 16
