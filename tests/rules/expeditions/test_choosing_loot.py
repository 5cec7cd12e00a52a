"""Which items an expedition may bring, how many, and one after another."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.expeditions.weapons import loot_on_offer, weapons

MINIMUM = {
    "all_weapons": 1, "dog": 1, "wood": 1,
    "sheep": 2, "grain": 2,
    "donkey": 3, "stone": 3,
    "vegetable": 4, "ore2": 4,
    "boar": 5,
    "gold2": 6,
    "furnish": 7,
    "stable": 8,
    "tunnel": 9, "small_pasture": 9,
    "cattle": 10, "large_pasture": 10,
    "meadow": 11, "dwelling": 11,
    "field": 12, "sow": 12,
    "cavern": 14, "breed": 14,
}  # fmt: skip
EVERYTHING_POSSIBLE: dict[str, object] = {
    "wood": 4, "stone": 4, "grain": 1, "sheep": 2, "meadow": "c4 c3", "stable": "c4", "fields": "b4",
}  # fmt: skip


@pytest.mark.rule("EXPEDITION-LEVEL", "LOOT-MEADOW", "EXPEDITION-STRENGTH-AT-START")
@pytest.mark.parametrize("strength", range(1, 15))
def test_a_weapon_reaches_exactly_the_items_up_to_its_strength(strength: int) -> None:
    game = a_game(players=3, dwarfs=f"{strength} 14", on="exploration", **EVERYTHING_POSSIBLE)  # type: ignore[arg-type]
    assert loot_on_offer(game) == {item for item, minimum in MINIMUM.items() if minimum <= strength}


@pytest.mark.rule("LOOT-MEADOW")
def test_strength_ten_brings_no_meadow_and_strength_eleven_does() -> None:
    assert "meadow" not in loot_on_offer(a_game(players=3, dwarfs="10 10", on="exploration"))
    assert "meadow" in loot_on_offer(a_game(players=3, dwarfs="11 11", on="exploration"))


LEVELS = [
    ("logging", 2, 1),
    ("ore_mine_construction", 2, 2),
    ("hardware_rental", 5, 2),
    ("hardware_rental", 7, 2),
]
LEVELS += [("blacksmithing", 2, 3), ("exploration", 3, 4)]


@pytest.mark.rule("EXPEDITION-LEVEL")
@pytest.mark.parametrize(("space", "players", "level"), LEVELS)
def test_an_expedition_brings_as_many_items_as_its_level(space: str, players: int, level: int) -> None:
    game = a_game(players=players, dwarfs="14 14", on=space)
    for item in ["dog", "wood", "stone", "ore2"][:level]:
        assert loot_on_offer(game)
        play(game, f"loot {item}")
    assert not loot_on_offer(game)
    assert weapons(game)[0] == 14


@pytest.mark.rule("EXPEDITION-LEVEL")
def test_strength_two_takes_four_of_the_five_items_open_to_it_on_level_four() -> None:
    game = a_game(players=3, dwarfs="2 2", on="exploration")
    assert loot_on_offer(game) == {"all_weapons", "dog", "wood", "sheep", "grain"}
    play(game, "loot grain", "loot dog", "loot wood", "loot sheep")
    assert not loot_on_offer(game)
    assert goods_of(game) == {"grain": 1, "dog": 1, "wood": 1, "sheep": 1}
    assert weapons(game) == (3, 2)


@pytest.mark.rule("EXPEDITION-LEVEL")
def test_one_may_come_home_with_fewer_items() -> None:
    game = play(a_game(players=3, dwarfs="2 2", on="exploration"), "loot wood", "done")
    assert goods_of(game) == {"wood": 1}
    assert weapons(game) == (3, 2)


@pytest.mark.rule("EXPEDITION-AT-LEAST-ONE")
@pytest.mark.parametrize(("space", "players"), [("exploration", 3), ("blacksmithing", 2), ("adventure", 2)])
def test_an_expedition_does_not_end_before_the_first_item(space: str, players: int) -> None:
    game = a_game(players=players, dwarfs="3 3", on=space, round=10, questions=1)
    assert "done" not in legal(game)
    assert "done" in legal(play(game, "loot wood"))


@pytest.mark.rule("EXPEDITION-AT-LEAST-ONE", "EXPEDITION-STRENGTH-AFTER")
def test_who_declines_an_expedition_has_not_gone_on_one() -> None:
    game = play(a_game(dwarfs="3 3", on="logging", lying="logging wood 3"), "done")
    assert weapons(game) == (3, 3)
    assert goods_of(game) == {"wood": 3}


@pytest.mark.rule("EXPEDITION-ITEM-ONCE")
def test_an_item_comes_once_and_others_of_the_same_minimum_stay_open() -> None:
    game = play(a_game(dwarfs="1 1", on="blacksmithing"), "loot dog")
    assert set(answers(game)) == {"loot all_weapons", "loot wood", "done"}
    play(game, "loot wood")
    assert set(answers(game)) == {"loot all_weapons", "done"}


@pytest.mark.rule("EXPEDITION-ITEM-ONCE")
def test_two_expeditions_of_one_round_know_nothing_of_each_other() -> None:
    game = a_game(dwarfs="4 4", on="logging", others={"B": {"passed": True}})
    play(game, "loot ore2")
    play(game, "place blacksmithing")
    assert "ore2" in loot_on_offer(game)


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE")
def test_a_looted_grain_pays_for_the_breeding_cave() -> None:
    game = a_game(players=3, dwarfs="7 7", stone=1, on="exploration")
    too_early = play(game.copy(), "loot furnish")
    assert "furnish breeding_cave d3" not in answers(too_early)
    play(game, "loot grain", "loot furnish", "furnish breeding_cave d3", "done")
    assert goods_of(game) == {}
    assert weapons(game) == (8, 7)


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE")
def test_the_looted_wood_fences_the_looted_meadow() -> None:
    game = a_game(players=3, dwarfs="11 11", on="exploration")
    assert "small_pasture" not in loot_on_offer(game)
    play(game, "loot meadow", "tile meadow c4")
    assert "small_pasture" not in loot_on_offer(game)
    play(game, "loot wood", "loot small_pasture")
    assert answers(game) == ["fence c4"]


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE")
def test_the_items_come_in_any_order() -> None:
    game = a_game(players=3, dwarfs="6 6", on="exploration")
    play(game, "loot gold2", "loot wood", "loot boar", "loot stone")
    assert goods_of(game) == {"gold": 2, "wood": 1, "boar": 1, "stone": 1}


@pytest.mark.rule("EXPEDITION-ARMED-DWARF")
def test_the_weapon_of_another_dwarf_is_no_help() -> None:
    game = a_game(dwarfs="0 9", on="logging", lying="logging wood 3")
    assert goods_of(game) == {"wood": 3}
    assert game.seat_name == "B"
    assert weapons(game) == (0, 9)


@pytest.mark.rule("EXPEDITION-ARMED-DWARF")
def test_an_unarmed_dwarf_is_not_placed_where_there_is_only_an_expedition() -> None:
    game = a_game(players=3, round=8, dwarfs="0 9", cards="exploration")
    assert "place exploration" not in legal(game)
    armed = a_game(players=3, round=8, dwarfs="9 9", cards="exploration")
    assert "place exploration" in legal(armed)


@pytest.mark.rule("EXPEDITION-ARMED-DWARF")
def test_an_imitator_goes_with_the_weapon_of_the_imitating_dwarf() -> None:
    game = a_game(
        players=3, dwarfs="2 9", food=4, on="imitation_4", others={"B": {"dwarfs": "14@logging 14"}}
    )
    play(game, "imitate logging")
    assert loot_on_offer(game) == {"all_weapons", "dog", "wood", "sheep", "grain"}
    play(game, "loot grain")
    assert weapons(game) == (3, 9)
    assert weapons(game, "B") == (14, 14)


@pytest.mark.rule("EXPEDITION-ADVENTURE-TWO-SEPARATE")
def test_both_expeditions_of_adventure_may_bring_the_same_ore_the_second_one_stronger() -> None:
    game = a_game(dwarfs="4 4", on="adventure", questions=1)
    assert "boar" not in loot_on_offer(game)
    play(game, "loot ore2")
    assert weapons(game) == (5, 4)
    assert {"ore2", "boar"} <= loot_on_offer(game)
    assert "gold2" not in loot_on_offer(game)
    play(game, "loot ore2")
    assert goods_of(game) == {"ore": 4}
    assert weapons(game) == (6, 4)
    assert game.seat_name == "B"


@pytest.mark.rule("EXPEDITION-STEPS-IN-SEQUENCE", "EXPEDITION-ADVENTURE-TWO-SEPARATE")
def test_all_weapons_first_sends_strength_one_on_the_second_expedition_with_three() -> None:
    game = play(a_game(dwarfs="1 1", on="adventure", questions=1), "loot all_weapons")
    assert weapons(game) == (3, 2)
    assert loot_on_offer(game) == {"all_weapons", "dog", "wood", "sheep", "grain", "donkey", "stone"}
    play(game, "loot all_weapons")
    assert weapons(game) == (5, 3)
