"""Breeding on an expedition."""

import pytest

from caverna import Game
from tests.arranging import a_game, answers, goods_of, legal, play

ROOM_FOR_ALL = {"large_pasture": "a1 a2, b1 b2, b3 b4", "small_pasture": "c3"}
PAIRS = {"sheep": 2, "donkey": 2, "boar": 2}


def breeding(**has: object) -> Game:
    """A dwarf of strength 14 has just chosen to breed animals."""
    game = a_game(players=3, dwarfs="14 14", on="exploration", **has)  # type: ignore[arg-type]
    return play(game, "loot breed")


@pytest.mark.rule("LOOT-BREED")
def test_at_most_two_kinds_breed() -> None:
    game = breeding(**PAIRS, **ROOM_FOR_ALL)
    pairs = {"breed sheep donkey", "breed sheep boar", "breed donkey boar"}
    assert set(answers(game)) == pairs | {"breed sheep", "breed donkey", "breed boar"}
    play(game, "breed sheep boar")
    assert goods_of(game) == {"sheep": 3, "donkey": 2, "boar": 3}


@pytest.mark.rule("LOOT-BREED")
def test_a_kind_without_a_pair_does_not_breed() -> None:
    game = breeding(sheep=9, cattle=1, dog=2, **ROOM_FOR_ALL)
    assert answers(game) == ["breed sheep"]
    assert goods_of(play(game, "breed sheep")) == {"sheep": 10, "cattle": 1, "dog": 2}


@pytest.mark.rule("LOOT-BREED")
def test_the_young_are_free_to_be_eaten_once_they_are_born() -> None:
    game = breeding(sheep=2, **ROOM_FOR_ALL)
    play(game, "breed sheep", "eat sheep")
    assert goods_of(game) == {"sheep": 2, "food": 1}


@pytest.mark.rule("LOOT-BREED")
def test_the_quarry_pays_for_a_donkey_born_on_an_expedition() -> None:
    game = breeding(donkey=2, rooms="quarry d3", **ROOM_FOR_ALL)
    assert goods_of(play(game, "breed donkey")) == {"donkey": 3, "stone": 1}


@pytest.mark.rule("LOOT-BREED", "BREED-NO-EATING-AT-BIRTH")
def test_the_parents_needed_for_the_only_litter_are_not_eaten_first() -> None:
    game = breeding(sheep=2, meadow="c4", stable="c4")
    assert legal(game) == ["breed sheep"]


@pytest.mark.rule("LOOT-BREED", "BREED-MAKE-ROOM-FIRST")
def test_a_third_animal_may_still_be_eaten_before_the_birth() -> None:
    game = breeding(sheep=3, meadow="c4", stable="c4", small_pasture="c3")
    play(game, "eat sheep")
    assert legal(game) == ["breed sheep"]
    assert goods_of(play(game, "breed sheep")) == {"sheep": 3, "food": 1}


@pytest.mark.rule("LOOT-BREED-ROOM-FOR-ONE")
@pytest.mark.parametrize(("kind", "after"), [("sheep", (3, 2)), ("cattle", (2, 3))])
def test_with_room_for_one_young_the_player_picks_it_and_the_breeding_cave_pays_one(
    kind: str, after: tuple[int, int]
) -> None:
    has = {"small_pasture": "c4", "meadow": "c3", "stable": "c3", "rooms": "breeding_cave d3"}
    game = breeding(sheep=2, cattle=2, **has)
    assert set(answers(game)) == {"breed sheep", "breed cattle"}
    play(game, f"breed {kind}")
    assert goods_of(game) == {"sheep": after[0], "cattle": after[1], "food": 1}


@pytest.mark.rule("LOOT-BREED")
def test_the_breeding_cave_pays_two_food_for_two_young() -> None:
    game = breeding(**PAIRS, rooms="breeding_cave d3", **ROOM_FOR_ALL)
    assert goods_of(play(game, "breed sheep donkey")) == {"sheep": 3, "donkey": 3, "boar": 2, "food": 2}
