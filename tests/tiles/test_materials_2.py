"""Building materials, second half: the suppliers, dog school, quarry, seam."""

import pytest

from tests.arranging import a_game, goods_of, legal, play
from tests.tiles.passing_time import Has, pass_round

# Suppliers.


def deliveries(tile: str, cost: Has, players: int, round: int) -> dict[int, int]:
    """For each round after the one of building how many pieces have come by then."""
    good = tile.split("_")[0]
    game = a_game(players=players, round=round, on="housework", **cost)
    play(game, f"furnish {tile} d3", "done")
    had: dict[int, int] = {}
    while not game.is_over:
        assert goods_of(game).get(good, 0) == (had[max(had)] if had else 0)
        pass_round(game)
        if not game.is_over:
            had[game.state.round] = goods_of(game).get(good, 0)
    return had


@pytest.mark.rule("FURN-WOOD-SUPPLIER")
def test_the_wood_supplier_delivers_for_seven_rounds() -> None:
    had = deliveries("wood_supplier", {"stone": 1}, players=3, round=1)
    assert had == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7, 9: 7, 10: 7, 11: 7, 12: 7}


@pytest.mark.rule("FURN-STONE-SUPPLIER")
def test_the_stone_supplier_delivers_for_five_rounds() -> None:
    had = deliveries("stone_supplier", {"wood": 1}, players=3, round=3)
    assert had == {4: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 5, 10: 5, 11: 5, 12: 5}


@pytest.mark.rule("FURN-RUBY-SUPPLIER")
def test_the_ruby_supplier_delivers_for_four_rounds() -> None:
    had = deliveries("ruby_supplier", {"wood": 2, "stone": 2}, players=3, round=5)
    assert had == {6: 1, 7: 2, 8: 3, 9: 4, 10: 4, 11: 4, 12: 4}


@pytest.mark.rule("FURN-WOOD-SUPPLIER-GAME-END")
def test_what_the_wood_supplier_would_bring_after_the_last_round_lapses() -> None:
    assert deliveries("wood_supplier", {"stone": 1}, players=3, round=8) == {9: 1, 10: 2, 11: 3, 12: 4}


@pytest.mark.rule("FURN-RUBY-SUPPLIER", "OURS-SUPPLIERS-COUNT-PLAYED-ROUNDS")
def test_a_round_that_is_not_played_costs_no_delivery() -> None:
    had = deliveries("ruby_supplier", {"wood": 2, "stone": 2}, players=2, round=7)
    assert had == {8: 1, 10: 2, 11: 3, 12: 4}


@pytest.mark.rule("FURN-WOOD-SUPPLIER", "FURN-STONE-SUPPLIER", "FURN-RUBY-SUPPLIER")
def test_all_suppliers_deliver_side_by_side_down_to_the_last_piece() -> None:
    rooms = "wood_supplier d3, stone_supplier e3, ruby_supplier d2"
    lines = "wood_supplier 1\ndelivery stone_supplier 2\ndelivery ruby_supplier 1"
    game = a_game(players=1, phase="round", round=5, rooms=rooms, delivery=lines)
    assert goods_of(game) == {"wood": 1, "stone": 1, "ruby": 1}
    assert goods_of(pass_round(game)) == {"wood": 1, "stone": 2, "ruby": 1}
    assert goods_of(pass_round(game)) == {"wood": 1, "stone": 2, "ruby": 1}


@pytest.mark.rule("FURN-WOOD-SUPPLIER")
@pytest.mark.parametrize("is_copied", [False, True])
def test_a_copied_game_delivers_what_the_game_itself_does(is_copied: bool) -> None:
    game = play(a_game(players=1, round=5, on="housework", stone=1), "furnish wood_supplier d3", "done")
    for number in (6, 7, 8, 10, 11, 12):
        game = pass_round(game.copy() if is_copied else game)
        assert game.state.round == number
    assert goods_of(game) == {"wood": 6}


# Dog school.


@pytest.mark.rule("FURN-DOG-SCHOOL")
@pytest.mark.parametrize(
    ("has", "moves", "left"),
    [
        ({"ruby": 1}, ["ruby dog"], {"dog": 1, "wood": 1}),
        ({"on": "housework"}, ["take"], {"dog": 1, "wood": 1}),
        ({"on": "logging", "dwarfs": "1 1"}, ["loot dog"], {"dog": 1, "wood": 1}),
        ({"on": "weekly_market", "players": 5}, ["buy dog"], {"gold": 2, "dog": 1, "wood": 1}),
    ],
)
def test_every_dog_brings_a_wood_whatever_its_source(
    has: Has, moves: list[str], left: dict[str, int]
) -> None:
    assert goods_of(play(a_game(rooms="dog_school d3", **has), *moves)) == left


@pytest.mark.rule("FURN-DOG-SCHOOL")
def test_dogs_owned_before_and_other_animals_bring_no_wood() -> None:
    game = play(a_game(on="housework", dog=3, ruby=1), "furnish dog_school d3", "ruby sheep")
    assert goods_of(game) == {"dog": 3, "sheep": 1}


@pytest.mark.rule("FURN-DOG-SCHOOL")
def test_the_wood_of_a_dog_may_be_used_in_the_same_action() -> None:
    game = a_game(on="housework", rooms="dog_school d3", cavern="e3")
    assert "furnish cuddle_room e3" not in legal(game)
    play(game, "take", "furnish cuddle_room e3")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("FURN-DOG-SCHOOL-HOUSEWORK")
def test_built_first_on_housework_the_school_pays_for_the_dog_of_the_same_action() -> None:
    assert goods_of(play(a_game(on="housework"), "furnish dog_school d3", "take")) == {"dog": 1, "wood": 1}


# Quarry.


@pytest.mark.rule("FURN-QUARRY")
def test_a_donkey_born_in_the_harvest_brings_a_stone() -> None:
    has: Has = {"rooms": "quarry d3", "ore_mine": "e3 e2 f3", "donkey": 2, "food": 4}
    game = play(a_game(phase="harvest", round=3, **has), "feed 4", "feed 0", "breed donkey")
    assert goods_of(game) == {"donkey": 3, "stone": 1}


@pytest.mark.rule("FURN-QUARRY")
def test_a_donkey_born_by_loot_brings_a_stone() -> None:
    has: Has = {"rooms": "quarry d3", "ore_mine": "e3 e2 f3", "donkey": 2, "dwarfs": "14 14"}
    game = play(a_game(on="logging", **has), "loot breed", "breed donkey")
    assert goods_of(game) == {"donkey": 3, "stone": 1}


@pytest.mark.rule("FURN-QUARRY")
@pytest.mark.parametrize(
    ("has", "moves"),
    [
        ({"ruby": 1}, ["ruby donkey"]),
        ({"on": "logging", "dwarfs": "3 3"}, ["loot donkey"]),
        ({"on": "donkey_farming", "lying": "donkey_farming donkey 1"}, []),
        ({"on": "weekly_market", "players": 5}, ["buy donkey"]),
    ],
)
def test_a_donkey_bought_looted_or_taken_brings_no_stone(has: Has, moves: list[str]) -> None:
    game = play(a_game(rooms="quarry d3", **has), *moves)
    assert goods_of(game)["donkey"] == 1
    assert "stone" not in goods_of(game)


@pytest.mark.rule("FURN-QUARRY")
def test_other_young_animals_bring_no_stone() -> None:
    has: Has = {"rooms": "quarry d3", "large_pasture": "a1 a2", "sheep": 2, "food": 4}
    game = play(a_game(phase="harvest", round=3, **has), "feed 4", "feed 0", "breed sheep")
    assert goods_of(game) == {"sheep": 3}


# Seam.


@pytest.mark.rule("FURN-SEAM")
@pytest.mark.parametrize(
    ("has", "moves", "left"),
    [
        ({"ruby": 1}, ["ruby stone"], {"stone": 1, "ore": 1}),
        ({"on": "drift_mining", "lying": "drift_mining stone 3"}, ["take"], {"stone": 3, "ore": 3}),
        ({"on": "logging", "dwarfs": "3 3"}, ["loot stone"], {"stone": 1, "ore": 1}),
        ({"on": "weekly_market", "players": 5}, ["buy stone"], {"gold": 3, "stone": 1, "ore": 1}),
        ({"on": "supplies"}, [], {"wood": 1, "stone": 1, "ore": 2, "food": 1, "gold": 2}),
        (
            {"on": "ore_delivery", "players": 3, "lying": "ore_delivery stone 2 ore 2"},
            [],
            {"stone": 2, "ore": 4},
        ),
        (
            {"on": "extension", "players": 7},
            ["tile cavern d2 tunnel d1"],
            {"stone": 1, "ore": 1},
        ),
    ],
)
def test_every_stone_brings_an_ore_however_it_is_gained(
    has: Has, moves: list[str], left: dict[str, int]
) -> None:
    assert goods_of(play(a_game(rooms="seam d3", **has), *moves)) == left


@pytest.mark.rule("FURN-SEAM")
def test_a_delivered_stone_brings_an_ore() -> None:
    has: Has = {"rooms": "seam d3, stone_supplier e3", "delivery": "stone_supplier 5"}
    assert goods_of(a_game(players=1, phase="round", round=5, **has)) == {"stone": 1, "ore": 1}


@pytest.mark.rule("FURN-SEAM")
def test_stone_owned_before_the_seam_brings_nothing() -> None:
    assert goods_of(play(a_game(on="housework", wood=2, stone=3), "furnish seam d3")) == {"stone": 3}


@pytest.mark.rule("FURN-SEAM-TRADER")
def test_the_set_of_the_trader_brings_an_ore_more() -> None:
    game = play(a_game(rooms="seam d3, trader e3", gold=2), "convert trader")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 2}


@pytest.mark.rule("FURN-SEAM-STONE-CARVER")
def test_building_the_stone_carver_after_the_seam_brings_two_ore_as_well() -> None:
    game = a_game(on="housework", rooms="seam d3", cavern="e3", wood=1)
    assert goods_of(play(game, "furnish stone_carver e3")) == {"stone": 2, "ore": 2}


@pytest.mark.rule("FURN-SEAM-NOT-SAVINGS")
def test_a_stone_saved_is_no_stone_gained() -> None:
    game = a_game(on="housework", rooms="seam d3, stone_carver e3", cavern="f3", stone=1)
    assert goods_of(play(game, "furnish cooking_cave f3")) == {}
    game = a_game(on="sheep_farming", rooms="seam d3, stone_carver e3", meadow="a1")
    assert goods_of(play(game, "stable a1")) == {}


@pytest.mark.rule("FURN-SEAM-QUARRY")
def test_a_donkey_born_brings_stone_and_ore() -> None:
    has: Has = {"rooms": "seam d3, quarry f2", "ore_mine": "e3 e2 f3", "donkey": 2, "food": 4}
    game = play(a_game(phase="harvest", round=3, **has), "feed 4", "feed 0", "breed donkey")
    assert goods_of(game) == {"donkey": 3, "stone": 1, "ore": 1}
