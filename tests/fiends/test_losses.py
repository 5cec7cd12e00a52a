"""What orcs in the forest trample, and what they spare."""

import pytest

from caverna import Game
from caverna.engine.goods import DOG, SHEEP
from caverna.engine.home_board import CELL_BY_NAME, CELLS
from tests.fiends.arranging import a_game, answers, goods_of, play, player

ORC = "a gone, b gone, c b1 9"
DOWN = "card 1.1"


def raid(*keep: str, **has: object) -> Game:
    """Orc c steps from b1 down to b2; animals stand as told, the others where the game puts them."""
    game = a_game(phase="event", quiet=True, **{"orcs": ORC, **has})  # type: ignore[arg-type]
    for move in keep:
        play(game, move)
    while game.seat != -1:
        play(game, "done")
    play(game, DOWN)
    while "done" in answers(game):
        play(game, "done")
    return game


def cells(tiles: int) -> list[str]:
    return [CELLS[n] for n in range(24) if tiles >> n & 1]


@pytest.mark.rule("FF-EVENT-LOSES-CROPS")
@pytest.mark.parametrize("crop", ["grain 3", "grain 2", "grain 1", "vegetable 2", "vegetable 1"])
def test_all_crops_of_a_field_are_lost_and_the_field_stays(crop: str) -> None:
    game = raid(sown=f"b2 {crop}, b3 grain 3")
    assert cells(player(game).sown) == ["b3"]
    assert cells(player(game).fields) == ["b2", "b3"]
    assert goods_of(game) == {}


@pytest.mark.rule("FF-EVENT-LOSES-ANIMALS")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_pasture_loses_its_animals_but_not_its_fence(animal: str) -> None:
    other = "boar" if animal != "boar" else "cattle"
    game = raid(f"keep 2 {animal} b2", f"keep 2 {other} d4", small_pasture="b2 a2", **{animal: 2, other: 2})
    assert goods_of(game) == {other: 2}
    assert cells(player(game).small_pastures) == ["a2", "b2"]


@pytest.mark.rule("FF-EVENT-LOSES-ANIMALS")
def test_a_pasture_with_a_stable_loses_all_four_and_keeps_the_stable() -> None:
    game = raid("keep 4 boar b2", small_pasture="b2", stable="b2", boar=4, cattle=2)
    assert goods_of(game) == {"cattle": 2}
    assert cells(player(game).stables) == ["b2"]


@pytest.mark.rule("FF-EVENT-LOSES-ANIMALS")
def test_a_meadow_with_a_stable_loses_its_animal() -> None:
    game = raid("keep 1 cattle b2", meadow="b2", stable="b2", cattle=1)
    assert goods_of(game) == {}
    assert cells(player(game).meadows) == ["b2"]


@pytest.mark.rule("FF-EVENT-LOSES-LARGE-PASTURE")
@pytest.mark.parametrize("area", ["b2 a2", "b2 b3", "b2 c2"])
def test_half_a_large_pasture_entered_empties_all_of_it(area: str) -> None:
    first = min(area.split(), key=CELL_BY_NAME.__getitem__)
    game = raid(f"keep 4 cattle {first}", large_pasture=area, cattle=4, boar=2)
    assert goods_of(game) == {"boar": 2}
    assert sorted(cells(player(game).large_pastures)) == sorted(area.split())


@pytest.mark.rule("FF-EVENT-LOSES-DOGS")
@pytest.mark.parametrize(("sheep", "dogs", "left"), [(2, 1, 0), (2, 3, 2), (3, 2, 0), (1, 1, 0), (1, 2, 1)])
def test_dogs_that_watch_the_sheep_there_are_lost_with_them(sheep: int, dogs: int, left: int) -> None:
    """On a meadow one sheep takes a dog, and n dogs watch n + 1; the other dogs are elsewhere."""
    game = raid(f"keep {sheep} sheep b2", meadow="b2", sheep=sheep, dog=dogs, cattle=2)
    assert goods_of(game) == ({"cattle": 2, "dog": left} if left else {"cattle": 2})


@pytest.mark.rule("FF-EVENT-LOSES-DOGS")
def test_one_dog_does_not_watch_single_sheep_on_two_meadows() -> None:
    game = a_game(phase="event", quiet=True, orcs=ORC, meadow="b2 b3", sheep=2, dog=1, cattle=2)
    assert "keep 1 sheep b2" not in answers(game)
    play(game, "keep 2 sheep b2")
    while game.seat != -1:
        play(game, "done")
    assert player(game).herds is not None
    assert (CELL_BY_NAME["b2"], SHEEP, 2, 1) in (player(game).herds or ())


@pytest.mark.rule("FF-EVENT-LOSES-DOGS")
def test_dogs_that_watch_nothing_are_not_lost() -> None:
    game = raid("keep 2 sheep b2", small_pasture="b2", sheep=2, dog=2, cattle=2)
    assert goods_of(game) == {"cattle": 2, "dog": 2}
    game = raid(meadow="b2", dog=2)
    assert goods_of(game) == {"dog": 2}


@pytest.mark.rule("FF-EVENT-LOSES-DOGS")
def test_a_sheep_eaten_leaves_the_dog_that_watches_the_other() -> None:
    game = a_game(phase="event", quiet=True, orcs=ORC, meadow="b2", sheep=2, dog=1, cattle=2)
    play(game, "keep 2 sheep b2")
    while game.seat != -1:
        play(game, "done")
    play(game, DOWN, "eat sheep", "done")
    assert player(game).goods[DOG] == 0
    assert goods_of(game) == {"cattle": 2, "food": 1}


@pytest.mark.rule("FF-EVENT-LOSES-FOREST-STABLE")
def test_a_boar_in_a_forest_stable_is_lost_and_the_stable_stays() -> None:
    game = raid("keep 1 boar b2", stable="b2", boar=1)
    assert goods_of(game) == {}
    assert cells(player(game).stables) == ["b2"]


@pytest.mark.rule("FF-EVENT-LOSES-ANIMALS")
def test_what_stands_beside_the_way_is_spared() -> None:
    game = raid(small_pasture="a2 c2 b3", sheep=2, boar=2, cattle=2, donkey=2, sown="a1 grain 3, b1 grain 3")
    assert goods_of(game) == {"sheep": 2, "boar": 2, "cattle": 2, "donkey": 2}
    assert cells(player(game).sown) == ["a1", "b1"]


@pytest.mark.rule("FF-EVENT-ONLY-ENTERING")
def test_an_orc_harms_nothing_by_standing() -> None:
    """Field and pasture lie under orcs; nothing happens to them in the work phase or when the orc leaves."""
    game = raid("keep 2 boar b2", orcs="a gone, b gone, c b2 9", small_pasture="b2", boar=2, cattle=2)
    assert goods_of(game) == {"boar": 2, "cattle": 2}
    game = a_game(on="slash_and_burn", orcs="c c4 9", fields="c4", grain=1)
    play(game, next(move for move in answers(game) if move.startswith("sow")))
    assert player(game).grain_3 | player(game).grain_2 == 1 << CELL_BY_NAME["c4"]
