"""The bounty board: who may take what, when, and the yellow tiles on its right side."""

import pytest

from caverna.engine.home_board import CELL_BY_NAME
from tests.fiends.arranging import NO_ORCS, a_game, answers, figures, goods_of, legal, play, player, table
from tests.fiends.bounties import after_fight, in_event

STRIPS_3_AND_4 = (
    ("stonemason", "ore_worker"),
    ("alpine_herdsman", "merchant"),
    ("soldier", "outfitter"),
    ("forger", "herald"),
)
"""The two strips column by column."""


@pytest.mark.rule("FF-BOUNTY-REWARD-OR-GOLD")
def test_a_fight_a_bribe_and_a_trap_are_all_rewarded() -> None:
    offered = ["reward farmer", "reward gold"]
    assert answers(after_fight(orc="a", strips="l1")) == offered
    game = a_game(
        phase="event", quiet=True, orcs="a a1 5, b gone, c gone", strips="l1", stone=5, traps="pitfall a2"
    )
    play(game, "card 3.1")
    assert answers(play(game.copy(), "bribe 5")) == offered
    assert answers(play(game, "done")) == offered
    play(game, "reward farmer")
    assert goods_of(game) == {"stone": 5, "food": 3}


@pytest.mark.rule("FF-BOUNTY-REWARD-OR-GOLD")
def test_the_token_and_the_strength_marker_are_gone_either_way() -> None:
    for choice in ("reward gold", "reward farmer"):
        game = play(after_fight(orc="a", strips="l1"), choice)
        assert player(game).nasty_orcs() == []
        assert player(game).strengths == (0, 0, 0, 0)


@pytest.mark.rule("FF-BOUNTY-COLUMNS")
@pytest.mark.parametrize(("orc", "columns"), [("a", 1), ("b", 2), ("c", 3), ("d", 4)])
def test_the_letter_says_which_columns_are_open(orc: str, columns: int) -> None:
    game = after_fight(orc=orc, players=3, strips="l3 l4")
    expected = {f"reward {key}" for column in STRIPS_3_AND_4[:columns] for key in column}
    assert set(answers(game)) == {*expected, "reward gold"}


@pytest.mark.rule("FF-BOUNTY-COLUMNS", "FF-BOUNTY-REWARD-OR-GOLD")
def test_the_28_rewards_stand_in_four_columns() -> None:
    rules = table(a_game()).rules
    keys = [reward.key for reward in rules.rewards]  # type: ignore[attr-defined]
    assert keys == [key for strip in figures().long_strips.values() for key in strip]
    assert len(keys) == 28


@pytest.mark.rule("FF-BOUNTY-GOLD")
@pytest.mark.parametrize(("orc", "gold"), [("a", 1), ("b", 1), ("c", 2), ("d", 2)])
def test_gold_on_the_back_of_the_token(orc: str, gold: int) -> None:
    assert goods_of(play(after_fight(orc=orc), "reward gold")) == {"gold": gold}


@pytest.mark.rule("FF-BOUNTY-GOLD-FORCED")
def test_without_a_free_field_the_gold_comes_by_itself() -> None:
    game = after_fight(orc="b", strips="l4", rewards_taken="ore_worker merchant")
    assert goods_of(game) == {"gold": 1}
    assert not [move for move in legal(game) if move.startswith("reward")]


@pytest.mark.rule("FF-BOUNTY-FIELD-ONCE")
def test_a_field_is_used_once() -> None:
    game = after_fight(orc="b", strips="l4", rewards_taken="ore_worker")
    assert answers(game) == ["reward merchant", "reward gold"]
    play(game, "reward merchant")
    left = [key for i, key in enumerate(figures().long_strips["l4"]) if table(game).rewards >> 12 + i & 1]
    assert left == ["outfitter", "herald"]


@pytest.mark.rule("FF-BOUNTY-FIELD-ONCE", "FF-BOUNTY-REWARD-OR-GOLD")
def test_gold_leaves_the_fields_to_the_others() -> None:
    game = play(after_fight(strips="l4"), "reward gold")
    assert table(game).rewards.bit_count() == 4


@pytest.mark.rule("FF-BOUNTY-EXAMPLE")
def test_orc_b_on_the_merchant_brings_grain_and_vegetable() -> None:
    game = after_fight(orc="b", players=4, strips="l1 l2 l4")
    assert goods_of(play(game.copy(), "reward merchant")) == {"grain": 1, "vegetable": 1}
    full = "farmer shepherd woodcutter pig_farmer ore_worker merchant"
    game = after_fight(orc="b", players=4, strips="l1 l2 l4", rewards_taken=full)
    assert goods_of(game) == {"gold": 1}


@pytest.mark.rule("FF-BOUNTY-OWN-TURN")
def test_the_bounty_is_taken_before_anybody_else_has_a_turn() -> None:
    game = after_fight(orc="a", strips="l1")
    assert game.seat == 0
    play(game, "reward gold")
    assert game.seat == 1
    game = in_event(strips="l1")
    assert game.seat == 0


@pytest.mark.rule("FF-BOUNTY-TURN-ORDER", "FF-BOUNTY-FIELD-ONCE")
@pytest.mark.parametrize(("start", "first", "second"), [("A", 0, 1), ("B", 1, 0)])
def test_bounties_of_one_event_come_in_turn_order(start: str, first: int, second: int) -> None:
    theirs = {"orcs": "a a1 1, b gone, c gone", "stone": 1}
    game = a_game(phase="event", start=start, strips="l1", others={"B": theirs}, **theirs)  # type: ignore[arg-type]
    play(game, "card 3.1", "card 3.2")
    assert game.seat == first
    play(game, "bribe 1", "reward farmer")
    assert game.seat == second
    play(game, "bribe 1")
    assert goods_of(game, "AB"[second])["gold"] == 1, "the only field is taken"


@pytest.mark.rule("FF-BOUNTY-BEFORE-NEXT-STEP")
def test_a_bounty_is_finished_before_the_orc_walks_on() -> None:
    game = a_game(
        phase="event", quiet=True, orcs="a a1 5, b c1 2, c gone", strips="l1", traps="poison_darts a2"
    )
    play(game, "card 3.1", "hit b", "done")
    assert set(answers(game)) == {"reward farmer", "reward shepherd", "reward gold"}
    assert player(game).orcs[0] == CELL_BY_NAME["a2"]
    play(game, "reward gold")
    assert player(game).orcs[0] == CELL_BY_NAME["b3"], "down and right, the rest of its card"


@pytest.mark.rule("FF-BOUNTY-UNUSABLE-FIELD")
@pytest.mark.parametrize(
    "reward",
    ["pit_foreman", "casanova", "outfitter", "barter_master", "orc_doctor", "forger", "trapper"],
)
def test_a_field_may_be_chosen_although_it_brings_nothing(reward: str) -> None:
    """In an event, with armed dwarfs, nothing in supply and every forest space taken."""
    full = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
    game = in_event(reward, dwarfs="5 6", fields=full)
    assert goods_of(game) == {}
    assert answers(game) == ["feed 0"], "the event is over"
    assert player(game).weapons == (5, 6)


@pytest.mark.rule("FF-BOUNTY-ACTOR", "FF-REWARD-HERALD-ACTOR")
def test_the_fighter_acts_with_the_weapon_that_is_left() -> None:
    game = after_fight("herald", strength=9, cards="blacksmithing", ore=1)
    assert player(game).weapons == (0, 0), "all of the weapon went into the fight"
    assert "use blacksmithing" in answers(game)
    play(game, "use blacksmithing", "forge 1")
    assert player(game).weapons == (0, 1)
    game = play(after_fight("herald", strength=5), "use blacksmithing")
    assert not [move for move in answers(game) if move.startswith("forge")]
    assert "loot stone" in answers(game)
    assert "loot boar" not in answers(game), "only 4 is left of 9"


@pytest.mark.rule("FF-BOUNTY-ACTOR")
def test_in_an_event_there_is_nobody_to_act() -> None:
    game = in_event("herald", dwarfs="0 9")
    assert "use blacksmithing" not in answers(game)
    assert "use adventure" not in answers(game)


@pytest.mark.rule("FF-BOUNTY-ANYTIME")
def test_exchanges_are_open_while_a_bounty_is_taken() -> None:
    game = after_fight(strips="l1", grain=1, ruby=1)
    assert {"eat grain", "ruby wood"} <= set(legal(game)) - set(answers(game))
    game = in_event(strips="l1", grain=1, ruby=1)
    assert {"eat grain", "ruby wood"} <= set(legal(game)) - set(answers(game))


# Yellow tiles.


@pytest.mark.rule("FF-YELLOW-LOCKED")
@pytest.mark.parametrize("orc", "abcd")
def test_one_orc_of_any_letter_keeps_them_locked(orc: str) -> None:
    others = ", ".join(f"{other} gone" for other in "abcd" if other != orc)
    has = {"round": 7, "gold": 1, "supply": "trap_chamber"}
    game = a_game(on="housework", orcs=f"{others}, {orc} b1 1", **has)  # type: ignore[arg-type]
    assert "furnish trap_chamber d3" not in legal(game)
    game = a_game(on="housework", orcs=NO_ORCS, **has)  # type: ignore[arg-type]
    assert "furnish trap_chamber d3" in legal(game)


@pytest.mark.rule("FF-YELLOW-LOCKED")
def test_only_ones_own_orcs_matter() -> None:
    game = a_game(
        on="housework", round=7, orcs=NO_ORCS, gold=1, supply="trap_chamber", others={"B": {"orcs": "a b1 5"}}
    )
    assert "furnish trap_chamber d3" in legal(game)


@pytest.mark.rule("FF-YELLOW-LOCKED")
def test_tokens_need_not_be_on_the_board() -> None:
    game = after_fight(on="adventure", round=10, strength=1, gold=1, supply="trap_chamber")
    play(game, "reward gold")
    assert table(game).rewards.bit_count() == 4
    play(game, "loot furnish")
    assert "furnish trap_chamber d3" in answers(game), "in the second expedition of the same action"


@pytest.mark.rule("FF-YELLOW-LOCKED", "FF-FRIEND-COUNTS-AS-GONE")
def test_a_befriended_orc_is_one_less() -> None:
    game = a_game(
        on="housework", round=7, orcs="a gone, b gone, d gone", rooms="orc_dwelling e3", friends="c e3",
        gold=1, supply="trap_chamber",
    )  # fmt: skip
    assert "furnish trap_chamber d3" in legal(game)


@pytest.mark.rule("FF-YELLOW-D-COUNTS")
def test_before_orc_d_has_come_they_stay_locked() -> None:
    game = a_game(
        on="housework", round=6, orcs="a gone, b gone, c gone, d aside", gold=1, supply="trap_chamber"
    )
    assert "furnish trap_chamber d3" not in legal(game)


@pytest.mark.rule("FF-YELLOW-FURNISH-A-CAVERN")
def test_they_cost_their_full_price() -> None:
    game = a_game(on="housework", round=7, orcs=NO_ORCS, wood=5, ore=5, supply="dog_parlor")
    play(game, "furnish dog_parlor d3")
    assert goods_of(game) == {"wood": 3, "ore": 4}
    game = a_game(on="housework", round=7, orcs=NO_ORCS, wood=5, supply="dog_parlor")
    assert "furnish dog_parlor d3" not in legal(game)


@pytest.mark.rule("FF-YELLOW-FURNISH-A-CAVERN")
def test_furnishing_a_dwelling_does_not_offer_them() -> None:
    game = after_fight("casanova", wood=9, stone=9, ore=9, gold=9, supply="trap_chamber")
    assert player(game).is_free_of_orcs()
    tiles = {move.split()[1] for move in answers(game) if move.startswith("furnish")}
    assert "trap_chamber" not in tiles
    assert "carpenter" not in tiles
    assert "dwelling" in tiles


@pytest.mark.rule("FF-YELLOW-AT-ONCE")
def test_the_herald_of_the_last_orc_builds_one_at_once() -> None:
    game = after_fight("herald", gold=1, supply="trap_chamber")
    play(game, "use housework", "furnish trap_chamber d3", "take")
    assert goods_of(game) == {"dog": 1}
    assert player(game).owned >> table(game).rules.furnishing_number["trap_chamber"] & 1


@pytest.mark.rule("FF-YELLOW-LAST-ORC-EXAMPLE")
def test_the_last_orc_of_the_rulebook() -> None:
    game = a_game(
        players=3, round=8, dwarfs="0 11", ruby=1, wood=1, gold=1, dog=2, sheep=3, meadow="c3 c4",
        orcs="a gone, b gone, d b1 12", rooms="orc_dwelling e3", friends="c e3",
        strips="l4", supply="trap_chamber",
    )  # fmt: skip
    play(game, "order 11", "place exploration", "loot small_pasture", "fence c3", "loot dog")
    play(game, "loot cattle", "eat cattle")
    assert goods_of(game) == {"gold": 1, "dog": 3, "sheep": 3, "food": 3}
    play(game, "loot fight_orc", "fight d", "give_up 2")
    assert goods_of(game)["sheep"] == 3, "two on the new pasture, one on the meadow with the new dog"
    assert player(game).weapons == (0, 1)
    play(game, "reward herald", "use housework", "furnish trap_chamber d3", "take")
    assert goods_of(game) == {"dog": 2, "sheep": 3, "food": 3}
    assert player(game).weapons == (0, 2)
    assert player(game).nasty_orcs() == []
