"""The loot the expansion adds to expeditions."""

from typing import Any

import pytest

from caverna.content.loot import LOOT
from tests.fiends.arranging import NO_ORCS, a_game, answers, goods_of, legal, play, player

NEW = {"fight_orc": 1, "set_trap": 5, "restock_mines": 6}


def loot(weapon: int, **has: object) -> list[str]:
    """What a dwarf with this weapon may choose on the way out of the logging camp."""
    game = a_game(on="logging", dwarfs=f"{weapon} {weapon}", **has)  # type: ignore[arg-type]
    return [move.split()[1] for move in legal(game) if move.startswith("loot ")]


@pytest.mark.rule("FF-LOOT-FIGHT-ORC")
def test_a_fight_is_to_be_had_from_one_on() -> None:
    assert "fight_orc" in loot(1, orcs="a a1 1")
    assert "fight_orc" not in loot(1, orcs="a a1 2, b gone, c gone")


@pytest.mark.rule("FF-LOOT-SET-TRAP")
@pytest.mark.parametrize(("weapon", "offered"), [(4, False), (5, True), (14, True)])
def test_a_trap_may_be_set_from_five_on(weapon: int, offered: bool) -> None:
    assert ("set_trap" in loot(weapon, wood=4, stone=1)) == offered


@pytest.mark.rule("FF-LOOT-SET-TRAP")
def test_the_trap_is_paid_for() -> None:
    assert "set_trap" not in loot(8, wood=1, stone=9, ore=9)
    game = a_game(on="logging", dwarfs="5 5", wood=5, stone=1)
    play(game, "loot set_trap", "trap pitfall b2")
    assert goods_of(game) == {"wood": 1}
    assert len(player(game).traps) == 1


@pytest.mark.rule("FF-LOOT-SET-TRAP")
def test_without_an_empty_space_there_is_no_trap_to_set() -> None:
    assert "set_trap" not in loot(8, wood=9, stone=9, fields="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4")


@pytest.mark.rule("FF-LOOT-RESTOCK-MINES")
@pytest.mark.parametrize(("weapon", "offered"), [(5, False), (6, True), (14, True)])
def test_mines_may_be_restocked_from_six_on(weapon: int, offered: bool) -> None:
    assert ("restock_mines" in loot(weapon, ore_mine="e3")) == offered


@pytest.mark.rule("FF-LOOT-RESTOCK-MINES")
def test_restocking_as_loot_fills_the_mines() -> None:
    assert "restock_mines" not in loot(8)
    game = a_game(on="logging", dwarfs="6 6", ore_mine="e3", ruby_mine="e2", mined="e3 1")
    play(game, "loot restock_mines")
    while answers(game)[0].startswith("restock"):
        play(game, answers(game)[0])
    assert sorted(amount for _, amount in player(game).mined) == [1, 3]


@pytest.mark.rule("FF-LOOT-BASE-ITEMS")
def test_all_items_of_the_base_game_keep_their_strengths() -> None:
    items = a_game().state.rules.loot
    assert {item.key: item.strength for item in items} == {**{i.key: i.strength for i in LOOT}, **NEW}
    assert [item.strength for item in items] == sorted(item.strength for item in items)


@pytest.mark.rule("FF-LOOT-BASE-ITEMS")
@pytest.mark.parametrize("weapon", range(1, 15))
def test_a_weapon_brings_what_it_brought_before(weapon: int) -> None:
    has: dict[str, Any] = {"wood": 5, "stone": 5, "ore": 5, "meadow": "c4 c3", "fields": "b4", "grain": 1}
    has |= {"sheep": 2, "orcs": NO_ORCS, "cavern": "e3", "dog": 3}
    base = {item.key for item in LOOT if item.strength <= weapon}
    assert set(loot(weapon, **has)) - set(NEW) == base
