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


@pytest.mark.rule(
    "ANIMALS-PASTURE-CAPACITY",
    "ANIMALS-STABLE-DOUBLES",
    "ANIMALS-MEADOW-STABLE",
    "ANIMALS-FOREST-STABLE",
    "ANIMALS-MINE-DONKEY",
    "ANIMALS-ENTRY-DWELLING",
)
@pytest.mark.parametrize(
    ("place", "animal", "most"),
    [
        ({"meadow": "a1"}, "cattle", 0),
        ({"meadow": "a1", "stable": "a1"}, "cattle", 1),
        ({"small_pasture": "a1"}, "cattle", 2),
        ({"small_pasture": "a1", "stable": "a1"}, "cattle", 4),
        ({"large_pasture": "a1 a2"}, "cattle", 4),
        ({"large_pasture": "a1 a2", "stable": "a2"}, "cattle", 8),
        ({"large_pasture": "a1 a2", "stable": "a1 a2"}, "cattle", 16),
        ({"stable": "a1"}, "boar", 1),
        ({"stable": "a1"}, "sheep", 0),
        ({"stable": "a1"}, "donkey", 0),
        ({"ore_mine": "d2"}, "donkey", 1),
        ({"ruby_mine": "d2"}, "donkey", 1),
        ({"ore_mine": "d2"}, "boar", 0),
    ],
)
def test_no_place_shows_more_than_it_holds(place: dict[str, str], animal: str, most: int) -> None:
    where = "d2" if "ore_mine" in place or "ruby_mine" in place else "a1"
    here = {where: {animal: most}} if most else {}
    assert standing(**{animal: most + 3}, **place) == {**here, "d4": {animal: 2}}


@pytest.mark.rule("FURN-BREAKFAST-ROOM")
def test_three_cattle_stand_in_the_breakfast_room_and_nothing_else() -> None:
    placed = standing(cattle=3, sheep=3, rooms="breakfast_room d3")
    assert placed == {"d3": {"cattle": 3}, "d4": {"sheep": 2}}


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_an_animal_stands_on_each_unsown_field_beside_the_stubble_room() -> None:
    placed = standing(cattle=4, sheep=1, rooms="stubble_room d3", fields="a1 b1", sown="c1 grain 2")
    assert placed["d4"] == {"cattle": 2}
    assert sorted(map(str, (placed["a1"], placed["b1"]))) == ["{'cattle': 1}", "{'cattle': 1}"]
    assert placed.keys() == {"d4", "a1", "b1"}


@pytest.mark.rule("ANIMALS-DOGS-SHEEP-ONLY", "FURN-STUBBLE-ROOM")
def test_dogs_watch_neither_at_home_nor_on_fields_nor_in_the_forest() -> None:
    placed = standing(dog=5, sheep=9, rooms="stubble_room d3", fields="a1", stable="a2", ore_mine="d2")
    assert placed == {"a1": {"sheep": 1}, "d4": {"sheep": 2}}


@pytest.mark.rule("ANIMALS-DOGS-WATCH", "ANIMALS-DOGS-LARGE-PASTURE")
@pytest.mark.parametrize(
    "place",
    [
        {"meadow": "a1"},
        {"meadow": "a1", "stable": "a1"},
        {"small_pasture": "a1"},
        {"small_pasture": "a1", "stable": "a1"},
        {"large_pasture": "a1 a2"},
    ],
)
def test_dogs_watch_one_sheep_more_than_they_are_wherever_that_is_more(place: dict[str, str]) -> None:
    assert standing(dog=6, sheep=9, boar=2, **place) == {"a1": {"dog": 6, "sheep": 7}, "d4": {"boar": 2}}


@pytest.mark.rule("ANIMALS-DOGS-OPTIONAL", "ANIMALS-DOGS-WATCH")
def test_dogs_watch_where_there_is_least_room_without_them() -> None:
    placed = standing(dog=1, sheep=2, cattle=4, boar=2, meadow="c4", small_pasture="c3", stable="c3")
    assert placed == {"c4": {"dog": 1, "sheep": 2}, "c3": {"cattle": 4}, "d4": {"boar": 2}}


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
def test_sheep_that_are_not_watched_stand_elsewhere() -> None:
    placed = standing(dog=2, sheep=7, boar=2, meadow="c4", small_pasture="c3", stable="c3")
    assert placed == {"c4": {"dog": 2, "sheep": 3}, "c3": {"sheep": 4}, "d4": {"boar": 2}}


@pytest.mark.rule("ANIMALS-ONE-KIND-PER-PLACE", "ANIMALS-NOT-IN-SUPPLY")
def test_a_herd_may_need_two_places_so_that_another_finds_one() -> None:
    placed = standing(cattle=5, boar=4, sheep=2, small_pasture="a1 b1", large_pasture="a3 a4")
    assert total(placed, "cattle") + total(placed, "boar") + total(placed, "sheep") == 10
    assert all(len(herd) == 1 for herd in placed.values())
