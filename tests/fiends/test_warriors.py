"""Warrior dwelling and camouflage dwelling."""

import pytest

from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player


def mixes(**has: object) -> list[str]:
    """The ways to pay for the warrior dwelling."""
    game = a_game(on="housework", **has)  # type: ignore[arg-type]
    play(game, "furnish warrior_dwelling d3")
    return [move for move in answers(game) if move.startswith("materials")]


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING")
def test_eight_materials_with_one_of_each() -> None:
    found = mixes(wood=20, stone=20, ore=20)
    expected = {
        f"materials {wood} {stone} {8 - wood - stone}" for wood in range(1, 7) for stone in range(1, 8 - wood)
    }
    assert set(found) == expected
    assert len(found) == 21


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING")
@pytest.mark.parametrize(
    ("goods", "is_enough"),
    [
        ((1, 1, 6), True),
        ((6, 1, 1), True),
        ((2, 3, 3), True),
        ((4, 4, 0), False),
        ((2, 2, 3), False),
        ((0, 9, 9), False),
    ],
)
def test_what_is_enough(goods: tuple[int, int, int], is_enough: bool) -> None:
    wood, stone, ore = goods
    game = a_game(on="housework", wood=wood, stone=stone, ore=ore)
    assert ("furnish warrior_dwelling d3" in legal(game)) == is_enough


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING")
def test_the_materials_are_paid_and_there_is_room_for_a_dwarf() -> None:
    game = a_game(on="housework", wood=5, stone=5, ore=5)
    play(game, "furnish warrior_dwelling d3", "materials 2 3 3", "done", "done")
    assert goods_of(game) == {"wood": 3, "stone": 2, "ore": 2}
    assert "place wish_for_children" in legal(a_game(round=4, rooms="warrior_dwelling d3"))


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-DISCOUNTS")
def test_discounts_are_taken_off_the_named_materials() -> None:
    game = a_game(on="housework", rooms="carpenter e3, stone_carver f3", wood=1, stone=2, ore=3)
    play(game, "furnish warrior_dwelling d3")
    assert goods_of(game) == {}, "2 wood, 3 stone and 3 ore are named, 1 wood and 1 stone less are paid"
    found = mixes(rooms="carpenter e3, stone_carver f3", wood=3, stone=2, ore=3)
    expected = ("2 3 3", "3 2 3", "3 3 2", "4 1 3", "4 2 2", "4 3 1")
    assert set(found) == {f"materials {mix}" for mix in expected}


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-DISCOUNTS")
def test_a_discount_on_the_only_wood_leaves_nothing_of_it_to_pay() -> None:
    game = a_game(on="housework", rooms="carpenter e3", stone=4, ore=3)
    assert "furnish warrior_dwelling d3" in legal(game)
    play(game, "furnish warrior_dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-DISCOUNTS", "FF-TILE-DISCOUNTS")
def test_the_builder_pays_ore_for_a_wood_and_a_stone() -> None:
    game = a_game(on="housework", rooms="builder e3", extensions="s2", ore=8)
    assert "furnish warrior_dwelling d3" in legal(game)
    play(game, "furnish warrior_dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-ARMS")
def test_up_to_eight_ore_or_four_wood_on_top() -> None:
    game = a_game(on="housework", wood=8, stone=2, ore=12)
    play(game, "furnish warrior_dwelling d3", "materials 3 2 3")
    assert goods_of(game) == {"wood": 5, "ore": 9}
    assert answers(game) == [
        *[f"arm {n} ore" for n in range(1, 9)], *[f"arm {n} wood" for n in range(1, 5)], "done"
    ]  # fmt: skip
    with_wood = play(game.copy(), "arm 4 wood", "recruit worker")
    assert goods_of(with_wood) == {"wood": 1, "ore": 9}
    assert player(with_wood).weapons == (4, 0)
    play(game, "arm 8 ore", "recruit worker")
    assert goods_of(game) == {"wood": 5, "ore": 1}
    assert player(game).weapons == (8, 0)


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-ARMS")
def test_a_dwarf_not_yet_placed_may_be_armed() -> None:
    game = a_game(on="housework", wood=6, stone=1, ore=2)
    play(game, "furnish warrior_dwelling d3", "materials 6 1 1", "arm 1 ore")
    assert answers(game) == ["recruit home", "recruit worker"], "the weapon is paid for"
    play(game, "recruit home")
    assert player(game).weapons == (0, 1)


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-ARMS")
def test_armed_dwarfs_get_no_second_weapon() -> None:
    game = a_game(on="housework", dwarfs="3 4", wood=6, stone=1, ore=9)
    play(game, "furnish warrior_dwelling d3", "materials 6 1 1")
    assert answers(game) == ["take", "done"]


@pytest.mark.rule("FF-TILE-ARMING-IS-NOT-FORGING")
def test_the_blacksmith_does_not_help() -> None:
    game = a_game(on="housework", rooms="blacksmith e3", wood=6, stone=1, ore=2)
    play(game, "furnish warrior_dwelling d3", "materials 6 1 1")
    assert answers(game) == ["arm 1 ore", "done"]


# Camouflage.


def orders(dwarfs: str, rooms: str = "camouflage_dwelling e3, dwelling f3", **has: object) -> list[str]:
    """The dwarfs that may go before their turn."""
    game = a_game(dwarfs=dwarfs, rooms=rooms, **has)  # type: ignore[arg-type]
    return [move for move in answers(game) if move.startswith("order")]


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-DWELLING")
def test_weapons_up_to_three_go_first_without_a_ruby() -> None:
    assert orders("0 3 4") == ["order 3"]
    assert orders("0 4 5") == []
    assert orders("0 3 4", rooms="dwelling e3") == []
    game = play(
        a_game(dwarfs="0 3 4", rooms="camouflage_dwelling e3, dwelling f3"), "order 3", "place supplies"
    )
    assert player(game).places[1] >= 0
    assert player(game).places[0] == -1
    assert player(game).resting == 0, "the unarmed dwarf still has his turn"


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-DWELLING")
def test_for_the_others_a_ruby_is_still_paid() -> None:
    rooms = "camouflage_dwelling e3, dwelling f3"
    assert orders("0 3 4", ruby=1) == ["order 3", "order 4"]
    game = play(a_game(dwarfs="0 3 4", rooms=rooms, ruby=1), "order 3")
    assert goods_of(game) == {"ruby": 1}
    game = play(a_game(dwarfs="0 3 4", rooms=rooms, ruby=1), "order 4")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-DWELLING")
def test_camouflage_does_not_hide_friendly_orcs() -> None:
    rooms = "camouflage_dwelling e3, orc_dwelling f3"
    assert orders("0 4", rooms=rooms, friends="a f3", lying="drift_mining stone 1") == []


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-DWELLING")
def test_room_for_a_dwarf_under_camouflage() -> None:
    assert "place wish_for_children" in legal(a_game(round=4, rooms="camouflage_dwelling d3"))


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-DWELLING")
def test_an_armed_dwarf_with_nothing_to_do_is_not_called() -> None:
    """Only the armory is open, where an armed dwarf has no business."""
    spaces = "drift_mining excavation starting_player logging supplies clearing sustenance strip_mining"
    spaces += " forest_exploration housework slash_and_burn blacksmithing"
    taken = [f"0@{space}" for space in spaces.split()]
    game = a_game(
        players=3, round=1, wood=1, rooms="camouflage_dwelling e3",
        dwarfs=" ".join(["0 3", *taken[:3]]),
        others={"B": {"dwarfs": " ".join(taken[3:8])}, "C": {"dwarfs": " ".join(taken[8:])}},
    )  # fmt: skip
    assert answers(game) == ["place armory", "pass"]


@pytest.mark.rule("FF-TILE-CAMOUFLAGE-ASCENDING")
def test_among_armed_dwarfs_the_weaker_still_goes_first() -> None:
    assert orders("0 2 3") == ["order 2"]
    assert orders("1 2 3") == []
    assert orders("0 2@supplies 3") == ["order 3"], "then the next one may"


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-PAID")
def test_a_weapon_that_is_paid_for_is_given_to_somebody() -> None:
    game = a_game(on="housework", dwarfs="0 4", wood=6, stone=1, ore=4)
    play(game, "furnish warrior_dwelling d3", "materials 6 1 1", "arm 3 ore")
    assert sorted(player(game).weapons) == [3, 4], "there is only one who can have it"
    assert answers(game) == ["take", "done"]


@pytest.mark.rule("FF-TILE-WARRIOR-DWELLING-ARMS", "FF-BOUNTY-WAITS")
def test_ore_may_still_be_bought_for_the_weapon() -> None:
    game = a_game(on="housework", wood=6, stone=1, ore=1, ruby=1)
    play(game, "furnish warrior_dwelling d3")
    assert answers(game) == ["done"]
    play(game, "ruby ore")
    assert answers(game) == ["arm 1 ore", "done"]
