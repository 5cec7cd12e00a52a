"""A home board read space by space: what lies there and what grows there."""

import pytest

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.engine.state.landscape import crop_on, ground
from tests.arranging import a_game


@pytest.fixture(scope="module")
def farm() -> Game:
    return a_game(
        meadow="b1",
        small_pasture="c1",
        large_pasture="a1 a2",
        fields="c4",
        sown="c3 grain 3, b3 grain 2, c2 grain 1, b4 vegetable 2, b2 vegetable 1",
        cavern="d3",
        tunnel="e4",
        deep_tunnel="f2",
        ore_mine="e2",
        ruby_mine="e3",
        rooms="seam d2",
    )


@pytest.mark.parametrize(
    ("cells", "kind"),
    [
        ("a3", "forest"),
        ("b1", "meadow"),
        ("c4 c3 b4", "field"),
        ("c1", "small_pasture"),
        ("a1 a2", "large_pasture"),
        ("d1 f4", "rock"),
        ("d3", "cavern"),
        ("e4", "tunnel"),
        ("f2", "deep_tunnel"),
        ("e2", "ore_mine"),
        ("e3", "ruby_mine"),
        ("d2 d4", "room"),
    ],
)
@pytest.mark.rule("PASTURE-SMALL", "PASTURE-LARGE", "PLACE-SINGLE-FIELD")
def test_what_lies_on_a_space(farm: Game, cells: str, kind: str) -> None:
    for cell in cells.split():
        assert ground(farm.state.players[0], CELLS.index(cell)) == kind


@pytest.mark.parametrize(
    ("cell", "crop"),
    [
        ("c3", {"grain": 3}),
        ("b3", {"grain": 2}),
        ("c2", {"grain": 1}),
        ("b4", {"vegetable": 2}),
        ("b2", {"vegetable": 1}),
        ("c4", {}),
        ("b1", {}),
        ("d3", {}),
    ],
)
@pytest.mark.rule("SOW-GRAIN", "SOW-VEGETABLE")
def test_what_grows_on_a_space(farm: Game, cell: str, crop: dict[str, int]) -> None:
    grown = crop_on(farm.state.players[0], CELLS.index(cell))
    assert {GOOD_NAMES[good]: amount for good, amount in grown} == crop
