"""Setting a trap: what it costs, where it may lie, and what it means for other tiles."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.content.traps import HOLDING, KNOCK_OUT, TRAP_KEYS, TRAPS, WEAKENING
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player, table

FOREST = [column + row for row in "1234" for column in "abc"]
COSTS: dict[str, dict[str, Any]] = {
    "leg_hold_iron": {"wood": 2, "ore": 2},
    "catch_net": {"wood": 3, "boar": 1},
    "catch_stone": {"stone": 4},
    "pitfall": {"wood": 4, "stone": 1},
    "bait_trap": {"food": 3},
    "poison_darts": {"wood": 2, "gold": 2},
    "perma_trap": {"gold": 4},
    "saw_trap": {"ore": 3, "dog": 1},
    "snare": {"wood": 4, "sheep": 1},
    "spear_trap": {"ore": 3, "donkey": 1},
    "blast_trap": {"ruby": 1},
    "rockfall": {"wood": 2},
}
KINDS = {
    "leg_hold_iron": WEAKENING, "catch_net": HOLDING, "catch_stone": HOLDING, "pitfall": KNOCK_OUT,
    "bait_trap": WEAKENING, "poison_darts": WEAKENING, "perma_trap": WEAKENING, "saw_trap": WEAKENING,
    "snare": HOLDING, "spear_trap": KNOCK_OUT, "blast_trap": WEAKENING, "rockfall": WEAKENING,
}  # fmt: skip


def sites(moves: list[str], trap: str) -> list[str]:
    """Where a trap may be laid."""
    return sorted(move.split()[2] for move in moves if move.startswith(f"trap {trap} "))


def traps(moves: list[str]) -> set[str]:
    """Which traps may be laid."""
    return {move.split()[1] for move in moves if move.startswith("trap ")}


def laid(game: Game) -> list[tuple[str, str, int]]:
    """(space, trap, whether it is active) of all traps of seat A."""
    return [(CELLS[cell], TRAP_KEYS[kind], on) for cell, kind, on in player(game).traps]


@pytest.mark.rule("FF-SET-TRAP")
@pytest.mark.parametrize("trap", TRAP_KEYS)
def test_a_trap_is_paid_for_and_lies_there_active(trap: str) -> None:
    game = a_game(on="housework", supply=trap, dwarfs="0 0", **COSTS[trap])
    play(game, f"trap {trap} b2")
    assert laid(game) == [("b2", trap, 1)]
    assert goods_of(game) == {}


@pytest.mark.rule("FF-SET-TRAP")
@pytest.mark.parametrize(("trap", "good"), [(trap, good) for trap, cost in COSTS.items() for good in cost])
def test_with_one_good_too_few_it_cannot_be_set(trap: str, good: str) -> None:
    cost: dict[str, Any] = {name: amount - (name == good) for name, amount in COSTS[trap].items()}
    game = a_game(on="housework", supply=trap, **{name: amount for name, amount in cost.items() if amount})
    assert trap not in traps(legal(game))


@pytest.mark.rule("FF-SET-TRAP")
def test_the_dog_of_housework_may_be_taken_first_and_pay_for_the_saw_trap() -> None:
    game = a_game(on="housework", supply="saw_trap", ore=3)
    play(game, "take", "trap saw_trap b2")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-SET-TRAP")
def test_the_table_of_kinds_and_costs() -> None:
    assert {trap.key: trap.kind for trap in TRAPS} == KINDS
    costs = {trap.key: {GOOD_NAMES[good]: amount for good, amount in trap.cost} for trap in TRAPS}
    assert costs == COSTS
    limits = {trap.key: trap.strongest for trap in TRAPS if trap.kind != WEAKENING}
    assert limits == {"catch_net": 8, "catch_stone": 10, "pitfall": 8, "snare": 10, "spear_trap": 10}


@pytest.mark.rule("FF-SET-TRAP")
def test_only_traps_of_the_boards_in_play_can_be_set() -> None:
    game = a_game(
        players=1, extensions="s1", on="housework",
        wood=9, stone=9, ore=9, gold=9, ruby=9, food=9, dog=1,
    )  # fmt: skip
    assert traps(legal(game)) == {"pitfall", "poison_darts", "blast_trap"}


@pytest.mark.rule("FF-SET-TRAP-PAID-FIRST")
def test_the_boar_of_the_covered_preserve_cannot_pay_for_the_net() -> None:
    game = a_game(on="housework", wood=3)
    assert "catch_net" not in traps(legal(game))
    game = a_game(on="housework", supply="bait_trap", food=2)
    assert "bait_trap" not in traps(legal(game))


@pytest.mark.rule("FF-SET-TRAP-PAID-FIRST")
def test_who_pays_with_his_boar_gets_the_one_of_the_preserve() -> None:
    game = a_game(on="housework", wood=3, boar=1, stable="a2")
    play(game, "trap catch_net a3")
    assert goods_of(game) == {"boar": 1}


@pytest.mark.rule("FF-SET-TRAP-ANYWHERE")
def test_a_trap_need_not_touch_anything() -> None:
    game = a_game(on="housework", wood=4, stone=1)
    assert sites(legal(game), "pitfall") == sorted(FOREST)
    game = a_game(on="housework", wood=4, stone=1, meadow="c4")
    assert sites(legal(game), "pitfall") == sorted(FOREST)


@pytest.mark.rule("FF-SET-TRAP-EMPTY")
def test_only_on_empty_forest_and_meadow_spaces() -> None:
    game = a_game(
        on="housework", wood=4, stone=1,
        meadow="c4 b4 a4", stable="a4 a3", fields="c3", sown="b3 grain 3", small_pasture="c2",
        large_pasture="b2 a2", traps="pitfall a1",
    )  # fmt: skip
    assert sites(legal(game), "pitfall") == ["b1", "b4", "c1", "c4"]


@pytest.mark.rule("FF-SET-TRAP-EMPTY")
def test_where_nothing_is_empty_no_trap_can_be_set() -> None:
    game = a_game(
        on="housework", wood=4, stone=1,
        fields="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4",
    )  # fmt: skip
    assert traps(legal(game)) == set()


@pytest.mark.rule("FF-SET-TRAP-ORC-DOES-NOT-BLOCK")
def test_an_orc_blocks_neither_trap_nor_tile() -> None:
    game = a_game(on="housework", wood=4, stone=1, orcs="a c4 5")
    play(game, "trap pitfall c4")
    assert laid(game) == [("c4", "pitfall", 1)]
    game = a_game(on="slash_and_burn", orcs="a c4 5, b c3 7")
    assert [move for move in legal(game) if {"c3", "c4"} <= set(move.split())]


@pytest.mark.rule("FF-SET-TRAP-UNDER-AN-ORC")
def test_a_trap_laid_under_an_orc_waits() -> None:
    game = a_game(on="housework", wood=4, stone=1, orcs="a b2 5")
    play(game, "trap pitfall b2")
    assert player(game).strengths[0] == 5
    assert CELLS[player(game).orcs[0]] == "b2"
    assert laid(game) == [("b2", "pitfall", 1)]


@pytest.mark.rule("FF-SET-TRAP-SYMBOL")
@pytest.mark.parametrize(
    ("cell", "goods"), [("a3", {"boar": 1}), ("c1", {"boar": 1}), ("b4", {"food": 1}), ("b3", {}), ("c4", {})]
)
def test_a_covered_symbol_is_paid(cell: str, goods: dict[str, int]) -> None:
    game = a_game(on="housework", ruby=1, supply="blast_trap")
    play(game, f"trap blast_trap {cell}")
    assert goods_of(game) == goods


@pytest.mark.rule("FF-SET-TRAP-SYMBOL")
def test_a_boar_without_room_is_eaten_at_once() -> None:
    game = a_game(on="housework", ruby=1, supply="blast_trap", cattle=2)
    play(game, "trap blast_trap c1")
    assert answers(game) == ["eat boar", "eat cattle"]
    play(game, "eat boar")
    assert goods_of(game) == {"cattle": 2, "food": 2}


@pytest.mark.rule("FF-SET-TRAP-SYMBOL-ONCE")
@pytest.mark.parametrize("cell", ["a3", "c1", "b4"])
def test_under_a_meadow_the_symbol_pays_no_more(cell: str) -> None:
    game = a_game(on="housework", ruby=1, supply="blast_trap", meadow=cell)
    play(game, f"trap blast_trap {cell}")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-SET-TRAP-ON-MEADOW")
def test_the_meadow_is_gone_and_its_sheep_need_another_place() -> None:
    """Two sheep with a dog on the meadow; two cattle have the room at the entrance."""
    game = a_game(on="housework", ruby=1, supply="blast_trap", meadow="c4", dog=1, sheep=2, cattle=2)
    play(game, "trap blast_trap c4")
    assert player(game).meadows == 0
    assert answers(game) == ["eat sheep", "eat cattle"]
    play(game, "eat sheep", "eat sheep")
    assert goods_of(game) == {"dog": 1, "cattle": 2, "food": 2}


@pytest.mark.rule("FF-SET-TRAP-ON-MEADOW")
def test_sheep_that_find_room_elsewhere_stay() -> None:
    game = a_game(on="housework", ruby=1, supply="blast_trap", meadow="c4 c3", dog=1, sheep=2, cattle=2)
    play(game, "trap blast_trap c4")
    assert goods_of(game) == {"dog": 1, "sheep": 2, "cattle": 2}


@pytest.mark.rule("FF-SET-TRAP-ON-MEADOW-IN-EVENT")
@pytest.mark.parametrize(
    ("meadows", "left"), [("c4", {"dog": 1, "food": 2}), ("c4 b4", {"dog": 1, "sheep": 2})]
)
def test_a_trap_laid_on_a_meadow_during_an_event(meadows: str, left: dict[str, int]) -> None:
    """A bribe brings the trapper; the sheep of the meadow go where there is room, or become food."""
    game = a_game(
        phase="event", event=3, quiet=True, bribes="wood stone gold", strips="l5",
        orcs="a gone, b gone, c gone, d a1 3", gold=3, meadow=meadows, dog=1, sheep=2, cattle=2,
    )  # fmt: skip
    play(game, "keep 2 cattle d4")
    while game.seat == 0 and "bribe 3" not in answers(game):
        play(game, "keep 2 sheep c4" if "keep 2 sheep c4" in answers(game) else "done")
    while game.seat == -1:
        play(game, "card 1.6")
    play(game, "bribe 3", "reward trapper", "trap pitfall c4")
    while "eat sheep" in answers(game):
        play(game, "eat sheep")
    assert goods_of(game) == {"cattle": 2, **left}


@pytest.mark.rule("FF-SET-TRAP-NO-STABLE")
def test_no_stable_is_built_on_a_trap() -> None:
    game = a_game(on="logging", dwarfs="8 8", traps="pitfall c4, catch_net b2 used")
    play(game, "loot stable")
    assert {move.split()[1] for move in legal(game) if move.startswith("stable")} == set(FOREST) - {
        "c4",
        "b2",
    }


def covered_by_tiles(moves: list[str]) -> set[str]:
    """The forest spaces a meadow and field may cover."""
    words = {word for move in moves if move.startswith("tile ") for word in move.split()}
    return words & set(FOREST)


@pytest.mark.rule("FF-SET-TRAP-NEIGHBOUR")
def test_tiles_may_be_laid_next_to_a_trap() -> None:
    game = a_game(on="slash_and_burn", meadow="c4", traps="pitfall a1")
    assert {"a2", "b1"} <= covered_by_tiles(legal(game))
    play(game, next(move for move in legal(game) if {"a2", "a3"} <= set(move.split())))


@pytest.mark.rule("FF-SET-TRAP-FIRST-TILE")
def test_the_first_tile_goes_to_the_entrance_or_next_to_a_trap() -> None:
    game = a_game(on="slash_and_burn", traps="pitfall a1")
    pairs = {frozenset(set(move.split()) & set(FOREST)) for move in legal(game) if move.startswith("tile ")}
    expected = {("c4", "c3"), ("c4", "b4"), ("a2", "a3"), ("a2", "b2"), ("b1", "c1"), ("b1", "b2")}
    assert pairs == {frozenset(pair) for pair in expected}


@pytest.mark.rule("FF-SET-TRAP-FIRST-TILE")
def test_once_a_tile_lies_elsewhere_the_entrance_is_nothing_special() -> None:
    game = a_game(on="slash_and_burn", traps="pitfall a1", meadow="a2", fields="a3")
    pairs = [set(move.split()) & set(FOREST) for move in legal(game) if move.startswith("tile ")]
    assert {"c4", "c3"} not in pairs


@pytest.mark.rule("FF-SET-TRAP-ON-THE-ENTRANCE")
def test_with_a_trap_on_the_entrance_the_first_tile_goes_next_to_any_trap() -> None:
    game = a_game(on="slash_and_burn", traps="pitfall c4, catch_net a1")
    covered = [set(move.split()) & set(FOREST) for move in legal(game) if move.startswith("tile ")]
    assert covered
    assert all(pair & {"c3", "b4", "a2", "b1"} for pair in covered)
    assert {"c3", "c2"} in covered
    assert {"a2", "a3"} in covered


@pytest.mark.rule("FF-TRAP-STAYS")
@pytest.mark.parametrize("state", ["", " used"])
def test_nothing_ever_covers_a_trap(state: str) -> None:
    game = a_game(on="slash_and_burn", traps=f"pitfall c3{state}", meadow="c4", ruby=4)
    for kind in ("tile", "meadow", "field", "ruby"):
        words = {word for move in legal(game) if move.startswith(kind) for word in move.split()}
        assert "c3" not in words
    game = a_game(on="housework", wood=9, stone=9, traps=f"pitfall c3{state}")
    assert "c3" not in sites(legal(game), "pitfall")


@pytest.mark.rule("FF-TRAP-NO-FURNISHING")
def test_a_carpenter_saves_nothing_on_a_trap() -> None:
    game = a_game(on="housework", rooms="carpenter d3, stone_carver d2", wood=3, stone=1)
    assert "pitfall" not in traps(legal(game))
    game = a_game(on="housework", rooms="carpenter d3, stone_carver d2", wood=4, stone=2)
    play(game, "trap pitfall b2")
    assert goods_of(game) == {"stone": 1}


@pytest.mark.rule("FF-TRAP-NO-FURNISHING")
def test_furnishing_brings_out_no_trap() -> None:
    game = a_game(on="logging", dwarfs="8 8", wood=9, stone=9, gold=9)
    play(game, "loot furnish")
    assert traps(answers(game)) == set()
    assert {move.split()[0] for move in answers(game)} <= {"furnish", "done"}


@pytest.mark.rule("FF-TRAP-GONE-FOR-OTHERS")
def test_a_single_trap_is_gone_once_somebody_has_it() -> None:
    game = a_game(on="housework", ruby=2, supply="blast_trap", others={"B": {"ruby": 2}})
    left = table(game).traps_left[TRAP_KEYS.index("blast_trap")]
    play(game, "trap blast_trap b2")
    assert (left, table(game).traps_left[TRAP_KEYS.index("blast_trap")]) == (1, 0)
    game = a_game(on="housework", ruby=2, supply="blast_trap", others={"B": {"traps": "blast_trap a1"}})
    assert "blast_trap" not in traps(legal(game))


@pytest.mark.rule("FF-TRAP-GONE-FOR-OTHERS")
def test_of_the_others_there_is_one_per_player() -> None:
    pits: dict[str, Any] = {"traps": "pitfall a1, pitfall a2"}
    game = a_game(on="housework", wood=9, stone=9, others={"B": pits})
    assert "pitfall" not in traps(legal(game))
    game = a_game(players=3, on="housework", wood=9, stone=9, others={"B": pits})
    assert "pitfall" in traps(legal(game))


# What a trap is to be paid with may not be given away once the trap is announced.


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER", "FF-CHOOSE-WHAT-CAN-BE-DONE")
@pytest.mark.parametrize("space", ["wish_for_children", "logging"])
@pytest.mark.parametrize(
    ("trap", "refused"),
    [
        ("snare", "eat sheep"),
        ("spear_trap", "eat donkey"),
        ("blast_trap", "ruby gold"),
        ("blast_trap", "eat ruby"),
    ],
)
def test_the_last_means_for_a_trap_are_kept(trap: str, refused: str, space: str) -> None:
    """No other trap is within reach, and nothing can be furnished or grown."""
    boards = {"snare": "s7 s8", "spear_trap": "s7 s8", "blast_trap": "s1 s7"}[trap]
    game = a_game(on=space, dwarfs="6 6", rooms="carpenter d3", extensions=boards, players=3, **COSTS[trap])
    if space == "logging":
        play(game, "loot set_trap")
    assert traps(answers(game)) == {trap}
    assert refused not in legal(game)
    play(game, f"trap {trap} b2")
    assert goods_of(game) == {}


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
def test_what_is_not_needed_for_the_trap_may_be_eaten() -> None:
    has: dict[str, Any] = {"wood": 4, "sheep": 2, "extensions": "s7 s8"}
    game = a_game(on="logging", dwarfs="6 6", rooms="carpenter d3", **has)
    play(game, "loot set_trap", "eat sheep")
    assert "eat sheep" not in legal(game)
    play(game, "trap snare b2")
    assert goods_of(game) == {"food": 1}
