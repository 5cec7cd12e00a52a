"""Breeding in the harvest, as far as room decides it."""

import pytest

from caverna import Game
from tests.arranging import a_game, answers, goods_of, legal, play


def at_breeding(**has: object) -> Game:
    """A player alone at the breeding phase, everybody fed."""
    game = a_game(players=1, phase="harvest", round=5, food=4, **has)  # type: ignore[arg-type]
    return play(game, "feed 4")


@pytest.mark.rule("BREED-ROOM")
def test_two_boars_in_the_dwelling_and_a_free_forest_stable_have_a_young() -> None:
    assert answers(at_breeding(boar=2)) == ["breed none"]
    game = at_breeding(boar=2, stable="a1")
    assert answers(game) == ["breed boar", "breed none"]
    assert goods_of(play(game, "breed boar")) == {"boar": 3}


@pytest.mark.rule("BREED-ROOM", "ANIMALS-FOREST-STABLE")
def test_a_free_forest_stable_is_no_room_for_a_lamb() -> None:
    assert answers(at_breeding(sheep=2, stable="a1")) == ["breed none"]


@pytest.mark.rule("BREED-MAKE-ROOM-FIRST")
def test_five_sheep_in_five_places_breed_after_one_is_eaten() -> None:
    game = at_breeding(sheep=5, small_pasture="c4", meadow="c3", stable="c3")
    assert answers(game) == ["breed none"]
    play(game, "eat sheep")
    assert answers(game) == ["breed sheep", "breed none"]
    assert goods_of(play(game, "breed sheep")) == {"sheep": 5, "food": 1}


@pytest.mark.rule("BREED-MAKE-ROOM-FIRST")
def test_a_sheep_is_eaten_to_make_room_for_a_calf() -> None:
    game = at_breeding(cattle=2, sheep=1, meadow="c4", stable="c4")
    assert answers(game) == ["breed none"]
    play(game, "eat sheep", "breed cattle")
    assert goods_of(game) == {"cattle": 3, "food": 1}


@pytest.mark.rule("BREED-SIMULTANEOUS", "BREED-SET-MUST-FIT")
def test_with_room_for_one_young_the_player_picks_the_kind() -> None:
    game = at_breeding(sheep=2, boar=2, small_pasture="c4", meadow="c3", stable="c3")
    assert answers(game) == ["breed sheep", "breed boar", "breed none"]
    assert goods_of(play(game, "breed boar")) == {"sheep": 2, "boar": 3}


@pytest.mark.rule("BREED-SIMULTANEOUS")
def test_kinds_that_fit_alone_need_not_fit_together() -> None:
    """Either lamb or foal may follow its parents into the stabled pasture, but not both."""
    game = at_breeding(sheep=2, donkey=2, small_pasture="c4", stable="c4")
    assert answers(game) == ["breed sheep", "breed donkey", "breed none"]


@pytest.mark.rule("BREED-SIMULTANEOUS")
def test_all_four_kinds_breed_at_once_if_there_is_room() -> None:
    game = at_breeding(sheep=2, donkey=2, boar=2, cattle=2, large_pasture="a1 a2, b1 b2, c1 c2, a3 a4")
    assert answers(game)[0] == "breed sheep donkey boar cattle"
    assert len(answers(game)) == 16
    play(game, "breed sheep donkey boar cattle")
    assert goods_of(game) == {"sheep": 3, "donkey": 3, "boar": 3, "cattle": 3}


@pytest.mark.rule("BREED-PAIR")
def test_nine_sheep_have_one_lamb() -> None:
    game = at_breeding(sheep=9, large_pasture="c3 c4", stable="c3 c4")
    assert answers(game) == ["breed sheep", "breed none"]
    assert goods_of(play(game, "breed sheep")) == {"sheep": 10}


@pytest.mark.rule("BREED-PAIR")
def test_parents_may_stand_far_apart_and_a_single_animal_has_none() -> None:
    assert "breed donkey" in answers(at_breeding(donkey=2, ore_mine="d2 e2"))
    assert answers(at_breeding(donkey=1, ore_mine="d2 e2")) == ["breed none"]


@pytest.mark.rule("BREED-PAIR", "ANIMALS-DOGS-ANYWHERE")
def test_dogs_have_no_young() -> None:
    game = at_breeding(dog=2, sheep=2, meadow="c4")
    assert answers(game) == ["breed sheep", "breed none"]
    assert goods_of(play(game, "breed sheep")) == {"dog": 2, "sheep": 3}


@pytest.mark.rule("BREED-NO-EATING-AT-BIRTH")
def test_a_young_without_room_is_never_food() -> None:
    game = at_breeding(cattle=2)
    assert legal(game) == ["breed none", "eat cattle"]


@pytest.mark.rule("BREED-NO-EATING-AT-BIRTH")
def test_after_the_birth_young_and_parents_are_free_again() -> None:
    game = play(at_breeding(donkey=2, ore_mine="d2"), "breed donkey")
    assert answers(game) == ["end"]
    assert {"eat donkey", "eat donkeys"} <= set(legal(game))
    assert goods_of(play(game, "eat donkeys")) == {"donkey": 1, "food": 3}


@pytest.mark.rule("BREED-ROOM", "ANIMALS-DOGS-WATCH")
def test_a_watched_meadow_is_room_for_a_lamb() -> None:
    assert "breed sheep" in answers(at_breeding(sheep=3, dog=1, meadow="c4"))
    assert answers(at_breeding(sheep=4, dog=1, meadow="c4")) == ["breed none"]
