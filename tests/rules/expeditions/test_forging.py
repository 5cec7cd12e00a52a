"""Forging: ore becomes a weapon, once for each dwarf."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.expeditions.weapons import loot_on_offer, weapons


@pytest.mark.rule("FORGE-STRENGTH")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_a_weapon_is_forged_with_one_to_eight_ore(space: str) -> None:
    game = a_game(ore=20, on=space, round=10, questions=1)
    assert answers(game) == [f"forge {strength}" for strength in range(1, 9)]


@pytest.mark.rule("FORGE-STRENGTH")
def test_no_more_ore_goes_into_a_weapon_than_there_is() -> None:
    assert answers(a_game(ore=3, on="blacksmithing")) == ["forge 1", "forge 2", "forge 3"]


@pytest.mark.rule("FORGE-STRENGTH")
@pytest.mark.parametrize("strength", range(1, 9))
def test_the_strength_is_the_ore_spent(strength: int) -> None:
    game = play(a_game(ore=8, on="blacksmithing"), f"forge {strength}")
    assert weapons(game) == (strength, 0)
    assert goods_of(game).get("ore", 0) == 8 - strength


@pytest.mark.rule("FORGE-STRENGTH")
def test_the_dwarf_on_the_space_gets_the_weapon_and_no_other() -> None:
    game = a_game(dwarfs="6 0 0@logging 2", ore=4, on="blacksmithing")
    play(game, "forge 4")
    assert weapons(game) == (6, 4, 0, 2)


@pytest.mark.rule("FORGE-UNARMED-ONLY")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_an_armed_dwarf_forges_nothing(space: str) -> None:
    game = a_game(dwarfs="3 3", ore=8, on=space, round=10, questions=1)
    assert loot_on_offer(game)
    assert not [move for move in legal(game) if move.startswith("forge")]


@pytest.mark.rule("FORGE-UNARMED-ONLY")
def test_a_weapon_just_forged_is_not_forged_again() -> None:
    game = play(a_game(ore=8, on="blacksmithing"), "forge 1")
    assert set(answers(game)) == {"loot all_weapons", "loot dog", "loot wood", "done"}


@pytest.mark.rule("FORGE-UNARMED-ONLY")
def test_after_the_expedition_there_is_no_forging_either() -> None:
    game = play(a_game(dwarfs="1 1", ore=8, on="blacksmithing"), "loot wood", "done")
    assert weapons(game) == (2, 1)
    assert not [move for move in legal(game) if move.startswith("forge")]


@pytest.mark.rule("FORGE-UNARMED-ONLY")
def test_without_a_peaceful_cave_no_weapon_is_laid_down() -> None:
    game = a_game(dwarfs="3 5 8@logging", ruby=1, food=9)
    assert not [move for move in legal(game) if move.startswith("sell")]


@pytest.mark.rule("FORGE-STRENGTH")
def test_whoever_has_forged_may_stay_at_home_and_the_weapon_does_not_grow() -> None:
    game = play(a_game(ore=5, on="blacksmithing"), "forge 5", "done")
    assert weapons(game) == (5, 0)
    assert game.seat_name == "B"


@pytest.mark.rule("FORGE-STRENGTH", "EXPEDITION-STRENGTH-AT-START")
def test_the_weapon_just_forged_goes_on_the_expedition() -> None:
    game = play(a_game(ore=5, on="blacksmithing"), "forge 5")
    assert "boar" in loot_on_offer(game)
    assert "gold2" not in loot_on_offer(game)
