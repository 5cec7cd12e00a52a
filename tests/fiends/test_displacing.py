"""Bribing orcs and pushing them aside."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELL_BY_NAME, CELLS
from caverna.expansions.frantic_fiends.engine.player import GONE
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player

ALONE = "a gone, b gone, c {}"
LETTERS = "abcd"


def threatened(orc_c: str = "b2 9", drawn: str = "card 1.1", **has: object) -> Game:
    """Orc c acts: its card (by default down) lies open, the owner is asked."""
    game = a_game(phase="event", quiet=True, **{"orcs": ALONE.format(orc_c), **has})  # type: ignore[arg-type]
    while game.seat != -1:
        play(game, "done")
    return play(game, drawn)


def place(game: Game, orc: str = "c") -> str:
    where = player(game).orcs[LETTERS.index(orc)]
    return "gone" if where == GONE else CELLS[where]


def strength(game: Game, orc: str = "c") -> int:
    return player(game).strengths[LETTERS.index(orc)]


def ways(game: Game) -> set[str]:
    """The directions in which the orc can be pushed."""
    return {move.split()[1] for move in answers(game) if move.startswith("displace")}


# Bribing.


@pytest.mark.rule("FF-BRIBE")
def test_three_stone_leave_two_of_five() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b gone, c gone", stone=3)
    play(game, "card 3.1", "bribe 3")
    assert (strength(game, "a"), goods_of(game)) == (2, {})
    assert place(game, "a") == "b3", "it moves all the same"
    play(game, "feed 0", "feed 0")
    assert (game.state.round, strength(game, "a")) == (4, 2)


@pytest.mark.rule("FF-BRIBE", "FF-SETUP-BRIBES")
@pytest.mark.parametrize("good", ["stone", "wood", "ore", "grain", "vegetable", "gold"])
@pytest.mark.parametrize("event", [1, 2, 3, 4])
def test_the_good_on_the_marker_of_the_board_bribes(good: str, event: int) -> None:
    others = [name for name in ("stone", "wood", "ore", "grain", "vegetable", "gold") if name != good][:3]
    order = [*others[: event - 1], good, *others[event - 1 :]]
    has: dict[str, Any] = dict.fromkeys(order, 2)
    orcs = ALONE.format("b2 9") + (", d gone" if event > 2 else "")
    game = threatened(event=event, bribes=" ".join(order), orcs=orcs, **has)
    assert [move for move in answers(game) if move.startswith("bribe")] == ["bribe 1", "bribe 2"]
    play(game, "bribe 2")
    assert goods_of(game) == dict.fromkeys(others, 2)
    assert strength(game) == 7


@pytest.mark.rule("FF-BRIBE-FROM-SUPPLY")
@pytest.mark.parametrize(("power", "stone", "most"), [(9, 4, 4), (3, 8, 3), (9, 0, 0)])
def test_at_least_one_and_at_most_what_the_orc_has_left(power: int, stone: int, most: int) -> None:
    game = threatened(f"b2 {power}", stone=stone, wood=1)
    bribes = [move for move in answers(game) if move.startswith("bribe")]
    assert bribes == [f"bribe {n}" for n in range(1, most + 1)]


@pytest.mark.rule("FF-BRIBE-FROM-SUPPLY")
def test_goods_in_mines_bribe_nobody() -> None:
    game = threatened(bribes="ore", wood=1, ore_mine="e3", mined="e3 6")
    assert not [move for move in answers(game) if move.startswith("bribe")]


@pytest.mark.rule("FF-BRIBE-REPEATED", "FF-BRIBE")
def test_an_orc_may_be_bribed_before_and_after_a_push() -> None:
    game = threatened(stone=6, wood=2)
    play(game, "bribe 1", "bribe 2", "displace u", "bribe 1", "done")
    assert (strength(game), place(game)) == (5, "b2")
    assert goods_of(game) == {"stone": 2, "wood": 1}


@pytest.mark.rule("FF-BRIBE-TO-ZERO")
def test_at_nothing_the_orc_is_defeated() -> None:
    game = threatened("b2 4", stone=5, sown="b3 grain 3")
    play(game, "bribe 4")
    assert place(game) == "gone"
    assert answers(game) == ["reward farmer", "reward shepherd", "reward seasonal_worker", "reward gold"]
    play(game, "reward gold")
    assert goods_of(game) == {"stone": 1, "gold": 2}
    assert player(game).sown.bit_count() == 1, "it has not moved"


@pytest.mark.rule("FF-BRIBE-TO-ZERO")
def test_two_payments_are_two_reductions() -> None:
    """The soldier has the strength of the orc before the last payment."""
    game = threatened("b2 5", stone=5, strips="l3")
    play(game, "bribe 4", "bribe 1", "reward soldier")
    assert "loot wood" in answers(game)
    assert "loot sheep" not in answers(game)


@pytest.mark.rule("FF-BRIBE-IN-CAVE")
def test_an_orc_in_the_cave_can_be_bribed_and_not_displaced() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs=ALONE.format("e3 5"), ore_mine="e3", wood=5, stone=5
    )
    assert [move.split()[0] for move in answers(game)] == ["bribe"] * 5 + ["done"]
    play(game, "bribe 5", "reward gold")
    assert place(game) == "gone"
    assert player(game).covered == 0


@pytest.mark.rule("FF-BRIBE-IN-CAVE")
def test_one_just_pushed_into_the_cave_too() -> None:
    game = threatened("c4 5", event=2, wood=5, stone=1, ore_mine="e3")
    play(game, "displace r")
    assert place(game) == "e3"
    play(game, "bribe 5", "reward gold")
    assert place(game) == "gone"


@pytest.mark.rule("FF-BRIBE-IN-CAVE")
def test_one_just_held_by_a_trap_too() -> None:
    game = threatened("b2 5", wood=1, stone=5, traps="catch_net b3")
    play(game, "displace d")
    assert player(game).held
    play(game, "bribe 5", "reward gold")
    assert (place(game), player(game).held) == ("gone", 0)


@pytest.mark.rule("FF-BRIBE-ACTIVE-ORC-ONLY")
def test_only_the_orc_whose_turn_it_is() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b b1 7, c gone", stone=3, wood=3)
    play(game, "card 3.1", "bribe 1", "displace r")
    assert player(game).strengths[:2] == (4, 7)
    assert place(game, "a") == "b1"
    play(game, "done", "card 2.1", "bribe 1")
    assert player(game).strengths[:2] == (4, 6)


@pytest.mark.rule("FF-BRIBE-ENDS")
def test_bribing_ends_when_the_orc_is_gone() -> None:
    game = threatened("b2 2", stone=5, wood=3)
    play(game, "bribe 2", "reward gold")
    assert answers(game)[0].startswith("feed")
    game = threatened("b2 5", stone=5, wood=3, traps="catch_net b3", rooms="orc_dwelling d3")
    play(game, "displace d")
    assert place(game) == "gone"
    assert len(player(game).friends) == 1
    assert answers(game)[0].startswith("feed")


# Displacing.


@pytest.mark.rule("FF-DISPLACE")
@pytest.mark.parametrize(
    ("way", "cell"),
    [
        ("u", "b1"), ("ur", "c1"), ("r", "c2"), ("dr", "c3"),
        ("d", "b3"), ("dl", "a3"), ("l", "a2"), ("ul", "a1"),
    ],
)  # fmt: skip
def test_an_orc_is_pushed_one_space_in_any_direction(way: str, cell: str) -> None:
    game = threatened(wood=2, stone=1)
    play(game, f"displace {way}")
    assert place(game) == cell
    assert goods_of(game) == {"wood": 1, "stone": 1}
    assert answers(game) == ["bribe 1", "done"]


@pytest.mark.rule("FF-DISPLACE")
def test_after_the_push_it_walks_from_where_it_stands() -> None:
    game = play(threatened(wood=1), "displace r")
    assert place(game) == "c3"


@pytest.mark.rule("FF-DISPLACE-COSTS")
@pytest.mark.parametrize(
    ("event", "good", "price"), [(1, "wood", 1), (2, "stone", 1), (3, "ore", 2), (4, "gold", 2)]
)
def test_what_a_push_costs(event: int, good: str, price: int) -> None:
    orcs = ALONE.format("b2 9") + (", d gone" if event > 2 else "")
    has: dict[str, Any] = {"event": event, "orcs": orcs, "bribes": "grain vegetable"}
    game = threatened(**has, **{good: price, "ruby": 1})  # type: ignore[arg-type]
    play(game, "displace u")
    assert goods_of(game) == {"ruby": 1}
    game = threatened(**has, **{good: price - 1, "ruby": 1})  # type: ignore[arg-type]
    assert ways(game) == set()


@pytest.mark.rule("FF-DISPLACE-ONCE")
def test_each_orc_once_per_event() -> None:
    game = a_game(phase="event", quiet=True, orcs="a gone, b b2 7, c c2 9", wood=5, stone=5)
    play(game, "card 2.1", "displace u")
    assert ways(game) == set()
    play(game, "done", "card 1.1")
    assert ways(game)
    play(game, "displace l", "done")
    assert goods_of(game) == {"wood": 3, "stone": 5}


@pytest.mark.rule("FF-DISPLACE-ONCE")
def test_again_in_the_next_event() -> None:
    """Held by a net it stands on b1 when round 4 begins, and nothing of the push is remembered."""
    game = play(threatened("b2 8", wood=5, traps="catch_net b1"), "displace u")
    play(game, "feed 0", "feed 0")
    assert (game.state.round, player(game).displaced) == (4, 0)


@pytest.mark.rule("FF-DISPLACE-NOT-OFF-BOARD")
@pytest.mark.parametrize(
    ("cell", "open_ways"),
    [
        ("a1", {"r", "dr", "d"}),
        ("c1", {"d", "dl", "l"}),
        ("a4", {"u", "ur", "r"}),
        ("c3", {"u", "d", "dl", "l", "ul"}),
        ("c4", {"u", "r", "l", "ul"}),
        ("b4", {"u", "ur", "r", "l", "ul"}),
    ],
)
def test_not_over_the_edge_and_into_the_mountain_only_through_the_entrance(
    cell: str, open_ways: set[str]
) -> None:
    assert ways(threatened(f"{cell} 9", wood=1)) == open_ways


@pytest.mark.rule("FF-DISPLACE-NOT-IN-CAVE")
def test_an_orc_in_the_cave_is_not_displaced_and_draws_no_card() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs=ALONE.format("e3 5"), ore_mine="e3", stone=5, grain=1
    )
    assert game.seat == 0
    assert ways(game) == set()


@pytest.mark.rule("FF-DISPLACE-HELD-ORC")
def test_a_held_orc_may_be_pushed_out_of_the_trap_and_still_moves() -> None:
    game = threatened("b2 8", event=2, held="c", traps="catch_net b2", stone=1)
    play(game, "displace r")
    assert (place(game), player(game).held) == ("c3", 0)
    assert player(game).traps[0][2] == 1


@pytest.mark.rule("FF-DISPLACE-ENTERS")
def test_the_space_pushed_to_is_entered() -> None:
    game = threatened(wood=1, sown="b1 grain 3")
    play(game, "displace u")
    assert player(game).sown == 0
    game = threatened("b2 8", wood=1, traps="pitfall b1")
    play(game, "displace u")
    assert answers(game)[-1] == "reward gold"
    game = a_game(
        phase="event", quiet=True, orcs=ALONE.format("b2 9"), wood=1, small_pasture="b1", boar=2, cattle=2
    )
    play(game, "keep 2 boar b1", "card 1.1", "displace u", "done")
    assert goods_of(game) == {"cattle": 2}


@pytest.mark.rule("FF-DISPLACE-INTO-HOLDING-TRAP")
def test_held_by_the_trap_it_is_pushed_into_it_does_not_move() -> None:
    game = play(threatened("b2 8", wood=1, traps="catch_net b1"), "displace u")
    assert (place(game), player(game).held) == ("b1", 1 << 2)
    assert answers(game)[0].startswith("feed")


@pytest.mark.rule("FF-DISPLACE-INTO-HOLDING-TRAP")
def test_too_strong_for_the_trap_it_moves() -> None:
    game = play(threatened("b2 9", wood=1, traps="catch_net b1"), "displace u")
    assert (place(game), player(game).held) == ("b2", 0)


@pytest.mark.rule("FF-DISPLACE-INTO-WEAKENING-TRAP")
def test_weakened_and_not_defeated_it_still_moves() -> None:
    game = play(threatened("b2 9", wood=1, traps="leg_hold_iron b1"), "displace u")
    assert (place(game), strength(game)) == ("b2", 5)


@pytest.mark.rule("FF-TRAP-HOLDS-ONE", "FF-DISPLACE-INTO-HOLDING-TRAP")
def test_a_trap_that_holds_another_does_not_stop_the_one_pushed_in() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a b1 5, b b2 8, c gone", held="b",
        traps="catch_net b2", stone=1,
    )  # fmt: skip
    play(game, "card 3.3", "displace d")
    assert (place(game, "a"), place(game, "b")) == ("a4", "b2")
    assert player(game).held == 1 << 1


@pytest.mark.rule("FF-TRAP-PERMA-TRAP", "FF-DISPLACE-INTO-WEAKENING-TRAP")
def test_pushed_into_the_perma_trap_and_walking_back_into_it() -> None:
    """From c2 the step right becomes one down, and the step up leads back."""
    game = a_game(phase="event", quiet=True, orcs="a gone, b c1 9, c gone", traps="perma_trap c2", wood=1)
    play(game, "card 2.7", "displace d")
    assert (place(game, "b"), strength(game, "b")) == ("c2", 3)
    assert player(game).traps[0][2] == 1


@pytest.mark.rule("FF-DISPLACE-INTO-CAVE")
def test_pushed_through_the_entrance_it_takes_a_place_and_does_not_move() -> None:
    game = threatened("c4 9", event=2, stone=1, ore_mine="e3", ruby_mine="e2", mined="e3 3")
    play(game, "displace r")
    assert place(game) == "e2"
    assert player(game).mined == ((CELL_BY_NAME["e3"], 3),)


@pytest.mark.rule("FF-DISPLACE-ONTO-ORC")
def test_onto_another_orc_nothing_happens() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b2 5, b c2 7, c gone", wood=1, stone=1)
    play(game, "card 3.1", "displace r")
    assert (place(game, "a"), place(game, "b")) == ("c2", "c2")
    assert player(game).strengths[:2] == (5, 7)
    assert "bribe 1" in legal(game)
