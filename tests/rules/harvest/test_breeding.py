"""Breeding."""

import pytest

from caverna import Game, IllegalMove
from caverna.record.position import read_position
from tests.arranging import a_game, answers, goods_of, legal, play, seat_lines


def at_breeding(**has: object) -> Game:
    """The breeding phase of a harvest; nobody was fed."""
    table = ["caverna position 1", "players 2", "round 3", "phase harvest"]
    return play(read_position("\n".join([*table, *seat_lines("A", **has)]), as_is=True), "feed 0", "feed 0")


@pytest.mark.rule("BREED-PAIR")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_pair_gets_one_young_and_a_single_animal_none(animal: str) -> None:
    pair = at_breeding(**{animal: 2}, small_pasture="c4", stable="c4")
    assert answers(pair) == [f"breed {animal}", "breed none"]
    play(pair, f"breed {animal}")
    assert goods_of(pair) == {animal: 3}
    single = at_breeding(**{animal: 1}, small_pasture="c4", stable="c4")
    assert answers(single) == ["breed none"]


@pytest.mark.rule("BREED-PAIR", "HARVEST-ROUND-THREE-FIVE")
def test_every_player_breeds_one_after_the_other() -> None:
    pair: dict[str, object] = {"sheep": 2, "small_pasture": "c4", "stable": "c4"}
    game = a_game(
        players=3, round=3, phase="harvest", start="C", boar=2, stable="a1", others={"B": pair, "C": pair}
    )
    play(game, "feed 0", "feed 0", "feed 0")
    for seat, animal in (("C", "sheep"), ("A", "boar"), ("B", "sheep")):
        assert game.seat_name == seat
        play(game, f"breed {animal}", "end")
        assert goods_of(game, seat) == {animal: 3}


@pytest.mark.rule("BREED-PAIR")
def test_nine_sheep_get_one_young() -> None:
    game = at_breeding(sheep=9, large_pasture="c3 c4", stable="c3 c4")
    play(game, "breed sheep")
    assert goods_of(game) == {"sheep": 10}
    assert not [move for move in legal(game) if move.startswith("breed")]


@pytest.mark.rule("BREED-PAIR")
def test_the_parents_may_stand_apart() -> None:
    game = at_breeding(donkey=2, ruby_mine="d2 d1", ore_mine="e2")
    assert answers(game) == ["breed donkey", "breed none"]


@pytest.mark.rule("BREED-PAIR")
def test_dogs_never_breed() -> None:
    game = at_breeding(dog=6, grain=1)
    assert answers(game) == ["breed none"]
    play(game, "breed none")
    assert goods_of(game) == {"dog": 6, "grain": 1}


@pytest.mark.rule("BREED-ROOM")
def test_two_boars_in_the_dwelling_and_a_forest_stable_make_a_third_possible() -> None:
    with_stable = at_breeding(boar=2, stable="a1")
    assert answers(with_stable) == ["breed boar", "breed none"]
    play(with_stable, "breed boar")
    assert goods_of(with_stable) == {"boar": 3}
    without = at_breeding(boar=2)
    assert answers(without) == ["breed none"]


@pytest.mark.rule("BREED-ROOM")
def test_a_forest_stable_is_no_room_for_a_lamb() -> None:
    assert answers(at_breeding(sheep=2, stable="a1")) == ["breed none"]


@pytest.mark.rule("BREED-ROOM")
def test_a_young_never_feeds_anybody_instead_of_being_housed() -> None:
    game = at_breeding(cattle=2)
    assert answers(game) == ["breed none"]
    with pytest.raises(IllegalMove):
        game.play("breed cattle")


@pytest.mark.rule("BREED-SIMULTANEOUS")
def test_with_room_for_one_young_the_player_picks_the_kind() -> None:
    game = at_breeding(sheep=2, boar=2, small_pasture="c4", meadow="c3", stable="c3")
    assert set(answers(game)) == {"breed sheep", "breed boar", "breed none"}
    assert goods_of(play(game.copy(), "breed sheep")) == {"sheep": 3, "boar": 2}
    assert goods_of(play(game.copy(), "breed boar")) == {"sheep": 2, "boar": 3}


@pytest.mark.rule("BREED-SIMULTANEOUS")
def test_all_young_come_at_once_if_all_fit() -> None:
    game = at_breeding(
        sheep=2, donkey=2, boar=2, cattle=2, small_pasture="c4 c3 c2", stable="c4 c3 c2", ruby_mine="d2 d1 e1"
    )
    assert answers(game)[0] == "breed sheep donkey boar cattle"
    assert len(answers(game)) == 16
    play(game, "breed sheep donkey boar cattle")
    assert goods_of(game) == {"sheep": 3, "donkey": 3, "boar": 3, "cattle": 3}


@pytest.mark.rule("BREED-DECLINE")
def test_a_player_may_leave_kinds_out_or_not_breed_at_all() -> None:
    game = at_breeding(sheep=2, boar=2, small_pasture="c4 c3", stable="c4 c3")
    assert set(answers(game)) == {"breed sheep boar", "breed sheep", "breed boar", "breed none"}
    assert goods_of(play(game.copy(), "breed none")) == {"sheep": 2, "boar": 2}
    assert goods_of(play(game.copy(), "breed boar")) == {"sheep": 2, "boar": 3}


@pytest.mark.rule("BREED-MAKE-ROOM-FIRST")
def test_a_sheep_may_be_eaten_first_to_make_room_for_a_lamb() -> None:
    game = at_breeding(sheep=5, small_pasture="c4", meadow="c3", stable="c3")
    assert answers(game) == ["breed none"]
    play(game, "eat sheep")
    assert answers(game) == ["breed sheep", "breed none"]
    play(game, "breed sheep")
    assert goods_of(game) == {"sheep": 5, "food": 1}


@pytest.mark.rule("BREED-MAKE-ROOM-FIRST")
def test_too_few_left_after_eating_breed_no_more() -> None:
    game = play(at_breeding(sheep=2, small_pasture="c4"), "eat sheep")
    assert answers(game) == ["breed none"]


@pytest.mark.rule("BREED-NO-EATING-AT-BIRTH")
def test_between_birth_and_housing_nothing_is_converted_and_afterwards_all_is_free() -> None:
    game = at_breeding(donkey=2, ruby_mine="d2 d1", ore_mine="e2")
    events = game.play("breed donkey")
    assert [event.kind for event in events] == ["born", "gained"]
    assert goods_of(game) == {"donkey": 3}
    assert answers(game) == ["end"]
    assert {"eat donkey", "eat donkeys"} <= set(legal(game))
    play(game, "eat donkeys")
    assert goods_of(game) == {"donkey": 1, "food": 3}


@pytest.mark.rule("BREED-NO-EATING-AT-BIRTH")
def test_a_birth_never_makes_animals_homeless() -> None:
    game = at_breeding(sheep=2, cattle=2, small_pasture="c4", meadow="c3", stable="c3")
    for move in answers(game):
        after = play(game.copy(), move)
        assert "eat cattle" not in answers(after)


@pytest.mark.rule("BREED-SET-MUST-FIT")
def test_a_set_of_kinds_that_does_not_fit_is_refused_as_a_whole() -> None:
    game = at_breeding(sheep=2, boar=2, small_pasture="c4", meadow="c3", stable="c3")
    with pytest.raises(IllegalMove):
        game.play("breed sheep boar")
    assert goods_of(game) == {"sheep": 2, "boar": 2}


@pytest.mark.rule("BREED-SET-MUST-FIT", "BREED-SIMULTANEOUS")
def test_dogs_on_watch_may_make_the_set_fit() -> None:
    without = at_breeding(sheep=2, boar=2, small_pasture="c4", meadow="c3")
    assert set(answers(without)) == {"breed none"}
    with_dog = at_breeding(sheep=2, boar=2, dog=1, small_pasture="c4", meadow="c3")
    assert set(answers(with_dog)) == {"breed sheep", "breed boar", "breed none"}
    with_dogs = at_breeding(sheep=2, boar=2, dog=2, small_pasture="c4", meadow="c3")
    assert set(answers(with_dogs)) == {"breed sheep boar", "breed sheep", "breed boar", "breed none"}
