"""Dogs: they need no room, and they watch sheep. Two cattle fill the entry-level dwelling."""

import pytest

from tests.arranging import a_game, answers, play
from tests.rules.animals.keeping import can_keep, most


@pytest.mark.rule("ANIMALS-DOGS-ANYWHERE")
@pytest.mark.parametrize("dogs", [1, 7, 30])
def test_any_number_of_dogs_stays_without_room(dogs: int) -> None:
    assert can_keep(dog=dogs)
    assert can_keep(dog=dogs, sheep=2)


@pytest.mark.rule("ANIMALS-DOGS-ANYWHERE")
def test_a_dog_never_makes_a_farm_animal_go() -> None:
    game = play(a_game(ruby=1, cattle=2), "ruby dog")
    assert "place supplies" in answers(game)


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
@pytest.mark.parametrize(
    ("dogs", "meadows", "sheep"),
    [
        (0, "c4", 0), (1, "c4", 2), (2, "c4", 3), (3, "c4", 4),
        (1, "c4 c3", 2), (2, "c4 c3", 4), (3, "c4 c3", 5),
        (3, "c4 c3 c2", 6), (2, "c4 c3 c2", 4), (5, "c4 c3 c2", 8),
    ],
)  # fmt: skip
def test_on_one_meadow_n_dogs_watch_one_sheep_more(dogs: int, meadows: str, sheep: int) -> None:
    assert most("sheep", cattle=2, dog=dogs, meadow=meadows) == sheep


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
def test_watched_sheep_come_on_top_of_the_dwelling() -> None:
    assert most("sheep", dog=1, meadow="c4") == 2 + 2


@pytest.mark.rule("ANIMALS-DOGS-WATCH")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 2), (1, 2), (2, 3), (4, 5)])
def test_on_a_small_pasture_dogs_watch_as_on_a_meadow(dogs: int, sheep: int) -> None:
    assert most("sheep", cattle=2, dog=dogs, small_pasture="c4") == sheep


@pytest.mark.rule("ANIMALS-DOGS-INSTEAD-OF-STABLE")
def test_a_stabled_meadow_with_one_dog_holds_two_sheep_not_three() -> None:
    assert most("sheep", cattle=2, dog=1, meadow="c4", stable="c4") == 2


@pytest.mark.rule("ANIMALS-DOGS-INSTEAD-OF-STABLE")
@pytest.mark.parametrize(("dogs", "sheep"), [(1, 4), (3, 4), (4, 5)])
def test_on_a_stabled_pasture_the_better_of_stable_and_dogs_counts(dogs: int, sheep: int) -> None:
    assert most("sheep", cattle=2, dog=dogs, small_pasture="c4", stable="c4") == sheep


@pytest.mark.rule("ANIMALS-DOGS-INSTEAD-OF-STABLE")
def test_a_watched_place_may_stand_beside_a_stabled_one() -> None:
    assert most("sheep", cattle=2, dog=1, meadow="c4 c3", stable="c4") == 2 + 1


@pytest.mark.rule("ANIMALS-DOGS-OPTIONAL")
def test_a_dog_on_a_pasture_drives_nobody_out() -> None:
    assert most("boar", cattle=2, dog=1, small_pasture="c4") == 2
    assert most("boar", cattle=2, dog=3, large_pasture="c3 c4", stable="c3") == 8
    assert most("boar", cattle=2, dog=1, meadow="c4", stable="c4") == 1


@pytest.mark.rule("ANIMALS-DOGS-OPTIONAL")
def test_a_dog_that_watches_nothing_lowers_no_room_for_sheep() -> None:
    assert most("sheep", cattle=2, dog=1, large_pasture="c3 c4", stable="c3 c4") == 16


@pytest.mark.rule("ANIMALS-DOGS-SHEEP-ONLY")
@pytest.mark.parametrize("animal", ["donkey", "boar", "cattle"])
def test_dogs_watch_no_other_animal(animal: str) -> None:
    assert most(animal, sheep=5, dog=4, meadow="c4") == 2
    assert most(animal, dog=4, meadow="c4") == 2


@pytest.mark.rule("ANIMALS-DOGS-SHEEP-ONLY")
@pytest.mark.parametrize(
    "place",
    [
        {},
        {"stable": "a1"},
        {"fields": "c4"},
        {"sown": "c4 grain 1"},
        {"tunnel": "d2"},
        {"ore_mine": "d2"},
        {"rooms": "breakfast_room d3", "boar": 2},
    ],
)
def test_dogs_watch_only_on_meadows_and_pastures(place: dict[str, object]) -> None:
    assert most("sheep", cattle=2, dog=4, **place) == 0


@pytest.mark.rule("ANIMALS-DOGS-SHEEP-ONLY")
def test_dogs_do_not_watch_on_a_stubble_field() -> None:
    assert most("sheep", cattle=2, dog=4, fields="c4", rooms="stubble_room d3") == 1


@pytest.mark.rule("ANIMALS-DOGS-SHEEP-ONLY")
def test_dogs_do_not_watch_on_a_pasture_with_other_animals() -> None:
    assert not can_keep(cattle=2, boar=1, sheep=1, dog=4, large_pasture="c3 c4")


@pytest.mark.rule("ANIMALS-DOGS-LARGE-PASTURE")
@pytest.mark.parametrize(("dogs", "sheep"), [(0, 4), (1, 4), (3, 4), (4, 5), (5, 6), (9, 10)])
def test_a_large_pasture_is_one_area_for_dogs(dogs: int, sheep: int) -> None:
    assert most("sheep", cattle=2, dog=dogs, large_pasture="c3 c4") == sheep


@pytest.mark.rule("ANIMALS-DOGS-LARGE-PASTURE")
def test_dogs_on_the_meadow_leave_the_large_pasture_to_the_boars() -> None:
    assert can_keep(cattle=2, boar=4, sheep=3, dog=2, large_pasture="c3 c4", meadow="c2")
    assert not can_keep(cattle=2, boar=4, sheep=4, dog=2, large_pasture="c3 c4", meadow="c2")
