"""Where the animals of a home board stand when somebody looks: all that fit, each where it may be."""

import pytest

from caverna.engine.accommodation.arrange import arrange
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from tests.arranging import a_game

Standing = dict[str, dict[str, int]]


def standing(**has: object) -> Standing:
    """Space by space what stands there, by name."""
    state = a_game(**has).state  # type: ignore[arg-type]
    placed = arrange(state.rules, state.players[0])
    return {CELLS[cell]: {GOOD_NAMES[kind]: n for kind, n in herd.items()} for cell, herd in placed.items()}


def total(placed: Standing, animal: str) -> int:
    return sum(herd.get(animal, 0) for herd in placed.values())


@pytest.mark.rule("ANIMALS-ENTRY-DWELLING")
def test_the_first_animals_live_at_home() -> None:
    assert standing() == {}
    assert standing(boar=2) == {"d4": {"boar": 2}}


@pytest.mark.rule("ANIMALS-MINE-DONKEY", "ANIMALS-FOREST-STABLE")
def test_places_for_one_kind_are_filled_first() -> None:
    placed = standing(donkey=2, boar=1, sheep=2, ore_mine="d2", ruby_mine="e2", stable="a1")
    assert placed == {"d2": {"donkey": 1}, "e2": {"donkey": 1}, "a1": {"boar": 1}, "d4": {"sheep": 2}}


@pytest.mark.rule("ANIMALS-PASTURE-CAPACITY", "ANIMALS-ONE-KIND-PER-PLACE")
def test_the_largest_herd_gets_the_largest_pasture() -> None:
    placed = standing(cattle=4, sheep=2, donkey=2, large_pasture="a1 a2", small_pasture="b1")
    assert placed["a1"] == {"cattle": 4}
    assert sorted(map(str, (placed["b1"], placed["d4"]))) == ["{'donkey': 2}", "{'sheep': 2}"]


@pytest.mark.rule("ANIMALS-STABLE-DOUBLES", "ANIMALS-MEADOW-STABLE")
def test_stables_make_room() -> None:
    assert standing(cattle=16, large_pasture="a1 a2", stable="a1 a2") == {"a1": {"cattle": 16}}
    assert standing(cattle=8, large_pasture="a1 a2", stable="a1") == {"a1": {"cattle": 8}}
    assert standing(cattle=4, small_pasture="a1", stable="a1") == {"a1": {"cattle": 4}}
    placed = standing(cattle=3, meadow="a1", stable="a1")
    assert placed == {"d4": {"cattle": 2}, "a1": {"cattle": 1}}


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
def test_dogs_stand_with_the_sheep_they_watch() -> None:
    assert standing(dog=3, sheep=4, meadow="c4", boar=2) == {
        "c4": {"dog": 3, "sheep": 4},
        "d4": {"boar": 2},
    }
    placed = standing(dog=3, sheep=6, meadow="c4 c3 c2", boar=2)
    assert [placed[cell] for cell in ("c2", "c3", "c4")] == [{"dog": 1, "sheep": 2}] * 3


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
def test_dogs_that_are_not_needed_on_other_meadows_are_together() -> None:
    placed = standing(dog=3, sheep=5, meadow="c4 c3", boar=2)
    assert sorted(herd["dog"] for cell, herd in placed.items() if cell != "d4") == [1, 2]
    assert total(placed, "sheep") == 5


@pytest.mark.rule("ANIMALS-DOGS-OPTIONAL")
def test_nobody_watches_where_other_animals_need_the_pasture() -> None:
    assert standing(dog=1, boar=2, sheep=2, small_pasture="c4").keys() == {"c4", "d4"}
    assert "dog" not in str(standing(dog=1, boar=2, sheep=2, small_pasture="c4"))


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_as_few_as_possible_are_left_out() -> None:
    placed = standing(sheep=3, boar=1)
    assert placed == {"d4": {"sheep": 2}}
    assert total(standing(cattle=5, small_pasture="c4"), "cattle") == 4


@pytest.mark.rule("ANIMALS-DOGS-INSTEAD-OF-STABLE")
def test_a_stabled_meadow_with_a_dog_shows_two_sheep() -> None:
    placed = standing(dog=1, sheep=2, boar=2, meadow="c4", stable="c4")
    assert placed == {"c4": {"dog": 1, "sheep": 2}, "d4": {"boar": 2}}
