"""A state that cannot be is found out: every law of the board, broken once."""

from collections.abc import Callable

import pytest

from caverna import Game, Setup
from caverna.engine.home_board import CELLS
from caverna.engine.state.game_state import GameState
from caverna.engine.status import faults
from tests.arranging import a_game, play


def cell(*names: str) -> int:
    """These spaces as a set."""
    return sum(1 << CELLS.index(name) for name in names)


def a_farm() -> Game:
    return a_game(
        meadow="b1", small_pasture="c1", large_pasture="a1 a2", fields="c4", sown="c3 grain 3", cavern="d3"
    )


def set_to(**values: object) -> Callable[[GameState], None]:
    def change(state: GameState) -> None:
        player = state.own(0)
        for name, value in values.items():
            setattr(player, name, value)

    return change


def less_food(state: GameState) -> None:
    state.own(0).goods[0] = -1


def a_room_twice(state: GameState) -> None:
    player = state.own(0)
    player.rooms = (*player.rooms, player.rooms[0])


def seam(state: GameState) -> int:
    """The tile as a set."""
    return 1 << next(n for n, tile in enumerate(state.rules.furnishings) if tile.key == "seam")


def a_tile_of_both(state: GameState) -> None:
    state.available &= ~seam(state)
    for seat in (0, 1):
        state.own(seat).owned |= seam(state)


def a_tile_for_sale_and_built(state: GameState) -> None:
    assert state.available & seam(state)
    state.own(0).owned |= seam(state)


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (less_food, "-1 of good 0"),
        (set_to(small_pastures=cell("b1")), "two tiles on one space"),
        (set_to(meadows=cell("d1")), "a tile on the wrong side of the board"),
        (set_to(caverns=cell("a4")), "a tile on the wrong side of the board"),
        (set_to(rooms=()), "two rooms on one space, or no entry-level dwelling"),
        (a_room_twice, "two rooms on one space, or no entry-level dwelling"),
        (
            set_to(large_areas=(cell("a1"), cell("a2"))),
            "a large pasture that is not two spaces of its own",
        ),
        (
            set_to(large_areas=(cell("a1", "a2"), cell("a2", "a3"))),
            "a large pasture that is not two spaces of its own",
        ),
        (set_to(large_areas=()), "large pastures and their areas differ"),
        (set_to(grain_1=cell("b4")), "two crops on one field, or a crop beside the fields"),
        (set_to(vegetable_1=cell("c3")), "two crops on one field, or a crop beside the fields"),
        (set_to(stables=cell("a1", "a2", "b1", "b2")), "4 stables"),
        (set_to(stables=cell("c4")), "a stable where none can stand"),
        (set_to(stables=cell("d1")), "a stable where none can stand"),
        (set_to(weapons=(0,), places=(-1,)), "1 dwarfs in 1 places"),
        (set_to(weapons=(0,) * 7, places=(-1,) * 7), "7 dwarfs in 7 places"),
        (set_to(places=(-1,)), "2 dwarfs in 1 places"),
        (set_to(weapons=(0, 15)), "weapons (0, 15)"),
        (set_to(weapons=(-1, 0)), "weapons (-1, 0)"),
    ],
)
@pytest.mark.rule("SETUP-HOME-BOARD")
def test_a_broken_home_board_is_found_out(broken: Callable[[GameState], None], fault: str) -> None:
    state = a_farm().state
    assert faults(state) == []
    broken(state)
    assert f"seat A: {fault}" in faults(state)


@pytest.mark.parametrize("broken", [a_tile_of_both, a_tile_for_sale_and_built])
@pytest.mark.rule("FURNISH-UNIQUE")
def test_a_tile_that_is_there_twice_is_found_out(broken: Callable[[GameState], None]) -> None:
    state = a_farm().state
    broken(state)
    assert "a furnishing tile is there twice" in faults(state)


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_animals_without_room_are_found_out() -> None:
    state = a_farm().state
    state.own(0).goods[:] = [9] * len(state.own(0).goods)
    assert faults(state) == ["seat A: more animals than there is room for"]


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_who_is_asked_to_make_room_is_at_no_fault() -> None:
    game = a_game(sheep=3)
    assert [move.text for move in game.answers()][:1] == ["eat sheep"]
    assert faults(game.state) == []


@pytest.mark.rule("TURN-ONE-DWARF-PER-SPACE")
def test_spaces_and_dwarfs_know_of_each_other() -> None:
    game = play(Game(Setup(players=2, seed=7)), "place logging")
    seat, logging = next((s, n) for n, s in enumerate(game.state.occupied) if s >= 0)
    assert faults(game.state) == []
    gone, unknown = game.state.copy(), game.state.copy()
    gone.own(seat).places = (-1, -1)
    assert faults(gone) == ["logging is occupied by nobody"]
    unknown.own(1 - seat).places = (logging, -1)
    assert faults(unknown) == [
        f"seat {'AB'[1 - seat]}: a dwarf on logging, which does not know it",
    ]
