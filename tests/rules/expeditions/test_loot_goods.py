"""Loot that is goods or animals, and what makes other loot impossible."""

import pytest

from tests.arranging import a_game, goods_of, legal, play
from tests.rules.expeditions.weapons import loot_on_offer

GOODS = [
    pytest.param("dog", 1, {"dog": 1}, marks=pytest.mark.rule("LOOT-DOG")),
    pytest.param("wood", 1, {"wood": 1}, marks=pytest.mark.rule("LOOT-WOOD")),
    pytest.param("sheep", 2, {"sheep": 1}, marks=pytest.mark.rule("LOOT-SHEEP")),
    pytest.param("grain", 2, {"grain": 1}, marks=pytest.mark.rule("LOOT-GRAIN")),
    pytest.param("donkey", 3, {"donkey": 1}, marks=pytest.mark.rule("LOOT-DONKEY")),
    pytest.param("stone", 3, {"stone": 1}, marks=pytest.mark.rule("LOOT-STONE")),
    pytest.param("vegetable", 4, {"vegetable": 1}, marks=pytest.mark.rule("LOOT-VEGETABLE")),
    pytest.param("ore2", 4, {"ore": 2}, marks=pytest.mark.rule("LOOT-ORE2")),
    pytest.param("boar", 5, {"boar": 1}, marks=pytest.mark.rule("LOOT-BOAR")),
    pytest.param("gold2", 6, {"gold": 2}, marks=pytest.mark.rule("LOOT-GOLD2")),
    pytest.param("cattle", 10, {"cattle": 1}, marks=pytest.mark.rule("LOOT-CATTLE")),
]


@pytest.mark.parametrize(("item", "strength", "brought"), GOODS)
def test_goods_come_at_once_from_their_strength_on(item: str, strength: int, brought: dict[str, int]) -> None:
    game = a_game(players=3, dwarfs=f"{strength} {strength}", on="exploration")
    play(game, f"loot {item}")
    assert goods_of(game) == brought
    if strength > 1:
        weaker = a_game(players=3, dwarfs=f"{strength - 1} {strength}", on="exploration")
        assert item not in loot_on_offer(weaker)


@pytest.mark.rule("LOOT-ORE2", "LOOT-GOLD2")
@pytest.mark.parametrize(("item", "good"), [("ore2", "ore"), ("gold2", "gold")])
def test_two_ore_or_two_gold_are_one_item_on_level_one(item: str, good: str) -> None:
    game = play(a_game(dwarfs="6 6", on="logging"), f"loot {item}")
    assert goods_of(game) == {good: 2}
    assert not loot_on_offer(game)


@pytest.mark.rule("LOOT-CATTLE")
def test_looted_cattle_cost_no_food() -> None:
    without = play(a_game(dwarfs="10 10", on="logging"), "loot cattle")
    assert goods_of(without) == {"cattle": 1}
    with_food = play(a_game(dwarfs="10 10", food=2, on="logging"), "loot cattle")
    assert goods_of(with_food) == {"cattle": 1, "food": 2}


@pytest.mark.rule("LOOT-DOG")
def test_a_looted_dog_goes_to_school() -> None:
    game = play(a_game(dwarfs="1 1", rooms="dog_school d3", on="logging"), "loot dog")
    assert goods_of(game) == {"dog": 1, "wood": 1}


@pytest.mark.rule("LOOT-STONE")
def test_a_looted_stone_brings_the_ore_of_the_seam() -> None:
    game = play(a_game(dwarfs="3 3", rooms="seam d3", on="logging"), "loot stone")
    assert goods_of(game) == {"stone": 1, "ore": 1}


ALWAYS_POSSIBLE = {
    "all_weapons", "dog", "wood", "sheep", "grain", "donkey",
    "stone", "vegetable", "ore2", "boar", "gold2", "cattle",
}  # fmt: skip
FOREST = " ".join(column + row for row in "1234" for column in "abc")
MOUNTAIN = "d1 e1 f1 d2 e2 f2 e3 f3 e4 f4"


@pytest.mark.rule("EXPEDITION-POSSIBLE-ITEMS-ONLY")
def test_on_a_bare_board_only_goods_and_tiles_with_a_site_can_be_chosen() -> None:
    game = a_game(players=3, dwarfs="14 14", rooms="seam d3", on="exploration")
    assert loot_on_offer(game) == ALWAYS_POSSIBLE | {"stable", "tunnel", "meadow", "field", "cavern"}


@pytest.mark.rule("EXPEDITION-POSSIBLE-ITEMS-ONLY")
def test_on_a_full_board_only_goods_can_be_chosen() -> None:
    game = a_game(
        players=3, dwarfs="14 14", rooms="seam d3", fields=FOREST, ore_mine=MOUNTAIN, on="exploration"
    )
    assert loot_on_offer(game) == ALWAYS_POSSIBLE


LACKING: list[tuple[str, str, dict[str, object]]] = [
    ("furnish", "no empty cavern", {"rooms": "seam d3", "wood": 9, "stone": 9}),
    ("furnish", "only a tunnel", {"rooms": "seam d3", "tunnel": "d2", "wood": 9, "stone": 9}),
    ("small_pasture", "no wood", {"meadow": "c4"}),
    ("small_pasture", "no meadow", {"wood": 9, "fields": "c4"}),
    ("small_pasture", "only pastures", {"wood": 9, "small_pasture": "c4"}),
    ("large_pasture", "1 wood", {"meadow": "c4 c3", "wood": 1}),
    ("large_pasture", "meadows apart", {"meadow": "c4 b3", "fields": "b4", "wood": 9}),
    ("large_pasture", "a meadow and a pasture", {"meadow": "c4", "small_pasture": "c3", "wood": 9}),
    ("dwelling", "1 wood", {"wood": 1, "stone": 9}),
    ("dwelling", "1 stone", {"wood": 9, "stone": 1}),
    ("dwelling", "no cavern", {"wood": 9, "stone": 9, "rooms": "seam d3"}),
    ("sow", "no crop", {"fields": "c4"}),
    ("sow", "no field", {"grain": 1, "vegetable": 1, "meadow": "c4"}),
    ("sow", "no empty field", {"grain": 1, "sown": "c4 vegetable 1"}),
    ("breed", "one of each", {"sheep": 1, "cattle": 1, "meadow": "c4", "stable": "c4"}),
    ("breed", "no room", {"sheep": 2}),
    ("breed", "dogs only", {"dog": 4, "small_pasture": "c4"}),
    ("field", "a stable on the only site", {"stable": "c4"}),
]


@pytest.mark.rule("EXPEDITION-POSSIBLE-ITEMS-ONLY")
@pytest.mark.parametrize(
    ("item", "lacking", "has"), LACKING, ids=[f"{item}: {what}" for item, what, _ in LACKING]
)
def test_what_cannot_be_carried_out_cannot_be_chosen(item: str, lacking: str, has: dict[str, object]) -> None:
    game = a_game(players=3, dwarfs="14 14", on="exploration", **has)  # type: ignore[arg-type]
    assert item not in loot_on_offer(game), lacking


@pytest.mark.rule("EXPEDITION-POSSIBLE-ITEMS-ONLY", "ORDER-ANYTIME-BETWEEN-STEPS")
def test_a_ruby_makes_an_item_possible_in_the_middle_of_the_expedition() -> None:
    game = a_game(players=3, dwarfs="12 12", wood=1, ruby=2, on="exploration")
    play(game, "loot dog")
    assert not {"small_pasture", "sow"} & loot_on_offer(game)
    play(game, "ruby meadow c4")
    assert "small_pasture" in loot_on_offer(game)
    play(game, "loot small_pasture", "fence c4", "ruby field b4")
    assert "sow" not in loot_on_offer(game)
    play(game, "loot grain")
    assert "sow" in loot_on_offer(game)


@pytest.mark.rule("EXPEDITION-POSSIBLE-ITEMS-ONLY", "ORDER-TURN-NEEDS-ACTION")
def test_what_a_chosen_item_needs_cannot_be_exchanged_away() -> None:
    game = a_game(dwarfs="12 12", grain=1, fields="c4", on="logging")
    assert "eat grain" in legal(game)
    play(game, "loot sow")
    assert legal(game) == ["sow grain c4"]
