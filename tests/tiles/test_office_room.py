"""The office room: twin tiles over the outer edge of the home board, for gold."""

import pytest

from caverna.engine.errors import UnknownMove
from tests.arranging import a_game, goods_of, legal, play
from tests.tiles.passing_time import Has

ALONE: dict[str, Has] = {"B": {"passed": True}}
LAND: Has = {"fields": "c4", "meadow": "b3 a3", "tunnel": "d2 e2 e3"}


def overhanging(moves: list[str]) -> list[str]:
    """The moves that name a place beyond the edge."""
    beyond = [column + row for row in "05" for column in "abcdef"] + [c + r for c in "zg" for r in "1234"]
    return [move for move in moves if set(move.split()) & set(beyond)]


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-OVERHANG")
@pytest.mark.parametrize(
    ("space", "move", "goods"),
    [
        ("slash_and_burn", "tile meadow a4 field a5", {"gold": 2}),
        ("slash_and_burn", "tile meadow z4 field a4", {"gold": 2}),
        ("slash_and_burn", "tile meadow b4 field b5", {"gold": 2, "food": 1}),
        ("excavation", "tile cavern d1 tunnel d0", {"gold": 2}),
        ("excavation", "tile cavern g3 tunnel f3", {"gold": 2}),
        ("excavation", "tile cavern e1 cavern e0", {"gold": 2}),
        ("excavation", "tile cavern e4 tunnel e5", {"gold": 2, "food": 1}),
    ],
)
def test_each_base_twin_over_the_edge_brings_two_gold(space: str, move: str, goods: dict[str, int]) -> None:
    game = a_game(on=space, rooms="office_room d3", **LAND)
    assert goods_of(play(game, move)) == goods


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-OVERHANG")
@pytest.mark.parametrize("space", ["slash_and_burn", "excavation", "drift_mining", "clearing", "sustenance"])
def test_without_the_office_room_no_tile_reaches_over_the_edge(space: str) -> None:
    has: Has = {**LAND, "lying": "excavation stone 1, drift_mining stone 1, clearing wood 1"}
    assert overhanging(legal(a_game(on=space, rooms="seam d3", **has))) == []
    assert overhanging(legal(a_game(on=space, rooms="office_room d3", **has))) != []


@pytest.mark.rule("FURN-OFFICE-ROOM")
def test_a_twin_on_the_board_brings_no_gold() -> None:
    game = play(a_game(on="slash_and_burn", rooms="office_room d3"), "tile meadow c4 field c3")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-OFFICE-ROOM")
def test_the_gold_comes_each_time() -> None:
    game = a_game(rooms="office_room d3", fields="c4 b4", others=ALONE, on="slash_and_burn", dwarfs="0 0 0")
    play(game, "tile meadow a4 field a5", "end", "place sustenance", "take", "tile meadow b3 field a3")
    assert goods_of(game) == {"gold": 2, "grain": 1, "boar": 1}
    game = a_game(rooms="office_room d3", fields="c4 b4", others=ALONE, on="slash_and_burn", dwarfs="0 0 0")
    play(game, "tile meadow a4 field a5", "end", "place sustenance", "take", "tile meadow a3 field z3")
    assert goods_of(game) == {"gold": 4, "grain": 1, "boar": 1}


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-NO-SINGLE")
def test_single_tiles_never_reach_over_the_edge() -> None:
    game = a_game(rooms="office_room d3", ruby=2, **LAND)
    assert [move for move in overhanging(legal(game)) if move.startswith("ruby")] == []
    with pytest.raises(UnknownMove):
        game.play("ruby field a5")


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-ONE-HALF-ON-BOARD")
def test_a_base_twin_keeps_one_half_on_the_board() -> None:
    game = a_game(rooms="office_room d3", fields="c4", meadow="c5", on="slash_and_burn")
    with pytest.raises(UnknownMove):
        game.play("tile meadow a5 field b5")


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-UPGRADE-NO-GOLD")
@pytest.mark.parametrize("cells", ["a4 a5", "a5 b5"])
def test_a_large_pasture_over_the_edge_brings_no_gold(cells: str) -> None:
    game = a_game(on="sheep_farming", rooms="office_room d3", meadow="a4 a5 b4 b5", wood=4)
    play(game, f"fence {cells}")
    assert goods_of(game) == {}
    assert game.score()[0]["tiles"] == 4


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-UPGRADE-NO-GOLD")
@pytest.mark.parametrize(("mine", "deep"), [("f3", "g3"), ("g3", "g2")])
def test_an_ore_mine_over_the_edge_brings_its_ore_and_no_gold(mine: str, deep: str) -> None:
    game = a_game(on="ore_mine_construction", rooms="office_room d3", tunnel="f3 f2 g3 g2")
    play(game, f"tile ore_mine {mine} deep_tunnel {deep}")
    assert goods_of(game) == {"ore": 3}


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-FULL-SPACES")
def test_a_cavern_beyond_the_edge_is_furnished_like_any_other_and_without_gold() -> None:
    game = a_game(on="housework", rooms="office_room d3", cavern="g3", wood=1)
    assert goods_of(play(game, "furnish cuddle_room g3")) == {}


@pytest.mark.rule("FURN-OFFICE-ROOM", "OFFICE-FULL-SPACES")
def test_a_field_beyond_the_edge_is_sown_and_a_meadow_there_takes_fence_and_stable() -> None:
    has: Has = {"rooms": "office_room d3", "meadow": "b4 b5", "fields": "a5", "others": ALONE}
    game = a_game(on="slash_and_burn", grain=1, wood=2, stone=1, round=2, **has)
    play(game, "sow grain a5", "place sheep_farming", "stable b5", "fence b5")
    assert goods_of(game) == {}


@pytest.mark.rule("FURN-OFFICE-ROOM", "SCORE-OVERHANG-NEVER-UNUSED")
def test_what_lies_beyond_the_edge_neither_fills_nor_leaves_unused_spaces() -> None:
    bare = a_game(rooms="office_room d3").score()[0]["unused_spaces"]
    beyond = a_game(rooms="office_room d3", meadow="a5 b0", tunnel="g3").score()[0]["unused_spaces"]
    assert (bare, beyond) == (-22, -22)
