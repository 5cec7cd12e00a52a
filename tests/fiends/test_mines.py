"""Mines that hold goods: building, restocking, and bringing the goods up."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import NO_ORCS, a_game, answers, goods_of, legal, play, player


def mined(game: Game, seat: str = "A") -> dict[str, int]:
    """The goods lying in mines, by space."""
    return {CELLS[cell]: amount for cell, amount in player(game, seat).mined}


# Building.


@pytest.mark.rule("FF-SPACE-ORE-MINE-CONSTRUCTION-ORE", "FF-MINE-GOODS-LOCKED")
def test_three_ore_are_laid_on_a_new_ore_mine() -> None:
    game = a_game(on="ore_mine_construction", tunnel="d2 e2")
    play(game, "tile ore_mine e2 deep_tunnel d2")
    assert mined(game) == {"e2": 3}
    assert goods_of(game) == {}


@pytest.mark.rule("FF-SPACE-ORE-MINE-CONSTRUCTION")
def test_the_twin_tile_comes_before_the_expedition() -> None:
    game = a_game(on="ore_mine_construction", tunnel="d2 e2", dwarfs="3 3")
    assert "tile ore_mine e2 deep_tunnel d2" in answers(game)
    assert "loot wood" in answers(game)
    play(game, "loot wood", "loot dog")
    assert game.seat == 1, "two items, and it is too late for the tile"
    assert player(game).mined == ()
    assert player(game).weapons == (4, 3)


@pytest.mark.rule("FF-SPACE-ORE-MINE-CONSTRUCTION")
def test_after_the_tile_an_expedition_of_two_items_follows() -> None:
    game = a_game(on="ore_mine_construction", tunnel="d2 e2", dwarfs="3 3", orcs=NO_ORCS)
    play(game, "tile ore_mine e2 deep_tunnel d2", "loot wood", "loot dog")
    assert game.seat == 1
    assert goods_of(game) == {"wood": 1, "dog": 1}
    assert mined(game) == {"e2": 3}


@pytest.mark.rule("FF-SPACE-ORE-MINE-CONSTRUCTION-ORE", "FF-MINE-GOODS-LOCKED")
def test_ore_in_a_mine_pays_for_nothing() -> None:
    game = a_game(on="housework", ore_mine="e3", mined="e3 5", wood=2)
    assert "furnish orc_dwelling d3" not in legal(game)
    game = a_game(on="blacksmithing", dwarfs="0 1", ore_mine="e3", mined="e3 5", ore=1)
    assert answers(game) == ["forge 1"]


@pytest.mark.rule("FF-MINE-GOODS-LOCKED")
def test_rubies_in_a_mine_buy_nothing() -> None:
    game = a_game(ruby_mine="e3", mined="e3 2", dwarfs="0 4")
    assert not [move for move in legal(game) if move.startswith(("ruby", "order"))]


@pytest.mark.rule("FF-SPACE-RUBY-MINE-CONSTRUCTION")
def test_a_ruby_mine_on_a_deep_tunnel_has_a_ruby_in_it() -> None:
    game = play(a_game(on="ruby_mine_construction", deep_tunnel="e2", tunnel="d2"), "tile ruby_mine e2")
    assert mined(game) == {"e2": 1}
    assert goods_of(game) == {}


@pytest.mark.rule("FF-SPACE-RUBY-MINE-CONSTRUCTION-TUNNEL")
def test_a_ruby_mine_on_a_tunnel_is_empty() -> None:
    game = play(a_game(on="ruby_mine_construction", deep_tunnel="e2", tunnel="d2"), "tile ruby_mine d2")
    assert mined(game) == {}
    assert goods_of(game) == {}
    assert player(game).ruby_mines.bit_count() == 1


# Restocking.


@pytest.mark.rule("FF-SPACE-ORE-MINING", "FF-SPACE-ORE-MINING-NO-BONUS")
def test_ore_mining_brings_what_lies_there_and_no_bonus() -> None:
    game = a_game(on="ore_mining", lying="ore_mining ore 3", ore_mine="e3")
    assert answers(game) == ["take", "restock"]
    play(game, "take")
    assert goods_of(game) == {"ore": 3}
    assert answers(game) == ["restock", "done"]
    play(game, "done")
    assert mined(game) == {}


@pytest.mark.rule("FF-SPACE-ORE-MINING", "FF-RESTOCK")
@pytest.mark.parametrize("moves", [("take", "restock"), ("restock",)])
def test_ore_mining_in_either_order(moves: tuple[str, ...]) -> None:
    game = play(a_game(on="ore_mining", lying="ore_mining ore 3", ore_mine="e3"), *moves)
    assert goods_of(game) == {"ore": 3}
    assert mined(game) == {"e3": 2}
    assert game.seat == 1


@pytest.mark.rule("FF-SPACE-ORE-MINING")
def test_an_empty_ore_mining_is_good_for_restocking_alone() -> None:
    assert "place ore_mining" not in legal(a_game())
    game = play(a_game(ruby_mine="e3"), "place ore_mining", "restock")
    assert mined(game) == {"e3": 1}


@pytest.mark.rule("FF-RESTOCK")
def test_two_ore_into_two_ore_mines_and_a_ruby_into_two_ruby_mines() -> None:
    game = a_game(on="ore_mining", ore_mine="e3 f1", ruby_mine="d2 e2")
    play(game, "restock", "restock e3", "restock f1", "restock d2", "restock e2")
    assert mined(game) == {"e3": 2, "f1": 2, "d2": 1, "e2": 1}
    assert goods_of(game) == {}


@pytest.mark.rule("FF-RESTOCK")
def test_up_to_two_means_that_one_is_enough() -> None:
    game = play(a_game(on="ore_mining", ore_mine="e3 f1", ruby_mine="d2"), "restock")
    assert set(answers(game)) == {"restock e3", "restock f1", "restock d2"}
    play(game, "restock f1")
    assert set(answers(game)) == {"restock e3", "restock d2", "done"}
    play(game, "done")
    assert mined(game) == {"f1": 2}


@pytest.mark.rule("FF-RESTOCK-AT-MOST-TWO")
def test_of_three_ore_mines_two_are_restocked_and_the_ruby_mine_too() -> None:
    game = play(a_game(on="ore_mining", ore_mine="e3 f1 f2", ruby_mine="d2"), "restock")
    play(game, "restock f1", "restock e3")
    assert answers(game) == ["restock d2", "done"]
    play(game, "restock d2")
    assert mined(game) == {"e3": 2, "f1": 2, "d2": 1}
    assert game.seat == 1


@pytest.mark.rule("FF-RESTOCK-AT-MOST-TWO")
def test_of_three_ruby_mines_two_are_restocked() -> None:
    game = play(a_game(on="ore_mining", ruby_mine="e3 f1 f2"), "restock", "restock f2", "restock f1")
    assert mined(game) == {"f1": 1, "f2": 1}
    assert game.seat == 1


@pytest.mark.rule("FF-RESTOCK-NO-LIMIT")
def test_mines_that_hold_goods_get_more() -> None:
    game = play(a_game(on="ore_mining", ore_mine="e3", mined="e3 40"), "restock")
    assert mined(game) == {"e3": 42}


@pytest.mark.rule("FF-RESTOCK")
def test_restocking_as_loot() -> None:
    game = a_game(on="logging", dwarfs="6 6", ore_mine="e3", ruby_mine="e2")
    play(game, "loot restock_mines", "restock", "restock e3", "restock e2")
    assert mined(game) == {"e3": 2, "e2": 1}
    assert player(game).weapons == (7, 6)


# The mine phase.


def at_harvest(**has: object) -> Game:
    """The normal harvest of round 5 with food for all, after the field phase."""
    return a_game(phase="harvest", round=5, food=4, **has)  # type: ignore[arg-type]


@pytest.mark.rule("FF-MINE-PHASE")
def test_all_goods_of_a_mine_with_a_donkey_come_into_the_supply() -> None:
    game = at_harvest(ore_mine="e3", ruby_mine="e2", mined="e3 5, e2 2", donkey=2)
    assert goods_of(game) == {"food": 4, "donkey": 2, "ore": 5, "ruby": 2}
    assert mined(game) == {}
    assert "feed 4" in answers(game)


@pytest.mark.rule("FF-MINE-PHASE")
def test_the_mine_phase_comes_between_fields_and_feeding() -> None:
    game = at_harvest(ore_mine="e3 f1", mined="e3 1, f1 1", donkey=1, sown="c4 grain 2")
    assert set(answers(game)) == {"extract e3", "extract f1"}
    assert goods_of(game) == {"food": 4, "donkey": 1, "grain": 1}
    play(game, "extract f1")
    assert "feed 4" in answers(game)


@pytest.mark.rule("FF-MINE-PHASE-WITHOUT-DONKEY")
def test_goods_in_a_mine_without_a_donkey_stay() -> None:
    game = at_harvest(ore_mine="e3", mined="e3 5")
    assert goods_of(game) == {"food": 4}
    assert mined(game) == {"e3": 5}


@pytest.mark.rule("FF-MINE-PHASE-EXAMPLE", "FF-MINE-PHASE-DONKEYS-FIXED", "FF-ARRANGE-WINDOWS")
@pytest.mark.parametrize(
    ("mine", "found", "left"), [("e3", {"ore": 3}, {"e2": 1}), ("e2", {"ruby": 1}, {"e3": 3})]
)
def test_one_donkey_brings_the_ore_or_the_ruby(
    mine: str, found: dict[str, int], left: dict[str, int]
) -> None:
    game = at_harvest(ore_mine="e3", ruby_mine="e2", mined="e3 3, e2 1", donkey=1)
    assert set(answers(game)) == {"extract e3", "extract e2"}
    play(game, f"extract {mine}")
    assert goods_of(game) == {"food": 4, "donkey": 1, **found}
    assert mined(game) == left
    assert not [move for move in legal(game) if move.startswith("extract")], "the donkey stays where it is"


@pytest.mark.rule("FF-MINE-PHASE-WITHOUT-DONKEY")
def test_a_donkey_eaten_before_it_has_worked_brings_nothing() -> None:
    game = at_harvest(ore_mine="e3 f1", mined="e3 3, f1 2", donkey=1)
    play(game, "eat donkey")
    assert "feed 4" in answers(game)
    assert mined(game) == {"e3": 3, "f1": 2}
    game = at_harvest(ore_mine="e3 f1", ruby_mine="e2", mined="e3 3, f1 2, e2 1", donkey=2)
    play(game, "extract e3", "eat donkey", "extract e2")
    assert mined(game) == {"f1": 2}, "it was the one that had worked already"


@pytest.mark.rule("FF-MINE-PHASE-DONKEYS-FIXED", "FF-ARRANGE-WINDOWS")
def test_a_donkey_on_a_pasture_may_go_to_the_mine_before_the_phase() -> None:
    game = at_harvest(ore_mine="e3 f1", mined="f1 4", meadow="c4", stable="c4", donkey=2)
    assert goods_of(game)["ore"] == 4


@pytest.mark.rule("FF-MINE-PHASE-DONKEYS-FIXED")
def test_after_the_phase_the_donkey_can_serve_another_mine_in_the_next() -> None:
    game = at_harvest(ore_mine="e3", ruby_mine="e2", mined="e3 3, e2 1", donkey=1)
    play(game, "extract e3")
    again = a_game(phase="harvest", round=8, food=4, ore_mine="e3", ruby_mine="e2", mined="e2 1", donkey=1)
    assert goods_of(again)["ruby"] == 1


@pytest.mark.rule("FF-MINE-PHASE")
def test_a_donkey_too_many_does_no_harm_and_empty_mines_bring_nothing() -> None:
    game = at_harvest(ore_mine="e3 f1", mined="e3 1", donkey=2)
    assert goods_of(game) == {"food": 4, "donkey": 2, "ore": 1}


@pytest.mark.rule("FF-MINE-PHASE")
@pytest.mark.parametrize("donkeys", [1, 2, 3, 4])
def test_fewer_donkeys_than_mines(donkeys: int) -> None:
    game = at_harvest(ore_mine="e3 f1 f2", ruby_mine="d2", mined="e3 1, f1 2, f2 3, d2 1", donkey=donkeys)
    asked = 0
    while answers(game)[0].startswith("extract"):
        game.play(answers(game)[0])
        asked += 1
    assert asked == (donkeys if donkeys < 4 else 0)
    assert len(mined(game)) == 4 - donkeys


@pytest.mark.rule("FF-MINE-PHASE-ALL-WORK")
def test_with_donkeys_enough_nothing_is_asked_and_nothing_left() -> None:
    """Even where the donkeys could stand somewhere else."""
    game = at_harvest(ore_mine="e3 f1", mined="e3 3, f1 2", small_pasture="c4", donkey=2)
    assert goods_of(game)["ore"] == 5
    game = at_harvest(
        ore_mine="f1", mined="f1 3", rooms="mine_orc_dwelling d3", friends="a d3", orcs="b gone, c gone"
    )
    assert goods_of(game)["ore"] == 4


@pytest.mark.rule("FF-MINE-PHASE-ALL-WORK", "FF-FRIEND-MINE-ORC")
def test_a_mine_orc_without_ore_does_not_stand_in_for_a_donkey() -> None:
    """Two ruby mines, one donkey: the owner says which one, whether a mine orc looks on or not."""
    has: dict[str, Any] = {"rooms": "mine_orc_dwelling d3", "friends": "a d3", "orcs": "b gone, c gone"}
    game = at_harvest(ruby_mine="e3 f1", mined="e3 1, f1 2", donkey=1, **has)
    assert set(answers(game)) == {"extract e3", "extract f1"}
    play(game, "extract e3")
    assert goods_of(game)["ruby"] == 1
    assert mined(game) == {"f1": 2}


def ruby_in_an_event(**has: object) -> Game:
    """Orc b falls into a pit in event 1, its bounty is a ruby, and 5 ore lie in a mine."""
    game = a_game(
        phase="event", quiet=True, strips="l5", orcs="a gone, b b1 5, c gone", traps="pitfall b2",
        ore_mine="e3", mined="e3 5", **has,  # type: ignore[arg-type]
    )  # fmt: skip
    while "card 2.1" not in answers(game):
        play(game, "done")
    play(game, "card 2.1")
    while "reward jeweller" not in answers(game):
        play(game, "done")
    return play(game, "reward jeweller")


@pytest.mark.rule("FF-MINE-PHASE-BUY-A-DONKEY")
def test_a_ruby_of_the_event_buys_a_donkey_for_the_mine() -> None:
    game = ruby_in_an_event()
    assert answers(game) == ["done"]
    play(game, "ruby donkey")
    assert goods_of(game) == {"ore": 5, "donkey": 1}
    game = play(ruby_in_an_event(), "done")
    assert goods_of(game) == {"ruby": 1}
    assert mined(game) == {"e3": 5}


@pytest.mark.rule("FF-MINE-PHASE-BUY-A-DONKEY")
def test_nothing_is_asked_where_a_donkey_more_would_not_help() -> None:
    game = ruby_in_an_event(donkey=1)
    assert goods_of(game) == {"ruby": 1, "ore": 5, "donkey": 1}
    game = at_harvest(ore_mine="e3", mined="e3 5", ruby=1)
    assert "feed 4" in answers(game), "no event: his last turn was the time for it"
