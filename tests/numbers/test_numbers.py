"""Numbers are written down: what is added anywhere moves nothing, and nothing has the number of another."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import cast

import pytest

from caverna import BadSetup, Game, Setup, UnknownMove
from caverna.content.catalogue import ALL_FURNISHINGS, SPACES, things_of_moves
from caverna.content.furnishings.rooms import ROOMS
from caverna.content.loot import LOOT
from caverna.engine.hooks import Furnishing
from caverna.engine.move_table import MoveTable
from caverna.engine.moves import BASE_VERBS, FIRST_MOVE_OF_A_BOX
from caverna.engine.numbers import by_number
from caverna.engine.ruleset import conversions_of
from caverna.engine.space import ActionSpace, LootItem
from caverna.engine.verb import ANYTIME, CHANCE, TURN, JsonValue, Verb
from caverna.expansions.frantic_fiends.content.catalogue import fiend_things
from caverna.expansions.frantic_fiends.content.loot import loot_for
from caverna.expansions.frantic_fiends.content.spaces import armory
from caverna.expansions.frantic_fiends.content.tiles import ENTRY_WITH_ORC, NEW_TILES
from caverna.expansions.frantic_fiends.engine.move_table import FiendMoves
from caverna.expansions.frantic_fiends.engine.moves import FIEND_VERBS
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from tests.numbers.listing import moves_of

Numbers = dict[str, int]
Moves = Callable[[Sequence[ActionSpace], Sequence[Furnishing], Sequence[LootItem]], Numbers]
NEW_TILE = replace(ROOMS[0], key="new_room", number=ALL_FURNISHINGS[-1].number + 1)
NEW_SPACE = replace(SPACES[0], key="new_space", number=SPACES[-1].number + 1)
NEW_ITEM = replace(LOOT[0], key="torch", number=23)


def base_moves(
    spaces: Sequence[ActionSpace], tiles: Sequence[Furnishing], loot: Sequence[LootItem]
) -> Numbers:
    known = MoveTable(things_of_moves(by_number(spaces), by_number(tiles), loot))
    return {move.text: move.number for move in known.listed}


def box_moves(
    spaces: Sequence[ActionSpace], tiles: Sequence[Furnishing], loot: Sequence[LootItem]
) -> Numbers:
    figures = figures_in_use()
    every_space = by_number((*spaces, armory(figures, 2)))
    every_tile = by_number((*tiles, *NEW_TILES, ENTRY_WITH_ORC))
    new_loot = [item for item in loot_for(figures) if item.number >= 32]
    every_item = sorted((*loot, *new_loot), key=lambda item: item.strength)
    known = FiendMoves(fiend_things(every_space, every_tile, every_item))
    return {move.text: move.number for move in known.listed}


@pytest.mark.parametrize("moves", [base_moves, box_moves])
def test_a_tile_a_space_and_a_loot_item_in_the_middle_move_nothing(moves: Moves) -> None:
    before = moves(SPACES, ALL_FURNISHINGS, LOOT)
    tiles = (*ALL_FURNISHINGS[:9], NEW_TILE, *ALL_FURNISHINGS[9:])
    after = moves((*SPACES[:5], NEW_SPACE, *SPACES[5:]), tiles, (*LOOT[:3], NEW_ITEM, *LOOT[3:]))
    assert before.items() <= after.items()
    added = set(after) - set(before)
    assert {"place new_space", "furnish new_room d3", "loot torch"} <= added
    assert all({"new_space", "new_room", "torch"} & set(text.split()) for text in added)


def test_the_tables_above_are_those_of_real_games() -> None:
    for expansion, moves in (("none", base_moves), ("frantic_fiends", box_moves)):
        known = moves_of(expansion)
        assert moves(SPACES, ALL_FURNISHINGS, LOOT) == {move.text: move.number for move in known.listed}


def test_the_engine_keeps_its_order_of_tiles_when_one_is_added_in_the_middle() -> None:
    tiles = by_number((*ALL_FURNISHINGS[:9], NEW_TILE, *ALL_FURNISHINGS[9:]))
    assert tiles == (*ALL_FURNISHINGS, NEW_TILE)


def test_two_things_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="ore_storage and new_room have the same number, 37"):
        by_number((*ALL_FURNISHINGS, replace(NEW_TILE, number=37)))
    with pytest.raises(ValueError, match=f"logging has two numbers, 6 and {NEW_SPACE.number}"):
        by_number((*SPACES, replace(NEW_SPACE, key="logging")))
    with pytest.raises(ValueError, match="dog and torch have the same number, 1"):
        base_moves(SPACES, ALL_FURNISHINGS, (*LOOT, replace(NEW_ITEM, number=1)))
    trader = next(tile for tile in ALL_FURNISHINGS if tile.key == "trader")
    twice = replace(trader.conversions[0], key="bazaar")
    with pytest.raises(ValueError, match="trader and bazaar have the same number, 0"):
        conversions_of((*ALL_FURNISHINGS, replace(NEW_TILE, conversions=(twice,))))


def test_verbs_with_a_number_a_key_or_a_move_in_common_are_refused() -> None:
    things = things_of_moves(SPACES, ALL_FURNISHINGS, LOOT)
    for verb, reason in (
        (Verb(6, "dance", "dance", 6), "place and dance have the same number, 6"),
        (Verb(50, "place", "dance", 6), "place has two numbers, 6 and 50"),
        (Verb(50, "dance", "dance", 70), "place has moves up to 127, but dance begins at 70"),
        (Verb(50, "dance", "done", 6), "done and done have the same number, 6, or the same text"),
    ):
        with pytest.raises(ValueError, match=reason):
            MoveTable(things, (*BASE_VERBS, verb))


def test_a_number_beyond_the_room_of_its_kind_is_refused() -> None:
    with pytest.raises(AssertionError, match="new_space"):
        base_moves((*SPACES, replace(NEW_SPACE, number=64)), ALL_FURNISHINGS, LOOT)


def test_the_base_game_leaves_room_for_a_box() -> None:
    assert max(space.number for space in SPACES) < 48 <= armory(figures_in_use(), 2).number
    assert max(tile.number for tile in ALL_FURNISHINGS) < 64 <= min(tile.number for tile in NEW_TILES)
    assert max(item.number for item in LOOT) < 32
    assert {item.number for item in loot_for(figures_in_use()) if item.number >= 32} == {32, 33, 34}
    assert max(verb.first_move + verb.kept for verb in BASE_VERBS) <= FIRST_MOVE_OF_A_BOX
    assert min(verb.first_move for verb in FIEND_VERBS) == FIRST_MOVE_OF_A_BOX
    assert not {verb.number for verb in BASE_VERBS} & {verb.number for verb in FIEND_VERBS}


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_text_number_and_parts_all_name_the_move(expansion: str) -> None:
    game = Game(Setup(players=2, expansion=expansion))
    moves = game.state.rules.moves
    for move in moves.listed:
        assert moves.parse(move.text) is moves.all[move.number] is moves.with_parts(move.parts) is move
        assert move.parts["verb"] == move.key == move.declared.key
        assert (moves.verb[move.number], moves.first[move.number]) == (move.verb, move.first)
        assert [name for name, _, _ in move.declared.fields()] == list(move.parts)[1:]
    assert [move.number for move in moves.listed] == sorted({move.number for move in moves.listed})
    assert all(first.number < second.number for first, second in pairwise(moves.listed))


def test_a_free_number_is_no_move() -> None:
    game = Game(Setup(players=2))
    for number in (-1, 7, 63, len(game.state.rules.moves.all)):
        with pytest.raises(UnknownMove, match=f"no move number {number}"):
            game.move(number)


class NumberOfAnArray:
    """A whole number that is no `int`, as arrays have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_the_number_of_a_move_may_come_out_of_an_array() -> None:
    game = Game(Setup(players=NumberOfAnArray(2), seed=NumberOfAnArray(7)))
    assert game.setup == Setup(players=2, seed=7)
    assert game.move(NumberOfAnArray(67)).text == "place drift_mining"
    with pytest.raises(UnknownMove, match="no move number 7;"):
        game.move(NumberOfAnArray(7))


@pytest.mark.parametrize("wrong", ["2", 2.0, None])
def test_a_set_up_counts_in_whole_numbers(wrong: object) -> None:
    with pytest.raises(BadSetup, match=r"players .*: a whole number is expected"):
        Setup(players=cast(int, wrong))
    with pytest.raises(BadSetup, match=r"seed .*: a whole number is expected"):
        Setup(seed=cast(int, wrong))


def test_parts_nobody_knows_are_no_move() -> None:
    game = Game(Setup(players=2))
    nowhere: dict[str, JsonValue] = {"verb": "place", "space": "attic"}
    unknown: list[dict[str, JsonValue]] = [{}, {"verb": "dance"}, {"verb": "place"}, nowhere]
    for parts in unknown:
        with pytest.raises(UnknownMove, match="is no move"):
            game.move(parts)


def test_verbs_say_what_they_are_for() -> None:
    by_role = {role: {verb.key for verb in BASE_VERBS if verb.role == role} for role in (ANYTIME, CHANCE)}
    assert by_role[ANYTIME] == {"eat", "eat_gold", "ruby_good", "ruby_tile", "convert", "sell"}
    assert by_role[CHANCE] == {"reveal", "marker", "start"}
    turns = [verb.key for verb in (*BASE_VERBS, *FIEND_VERBS) if verb.role == TURN]
    assert turns == ["pass", "place", "send"]
