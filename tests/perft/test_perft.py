"""How many ways named positions can go on. A number changes only when a rule changes: then say which."""

from pathlib import Path

import pytest

from caverna.engine.play import perft
from caverna.record.position import read_position

POSITIONS = Path(__file__).parent
WAYS = {
    "opening": (12, 106, 965),
    "farm_and_forge": (53, 2264, 69533),
    "guests_and_offices": (46, 1319, 23120),
    "long_expedition": (50, 1859, 58155),
    "harvest_of_choices": (30, 413, 4109),
}


@pytest.mark.parametrize("name", WAYS)
def test_the_ways_to_go_on(name: str) -> None:
    state = read_position((POSITIONS / f"{name}.position").read_text()).state
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == WAYS[name]


def test_every_position_is_counted() -> None:
    assert {path.stem for path in POSITIONS.glob("*.position")} == set(WAYS)
