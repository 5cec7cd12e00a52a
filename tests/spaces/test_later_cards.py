"""The cards of stages two, three and four, but for the farms."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.arranging import Has, arranged
from tests.spaces.reading import beginning, dwarfs_of, lying_on, rooms_of, usable

DWELLINGS = [
    "furnish dwelling d3",
    "furnish simple_dwelling_a d3",
    "furnish simple_dwelling_b d3",
    "furnish mixed_dwelling d3",
    "furnish couple_dwelling d3",
    "furnish additional_dwelling d3",
]

# Wish and urgent wish for children


@pytest.mark.rule("SPACE-WISH-FOR-CHILDREN")
def test_wish_for_children_is_growth_or_a_dwelling() -> None:
    game = a_game(on="wish_for_children", rooms="dwelling d2", wood=8, stone=6)
    assert answers(game) == ["grow", *DWELLINGS]

    child = play(game.copy(), "grow")
    assert dwarfs_of(child) == ["0@wish_for_children", "0", "new@wish_for_children"]
    assert rooms_of(child) == {"d2": "dwelling"}
    assert child.seat_name == "B"

    dwelling = play(game.copy(), "furnish dwelling d3")
    assert dwarfs_of(dwelling) == ["0@wish_for_children", "0"]
    assert rooms_of(dwelling) == {"d2": "dwelling", "d3": "dwelling"}
    assert dwelling.seat_name == "B"


@pytest.mark.rule("SPACE-WISH-FOR-CHILDREN")
def test_the_dwelling_of_the_wish_is_not_lived_in_by_a_child_of_the_same_action() -> None:
    game = a_game(on="wish_for_children", wood=4, stone=3)
    assert "grow" not in answers(game)
    play(game, "furnish dwelling d3")
    assert dwarfs_of(game) == ["0@wish_for_children", "0"]


@pytest.mark.rule("SPACE-URGENT-WISH-FOR-CHILDREN")
def test_urgent_wish_is_a_dwelling_with_a_child_or_three_gold() -> None:
    game = a_game(on="urgent_wish_for_children", wood=8, stone=6)
    assert answers(game) == [*DWELLINGS, "take"]

    gold = play(game.copy(), "take")
    assert goods_of(gold) == {"wood": 8, "stone": 6, "gold": 3}
    assert answers(gold) == ["end"]

    family = play(game.copy(), "furnish dwelling d3", "grow")
    assert goods_of(family) == {"wood": 4, "stone": 3}
    assert dwarfs_of(family) == ["0@urgent_wish_for_children", "0", "new@urgent_wish_for_children"]
    assert family.seat_name == "B"


@pytest.mark.rule("SPACE-URGENT-WISH-FOR-CHILDREN-NO-LONE-GROWTH")
def test_room_elsewhere_allows_no_growth_without_a_new_dwelling() -> None:
    game = a_game(on="urgent_wish_for_children", rooms="couple_dwelling d3")
    assert answers(game) == ["take"]


@pytest.mark.rule("SPACE-URGENT-WISH-FOR-CHILDREN-GROWTH-DECLINED")
def test_after_the_dwelling_the_growth_may_be_left_out() -> None:
    game = a_game(on="urgent_wish_for_children", wood=4, stone=3)
    play(game, "furnish dwelling d3", "done")
    assert dwarfs_of(game) == ["0@urgent_wish_for_children", "0"]
    assert goods_of(game) == {}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-COUPLE-DWELLING-URGENT-WISH", "FAMILY-ONE-PER-SPACE")
def test_even_a_dwelling_for_two_brings_one_child() -> None:
    game = a_game(on="urgent_wish_for_children", wood=8, stone=6)
    play(game, "furnish couple_dwelling d3", "grow")
    assert len(dwarfs_of(game)) == 3
    assert game.seat_name == "B"


# Ruby mine construction


@pytest.mark.rule("SPACE-RUBY-MINE-CONSTRUCTION")
@pytest.mark.parametrize(("onto", "goods"), [("d2", {}), ("e2", {"ruby": 1})])
def test_a_ruby_mine_on_a_deep_tunnel_brings_a_ruby(onto: str, goods: dict[str, int]) -> None:
    game = a_game(on="ruby_mine_construction", tunnel="d2", deep_tunnel="e2")
    assert set(answers(game)) == {"tile ruby_mine d2", "tile ruby_mine e2"}
    play(game, f"tile ruby_mine {onto}")
    assert goods_of(game) == goods
    assert not beginning(game, "tile")


# Family life


@pytest.mark.rule("SPACE-FAMILY-LIFE")
def test_family_life_is_growth_and_sowing() -> None:
    game = a_game(on="family_life", rooms="dwelling d3", fields="c4 c3", grain=1, vegetable=1)
    play(game, "sow grain c4", "sow vegetable c3", "grow")
    assert goods_of(game) == {}
    assert dwarfs_of(game) == ["0@family_life", "0", "new@family_life"]


# Exploration


@pytest.mark.rule("SPACE-EXPLORATION")
@pytest.mark.parametrize("players", range(3, 8))
def test_exploration_is_an_expedition_of_four_items(players: int) -> None:
    game = a_game(players=players, on="exploration", dwarfs="3 3")
    play(game, "loot dog", "loot wood", "loot stone")
    assert "done" in answers(game)
    play(game, "loot all_weapons")
    assert goods_of(game) == {"dog": 1, "wood": 1, "stone": 1}
    assert dwarfs_of(game) == ["5@exploration", "4"]
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-EXPLORATION-UNARMED")
def test_an_unarmed_dwarf_cannot_go_exploring() -> None:
    assert "exploration" not in usable(a_game(players=3, round=8, dwarfs="0 14", ore=8))
    assert "exploration" in usable(a_game(players=3, round=8, dwarfs="1 14"))


# Deliveries


@pytest.mark.rule("SPACE-ORE-DELIVERY")
@pytest.mark.parametrize(("mines", "ore"), [({}, 2), ({"ore_mine": "d2"}, 4), ({"ore_mine": "d2 e2 f2"}, 8)])
def test_ore_delivery_adds_two_ore_for_each_ore_mine(mines: Has, ore: int) -> None:
    game = arranged({"on": "ore_delivery", "lying": "ore_delivery stone 2 ore 2", **mines})
    assert goods_of(game) == {"stone": 2, "ore": ore}
    assert lying_on(game, "ore_delivery") == {}


@pytest.mark.rule("SPACE-RUBY-DELIVERY")
@pytest.mark.parametrize(
    ("mines", "rubies"),
    [
        ({}, 3),
        ({"ruby_mine": "d2"}, 3),
        ({"ruby_mine": "d2", "ore_mine": "e2"}, 3),
        ({"ruby_mine": "d2 e2"}, 4),
        ({"ruby_mine": "d2 e2 f2 f3"}, 4),
    ],
)
def test_ruby_delivery_gives_one_ruby_more_from_two_ruby_mines_on(mines: Has, rubies: int) -> None:
    game = arranged({"questions": 3, "on": "ruby_delivery", "lying": "ruby_delivery ruby 3", **mines})
    assert goods_of(game) == {"ruby": rubies}


# Adventure


@pytest.mark.rule("SPACE-ADVENTURE")
def test_adventure_is_forging_and_then_two_expeditions_of_one_item() -> None:
    game = a_game(questions=3, on="adventure", ore=1)
    assert answers(game) == ["forge 1"]
    play(game, "forge 1")
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood", "done"]
    play(game, "loot wood")
    assert dwarfs_of(game) == ["2@adventure", "0"]
    assert answers(game) == [
        "loot all_weapons",
        "loot dog",
        "loot wood",
        "loot sheep",
        "loot grain",
        "done",
    ]
    play(game, "loot wood")
    assert goods_of(game) == {"wood": 2}
    assert dwarfs_of(game) == ["3@adventure", "0"]
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-ADVENTURE")
def test_an_armed_dwarf_has_both_expeditions_of_adventure_without_forging() -> None:
    game = a_game(questions=3, on="adventure", ore=8, dwarfs="1 1")
    assert answers(game) == ["loot all_weapons", "loot dog", "loot wood"]
    play(game, "loot dog", "loot dog")
    assert goods_of(game) == {"ore": 8, "dog": 2}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-ADVENTURE")
def test_adventure_may_be_used_for_forging_alone() -> None:
    game = a_game(questions=3, on="adventure", ore=8)
    play(game, "forge 8", "done")
    assert dwarfs_of(game) == ["8@adventure", "0"]
    assert goods_of(game) == {}
    assert game.seat_name == "B"


@pytest.mark.rule("SPACE-ADVENTURE-SECOND-OPTIONAL")
def test_the_second_expedition_may_be_left_out() -> None:
    game = a_game(questions=3, on="adventure", dwarfs="1 1")
    play(game, "loot wood")
    assert "done" in answers(game)
    play(game, "done")
    assert goods_of(game) == {"wood": 1}
    assert dwarfs_of(game) == ["2@adventure", "1"]


@pytest.mark.rule("SPACE-ADVENTURE-SECOND-OPTIONAL")
def test_who_leaves_out_the_first_expedition_has_no_second() -> None:
    game = a_game(questions=3, on="adventure", ore=1)
    play(game, "forge 1", "done")
    assert dwarfs_of(game) == ["1@adventure", "0"]
    assert not [move for move in legal(game) if move.startswith("loot")]
    assert game.seat_name == "B"


# Ore trading


@pytest.mark.rule("SPACE-ORE-TRADING")
@pytest.mark.parametrize(
    ("times", "goods"),
    [
        (1, {"ore": 6, "gold": 2, "food": 1}),
        (2, {"ore": 4, "gold": 4, "food": 2}),
        (3, {"ore": 2, "gold": 6, "food": 3}),
    ],
)
def test_ore_trading_is_done_one_two_or_three_times(times: int, goods: dict[str, int]) -> None:
    game = a_game(questions=3, on="ore_trading", ore=8)
    assert answers(game) == ["trade"]
    play(game, *["trade"] * times)
    assert goods_of(game) == goods
    assert answers(game) == (["trade", "done"] if times < 3 else ["end"])


@pytest.mark.rule("SPACE-ORE-TRADING")
def test_ore_trading_ends_when_the_ore_is_gone() -> None:
    game = a_game(questions=3, on="ore_trading", ore=3)
    play(game, "trade")
    assert goods_of(game) == {"ore": 1, "gold": 2, "food": 1}
    assert answers(game) == ["end"]
