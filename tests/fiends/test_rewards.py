"""The 28 rewards: those that bring goods, weapons, traps and other plain things."""

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import a_game, answers, figures, goods_of, legal, play, player
from tests.fiends.bounties import after_fight, in_event

GOODS = {
    "farmer": {"food": 3},
    "shepherd": {"sheep": 2},
    "seasonal_worker": {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2},
    "woodcutter": {"wood": 3},
    "pig_farmer": {"boar": 2},
    "stonemason": {"stone": 3},
    "alpine_herdsman": {"cattle": 1},
    "ore_worker": {"ore": 3},
    "merchant": {"grain": 1, "vegetable": 1},
    "goldsmith": {"gold": 2},
    "jeweller": {"ruby": 1},
    "pack_donkey": {"donkey": 1},
    "grocer": {"gold": 2, "food": 1},
    "breeder": {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1, "dog": 1},
    "strays": {"dog": 2},
    "scavenger": {"wood": 1, "stone": 1, "ore": 1},
}
PASTURES = "a2 b2 c2"
COLUMNS = {key: i for strip in figures().long_strips.values() for i, key in enumerate(strip)}


@pytest.mark.rule(
    "FF-REWARD-FARMER", "FF-REWARD-SHEPHERD", "FF-REWARD-SEASONAL-WORKER", "FF-REWARD-WOODCUTTER",
    "FF-REWARD-PIG-FARMER", "FF-REWARD-STONEMASON", "FF-REWARD-ALPINE-HERDSMAN", "FF-REWARD-ORE-WORKER",
    "FF-REWARD-MERCHANT", "FF-REWARD-GOLDSMITH", "FF-REWARD-JEWELLER", "FF-REWARD-PACK-DONKEY",
    "FF-REWARD-GROCER", "FF-REWARD-BREEDER", "FF-REWARD-STRAYS", "FF-REWARD-SCAVENGER",
)  # fmt: skip
@pytest.mark.parametrize("key", GOODS)
def test_goods_come_at_once(key: str) -> None:
    letter = "abcd"[COLUMNS[key]]
    game = after_fight(key, orc=letter, small_pasture=PASTURES)
    assert goods_of(game) == GOODS[key]
    assert not [move for move in answers(game) if move.startswith("reward")]
    game = in_event(key, orc=letter, small_pasture=PASTURES)
    assert goods_of(game) == GOODS[key]


@pytest.mark.rule("FF-TILE-BASE-TILES-ANSWER", "FF-REWARD-STRAYS", "FF-REWARD-STONEMASON")
def test_tiles_of_the_base_game_answer_to_rewards() -> None:
    game = after_fight("strays", rooms="dog_school e3", extensions="s5")
    assert goods_of(game) == {"dog": 2, "wood": 2}
    game = after_fight("stonemason", rooms="seam e3", extensions="s3")
    assert goods_of(game) == {"stone": 3, "ore": 3}


# Animals.


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT")
def test_animals_that_stand_somewhere_stay_there() -> None:
    """Two sheep on two places: in the work phase they would move together for the cattle."""
    for first, fits in (("keep 2 sheep a4", True), ("keep 1 sheep a4", False)):
        game = a_game(
            phase="event", event=3, quiet=True, orcs="a gone, b a1 1, c gone, d gone",
            supply="alpine_herdsman", bribes="stone vegetable ore grain", ore=1, small_pasture="a4", sheep=2,
        )  # fmt: skip
        play(game, first)
        while game.seat != -1:
            play(game, "done")
        play(game, "card 2.3", "bribe 1", "reward alpine_herdsman")
        assert goods_of(game) == {"sheep": 2, "cattle": 1}
        assert answers(game) == (["feed 0"] if fits else ["eat sheep", "eat cattle"])


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT")
def test_what_does_not_fit_becomes_food_at_once() -> None:
    game = in_event("alpine_herdsman", orc="b", sheep=2)
    assert {"eat cattle", "eat sheep"} >= set(answers(game)), "the entry-level dwelling is full of sheep"
    play(game, "eat cattle")
    assert goods_of(game) == {"sheep": 2, "food": 3}


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT")
def test_own_animals_may_be_eaten_to_make_room() -> None:
    game = in_event(orc="b", strips="l3", sheep=2)
    play(game, "eat sheep", "eat sheep", "reward alpine_herdsman")
    assert goods_of(game) == {"cattle": 1, "food": 2}


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT")
def test_dogs_always_fit() -> None:
    game = in_event("strays", sheep=2)
    assert goods_of(game) == {"sheep": 2, "dog": 2}
    assert answers(game)[0].startswith("feed")


# Mines.


def mined(game: Game) -> dict[str, int]:
    """The goods lying in mines, by space."""
    return {CELLS[cell]: amount for cell, amount in player(game).mined}


@pytest.mark.rule("FF-REWARD-PIT-FOREMAN")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_pit_foreman_restocks_mines(won: object) -> None:
    game = won("pit_foreman", ore_mine="e3 f1 f2", ruby_mine="e2")  # type: ignore[operator]
    assert set(answers(game)) == {"restock e2", "restock e3", "restock f1", "restock f2"}
    play(game, "restock f1", "restock f2", "restock e2")
    assert mined(game) == {"f1": 2, "f2": 2, "e2": 1}


@pytest.mark.rule("FF-REWARD-PIT-FOREMAN")
def test_a_mine_under_an_orc_is_left_out() -> None:
    orcs = "a f1 9, b gone, c gone, d b1 5"
    game = after_fight("pit_foreman", ore_mine="e3 f1", orcs=orcs)
    assert mined(game) == {"e3": 2}


# Gold, markers and materials.


@pytest.mark.rule("FF-REWARD-BEGGAR-KING")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_beggar_king_takes_one_marker_and_gives_three_gold(won: object, before: int, after: int) -> None:
    game = won("beggar_king", orc="c", begging=before)  # type: ignore[operator]
    assert goods_of(game) == {"gold": 3}
    assert player(game).begging == after


@pytest.mark.rule("FF-REWARD-BARTER-MASTER")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_barter_master_changes_one_material_for_another(won: object) -> None:
    game = won("barter_master", orc="c", wood=2, stone=1)  # type: ignore[operator]
    assert set(answers(game)) == {
        "barter 1 wood stone", "barter 2 wood stone", "barter 1 wood ore", "barter 2 wood ore",
        "barter 1 stone wood", "barter 1 stone ore", "done",
    }  # fmt: skip
    declined = play(game.copy(), "done")
    assert goods_of(declined) == {"wood": 2, "stone": 1}
    play(game, "barter 2 wood ore")
    assert goods_of(game) == {"stone": 1, "ore": 2}
    assert not [move for move in legal(game) if move.startswith("barter")], "one sort only"


@pytest.mark.rule("FF-REWARD-GRAND-DONOR")
def test_the_grand_donor_feeds_the_family() -> None:
    """Two adults, a captive, a newborn and two friendly orcs."""
    game = after_fight(
        "grand_donor", dwarfs="0@ruby_mining 0 new@ruby_mining 9",
        orcs="b gone, c f3 9, d b1 5", captives="0 f3",
        rooms="dwelling e3, dwelling f3, orc_dwelling e2, guest_dwelling f2", friends="a e2, x f2",
    )  # fmt: skip
    assert goods_of(game) == {"food": 2 * 3 + 1 + 2}


@pytest.mark.rule("FF-REWARD-GRAND-DONOR")
def test_the_grand_donor_in_an_event() -> None:
    game = in_event("grand_donor", dwarfs="0 4 5", rooms="dwelling e3, orc_dwelling f3", friends="a f3",
                    orcs="b gone, c gone, d b1 3")  # fmt: skip
    assert goods_of(game) == {"food": 7}


# Weapons.


@pytest.mark.rule("FF-REWARD-OUTFITTER")
def test_the_outfitter_arms_anybody_without_a_weapon() -> None:
    dwarfs = "0@ruby_mining new@ruby_mining 9 14"
    game = after_fight("outfitter", orc="c", strength=9, dwarfs=dwarfs, rooms="dwelling e3, dwelling f3")
    assert answers(game) == ["recruit placed", "recruit worker", "recruit newborn", "done"]
    assert player(play(game.copy(), "recruit placed")).weapons == (5, 0, 0, 14)
    assert player(play(game.copy(), "recruit newborn")).weapons == (0, 5, 0, 14)
    assert player(play(game.copy(), "recruit worker")).weapons == (0, 0, 5, 14), "and no strength is gained"
    assert player(play(game.copy(), "done")).weapons == (0, 0, 0, 14)


@pytest.mark.rule("FF-REWARD-OUTFITTER")
def test_the_outfitter_arms_one_who_is_not_placed_yet() -> None:
    game = a_game(round=7, ruby=1, dwarfs="0 9", orcs="a gone, b gone, c b1 5, d gone", supply="outfitter")
    play(game, "order 9", "place logging", "loot fight_orc", "fight c", "reward outfitter")
    assert answers(game) == ["recruit home", "done"]
    play(game, "recruit home")
    assert player(game).weapons == (5, 5), "the fighter has 4 left and gains 1"


@pytest.mark.rule("FF-REWARD-OUTFITTER")
def test_the_outfitter_leaves_captives_alone() -> None:
    game = after_fight(
        "outfitter", dwarfs="0 9 9@ruby_mining", rooms="dwelling e3", captives="0 e3",
        orcs="a e3 9, b gone, c gone, d b1 3",
    )  # fmt: skip
    assert player(game).weapons == (0, 7, 9), "nobody could be armed"


@pytest.mark.rule("FF-REWARD-OUTFITTER")
def test_the_outfitter_in_an_event() -> None:
    game = in_event("outfitter", orc="c", dwarfs="0 0")
    assert answers(game) == ["recruit home", "done"]
    play(game, "recruit home")
    assert sorted(player(game).weapons) == [0, 5]


@pytest.mark.rule("FF-REWARD-OUTFITTER", "FF-TILE-ARMING-IS-NOT-FORGING")
def test_a_fighter_armed_anew_goes_on_the_second_expedition_of_adventure() -> None:
    game = after_fight("outfitter", on="adventure", round=10, strength=9, orc="c")
    play(game, "recruit worker")
    assert "loot boar" in answers(game)
    play(game, "loot boar")
    assert player(game).weapons == (0, 6)
    game = play(after_fight("outfitter", on="adventure", round=10, strength=9, orc="c"), "done")
    assert game.seat == 1, "without a weapon there is no second expedition"


# Traps.


@pytest.mark.rule("FF-REWARD-TRAPPER")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_trapper_lays_any_trap_for_nothing(won: object) -> None:
    game = won("trapper", supply="snare blast_trap")  # type: ignore[operator]
    kinds = {move.split()[1] for move in answers(game) if move.startswith("trap ")}
    assert kinds == {"pitfall", "catch_net", "poison_darts", "snare", "blast_trap"}
    play(game, "trap blast_trap b2")
    assert goods_of(game) == {}
    assert [CELLS[cell] for cell, _, _ in player(game).traps] == ["b2"]


@pytest.mark.rule("FF-REWARD-TRAPPER")
def test_a_trap_of_the_trapper_brings_what_is_printed_under_it() -> None:
    game = play(after_fight("trapper"), "trap pitfall b4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("FF-REWARD-TRAPPER")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_trapper_may_be_left_alone(won: object) -> None:
    game = won("trapper")  # type: ignore[operator]
    assert answers(game)[-1] == "done"
    play(game, "done")
    assert player(game).traps == ()


@pytest.mark.rule("FF-REWARD-OUTFITTER")
def test_in_an_event_the_outfitter_arms_the_one_who_sleeps_safely() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, bribes="stone vegetable ore grain", ore=3, supply="outfitter",
        orcs="a gone, b gone, c gone, d b1 3", rooms="dwelling e3", dwarfs="0 0 7",
    )  # fmt: skip
    play(game, "bed 0 e3")
    while game.seat == 0:
        play(game, "done")
    play(game, answers(game)[0], "bribe 3", "reward outfitter")
    beds = [CELLS[bed] for bed in player(game).beds]
    play(game, "recruit home")
    assert sorted(zip(beds, player(game).weapons, strict=True)) == [("d4", 5), ("d4", 7), ("e3", 0)]


@pytest.mark.rule("FF-BOUNTY-WAITS")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_casanova_waits_for_a_cavern_that_rubies_buy(won: object) -> None:
    has = {"rooms": "carpenter d3", "wood": 9, "stone": 9}
    assert answers(won("casanova", **has)) != ["done"], "nothing helps"  # type: ignore[operator]
    game = won("casanova", ruby=2, **has)  # type: ignore[operator]
    assert answers(game) == ["done"]
    play(game, "ruby cavern e3")
    assert answers(game) == ["furnish dwelling e3", "done"]


@pytest.mark.rule("FF-BOUNTY-WAITS")
def test_casanova_waits_for_food_that_the_mine_orc_dwelling_costs() -> None:
    game = after_fight("casanova", rooms="dwelling e3", supply="mine_orc_dwelling", wood=2, stone=2, grain=2)
    play(game, "grow")
    assert answers(game) == ["done"]
    play(game, "eat grain", "eat grain")
    assert answers(game) == ["furnish mine_orc_dwelling d3", "done"]


@pytest.mark.rule("FF-BOUNTY-WAITS")
def test_the_barter_master_waits_for_materials() -> None:
    game = after_fight("barter_master", ruby=1)
    assert answers(game) == ["done"]
    play(game, "ruby wood")
    assert answers(game) == ["barter 1 wood stone", "barter 1 wood ore", "done"]
