"""The office room: twin tiles that stick out over the edge of the home board."""

import random

import pytest

from caverna import UnknownMove
from caverna.record.position import read_position
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.board.plain_geometry import (
    FOREST,
    FOREST_EDGE,
    MOUNTAIN,
    MOUNTAIN_EDGE,
    a_board,
    is_beside,
    one_half_on_board,
    sites,
    twin_places,
    twins,
)

ROCK = [cell for cell in MOUNTAIN if cell not in ("d3", "d4")]
OFFICE = "office_room d3"


@pytest.mark.rule("OFFICE-OVERHANG")
def test_a_twin_may_stick_out_with_one_half_for_two_gold() -> None:
    game = a_game(rooms=OFFICE, fields="b4", on="clearing")
    assert {("a4", "a5"), ("a5", "a4"), ("a4", "z4"), ("z4", "a4")} <= twins(answers(game), "meadow", "field")
    play(game, "tile meadow a4 field a5")
    assert goods_of(game) == {"gold": 2}


@pytest.mark.rule("OFFICE-OVERHANG")
def test_without_the_office_room_no_half_sticks_out() -> None:
    forest = a_game(fields="b4", on="clearing")
    edge = {*FOREST_EDGE, *MOUNTAIN_EDGE}
    assert not [move for move in legal(forest) if edge & set(move.split())]
    mountain = a_game(others={"B": {"rooms": OFFICE}}, cavern="d3 e4", on="excavation")
    assert not [move for move in legal(mountain) if edge & set(move.split())]


@pytest.mark.rule("OFFICE-OVERHANG")
@pytest.mark.parametrize(
    "tile", ["tile cavern f3 tunnel g3", "tile cavern g3 tunnel f3", "tile cavern f3 cavern g3"]
)
def test_both_mountain_twins_may_stick_out(tile: str) -> None:
    game = a_game(rooms=OFFICE, cavern="e3", on="excavation")
    assert tile in answers(game)
    play(game, tile)
    assert goods_of(game) == {"gold": 2}


@pytest.mark.rule("OFFICE-OVERHANG")
def test_a_twin_wholly_on_the_board_brings_no_gold() -> None:
    game = play(a_game(rooms=OFFICE, fields="c4", on="clearing"), "tile meadow c3 field c2")
    assert goods_of(game) == {}


@pytest.mark.rule("OFFICE-OVERHANG")
def test_every_overhang_pays_and_the_reward_under_the_other_half_comes_too() -> None:
    game = a_game(rooms=OFFICE, fields="c4 a2", on="clearing")
    play(game, "tile meadow a3 field z3")
    assert goods_of(game) == {"gold": 2, "boar": 1}
    play(game, "end", "pass", "place slash_and_burn", "tile meadow b4 field b5")
    assert goods_of(game) == {"gold": 4, "boar": 1, "food": 1}


@pytest.mark.rule("OFFICE-NO-SINGLE")
def test_single_tiles_stay_on_the_board() -> None:
    game = a_game(rooms=OFFICE, fields="a4 a5", cavern="e4 e5", ruby=2)
    assert sites(legal(game), "ruby field") == {"a3", "b4"}
    assert sites(legal(game), "ruby meadow") == {"a3", "b4"}
    assert sites(legal(game), "ruby tunnel") == {"d2", "e3", "f4"}
    assert sites(legal(game), "ruby cavern") == {"d2", "e3", "f4"}
    looting = play(a_game(rooms=OFFICE, fields="a4 a5", dwarfs="14 14", on="blacksmithing"), "loot meadow")
    assert sites(answers(looting), "tile meadow") == {"a3", "b4"}


@pytest.mark.rule("OFFICE-ONE-HALF-ON-BOARD")
def test_a_twin_never_lies_beside_the_board_with_both_halves() -> None:
    game = a_game(rooms=OFFICE, fields="a4 a5", meadow="c1 c0", on="clearing")
    found = twins(answers(game), "meadow", "field")
    assert found
    assert all(meadow in FOREST or field in FOREST for meadow, field in found)
    with pytest.raises(UnknownMove):
        game.play("tile meadow b5 field c5")


@pytest.mark.rule("OFFICE-OUTER-EDGE-ONLY")
@pytest.mark.parametrize(
    "tile",
    [
        "tile meadow c3 field d3",
        "tile cavern d2 tunnel c2",
        "tile meadow c4 field d4",
        "tile meadow c0 field d0",
    ],
)
def test_nothing_reaches_from_the_forest_into_the_mountain_or_back(tile: str) -> None:
    game = a_game(rooms="office_room e4", fields="c4 c3", on="clearing")
    with pytest.raises(UnknownMove):
        game.play(tile)


@pytest.mark.rule("OFFICE-CELLS")
def test_the_spaces_beside_the_board_are_these() -> None:
    reached = set()
    for cell in FOREST:
        board = [c for c in FOREST if c != cell]
        game = a_board("room office_room d3", *[f"field {c}" for c in board])
        if "place clearing" in answers(game):
            moves = answers(play(game, "place clearing"))
            reached |= {c for pair in twins(moves, "meadow", "field") for c in pair} - set(FOREST)
    assert reached == set(FOREST_EDGE)
    reached = set()
    for cell in ROCK:
        board = [c for c in ROCK if c != cell]
        game = a_board("room office_room d3", *[f"tunnel {c}" for c in board])
        if "place drift_mining" in answers(game):
            moves = answers(play(game, "place drift_mining"))
            reached |= {c for pair in twins(moves, "cavern", "tunnel") for c in pair} - set(MOUNTAIN)
    assert reached == set(MOUNTAIN_EDGE) - {"d5"}


@pytest.mark.rule("OFFICE-CELLS")
def test_each_of_them_holds_one_half() -> None:
    game = a_game(rooms=OFFICE, fields="c4 a3", meadow="a5", on="clearing")
    found = twins(answers(game), "meadow", "field")
    assert ("a4", "z4") in found
    assert not {("a4", "a5"), ("a5", "a4")} & found


@pytest.mark.rule("OFFICE-CELLS")
@pytest.mark.parametrize("corner", ["z0", "z5", "g0", "g5"])
def test_there_are_no_corners(corner: str) -> None:
    game = a_game(rooms=OFFICE)
    assert not [move for move in game.state.rules.moves.listed if corner in move.text.split()]


@pytest.mark.rule("OFFICE-ADJACENCY")
@pytest.mark.parametrize(
    ("one", "other", "are_adjacent"),
    [
        ("a0", "b0", True),
        ("b0", "c0", True),
        ("z1", "z2", True),
        ("b5", "c5", True),
        ("a1", "a0", True),
        ("a4", "z4", True),
        ("z1", "a0", False),
        ("z4", "a5", False),
        ("a0", "c0", False),
        ("a1", "b0", False),
    ],
)
def test_meadows_beside_the_board_neighbour_each_other_along_one_edge(
    one: str, other: str, are_adjacent: bool
) -> None:
    game = a_game(wood=4, rooms=OFFICE, meadow=[one, other], on="sheep_farming")
    large = {
        frozenset(move.split()[1:])
        for move in answers(game)
        if move.startswith("fence") and move.count(" ") == 2
    }
    assert large == ({frozenset((one, other))} if are_adjacent else set())


@pytest.mark.rule("OFFICE-ADJACENCY")
@pytest.mark.parametrize(
    ("one", "other", "are_adjacent"),
    [
        ("d0", "e0", True),
        ("e0", "f0", True),
        ("g2", "g3", True),
        ("e5", "f5", True),
        ("f1", "g1", True),
        ("f0", "g1", False),
        ("f5", "g4", False),
        ("d0", "f0", False),
    ],
)
def test_tunnels_beside_the_board_neighbour_each_other_along_one_edge(
    one: str, other: str, are_adjacent: bool
) -> None:
    game = a_game(round=3, rooms=OFFICE, tunnel=[one, other])
    assert ("place ore_mine_construction" in legal(game)) == are_adjacent


@pytest.mark.rule("OFFICE-ADJACENCY")
def test_forest_and_mountain_never_meet_beside_the_board_either() -> None:
    game = a_game(rooms=OFFICE, meadow="c0 c5", ruby=1)
    assert sites(legal(game), "ruby tunnel") == {"d2", "e3", "e4"}
    names = {move.text for move in game.state.rules.moves.listed}
    assert not {"fence c0 d0", "tile cavern d0 tunnel c0", "fence c5 d5"} & names


@pytest.mark.rule("OFFICE-CONNECTED-THROUGH-OVERHANG")
def test_the_overhanging_half_alone_may_connect_a_new_twin() -> None:
    game = a_game(rooms=OFFICE, meadow="a5", on="clearing")
    found = twins(answers(game), "meadow", "field")
    assert {("b4", "b5"), ("b5", "b4")} <= found
    assert ("c4", "c5") not in found
    mountain = a_game(rooms=OFFICE, cavern="g2", on="excavation")
    assert ("f1", "g1") in twins(answers(mountain), "cavern", "tunnel")
    assert ("f4", "g4") not in twins(answers(mountain), "cavern", "tunnel")


@pytest.mark.rule("OFFICE-FIRST-TILE")
def test_the_first_forest_tile_may_overhang_if_it_covers_the_space_before_the_entrance() -> None:
    game = a_game(rooms=OFFICE, on="clearing")
    on_board = {("c4", "b4"), ("b4", "c4"), ("c4", "c3"), ("c3", "c4")}
    assert twins(answers(game), "meadow", "field") == on_board | {("c4", "c5"), ("c5", "c4")}
    play(game, "tile meadow c5 field c4")
    assert goods_of(game) == {"gold": 2}


@pytest.mark.rule("OFFICE-FULL-SPACES")
def test_overhanging_fields_are_sown_and_meadows_fenced_and_given_stables() -> None:
    sowing = a_game(grain=1, rooms=OFFICE, fields="a5", on="slash_and_burn")
    assert "sow grain a5" in answers(sowing)
    fencing = a_game(wood=2, stone=1, rooms=OFFICE, meadow="a5", on="sheep_farming")
    assert {"fence a5", "stable a5"} <= set(answers(fencing))
    play(fencing, "fence a5", "stable a5")
    assert goods_of(fencing) == {}
    assert fencing.score()[0]["tiles"] == 2


@pytest.mark.rule("OFFICE-FULL-SPACES")
def test_a_stable_on_an_overhanging_meadow_doubles_its_pasture() -> None:
    game = a_game(
        rooms=OFFICE, small_pasture="a5", stable="a5", lying="sheep_farming sheep 6", on="sheep_farming"
    )
    if "take" in answers(game):
        play(game, "take")
    assert goods_of(game) == {"sheep": 6}
    assert answers(game) != ["eat sheep"]


@pytest.mark.rule("OFFICE-FULL-SPACES")
def test_overhanging_caverns_are_furnished_and_tunnels_mined() -> None:
    furnish = a_game(rooms=OFFICE, cavern="g3", on="housework")
    assert sites(answers(furnish), "furnish dog_school") == {"g3"}
    mine = a_game(rooms=OFFICE, tunnel="g3", on="ruby_mine_construction")
    assert answers(mine) == ["tile ruby_mine g3"]
    deep = play(a_game(rooms=OFFICE, deep_tunnel="g3", on="ruby_mine_construction"), "tile ruby_mine g3")
    assert goods_of(deep) == {"ruby": 1}


@pytest.mark.rule("OFFICE-FULL-SPACES")
def test_an_overhanging_dwelling_counts_for_the_state_parlor() -> None:
    game = a_game(rooms="office_room d3, state_parlor f3, dwelling g3")
    assert game.score()[0]["bonus"] == 4


@pytest.mark.rule("OFFICE-UPGRADE-NO-GOLD")
@pytest.mark.parametrize("pair", ["a4 a5", "a0 b0", "z1 z2"])
def test_a_large_pasture_over_the_edge_or_beyond_it_brings_no_gold(pair: str) -> None:
    game = a_game(wood=4, rooms=OFFICE, meadow=pair, on="sheep_farming")
    play(game, f"fence {pair}")
    assert goods_of(game) == {}
    assert game.score()[0]["tiles"] == 4


@pytest.mark.rule("OFFICE-UPGRADE-NO-GOLD")
@pytest.mark.parametrize("pair", [("f1", "g1"), ("e0", "f0"), ("g3", "g2")])
def test_an_ore_mine_over_the_edge_or_beyond_it_brings_ore_but_no_gold(pair: tuple[str, str]) -> None:
    game = a_game(rooms=OFFICE, tunnel=pair, on="ore_mine_construction")
    play(game, f"tile ore_mine {pair[0]} deep_tunnel {pair[1]}")
    assert goods_of(game) == {"ore": 3}


@pytest.mark.rule("OFFICE-UPGRADE-NO-GOLD")
def test_small_pastures_ruby_mines_and_rooms_beyond_the_edge_bring_no_gold() -> None:
    fence = play(a_game(wood=2, rooms=OFFICE, meadow="a5", on="sheep_farming"), "fence a5")
    mine = play(a_game(rooms=OFFICE, tunnel="g3", on="ruby_mine_construction"), "tile ruby_mine g3")
    room = play(a_game(rooms=OFFICE, cavern="g3", on="housework"), "furnish dog_school g3")
    assert goods_of(fence) == goods_of(mine) == goods_of(room) == {}


@pytest.mark.rule("OFFICE-EMPTY-CELL-NO-SPACE")
def test_an_empty_place_beside_the_board_is_no_space() -> None:
    game = a_game(stone=1, ruby=2, rooms=OFFICE, fields="c4 a4", on="sheep_farming")
    stables = {move.split()[-1] for move in answers(game) if move.startswith("stable")}
    assert stables == set(FOREST) - {"c4", "a4"}
    edge = {*FOREST_EDGE, *MOUNTAIN_EDGE}
    assert not [move for move in legal(game) if edge & set(move.split())]
    assert a_game(rooms=OFFICE).score()[0]["unused_spaces"] == -22


@pytest.mark.rule("OFFICE-OVERHANG", "OFFICE-ADJACENCY", "OFFICE-ONE-HALF-ON-BOARD", "OFFICE-CELLS")
def test_on_many_boards_exactly_the_connected_pairs_with_a_half_on_board_are_offered() -> None:
    dice = random.Random(16)
    for _ in range(60):
        forest = dice.sample(FOREST, dice.randint(1, 8))
        forest += [cell for cell in dice.sample(FOREST_EDGE, 4) if is_beside(cell, forest)]
        rock = dice.sample(ROCK, dice.randint(1, 6))
        rock += [cell for cell in dice.sample(MOUNTAIN_EDGE, 4) if cell != "d5" and is_beside(cell, rock)]
        lines = [f"{dice.choice(('field', 'meadow', 'small_pasture'))} {cell}" for cell in forest]
        lines += [f"{dice.choice(('cavern', 'tunnel', 'ore_mine', 'ruby_mine'))} {cell}" for cell in rock]
        game = a_board("room office_room d3", *lines)
        free = [cell for cell in FOREST + FOREST_EDGE if cell not in forest]
        expected = one_half_on_board(twin_places(free, forest))
        assert twins(answers(play(game.copy(), "place slash_and_burn")), "meadow", "field") == expected
        bare = [cell for cell in ROCK + MOUNTAIN_EDGE if cell not in rock]
        expected = one_half_on_board(twin_places(bare, [*rock, "d3", "d4"]))
        moves = answers(play(game.copy(), "place drift_mining"))
        assert twins(moves, "cavern", "tunnel") == expected


@pytest.mark.rule("OFFICE-EMPTY-CELL-NO-SPACE")
def test_a_position_cannot_put_a_stable_beside_the_board_without_a_tile() -> None:
    with pytest.raises(Exception, match="stable"):
        read_position("caverna position 1\nplayers 2\nseat A\nroom office_room d3\nstable a0")
