"""Caves: slaughtering, cooking, working, mining and breeding cave."""

import pytest

from caverna import Game
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has, pass_round

ROOMY: Has = {"large_pasture": "a1 a2, b1 b2, c1 c2, a3 a4"}


def begging(game: Game) -> int:
    """The begging markers of seat A."""
    return game.state.players[0].begging


# Slaughtering cave.


@pytest.mark.rule("FURN-SLAUGHTERING-CAVE")
@pytest.mark.parametrize(
    ("animals", "meal", "food"),
    [
        ({"sheep": 1}, "sheep", 2),
        ({"donkey": 1}, "donkey", 2),
        ({"donkey": 2}, "donkeys", 5),
        ({"boar": 1}, "boar", 3),
        ({"cattle": 1}, "cattle", 4),
    ],
)
def test_every_animal_slaughtered_brings_a_food_more(animals: Has, meal: str, food: int) -> None:
    assert goods_of(play(a_game(rooms="slaughtering_cave d3", **animals), f"eat {meal}")) == {"food": food}
    assert goods_of(play(a_game(rooms="seam d3", **animals), f"eat {meal}"))["food"] < food


@pytest.mark.rule("FURN-SLAUGHTERING-CAVE")
@pytest.mark.parametrize(("crop", "food"), [("grain", 1), ("vegetable", 2), ("ruby", 2)])
def test_other_food_gains_nothing_from_the_slaughtering_cave(crop: str, food: int) -> None:
    has: Has = {crop: 1}
    assert goods_of(play(a_game(rooms="slaughtering_cave d3", **has), f"eat {crop}")) == {"food": food}


@pytest.mark.rule("FURN-SLAUGHTERING-CAVE")
def test_an_animal_without_room_brings_the_food_more_as_well() -> None:
    game = a_game(rooms="slaughtering_cave d3", sheep=2, on="sheep_farming", lying="sheep_farming sheep 1")
    assert answers(game) == ["eat sheep"]
    assert goods_of(play(game, "eat sheep")) == {"sheep": 2, "food": 2}


@pytest.mark.rule("FURN-SLAUGHTERING-CAVE")
def test_dogs_are_not_slaughtered() -> None:
    assert [
        move for move in legal(a_game(rooms="slaughtering_cave d3", dog=2)) if move.startswith("eat")
    ] == []


# Cooking cave.


@pytest.mark.rule("FURN-COOKING-CAVE")
def test_grain_and_vegetable_together_give_five_food() -> None:
    game = a_game(rooms="cooking_cave d3", grain=2, vegetable=1)
    assert goods_of(play(game, "convert cooking_cave")) == {"food": 5, "grain": 1}
    assert "convert cooking_cave" not in legal(game)


@pytest.mark.rule("FURN-COOKING-CAVE")
def test_grain_or_vegetable_alone_keep_their_ordinary_value() -> None:
    game = play(a_game(rooms="cooking_cave d3", grain=1, vegetable=1), "eat grain", "eat vegetable")
    assert goods_of(game) == {"food": 3}


@pytest.mark.rule("FURN-COOKING-CAVE")
def test_crops_on_fields_are_not_cooked() -> None:
    game = a_game(rooms="cooking_cave d3", grain=1, sown="c4 vegetable 2")
    assert "convert cooking_cave" not in legal(game)


@pytest.mark.rule("FURN-COOKING-CAVE")
def test_the_cooking_cave_serves_at_the_feeding_and_in_the_last_window() -> None:
    game = a_game(phase="harvest", round=3, rooms="cooking_cave d3", grain=1, vegetable=1)
    play(game, "convert cooking_cave", "feed 4")
    assert (goods_of(game), begging(game)) == ({"food": 1}, 0)
    game = a_game(phase="scoring", round=12, rooms="cooking_cave d3", grain=1, vegetable=1)
    assert goods_of(play(game, "convert cooking_cave")) == {"food": 5}


# Working cave.


@pytest.mark.rule("FURN-WORKING-CAVE")
@pytest.mark.parametrize(("good", "amount"), [("wood", 1), ("stone", 1), ("ore", 2)])
def test_one_dwarf_eats_wood_or_stone_or_two_ore_instead_of_two_food(good: str, amount: int) -> None:
    has: Has = {good: amount, "food": 2}
    game = a_game(phase="harvest", round=3, rooms="working_cave d3", **has)
    assert answers(game) == ["feed 2", "feed 1", "feed 0", f"feed adult {good}"]
    play(game, f"feed adult {good}")
    assert answers(game) == ["feed 2", "feed 1", "feed 0"]
    play(game, "feed 2")
    assert (goods_of(game), begging(game)) == ({}, 0)


@pytest.mark.rule("FURN-WORKING-CAVE")
def test_a_single_ore_feeds_nobody() -> None:
    game = a_game(phase="harvest", round=3, rooms="working_cave d3", ore=1)
    assert answers(game) == ["feed 0"]


@pytest.mark.rule("FURN-WORKING-CAVE")
def test_without_a_working_cave_nobody_eats_wood() -> None:
    assert answers(a_game(phase="harvest", round=3, rooms="seam d3", wood=5)) == ["feed 0"]


@pytest.mark.rule("FURN-WORKING-CAVE")
def test_the_working_cave_feeds_one_dwarf_a_feeding_however_much_there_is() -> None:
    game = a_game(phase="harvest", round=3, rooms="working_cave d3", wood=5, stone=5, ore=5)
    play(game, "feed adult stone")
    assert answers(game) == ["feed 0"]
    play(game, "feed 0")
    assert begging(game) == 2


@pytest.mark.rule("FURN-WORKING-CAVE")
def test_the_working_cave_works_at_every_feeding_anew() -> None:
    game = a_game(players=1, phase="harvest", round=5, rooms="working_cave d3", wood=2, food=4)
    play(game, "feed adult wood", "feed 2")
    while "feed adult wood" not in legal(game):
        play(game, "pass")
    play(game, "feed adult wood", "feed 2")
    assert (goods_of(game), begging(game)) == ({}, 0)


@pytest.mark.rule("FURN-WORKING-CAVE-WHICH-DWARF")
@pytest.mark.parametrize(("who", "need"), [("adult", 3), ("newborn", 4)])
def test_the_player_picks_adult_or_newborn_for_the_working_cave(who: str, need: int) -> None:
    has: Has = {"dwarfs": "0 0 new", "rooms": "working_cave d3, dwelling e3", "wood": 1, "food": 9}
    game = a_game(phase="harvest", round=3, **has)
    assert answers(game) == [*[f"feed {n}" for n in range(5, -1, -1)], "feed adult wood", "feed newborn wood"]
    play(game, f"feed {who} wood")
    assert answers(game)[0] == f"feed {need}"


@pytest.mark.rule("FURN-WORKING-CAVE-WHICH-DWARF")
def test_the_player_may_leave_the_working_cave_alone() -> None:
    game = play(a_game(phase="harvest", round=3, rooms="working_cave d3", wood=1, food=4), "feed 4")
    assert (goods_of(game), begging(game)) == ({"wood": 1}, 0)


@pytest.mark.rule("FURN-WORKING-CAVE-ONE-FOOD")
@pytest.mark.parametrize("has", [{"round": 4}, {"round": 7, "harvest": "payment", "questions": 2}])
def test_in_a_payment_of_one_food_a_dwarf_the_working_cave_saves_one(has: Has) -> None:
    game = a_game(phase="harvest", rooms="working_cave d3", wood=1, food=1, **has)
    play(game, "feed adult wood")
    assert answers(game) == ["feed 1", "feed 0"]
    play(game, "feed 1")
    assert (goods_of(game), begging(game)) == ({}, 0)


# Mining cave.


@pytest.mark.rule("FURN-MINING-CAVE")
@pytest.mark.parametrize(
    ("has", "need"),
    [
        ({"donkey": 2}, 4),
        ({"ore_mine": "e3"}, 4),
        ({"ore_mine": "e3", "donkey": 2}, 3),
        ({"ore_mine": "e3", "ruby_mine": "f3", "donkey": 2}, 2),
        ({"ruby_mine": "e3 f3", "donkey": 1}, 3),
        ({"ore_mine": "e3 e2", "ruby_mine": "f3 f2 f1", "donkey": 5}, 0),
    ],
)
def test_each_donkey_in_a_mine_saves_a_food_at_the_feeding(has: Has, need: int) -> None:
    game = a_game(phase="harvest", round=3, rooms="mining_cave d3", food=9, **has)
    assert answers(game)[0] == f"feed {need}"
    assert answers(a_game(phase="harvest", round=3, rooms="seam d3", food=9, **has))[0] == "feed 4"


@pytest.mark.rule("FURN-MINING-CAVE-ONE-FOOD")
@pytest.mark.parametrize("has", [{"round": 4}, {"round": 7, "harvest": "payment", "questions": 2}])
def test_three_donkeys_in_mines_feed_two_dwarfs_entirely_in_a_payment_of_one_food(has: Has) -> None:
    mines: Has = {"ore_mine": "e3 e2", "ruby_mine": "f3", "donkey": 3}
    game = a_game(phase="harvest", rooms="mining_cave d3", food=3, **mines, **has)
    assert answers(game) == ["feed 0"]
    play(game, "feed 0")
    assert (goods_of(game), begging(game)) == ({"food": 3, "donkey": 3}, 0)


@pytest.mark.rule("FURN-MINING-CAVE-EATEN-DONKEY")
def test_a_donkey_eaten_saves_nothing_any_more() -> None:
    has: Has = {"ore_mine": "e3 e2", "donkey": 2, "rooms": "mining_cave d3"}
    game = a_game(phase="harvest", round=3, **has)
    assert (answers(game), begging(play(game.copy(), "feed 0"))) == (["feed 0"], 2)
    play(game, "eat donkey")
    assert answers(game) == ["feed 1", "feed 0"]
    play(game, "feed 1")
    assert begging(game) == 2


@pytest.mark.rule("FURN-MINING-CAVE-EATEN-DONKEY")
def test_a_donkey_beyond_the_mines_may_be_eaten_without_loss() -> None:
    game = a_game(phase="harvest", round=3, rooms="mining_cave d3", ore_mine="e3", donkey=2)
    play(game, "eat donkey", "feed 1")
    assert begging(game) == 2


@pytest.mark.rule("FURN-MINING-CAVE-WITH-WORKING-CAVE")
def test_working_and_mining_cave_together_leave_two_food_and_a_wood_for_three_adults() -> None:
    has: Has = {"dwarfs": "0 0 0", "ore_mine": "e3 e2", "donkey": 2, "wood": 1, "food": 2}
    game = a_game(phase="harvest", round=3, rooms="working_cave d3, mining_cave f3, dwelling f2", **has)
    play(game, "feed adult wood")
    assert answers(game) == ["feed 2", "feed 1", "feed 0"]
    play(game, "feed 2")
    assert (goods_of(game), begging(game)) == ({"donkey": 2}, 0)


# Breeding cave.


@pytest.mark.rule("FURN-BREEDING-CAVE")
@pytest.mark.parametrize(
    ("kinds", "food"),
    [
        ("none", 0),
        ("sheep", 1),
        ("cattle", 1),
        ("sheep boar", 2),
        ("donkey boar cattle", 3),
        ("sheep donkey boar cattle", 5),
    ],
)
def test_breeding_brings_food_by_the_number_of_kinds(kinds: str, food: int) -> None:
    has: Has = {"sheep": 2, "donkey": 2, "boar": 2, "cattle": 2, "food": 4, **ROOMY}
    game = a_game(phase="harvest", round=3, rooms="breeding_cave d3", **has)
    play(game, "feed 4", "feed 0", f"breed {kinds}")
    assert goods_of(game).get("food", 0) == food


@pytest.mark.rule("FURN-BREEDING-CAVE")
def test_the_food_comes_too_late_for_the_feeding_of_the_same_harvest() -> None:
    game = a_game(phase="harvest", round=3, rooms="breeding_cave d3", sheep=2, **ROOMY)
    assert answers(game) == ["feed 0"]
    play(game, "feed 0", "feed 0", "breed sheep")
    assert (goods_of(game), begging(game)) == ({"sheep": 3, "food": 1}, 4)


@pytest.mark.rule("FURN-BREEDING-CAVE")
@pytest.mark.parametrize(("kinds", "food"), [("sheep", 1), ("sheep cattle", 2)])
def test_breeding_by_loot_brings_the_food_too(kinds: str, food: int) -> None:
    game = a_game(on="logging", dwarfs="14 14", rooms="breeding_cave d3", sheep=2, cattle=2, **ROOMY)
    play(game, "loot breed", f"breed {kinds}")
    assert goods_of(game)["food"] == food


@pytest.mark.rule("FURN-BREEDING-CAVE")
def test_only_young_that_find_room_count() -> None:
    has: Has = {"sheep": 2, "cattle": 2, "small_pasture": "a1", "stable": "a1", "dwarfs": "14 14"}
    game = play(a_game(on="logging", rooms="breeding_cave d3", **has), "loot breed")
    assert answers(game) == ["breed sheep", "breed cattle"]
    assert goods_of(play(game, "breed cattle")) == {"sheep": 2, "cattle": 3, "food": 1}


@pytest.mark.rule("FURN-BREEDING-CAVE")
def test_who_takes_the_field_phase_instead_of_breeding_gets_nothing() -> None:
    has: Has = {"sheep": 2, "donkey": 2, **ROOMY, "harvest": "choice", "questions": 3, "round": 8}
    game = a_game(phase="harvest", rooms="breeding_cave d3, quarry e3", **has)
    play(game, "choose field")
    pass_round(game)
    assert goods_of(game) == {"sheep": 2, "donkey": 2}
