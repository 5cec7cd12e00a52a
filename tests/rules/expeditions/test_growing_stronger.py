"""What an expedition does to weapons."""

import pytest

from tests.arranging import a_game, goods_of, play
from tests.rules.expeditions.weapons import loot_on_offer, weapons


@pytest.mark.rule("EXPEDITION-STRENGTH-AFTER")
@pytest.mark.parametrize(
    ("space", "players"),
    [
        ("logging", 2),
        ("ore_mine_construction", 2),
        ("hardware_rental", 5),
        ("blacksmithing", 2),
        ("exploration", 3),
    ],
)
def test_the_weapon_grows_by_one_whatever_the_level(space: str, players: int) -> None:
    game = play(a_game(players=players, dwarfs="5 6", on=space), "loot stone")
    if "done" in [move.text for move in game.answers()]:
        assert weapons(game) == (5, 6), "it grows after the expedition, not during it"
        play(game, "done")
    assert weapons(game) == (6, 6)


@pytest.mark.rule("EXPEDITION-STRENGTH-AFTER")
def test_the_weapon_grows_by_one_however_many_items_were_taken() -> None:
    game = a_game(players=3, dwarfs="3 3", on="exploration")
    play(game, "loot wood", "loot dog", "loot grain", "loot stone")
    assert weapons(game) == (4, 3)


@pytest.mark.rule("EXPEDITION-STRENGTH-FOURTEEN")
@pytest.mark.parametrize(("before", "after"), [("13 13", (14, 13)), ("14 14", (14, 14))])
def test_no_weapon_grows_beyond_fourteen(before: str, after: tuple[int, ...]) -> None:
    game = play(a_game(dwarfs=before, on="logging"), "loot wood")
    assert weapons(game) == after


@pytest.mark.rule("EXPEDITION-STRENGTH-FOURTEEN", "LOOT-ALL-WEAPONS")
def test_all_weapons_makes_nobody_stronger_than_fourteen() -> None:
    game = play(a_game(dwarfs="13 14 14@ore_mining", on="logging"), "loot all_weapons")
    assert weapons(game) == (14, 14, 14)


@pytest.mark.rule("LOOT-ALL-WEAPONS")
def test_strength_one_takes_all_three_items_of_minimum_one_and_ends_with_three() -> None:
    game = a_game(dwarfs="1 4 6@logging", on="blacksmithing", others={"B": {"dwarfs": "5 5"}})
    play(game, "loot all_weapons", "loot dog", "loot wood")
    assert goods_of(game) == {"dog": 1, "wood": 1}
    assert weapons(game) == (3, 5, 7)
    assert weapons(game, "B") == (5, 5)


@pytest.mark.rule("LOOT-ALL-WEAPONS-UNARMED")
def test_unarmed_dwarfs_stay_unarmed() -> None:
    game = a_game(dwarfs="0@ore_mining 0@supplies 2 7", on="logging")
    play(game, "loot all_weapons")
    assert weapons(game) == (0, 0, 4, 8)


@pytest.mark.rule("LOOT-ALL-WEAPONS-UNARMED")
def test_an_unarmed_dwarf_at_home_stays_unarmed() -> None:
    game = play(a_game(dwarfs="0 3", ruby=1), "order 3", "place logging", "loot all_weapons")
    assert weapons(game) == (0, 5)


@pytest.mark.rule("LOOT-ALL-WEAPONS-NOT-NOW", "EXPEDITION-STRENGTH-AT-START")
def test_all_weapons_does_not_help_on_the_expedition_that_brings_it() -> None:
    game = a_game(players=3, dwarfs="6 6", on="exploration")
    before = loot_on_offer(game)
    assert "furnish" not in before
    play(game, "loot all_weapons")
    assert loot_on_offer(game) == before - {"all_weapons"}
    assert weapons(game) == (6, 6)
    play(game, "loot wood", "done")
    assert weapons(game) == (8, 7)


@pytest.mark.rule("LOOT-ALL-WEAPONS", "EXPEDITION-STRENGTH-AFTER")
def test_the_order_in_which_all_weapons_is_taken_does_not_matter() -> None:
    first = play(a_game(dwarfs="2 3", on="blacksmithing"), "loot all_weapons", "loot dog", "loot wood")
    last = play(a_game(dwarfs="2 3", on="blacksmithing"), "loot dog", "loot wood", "loot all_weapons")
    assert weapons(first) == weapons(last) == (4, 4)


@pytest.mark.rule("EXPEDITION-STRENGTH-AT-START")
def test_a_weapon_sold_elsewhere_changes_nothing_for_the_dwarf_on_the_way() -> None:
    game = a_game(dwarfs="3 8@ore_mining", rooms="peaceful_cave d3", on="blacksmithing")
    before = loot_on_offer(game)
    play(game, "loot all_weapons", "sell 8 placed")
    assert loot_on_offer(game) == before - {"all_weapons"}
    play(game, "loot wood", "done", "end")
    assert weapons(game) == (5, 0)
