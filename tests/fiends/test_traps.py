"""Traps at work: what triggers them, and what each of the twelve does."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.content.traps import TRAP_KEYS
from caverna.expansions.frantic_fiends.engine.player import GONE
from tests.fiends.arranging import a_game, answers, goods_of, play, player

HOLDING = ("catch_net", "catch_stone", "snare")
LETTERS = "abcd"


def meets(trap: str, strength: int, **has: object) -> Game:
    """Orc c of this strength walks down from b1 into the trap on b2."""
    has.setdefault("orcs", f"a gone, b gone, c b1 {strength}")
    game = a_game(phase="event", quiet=True, traps=f"{trap} b2", **has)  # type: ignore[arg-type]
    while "card 1.1" not in answers(game):
        play(game, answers(game)[0])
    return play(game, "card 1.1")


def place(game: Game, orc: str = "c") -> str:
    """Where an orc stands."""
    where = player(game).orcs[LETTERS.index(orc)]
    return "gone" if where == GONE else CELLS[where]


def strength(game: Game, orc: str = "c") -> int:
    return player(game).strengths[LETTERS.index(orc)]


def is_active(game: Game, cell: str = "b2") -> bool:
    return bool(next(on for where, _, on in player(game).traps if CELLS[where] == cell))


def is_held(game: Game, orc: str = "c") -> bool:
    return bool(player(game).held >> LETTERS.index(orc) & 1)


def has_bounty(game: Game) -> bool:
    return "reward gold" in answers(game)


# What triggers a trap.


@pytest.mark.rule("FF-TRAP-ON-ENTERING")
def test_a_trap_works_when_an_orc_walks_or_is_pushed_in_and_not_when_it_stands_there() -> None:
    game = meets("pitfall", 8)
    assert place(game) == "gone"
    game = a_game(phase="event", quiet=True, orcs="a gone, b gone, c b1 8", traps="pitfall a2", wood=1)
    play(game, "card 1.4", "displace dl")
    assert place(game) == "gone"
    game = a_game(phase="event", quiet=True, orcs="a gone, b gone, c b2 8", traps="pitfall b2")
    play(game, "card 1.1")
    assert place(game) == "b3"
    assert is_active(game)


@pytest.mark.rule("FF-TRAP-ON-ENTERING", "FF-EVENT-STEP-BY-STEP")
def test_a_space_passed_on_the_way_is_entered() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b1 5, b gone, c gone", traps="pitfall b2")
    play(game, "card 3.1")
    assert place(game, "a") == "gone"


@pytest.mark.rule("FF-TRAP-TOO-STRONG", "FF-TRAP-PITFALL")
def test_a_pitfall_does_nothing_to_an_orc_of_nine() -> None:
    game = meets("pitfall", 9)
    assert (place(game), strength(game), is_active(game)) == ("b2", 9, True)


@pytest.mark.rule("FF-TRAP-TOO-STRONG")
def test_an_orc_too_strong_for_the_trap_walks_on() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b1 9, b gone, c gone", traps="catch_net b2")
    play(game, "card 3.1")
    assert (place(game, "a"), is_held(game, "a"), is_active(game)) == ("c3", False, True)


@pytest.mark.rule("FF-TRAP-KNOCK-OUT", "FF-TRAP-PITFALL", "FF-TRAP-SPEAR-TRAP", "FF-TRAP-TOO-STRONG")
@pytest.mark.parametrize(("trap", "limit"), [("pitfall", 8), ("spear_trap", 10)])
def test_a_knock_out_trap_defeats_up_to_its_limit(trap: str, limit: int) -> None:
    for power in (1, limit - 1, limit):
        game = meets(trap, power)
        assert (place(game), has_bounty(game), is_active(game)) == ("gone", True, False)
    game = meets(trap, limit + 1)
    assert (place(game), strength(game), is_active(game)) == ("b2", limit + 1, True)


@pytest.mark.rule("FF-TRAP-WEAKEN")
@pytest.mark.parametrize(("power", "left"), [(4, 1), (3, 0), (2, 0), (9, 6)])
def test_a_weakened_orc_falls_at_zero_or_below(power: int, left: int) -> None:
    game = meets("perma_trap", power)
    assert strength(game) == left
    assert (place(game) == "gone") == has_bounty(game) == (left == 0)


@pytest.mark.rule("FF-TRAP-WEAKEN")
def test_a_weakened_orc_makes_its_other_steps() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b gone, c gone", traps="leg_hold_iron a2")
    play(game, "card 3.1")
    assert (place(game, "a"), strength(game, "a")) == ("b3", 3)


@pytest.mark.rule("FF-TRAP-HOLD", "FF-TRAP-CATCH-NET", "FF-TRAP-CATCH-STONE", "FF-TRAP-SNARE")
@pytest.mark.parametrize(("trap", "limit"), [("catch_net", 8), ("catch_stone", 10), ("snare", 10)])
def test_a_holding_trap_holds_up_to_its_limit(trap: str, limit: int) -> None:
    game = meets(trap, limit)
    assert (place(game), strength(game), is_held(game), is_active(game)) == ("b2", limit, True, True)
    assert not has_bounty(game)
    game = meets(trap, limit + 1)
    assert (place(game), is_held(game), is_active(game)) == ("b2", False, True)


@pytest.mark.rule("FF-TRAP-HOLD")
def test_a_held_orc_loses_its_other_steps() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b gone, c gone", traps="catch_net a2")
    play(game, "card 3.1")
    assert (place(game, "a"), is_held(game, "a")) == ("a2", True)
    play(game, "feed 0", "feed 0")
    assert game.state.round == 4
    assert is_held(game, "a")


@pytest.mark.rule("FF-TRAP-HOLDS-ONE")
def test_a_trap_that_holds_one_orc_lets_another_pass() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b1 5, b b2 7, c gone", held="b", traps="catch_net b2")
    play(game, "card 3.1")
    assert (place(game, "a"), is_held(game, "a"), is_held(game, "b")) == ("c3", False, True)


@pytest.mark.rule("FF-TRAP-HOLDS-ONE")
def test_an_orc_that_stands_beside_a_held_one_is_not_held_when_that_one_leaves() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b2 5, b gone, c b2 8", held="a", traps="catch_net b2")
    play(game, "card 3.1")
    assert place(game, "a") == "c4"
    assert not is_held(game, "c")
    play(game, "card 1.4")
    assert place(game, "c") == "c2"


@pytest.mark.rule("FF-TRAP-HOLDS-ONE")
def test_once_the_first_has_gone_the_trap_holds_the_next_that_enters() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b2 5, b gone, c b1 8", held="a", traps="catch_net b2")
    play(game, "card 3.1", "card 1.1")
    assert (place(game), is_held(game), is_held(game, "a")) == ("b2", True, False)


@pytest.mark.rule("FF-TRAP-BREAKING-FREE", "FF-EVENT-CARD-FOR-HELD-ORC")
def test_a_held_orc_breaks_free_with_its_card() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a gone, b gone, c b2 8", held="c", traps="catch_net b2"
    )
    assert answers(game) == [f"card 1.{n}" for n in range(1, 10)]
    play(game, "card 1.1")
    assert (place(game), is_held(game), is_active(game)) == ("b3", False, True)


@pytest.mark.rule("FF-TRAP-BREAKING-FREE")
def test_the_trap_may_hold_the_same_orc_again() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a b2 5, b gone, c gone", held="a", traps="catch_net b2"
    )
    play(game, "card 3.4")
    assert place(game, "a") == "c2"
    game = a_game(
        phase="event", event=2, quiet=True, stone=1,
        orcs="a gone, b gone, c b2 8", held="c", traps="catch_net b2",
    )  # fmt: skip
    play(game, "card 1.1", "displace u")
    while "done" in answers(game):
        play(game, "done")
    assert (place(game), is_held(game)) == ("b2", True)


@pytest.mark.rule("FF-TRAP-INACTIVE")
@pytest.mark.parametrize("trap", [key for key in TRAP_KEYS if key != "perma_trap"])
def test_which_traps_are_turned_over(trap: str) -> None:
    game = meets(trap, 8)
    while "done" in answers(game):
        play(game, "done")
    assert is_active(game) == (trap in HOLDING)


@pytest.mark.rule("FF-TRAP-INACTIVE")
@pytest.mark.parametrize("trap", HOLDING)
def test_a_holding_trap_is_turned_over_when_its_orc_is_befriended(trap: str) -> None:
    game = meets(trap, 8, rooms="orc_dwelling d3")
    assert (place(game), is_active(game)) == ("gone", False)
    assert [(LETTERS[orc], CELLS[home]) for orc, home, _ in player(game).friends] == [("c", "d3")]


@pytest.mark.rule("FF-TRAP-INACTIVE-DOES-NOTHING")
@pytest.mark.parametrize("trap", [key for key in TRAP_KEYS if key != "perma_trap"])
def test_a_trap_turned_over_does_nothing(trap: str) -> None:
    game = play(
        a_game(phase="event", quiet=True, orcs="a gone, b gone, c b1 3", traps=f"{trap} b2 used"), "card 1.1"
    )
    assert (place(game), strength(game), is_held(game)) == ("b2", 3, False)
    assert answers(game) == ["feed 0"]


@pytest.mark.rule("FF-TRAP-LIVE-AT-ONCE")
@pytest.mark.parametrize(("cell", "outcome"), [("b2", "gone"), ("b1", "b2")])
def test_a_trap_got_in_an_event_is_live_for_the_rest_of_it_but_not_under_an_orc(
    cell: str, outcome: str
) -> None:
    """Orc c is bribed away and brings a soldier's expedition; d then walks down from b1."""
    game = a_game(
        phase="event", event=3, quiet=True, bribes="wood stone gold", strips="l3",
        orcs="a gone, b gone, c a4 5, d b1 8", gold=5, wood=4, stone=1,
    )  # fmt: skip
    play(game, "card 1.1", "bribe 5", "reward soldier", "loot set_trap", f"trap pitfall {cell}", "done")
    while game.seat == -1:
        play(game, "card 1.1")
    assert place(game, "d") == outcome
    assert is_active(game, cell) == (cell == "b1")


@pytest.mark.rule("FF-TRAP-AFTER-LOSSES")
def test_on_the_space_entered_losses_come_before_the_trap() -> None:
    """Orc b tramples the crop of b3, then falls into the pit on a3: each step is finished in turn."""
    game = a_game(
        phase="event", quiet=True, orcs="a gone, b b2 7, c gone", sown="b3 grain 3", traps="pitfall a3"
    )
    lost = [event.kind for event in game.play("card 2.4")]
    order = [kind for kind in lost if kind in ("orc_moved", "lost", "trap_triggered", "orc_defeated")]
    assert order == ["orc_moved", "lost", "orc_moved", "trap_triggered", "orc_defeated"]


@pytest.mark.rule("FF-TRAP-ONE-REDUCTION")
def test_all_hits_on_one_orc_are_one_reduction() -> None:
    """Three hits of 2 against 5: the soldier who comes for it goes out with 5, not with 1."""
    game = meets("poison_darts", 5, strips="l3")
    play(game, "hit c", "hit c", "hit c", "reward soldier")
    assert "loot boar" in answers(game)
    assert "loot gold2" not in answers(game)


@pytest.mark.rule("FF-TRAP-SEVERAL-DEFEATED", "FF-TRAP-BLAST-TRAP")
@pytest.mark.parametrize("first", ["b", "c"])
def test_if_several_fall_their_owner_says_whose_bounty_comes_first(first: str) -> None:
    game = meets("blast_trap", 3, orcs="a gone, b a4 3, c b1 3")
    play(game, "hit b", "hit c")
    assert answers(game) == ["collect b", "collect c"]
    play(game, f"collect {first}")
    columns = {
        "b": ["reward farmer", "reward shepherd"],
        "c": ["reward farmer", "reward shepherd", "reward seasonal_worker"],
    }
    assert answers(game) == [*columns[first], "reward gold"]
    play(game, "reward gold")
    second = "c" if first == "b" else "b"
    assert answers(game) == [*columns[second], "reward gold"]


# The single traps.


@pytest.mark.rule("FF-TRAP-LEG-HOLD-IRON", "FF-TRAP-SAW-TRAP", "FF-TRAP-HALVING")
@pytest.mark.parametrize("trap", ["leg_hold_iron", "saw_trap"])
@pytest.mark.parametrize(("power", "left"), [(1, 1), (2, 1), (3, 2), (8, 4), (9, 5), (12, 6)])
def test_halving_rounds_up_and_defeats_nobody(trap: str, power: int, left: int) -> None:
    game = meets(trap, power)
    assert (place(game), strength(game), is_active(game)) == ("b2", left, False)


@pytest.mark.rule("FF-TRAP-BAIT-TRAP")
def test_every_food_in_the_bait_takes_one_without_limit() -> None:
    game = meets("bait_trap", 9, food=12)
    assert answers(game) == [f"spend {n}" for n in range(10)]
    play(game, "spend 4")
    assert (strength(game), goods_of(game), is_active(game)) == (5, {"food": 8}, False)
    game = play(meets("bait_trap", 9, food=12), "spend 9")
    assert (place(game), goods_of(game), has_bounty(game)) == ("gone", {"food": 3}, True)


@pytest.mark.rule("FF-TRAP-BAIT-TRAP", "FF-EVENT-ANYTIME")
def test_animals_may_be_turned_into_bait_when_the_trap_asks() -> None:
    game = a_game(phase="event", quiet=True, orcs="a gone, b gone, c b1 9", traps="bait_trap b2", sheep=2)
    while "done" in answers(game):
        play(game, "done")
    play(game, "card 1.1", "done")
    assert answers(game) == ["spend 0"]
    play(game, "eat sheep", "eat sheep", "spend 2")
    assert (strength(game), goods_of(game)) == (7, {})


@pytest.mark.rule("FF-TRAP-BAIT-TRAP-NOTHING-PAID", "FF-TRAP-ROCKFALL-NOTHING-PAID")
@pytest.mark.parametrize(
    ("trap", "has"),
    [("bait_trap", {"food": 3}), ("rockfall", {"stone": 3}), ("bait_trap", {}), ("rockfall", {})],
)
def test_it_is_turned_over_even_if_nothing_is_paid(trap: str, has: dict[str, Any]) -> None:
    game = meets(trap, 9, bribes="grain", **has)
    if has:
        play(game, "spend 0")
    assert (place(game), strength(game), is_active(game)) == ("b2", 9, False)
    assert goods_of(game) == has


@pytest.mark.rule("FF-TRAP-ROCKFALL")
def test_eight_stone_at_most_go_into_the_rockfall() -> None:
    game = meets("rockfall", 9, stone=10, bribes="grain")
    assert answers(game) == [f"spend {n}" for n in range(9)]
    play(game, "spend 8")
    assert (strength(game), goods_of(game), is_active(game)) == (1, {"stone": 2}, False)
    game = play(meets("rockfall", 5, stone=10, bribes="grain"), "spend 5")
    assert (place(game), goods_of(game)) == ("gone", {"stone": 5})


@pytest.mark.rule("FF-TRAP-POISON-DARTS")
def test_three_darts_of_two_on_any_orcs() -> None:
    game = meets("poison_darts", 9, orcs="a a1 5, b e3 7, c b1 9", ore_mine="e3")
    assert answers(game) == ["hit a", "hit b", "hit c", "done"]
    play(game, "hit a", "hit b", "hit a")
    assert player(game).strengths == (1, 5, 9, 12)
    assert not is_active(game)


@pytest.mark.rule("FF-TRAP-POISON-DARTS")
@pytest.mark.parametrize(("hits", "left"), [(0, 9), (1, 7), (2, 5), (3, 3)])
def test_up_to_three_darts_on_the_orc_in_the_trap(hits: int, left: int) -> None:
    game = play(meets("poison_darts", 9), *["hit c"] * hits)
    if hits < 3:
        play(game, "done")
    assert (strength(game), place(game), is_active(game)) == (left, "b2", False)


@pytest.mark.rule("FF-TRAP-POISON-DARTS")
def test_a_friendly_orc_is_no_target() -> None:
    game = meets("poison_darts", 9, orcs="b gone, c b1 9", friends="a d3", rooms="orc_dwelling d3")
    assert answers(game) == ["hit c", "done"]


@pytest.mark.rule("FF-TRAP-POISON-DARTS-NOT-D-YET")
def test_orc_d_is_no_target_before_it_has_appeared() -> None:
    assert answers(meets("poison_darts", 9)) == ["hit c", "done"]
    game = meets("poison_darts", 9, event=3, orcs="a gone, b gone, c b1 9, d c1 12")
    assert answers(game) == ["hit c", "hit d", "done"]


@pytest.mark.rule("FF-TRAP-POISON-DARTS-EXAMPLE", "FF-EVENT-RANGES", "FF-DISPLACE-COSTS")
def test_the_one_card_that_avoids_the_trap_and_a_push_that_helps() -> None:
    """Of deck 3 one card leads orc I past the darts on a2; 1 wood pushes it down into them."""
    base = a_game(phase="event", quiet=True, orcs="b gone, c gone", traps="poison_darts a2", wood=1)
    avoiding = []
    for move in answers(base):
        game = play(base.copy(), move, "done")
        if is_active(game, "a2"):
            avoiding.append(move)
    assert len(avoiding) == 1
    play(base, avoiding[0], "displace d")
    assert goods_of(base) == {}
    play(base, "hit a", "hit a", "hit a")
    assert place(base, "a") == "gone"
    assert answers(base) == ["reward farmer", "reward gold"]


@pytest.mark.rule("FF-TRAP-PERMA-TRAP")
def test_the_perma_trap_takes_three_from_everybody_and_stays() -> None:
    game = a_game(phase="event", quiet=True, orcs="a b1 5, b b1 7, c b1 9", traps="perma_trap b2")
    play(game, "card 3.1", "card 2.1", "card 1.1")
    assert player(game).strengths[:3] == (2, 4, 6)
    assert is_active(game)
    assert game.score()[0]["traps"] == 0


@pytest.mark.rule("FF-TRAP-BLAST-TRAP")
def test_two_blasts_of_three_both_on_one_if_wanted() -> None:
    game = play(meets("blast_trap", 9), "hit c", "hit c")
    assert (strength(game), is_active(game)) == (3, False)
    game = play(meets("blast_trap", 9), "hit c", "done")
    assert strength(game) == 6
    game = play(meets("blast_trap", 2), "hit c")
    assert (place(game), has_bounty(game)) == ("gone", True)
