"""Furnishing in general: what is offered, what it costs after discounts, when a tile begins to work."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.printed import TILES
from tests.tiles.passing_time import Has, pass_round

DWELLINGS = {
    "dwelling",
    "simple_dwelling_a",
    "simple_dwelling_b",
    "mixed_dwelling",
    "couple_dwelling",
    "additional_dwelling",
}
ALL_BUILDERS = "carpenter d3, stone_carver e3, builder d2"


def tiles_offered(moves: list[str]) -> set[str]:
    """The kinds among some moves."""
    return {move.split()[1] for move in moves if move.startswith("furnish")}


def rich(**has: object) -> Has:
    """Goods for any tile, and more."""
    goods = {"wood": 9, "stone": 9, "ore": 9, "gold": 9, "grain": 9, "vegetable": 9, "food": 9}
    return {**goods, **has}


@pytest.mark.rule("FURNISH-CAVERN")
def test_housework_offers_every_tile() -> None:
    game = a_game(on="housework", **rich())
    assert tiles_offered(answers(game)) == set(TILES)


@pytest.mark.rule("FURNISH-CAVERN", "LOOT-FURNISH")
def test_the_loot_of_strength_7_offers_every_tile() -> None:
    game = a_game(on="logging", **rich(dwarfs="6 6"))
    assert "loot furnish" not in legal(game)
    game = a_game(on="logging", **rich(dwarfs="7 7"))
    play(game, "loot furnish")
    assert tiles_offered(answers(game)) == set(TILES)
    play(game, "furnish fodder_chamber d3")
    assert (goods_of(game)["grain"], goods_of(game)["stone"]) == (7, 8)


@pytest.mark.rule("FURNISH-CAVERN")
def test_every_empty_cavern_is_a_site() -> None:
    game = a_game(on="housework", wood=1, cavern="d2 e2", tunnel="e3", rooms="seam d3")
    assert [move for move in legal(game) if move.startswith("furnish cuddle_room")] == [
        "furnish cuddle_room d2",
        "furnish cuddle_room e2",
    ]


@pytest.mark.rule("FURNISH-CAVERN")
def test_without_an_empty_cavern_nothing_can_be_furnished() -> None:
    game = a_game(on="housework", **rich(rooms="seam d3", tunnel="d2", ruby_mine="e3"))
    assert answers(game) == ["take"]


@pytest.mark.rule("FURNISH-DWELLING")
@pytest.mark.parametrize("space", ["wish_for_children", "urgent_wish_for_children"])
def test_the_wishes_offer_dwellings_only(space: str) -> None:
    game = a_game(on=space, **rich())
    assert tiles_offered(answers(game)) == DWELLINGS


@pytest.mark.rule("FURNISH-DWELLING", "LOOT-DWELLING")
def test_the_loot_of_strength_11_offers_the_ordinary_dwelling_only() -> None:
    game = play(a_game(dwarfs="11 11", wood=2, stone=2, on="logging"), "loot dwelling")
    assert answers(game) == ["furnish dwelling d3"]
    assert goods_of(play(game, "furnish dwelling d3")) == {}


@pytest.mark.rule("FURNISH-UNIQUE")
def test_a_unique_tile_once_built_is_gone_for_everybody() -> None:
    game = a_game(start="B", turn="A", on="housework", wood=2, cavern="e3", others={"B": {"wood": 1}})
    play(game, "furnish cuddle_room d3")
    pass_round(game)
    play(game, "place housework")
    assert game.seat_name == "B"
    assert "furnish breakfast_room d3" in legal(game)
    assert "furnish cuddle_room d3" not in legal(game)


@pytest.mark.rule("FURNISH-EFFECT-AFTERWARDS")
def test_the_builder_cannot_be_paid_with_ore_by_its_own_help() -> None:
    assert "furnish builder d3" not in legal(a_game(on="housework", ore=2))


@pytest.mark.rule("FURNISH-EFFECT-AFTERWARDS")
def test_the_work_room_opens_no_tunnel_for_itself() -> None:
    assert answers(a_game(on="housework", stone=1, rooms="seam d3", tunnel="d2")) == ["take"]


@pytest.mark.rule("FURNISH-EFFECT-AFTERWARDS", "FURN-STONE-CARVER")
def test_the_stones_of_the_stone_carver_do_not_pay_for_it() -> None:
    game = play(a_game(on="housework", wood=1, stone=1), "furnish stone_carver d3")
    assert goods_of(game) == {"stone": 3}


@pytest.mark.rule("FURNISH-EFFECT-AFTERWARDS", "FURN-DOG-SCHOOL")
def test_a_dog_taken_before_the_school_stands_brings_nothing() -> None:
    game = play(a_game(on="housework"), "take", "furnish dog_school d3")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("FURNISH-IMMEDIATE-GAINS")
@pytest.mark.parametrize(
    ("tile", "has", "comes"),
    [
        ("stone_carver", {"wood": 1}, {"stone": 2}),
        ("blacksmith", {"wood": 1, "stone": 2}, {"ore": 2}),
        ("weaving_parlor", {"wood": 2, "stone": 1, "sheep": 2}, {"food": 2, "sheep": 2}),
        ("milking_parlor", {"wood": 2, "stone": 2, "cattle": 2}, {"food": 2, "cattle": 2}),
        ("state_parlor", {"stone": 3, "gold": 5}, {"food": 2}),
    ],
)
def test_what_comes_at_once_comes_unasked_and_only_once(tile: str, has: Has, comes: Has) -> None:
    game = play(a_game(on="housework", **has), f"furnish {tile} d3")
    assert goods_of(game) == comes
    assert answers(game) == ["take", "done"]
    assert goods_of(pass_round(game)) == comes


# Discounts.


@pytest.mark.rule("DISCOUNT-STACKING")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("as_printed", {"ore": 2}),
        ("ore_for_wood", {"wood": 1, "ore": 1}),
        ("ore_for_stone", {"stone": 1, "ore": 1}),
        ("ore_for_both", {"wood": 1, "stone": 1}),
    ],
)
def test_carpenter_stone_carver_and_builder_work_together_on_a_dwelling(way: str, left: Has) -> None:
    game = a_game(on="housework", rooms=ALL_BUILDERS, cavern="e2", wood=3, stone=2, ore=2)
    play(game, "furnish dwelling e2")
    assert answers(game) == ["pay as_printed", "pay ore_for_wood", "pay ore_for_stone", "pay ore_for_both"]
    assert goods_of(play(game, f"pay {way}")) == left


@pytest.mark.rule("DISCOUNT-STACKING")
def test_the_three_of_them_leave_nothing_but_ore_to_pay_for_a_tile_of_two_wood_and_two_stone() -> None:
    game = a_game(on="housework", rooms=ALL_BUILDERS, cavern="e2", ore=2)
    assert goods_of(play(game, "furnish slaughtering_cave e2")) == {}
    game = a_game(on="housework", rooms=ALL_BUILDERS, cavern="e2", ore=1)
    assert "furnish slaughtering_cave e2" not in legal(game)


@pytest.mark.rule("DISCOUNT-STACKING")
def test_the_builder_replaces_only_what_the_discounts_leave() -> None:
    game = a_game(on="housework", rooms=ALL_BUILDERS, cavern="e2", wood=1, stone=1, ore=1)
    play(game, "furnish guest_room e2")
    assert answers(game) == ["take", "done"]
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1}


@pytest.mark.rule("DISCOUNT-STACKING", "LOOT-DWELLING-DISCOUNTS")
@pytest.mark.parametrize(
    ("rooms", "price"),
    [
        ("carpenter d3", {"wood": 1, "stone": 2}),
        ("stone_carver d3", {"wood": 2, "stone": 1}),
        ("carpenter d3, stone_carver e3", {"wood": 1, "stone": 1}),
        ("builder d3", {"wood": 1, "stone": 1, "ore": 2}),
        (ALL_BUILDERS, {"ore": 2}),
    ],
)
def test_discounts_apply_to_the_price_of_the_loot(rooms: str, price: Has) -> None:
    enough = a_game(dwarfs="11 11", rooms=rooms, cavern="e2", on="logging", **price)
    assert goods_of(play(enough, "loot dwelling", "furnish dwelling e2")) == {}
    for good in price:
        less = price | {good: price[good] - 1}
        short = a_game(dwarfs="11 11", rooms=rooms, cavern="e2", on="logging", **less)
        assert "loot dwelling" not in legal(short)


@pytest.mark.rule("DISCOUNT-NEVER-BELOW-ZERO")
@pytest.mark.parametrize(
    ("room", "tile", "price"),
    [
        ("carpenter", "work_room", {"stone": 1}),
        ("carpenter", "cooking_cave", {"stone": 2}),
        ("carpenter", "blacksmithing_parlor", {"ore": 3}),
        ("carpenter", "food_chamber", {"wood": 1, "vegetable": 2}),
        ("carpenter", "stone_storage", {"wood": 2, "ore": 1}),
        ("carpenter", "supplies_storage", {"food": 3}),
        ("stone_carver", "hunting_parlor", {"wood": 2}),
        ("stone_carver", "state_parlor", {"stone": 2, "gold": 5}),
        ("stone_carver", "breeding_cave", {"grain": 1}),
        ("stone_carver", "fodder_chamber", {"grain": 2}),
        ("stone_carver", "blacksmithing_parlor", {"ore": 3}),
    ],
)
def test_a_discount_touches_its_own_good_only_and_pays_nothing_out(room: str, tile: str, price: Has) -> None:
    game = a_game(on="housework", rooms=f"{room} d3", cavern="f3", **price)
    assert goods_of(play(game, f"furnish {tile} f3")) == {}
    for good in price:
        short = price | {good: price[good] - 1}
        game = a_game(on="housework", rooms=f"{room} d3", cavern="f3", **short)
        assert f"furnish {tile} f3" not in legal(game)


@pytest.mark.rule("DISCOUNT-NEVER-BELOW-ZERO")
def test_a_free_tile_brings_no_change() -> None:
    game = a_game(on="housework", rooms="carpenter d3, stone_carver e3", cavern="f3")
    assert goods_of(play(game, "furnish dog_school f3")) == {}
