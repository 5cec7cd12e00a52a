"""Where orcs walk: single steps, whole cards, and where they stop."""

import itertools
from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELL_BY_NAME, CELLS
from caverna.expansions.frantic_fiends.engine.figures import STEPS
from caverna.expansions.frantic_fiends.engine.moves import DIRECTIONS
from caverna.expansions.frantic_fiends.engine.paths import (
    INTO_THE_CAVE,
    NOWHERE,
    displaced_to,
    path,
    step_from,
)
from tests.fiends.arranging import a_game, answers, figures, goods_of, play, player

LETTERS = "abcd"
C_ALONE = "a gone, b gone, c {}"
"""Orc c makes one step in every event; its place is to be filled in."""


def card(*steps: str) -> str:
    """The card with these steps."""
    deck = figures().movement[len(steps)]
    return f"card {len(steps)}.{[one.steps for one in deck].index(steps) + 1}"


def raid(orc_c: str, step: str = "down", **has: object) -> Game:
    """Orc c makes one step in event 1; whoever is asked beforehand says nothing."""
    game = a_game(phase="event", quiet=True, orcs=C_ALONE.format(orc_c), **has)  # type: ignore[arg-type]
    return run(game, card(step))


def run(game: Game, *cards: str) -> Game:
    """Draw these cards; every question before, between and after them is answered with done."""
    for one in cards:
        while game.seat != -1:
            play(game, "done")
        play(game, one)
    while "done" in answers(game):
        play(game, "done")
    return game


def place(game: Game, orc: str = "c", seat: str = "A") -> str:
    """Where an orc stands."""
    return CELLS[player(game, seat).orcs[LETTERS.index(orc)]]


@pytest.mark.rule("FF-EVENT-STEP-BY-STEP")
def test_every_step_has_its_effects() -> None:
    game = a_game(
        phase="event", quiet=True, orcs="a a1 5, b gone, c gone",
        sown="a2 grain 3, a3 vegetable 2, b3 grain 1, b1 grain 2",
    )  # fmt: skip
    moved = [
        CELLS[event.cells[0]]
        for event in game.play(card("down", "down", "right"))
        if event.kind == "orc_moved"
    ]
    assert moved == ["a2", "a3", "b3"]
    assert player(game).sown == 1 << CELL_BY_NAME["b1"]


STEPS_OUT = {
    ("b4", "down"): "c4", ("a4", "down"): "b4", ("a4", "left"): "b4", ("a2", "left"): "a3",
    ("b1", "up"): "b2", ("c1", "up"): "c2", ("c2", "right"): "c3", ("a1", "down_left"): "a2",
    ("c1", "down_right"): "c2", ("b4", "down_left"): "c4", ("b4", "down_right"): "c4",
    ("a3", "down_left"): "a4", ("c3", "right"): "c4",
}  # fmt: skip


@pytest.mark.rule("FF-EVENT-STEP-DOWN-ELSE-RIGHT")
@pytest.mark.parametrize(("start", "step"), STEPS_OUT)
def test_a_step_out_of_the_forest_goes_down_else_right(start: str, step: str) -> None:
    assert CELLS[step_from(CELL_BY_NAME[start], *STEPS[step])] == STEPS_OUT[start, step]


@pytest.mark.rule("FF-EVENT-STEP-DOWN-ELSE-RIGHT")
@pytest.mark.parametrize(("start", "end"), [("b2", "b3"), ("a4", "b4"), ("b4", "c4")])
def test_a_step_down_in_a_game(start: str, end: str) -> None:
    assert place(raid(f"{start} 9")) == end


@pytest.mark.rule("FF-EVENT-STEP-LEFT-LEFT", "FF-EVENT-LOSES-CROPS")
def test_the_example_of_two_steps_left() -> None:
    """The grain on a3 is trampled, the empty field stays; dog and sheep on the meadow above are spared."""
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a gone, b b2 7, c gone",
        sown="a3 grain 3", meadow="b3 c4", sheep=1, dog=1, cattle=2,
    )  # fmt: skip
    play(game, "keep 1 sheep b3")
    while game.seat != -1:
        play(game, "done")
    run(game, card("left", "left"))
    assert place(game, "b") == "a3"
    assert (player(game).sown, player(game).fields) == (0, 1 << CELL_BY_NAME["a3"])
    assert goods_of(game) == {"sheep": 1, "dog": 1, "cattle": 2}


@pytest.mark.rule("FF-EVENT-STEP-INTO-CAVE", "FF-BREAK-BY-WALKING")
@pytest.mark.parametrize("step", ["right", "down", "down_left", "down_right"])
def test_from_the_entrance_every_impossible_step_leads_into_the_cave(step: str) -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs=C_ALONE.format("c4 9"), ore_mine="e3")
    run(game, card(step))
    assert place(game) == "e3"
    assert step_from(CELL_BY_NAME["c4"], -1, 1) == INTO_THE_CAVE


@pytest.mark.rule("FF-EVENT-STEP-INTO-CAVE")
def test_from_the_entrance_a_possible_step_is_made() -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs=C_ALONE.format("c4 9"))
    assert place(run(game, card("left"))) == "b4"


@pytest.mark.rule("FF-EVENT-STEP-NOT-DIAGONALLY-INTO-CAVE")
def test_no_orc_steps_diagonally_into_the_cave() -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs=C_ALONE.format("c3 9"))
    assert place(run(game, card("down_right"))) == "c4"


@pytest.mark.rule("FF-EVENT-STEPS-LAPSE")
@pytest.mark.parametrize(
    ("traps", "rooms", "outcome"),
    [
        ("pitfall a2", "", "gone"),
        ("catch_net a2", "", "a2"),
        ("catch_net a2", "orc_dwelling d3", "gone"),
    ],
)
def test_steps_left_over_lapse(traps: str, rooms: str, outcome: str) -> None:
    has: dict[str, Any] = {"rooms": rooms} if rooms else {}
    game = a_game(
        phase="event",
        quiet=True,
        orcs="a a1 5, b gone, c gone",
        traps=traps,
        sown="b3 grain 3, a3 grain 3",
        **has,
    )
    events = game.play(card("down", "down", "right"))
    assert [CELLS[event.cells[0]] for event in events if event.kind == "orc_moved"] == ["a2"]
    assert (player(game).orcs[0] < 0) == (outcome == "gone")
    assert player(game).sown.bit_count() == 2


@pytest.mark.rule("FF-EVENT-STEPS-LAPSE")
def test_in_the_cave_the_other_steps_lapse() -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs="a c3 5, b gone, c gone", ore_mine="e3")
    run(game, card("down", "down", "right"))
    assert place(game, "a") == "e3"


@pytest.mark.rule("FF-EVENT-ORCS-SHARE-SPACES")
def test_orcs_share_spaces() -> None:
    game = a_game(phase="event", quiet=True, orcs="a gone, b b3 7, c b2 9")
    run(game, card("down", "down"), card("down"))
    assert (place(game, "b"), place(game)) == ("c4", "b3")
    game = a_game(phase="event", quiet=True, orcs="a b4 5, b gone, c b3 9", wood=0)
    run(game, card("left", "down", "left"), card("down"))
    assert player(game).strengths[:3:2] == (5, 9)


@pytest.mark.rule("FF-EVENT-NO-CAVE-IN-FIRST")
def test_no_card_leads_into_the_cave_in_the_first_event() -> None:
    """From the starting places, with and without any push before, whatever card is drawn."""
    for start, steps in (("a1", 3), ("b1", 2), ("c1", 1)):
        cell = CELL_BY_NAME[start]
        pushed = [displaced_to(cell, way) for way in range(len(DIRECTIONS))]
        places = [cell, *[target for target in pushed if target != NOWHERE]]
        assert INTO_THE_CAVE not in places
        for one, drawn in itertools.product(places, figures().movement[steps]):
            assert INTO_THE_CAVE not in path(one, drawn)
