"""Every place that holds animals. A pair fills the entry-level dwelling where it is in the way."""

import pytest

from tests.arranging import a_game, answers, goods_of, play
from tests.rules.animals.keeping import can_keep, most

KINDS = ["sheep", "donkey", "boar", "cattle"]
IN_THE_DWELLING = {"sheep": "cattle", "donkey": "sheep", "boar": "sheep", "cattle": "sheep"}


def most_elsewhere(animal: str, **has: object) -> int:
    """The largest number beside the entry-level dwelling, which a pair of another kind fills."""
    return most(animal, **{IN_THE_DWELLING[animal]: 2}, **has)


@pytest.mark.rule("ANIMALS-ENTRY-DWELLING")
@pytest.mark.parametrize("animal", KINDS)
def test_the_entry_level_dwelling_holds_two_of_any_kind(animal: str) -> None:
    assert most(animal) == 2


@pytest.mark.rule("ANIMALS-ENTRY-DWELLING", "ANIMALS-ONE-KIND-PER-PLACE")
def test_a_sheep_and_a_boar_do_not_share_the_entry_level_dwelling() -> None:
    assert not can_keep(sheep=1, boar=1)


@pytest.mark.rule("ANIMALS-PASTURE-CAPACITY")
@pytest.mark.parametrize("animal", KINDS)
def test_a_small_pasture_holds_two_and_a_large_one_four(animal: str) -> None:
    assert most_elsewhere(animal, small_pasture="c4") == 2
    assert most_elsewhere(animal, large_pasture="c3 c4") == 4


@pytest.mark.rule("ANIMALS-STABLE-DOUBLES")
@pytest.mark.parametrize("animal", KINDS)
def test_each_stable_on_a_pasture_doubles_it(animal: str) -> None:
    assert most_elsewhere(animal, small_pasture="c4", stable="c4") == 4
    assert most_elsewhere(animal, large_pasture="c3 c4", stable="c4") == 8
    assert most_elsewhere(animal, large_pasture="c3 c4", stable="c3 c4") == 16


@pytest.mark.rule("ANIMALS-STABLE-DOUBLES")
def test_a_stable_doubles_only_the_pasture_it_stands_on() -> None:
    assert most_elsewhere("cattle", small_pasture="c4", large_pasture="a1 a2", stable="c4") == 4 + 4
    assert most_elsewhere("cattle", small_pasture="c4", large_pasture="a1 a2", stable="a2") == 2 + 8


@pytest.mark.rule("ANIMALS-ONE-KIND-PER-PLACE")
@pytest.mark.parametrize(
    "place",
    [
        {"small_pasture": "c4"},
        {"small_pasture": "c4", "stable": "c4"},
        {"large_pasture": "c3 c4"},
        {"large_pasture": "c3 c4", "stable": "c3 c4"},
        {"rooms": "mixed_dwelling d3"},
    ],
)
def test_no_place_holds_two_kinds_however_large(place: dict[str, object]) -> None:
    assert can_keep(cattle=2, sheep=1, **place)
    assert not can_keep(cattle=2, sheep=1, donkey=1, **place)


@pytest.mark.rule("ANIMALS-MEADOW-STABLE")
@pytest.mark.parametrize("animal", KINDS)
def test_a_stabled_meadow_holds_one_animal_and_a_bare_one_none(animal: str) -> None:
    assert most_elsewhere(animal, meadow="c4") == 0
    assert most_elsewhere(animal, meadow="c4", stable="c4") == 1
    assert most_elsewhere(animal, meadow="c4 c3", stable="c4 c3") == 2


@pytest.mark.rule("ANIMALS-MEADOW-STABLE")
def test_two_stabled_meadows_may_hold_different_kinds() -> None:
    assert can_keep(cattle=2, sheep=1, boar=1, meadow="c4 c3", stable="c4 c3")


@pytest.mark.rule("ANIMALS-FOREST-STABLE")
@pytest.mark.parametrize(("animal", "number"), [("sheep", 0), ("donkey", 0), ("boar", 1), ("cattle", 0)])
def test_a_stable_in_the_forest_holds_one_boar_and_nothing_else(animal: str, number: int) -> None:
    assert most_elsewhere(animal, stable="a1") == number


@pytest.mark.rule("ANIMALS-FOREST-STABLE")
def test_three_stables_in_the_forest_hold_three_boars() -> None:
    assert most_elsewhere("boar", stable="a1 a2 c1") == 3


@pytest.mark.rule("ANIMALS-FOREST-STABLE", "ANIMALS-MEADOW-STABLE")
def test_a_meadow_laid_under_a_forest_stable_loses_no_room() -> None:
    game = a_game(ruby=1, boar=1, cattle=2, stable="c4")
    play(game, "ruby meadow c4")
    assert goods_of(game) == {"boar": 1, "cattle": 2}
    assert "place supplies" in answers(game)


@pytest.mark.rule("ANIMALS-MINE-DONKEY")
@pytest.mark.parametrize("mine", ["ore_mine", "ruby_mine"])
@pytest.mark.parametrize(("animal", "number"), [("sheep", 0), ("donkey", 1), ("boar", 0), ("cattle", 0)])
def test_a_mine_holds_one_donkey_and_nothing_else(mine: str, animal: str, number: int) -> None:
    assert most_elsewhere(animal, **{mine: "d2"}) == number


@pytest.mark.rule("ANIMALS-MINE-DONKEY")
def test_every_mine_of_either_kind_holds_a_donkey() -> None:
    assert most_elsewhere("donkey", ore_mine="d2 e2", ruby_mine="e3 f3 f2") == 5


@pytest.mark.rule("FURN-MIXED-DWELLING")
@pytest.mark.parametrize("animal", KINDS)
def test_the_mixed_dwelling_holds_a_pair_too(animal: str) -> None:
    assert most_elsewhere(animal, rooms="mixed_dwelling d3") == 2
    assert most(animal, rooms="mixed_dwelling d3") == 4


@pytest.mark.rule("FURN-CUDDLE-ROOM")
@pytest.mark.parametrize(("dwarfs", "sheep"), [("0 0", 2), ("0 0 4", 3), ("0 0 0 0 new@family_life", 5)])
def test_the_cuddle_room_holds_a_sheep_for_each_dwarf_newborns_included(dwarfs: str, sheep: int) -> None:
    assert most_elsewhere("sheep", rooms="cuddle_room d3", dwarfs=dwarfs, round=8) == sheep
    assert most_elsewhere("boar", rooms="cuddle_room d3", dwarfs=dwarfs, round=8) == 2, (
        "the sheep leave the dwelling"
    )


@pytest.mark.rule("FURN-BREAKFAST-ROOM")
@pytest.mark.parametrize(("animal", "number"), [("sheep", 2), ("donkey", 0), ("boar", 0), ("cattle", 3)])
def test_the_breakfast_room_holds_three_cattle_and_nothing_else(animal: str, number: int) -> None:
    """Two cattle that need not stand in the dwelling leave it to two sheep."""
    assert most_elsewhere(animal, rooms="breakfast_room d3") == number


@pytest.mark.rule("FURN-STUBBLE-ROOM")
@pytest.mark.parametrize("animal", KINDS)
def test_with_the_stubble_room_each_empty_field_holds_one_animal(animal: str) -> None:
    assert (
        most_elsewhere(animal, rooms="stubble_room d3", fields="c4 c3", sown="b4 grain 1, b3 vegetable 2")
        == 2
    )
    assert most_elsewhere(animal, rooms="seam d3", fields="c4 c3") == 0


@pytest.mark.rule("FURN-STUBBLE-ROOM")
def test_four_empty_fields_may_hold_four_kinds() -> None:
    fields = {"rooms": "stubble_room d3", "fields": "c4 c3 b4 b3"}
    assert can_keep(sheep=1, donkey=1, boar=1, cattle=3, **fields)
    assert not can_keep(sheep=1, donkey=2, boar=1, cattle=3, **fields)


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
@pytest.mark.parametrize("animal", KINDS)
def test_nothing_else_holds_animals(animal: str) -> None:
    """Fields, sown or not, tunnels, deep tunnels, caverns and rooms without a place for animals."""
    has = {
        "fields": "c4", "sown": "b4 grain 2", "tunnel": "d2", "deep_tunnel": "e2", "cavern": "e3",
        "rooms": "fodder_chamber d3, couple_dwelling f3, weaving_parlor f2",
    }  # fmt: skip
    assert most_elsewhere(animal, **has) == 0


@pytest.mark.rule("ANIMALS-REARRANGE-FREELY")
def test_animals_change_places_whenever_it_serves() -> None:
    """Three boars need the stabled pasture; once one is eaten, three sheep may have it instead."""
    game = a_game(ruby=2, boar=3, sheep=1, small_pasture="c4", stable="c4")
    play(game, "eat boar", "ruby sheep", "ruby sheep")
    assert goods_of(game) == {"boar": 2, "sheep": 3, "food": 2}
    assert "place supplies" in answers(game)


@pytest.mark.rule("ANIMALS-REARRANGE-FREELY")
def test_special_places_are_used_before_anything_has_to_go() -> None:
    """A donkey leaves the dwelling for the mine, a boar the pasture for the forest, sheep follow the dog."""
    has = {"ore_mine": "d2", "stable": "a1", "meadow": "c4", "dog": 1, "small_pasture": "c3"}
    assert can_keep(donkey=1, boar=1, sheep=2, cattle=4, **has)
    assert can_keep(donkey=3, boar=1, sheep=2, cattle=2, **has)
    assert not can_keep(donkey=2, boar=2, sheep=2, cattle=2, **has)
