"""Blacksmithing, sheep farming, ore mine construction; and donkey farming, which is like its sister."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.reading import beginning, dwarfs_of, lying_on, usable

# Blacksmithing


@pytest.mark.rule("SPACE-BLACKSMITHING")
def test_blacksmithing_is_forging_and_then_an_expedition_of_three_items() -> None:
    game = a_game(on="blacksmithing", ore=3)
    assert answers(game) == ["forge 1", "forge 2", "forge 3"]
    play(game, "forge 3")
    assert goods_of(game) == {}
    assert answers(game) == [
        "loot all_weapons",
        "loot dog",
        "loot wood",
        "loot sheep",
        "loot grain",
        "loot donkey",
        "loot stone",
        "done",
    ]
    play(game, "loot dog", "loot wood", "loot stone")
    assert goods_of(game) == {"dog": 1, "wood": 1, "stone": 1}
    assert dwarfs_of(game) == ["4@blacksmithing", "0"]
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-BLACKSMITHING")
def test_after_the_expedition_there_is_no_forging() -> None:
    game = a_game(on="blacksmithing", ore=8, dwarfs="1 1")
    play(game, "loot wood", "done")
    assert goods_of(game) == {"ore": 8, "wood": 1}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-BLACKSMITHING-NOTHING-TO-DO")
def test_an_unarmed_dwarf_without_ore_has_no_business_there() -> None:
    assert "blacksmithing" not in usable(a_game())
    assert "blacksmithing" in usable(a_game(ore=1))
    assert "blacksmithing" in usable(a_game(rooms="blacksmith d3"))


@pytest.mark.rule("SPACE-BLACKSMITHING-ARMED")
def test_an_armed_dwarf_forges_nothing() -> None:
    game = a_game(on="blacksmithing", ore=8, dwarfs="1 1")
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood"]


@pytest.mark.rule("SPACE-BLACKSMITHING-FORGE-ONLY")
def test_after_forging_the_expedition_may_be_declined() -> None:
    game = a_game(on="blacksmithing", ore=5)
    play(game, "forge 4", "done")
    assert goods_of(game) == {"ore": 1}
    assert dwarfs_of(game) == ["4@blacksmithing", "0"]
    assert game.seat_name == "B"


# Farming

FARMS = [
    pytest.param("sheep_farming", "sheep", marks=pytest.mark.rule("SPACE-SHEEP-FARMING")),
    pytest.param("donkey_farming", "donkey", marks=pytest.mark.rule("SPACE-DONKEY-FARMING")),
]
BOTH_FARMS = ["sheep_farming", "donkey_farming"]


@pytest.mark.parametrize(("card", "animal"), FARMS)
def test_a_farm_is_pastures_and_a_stable_and_finally_the_animals(card: str, animal: str) -> None:
    game = a_game(on=card, lying=f"{card} {animal} 4", meadow="c4 b3 c3", wood=6, stone=1)
    assert set(beginning(game, "fence")) == {"fence c4", "fence b3", "fence c3", "fence b3 c3", "fence c3 c4"}
    assert len(beginning(game, "stable")) == 12
    assert len(answers(game)) == 18
    play(game, "fence c4")
    assert goods_of(game) == {"wood": 4, "stone": 1}
    play(game, "stable c4")
    assert goods_of(game) == {"wood": 4}
    play(game, "fence b3 c3")
    assert goods_of(game) == {animal: 4}
    assert lying_on(game, card) == {}


@pytest.mark.parametrize(("card", "animal"), FARMS)
def test_the_animals_of_a_farm_may_be_taken_alone(card: str, animal: str) -> None:
    game = a_game(on=card, lying=f"{card} {animal} 2", meadow="c4", wood=6, stone=1)
    play(game, "take")
    assert goods_of(game) == {"wood": 6, "stone": 1, animal: 2}
    assert answers(game) == ["end"]


@pytest.mark.parametrize(("card", "animal"), FARMS)
def test_where_nothing_can_be_built_the_animals_come_at_once(card: str, animal: str) -> None:
    game = a_game(on=card, lying=f"{card} {animal} 2")
    assert goods_of(game) == {animal: 2}


@pytest.mark.rule("SPACE-FARMING-ALL-THREE")
@pytest.mark.parametrize("card", BOTH_FARMS)
@pytest.mark.parametrize(
    "order",
    [
        ("fence a1", "fence b1 c1", "stable a1"),
        ("stable a1", "fence b1 c1", "fence a1"),
        ("fence b1 c1", "stable c1", "fence a1"),
    ],
)
def test_all_three_may_be_built_in_any_order_and_none_twice(card: str, order: tuple[str, str, str]) -> None:
    game = a_game(on=card, meadow="a1 b1 c1 a3 b3 c3", wood=12, stone=3)
    play(game, *order)
    assert goods_of(game) == {"wood": 6, "stone": 2}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-FARMING-ALL-THREE")
@pytest.mark.parametrize(
    ("built", "left"),
    [
        ("fence a1", {"fence b1 c1", "stable"}),
        ("fence b1 c1", {"fence a1", "stable"}),
        ("stable a1", {"fence a1", "fence b1", "fence c1", "fence a1 b1", "fence b1 c1"}),
    ],
)
def test_each_kind_of_building_comes_once(built: str, left: set[str]) -> None:
    game = a_game(on="sheep_farming", meadow="a1 b1 c1", wood=12, stone=3)
    play(game, built)
    kinds = {"stable" if move.startswith("stable") else move for move in answers(game)}
    assert kinds == left | {"done"}


@pytest.mark.rule("SPACE-FARMING-ANIMALS-LAST")
@pytest.mark.parametrize(("card", "animal"), [("sheep_farming", "sheep"), ("donkey_farming", "donkey")])
def test_once_the_animals_are_taken_nothing_is_built(card: str, animal: str) -> None:
    game = a_game(on=card, lying=f"{card} {animal} 1", meadow="b4 c4", wood=12, stone=3)
    play(game, "take")
    assert not [move for move in legal(game) if move.startswith(("fence", "stable"))]


@pytest.mark.rule("SPACE-FARMING-ANIMALS-LAST")
def test_after_one_building_the_animals_come_when_the_player_builds_no_more() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 3", meadow="b4 c4", wood=2, stone=1)
    play(game, "fence c4")
    assert goods_of(game) == {"stone": 1}
    assert "done" in answers(game)
    play(game, "done")
    assert goods_of(game) == {"stone": 1, "sheep": 3}
    assert not [move for move in legal(game) if move.startswith("stable")]


# Ore mine construction


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION", "SPACE-ORE-MINE-CONSTRUCTION-ORE-WITH-MINE")
def test_ore_mine_construction_is_a_mine_with_three_ore_and_then_an_expedition_of_two_items() -> None:
    game = a_game(on="ore_mine_construction", tunnel="d2 e2", dwarfs="3 3")
    assert beginning(game, "tile") == [
        "tile ore_mine d2 deep_tunnel e2",
        "tile ore_mine e2 deep_tunnel d2",
    ]
    play(game, "tile ore_mine d2 deep_tunnel e2")
    assert goods_of(game) == {"ore": 3}
    assert "done" in answers(game)
    play(game, "loot dog", "loot wood")
    assert goods_of(game) == {"ore": 3, "dog": 1, "wood": 1}
    assert dwarfs_of(game) == ["4@ore_mine_construction", "3"]
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION")
def test_the_unarmed_dwarf_builds_the_mine_and_stays_here() -> None:
    game = a_game(on="ore_mine_construction", tunnel="d2 e2")
    play(game, "tile ore_mine e2 deep_tunnel d2")
    assert goods_of(game) == {"ore": 3}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION-UNUSABLE")
@pytest.mark.parametrize("tunnels", ["d2", "d2 e1", "d1 e2"])
def test_without_two_neighbouring_tunnels_an_unarmed_dwarf_cannot_go_there(tunnels: str) -> None:
    assert "ore_mine_construction" not in usable(a_game(round=3, tunnel=tunnels))
    assert "ore_mine_construction" in usable(a_game(round=3, tunnel=tunnels, dwarfs="1 1"))


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION-UNUSABLE")
def test_a_deep_tunnel_is_no_place_for_an_ore_mine() -> None:
    assert "ore_mine_construction" not in usable(a_game(round=3, tunnel="d2", deep_tunnel="e2"))


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION-ORE-WITH-MINE")
def test_the_expedition_alone_brings_no_ore() -> None:
    game = a_game(on="ore_mine_construction", dwarfs="3 3")
    play(game, "loot wood", "loot stone")
    assert goods_of(game) == {"wood": 1, "stone": 1}


@pytest.mark.rule("SPACE-ORE-MINE-CONSTRUCTION-ORDER")
def test_after_the_expedition_it_is_too_late_to_build() -> None:
    game = a_game(tunnel="d2 e2", dwarfs="3 3", on="ore_mine_construction")
    play(game, "loot wood", "done")
    assert not [move for move in legal(game) if move.startswith("tile ore_mine")]
    assert goods_of(game) == {"wood": 1}
    assert game.seat_name == "B"
