"""Rules that seldom meet: what a fight frees at once, rubies that are spent twice, orcs on crowded boards."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.player import GONE
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player
from tests.fiends.bounties import after_fight

LAST_ORC_IN_THE_CAVE = "a gone, b gone, c gone, d e3 5"


def sent(game: Game, orc: str = "a") -> set[str]:
    """The spaces an orc can be sent to."""
    return {move.split()[2] for move in answers(game) if move.startswith(f"send {orc} ")}


def furnished(game: Game) -> set[str]:
    """The tiles that can be built."""
    return {move.split()[1] for move in answers(game) if move.startswith("furnish ")}


# A ruby for the order, and nothing left to do with it.


@pytest.mark.rule("FF-FRIEND-ORDER-RUBY")
@pytest.mark.parametrize(("rubies", "is_offered"), [(1, False), (2, True)])
def test_the_ruby_for_the_order_is_not_the_one_the_space_takes(rubies: int, is_offered: bool) -> None:
    """Only the wish for children is left to the orc worker, and there only the blast trap for a ruby."""
    game = a_game(
        round=4, ruby=rubies, rooms="orc_worker_dwelling e3, dwelling f3", friends="a e3",
        dwarfs="0@housework 0@sustenance 0", supply="blast_trap",
        fields="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3", cavern="d1 d2 e1 e2 f1 f2 f4 e4",
        others={"B": {"dwarfs": "0@supplies 0@starting_player"}},
    )  # fmt: skip
    assert "place wish_for_children" in answers(game)
    assert ("order orc" in answers(game)) == is_offered
    if is_offered:
        play(game, "order orc")
        assert sent(game) == {"wish_for_children"}


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER", "FF-FRIEND-ORDER-RUBY")
def test_what_the_orc_worker_needs_for_its_only_space_is_kept() -> None:
    """The ruby is paid; all the wish for children is good for is the snare for 4 wood and 1 sheep."""
    game = a_game(
        round=4, ruby=1, rooms="orc_worker_dwelling e3, carpenter d3, dwelling f3",
        friends="a e3", dwarfs="0@housework 0@sustenance 0", extensions="s3 s7", wood=4, sheep=1,
        fields="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3", deep_tunnel="d1 d2 e1 e2 f1 f2 f4 e4",
        others={"B": {"dwarfs": "0@supplies 0@starting_player"}},
    )  # fmt: skip
    play(game, "order orc")
    assert sent(game) == {"wish_for_children"}
    assert "eat sheep" not in legal(game)
    play(game, "send a wish_for_children", "trap snare c4")
    assert goods_of(game) == {}


# What a fight frees is of use at once.


@pytest.mark.rule("FF-FIGHT-ANY-PLACE", "FF-REWARD-PIT-FOREMAN")
def test_the_mine_an_orc_is_driven_from_is_restocked_by_its_bounty() -> None:
    game = after_fight("pit_foreman", orcs=LAST_ORC_IN_THE_CAVE, ore_mine="e3")
    assert [(CELLS[cell], amount) for cell, amount in player(game).mined] == [("e3", 2)]
    game = after_fight("herald", orcs=LAST_ORC_IN_THE_CAVE, ruby_mine="e3", lying="ore_mining ore 2")
    play(game, "use ore_mining", "restock")
    assert [(CELLS[cell], amount) for cell, amount in player(game).mined] == [("e3", 1)]
    assert goods_of(game) == {"ore": 2}


@pytest.mark.rule("FF-FIGHT-ANY-PLACE", "FF-YELLOW-AT-ONCE")
def test_the_cavern_an_orc_is_driven_from_takes_a_yellow_tile_at_once() -> None:
    has: dict[str, Any] = {"rooms": "carpenter d3", "cavern": "e3", "gold": 1, "supply": "trap_chamber"}
    game = after_fight("herald", orcs=LAST_ORC_IN_THE_CAVE, **has)
    play(game, "use housework")
    assert "furnish trap_chamber e3" in answers(game)


@pytest.mark.rule("FF-FIGHT-ANY-PLACE", "FF-OCCUPIED-EFFECT-OFF", "FF-OCCUPIED-FREED")
def test_a_room_an_orc_is_driven_from_makes_building_cheaper_again() -> None:
    has: dict[str, Any] = {"rooms": "carpenter e3", "cavern": "d3", "wood": 3, "stone": 3}
    game = a_game(round=8, on="housework", orcs=LAST_ORC_IN_THE_CAVE, **has)
    assert "dwelling" not in furnished(game)
    game = after_fight("herald", orcs=LAST_ORC_IN_THE_CAVE, **has)
    play(game, "use housework")
    assert "dwelling" in furnished(game)


@pytest.mark.rule("FF-FIGHT-ADVENTURE-TWICE", "FF-TILE-BATTLE-DOG-SCHOOL")
def test_a_battle_dog_school_freed_in_the_first_expedition_helps_in_the_second() -> None:
    """5 less 2 plus 1 makes 4; with 2 dogs that is enough for 7 only if each counts 2."""
    game = a_game(
        on="adventure", dwarfs="5 5", dog=2, rooms="battle_dog_school e3",
        orcs="a e3 2, b b1 8, c gone, d gone",
    )  # fmt: skip
    play(game, "loot fight_orc", "fight a", "give_up 0", "reward gold", "loot fight_orc")
    assert answers(game) == ["fight b"]
    play(game, "fight b", "reward gold")
    assert sorted(player(game).weapons) == [0, 5]
    assert goods_of(game).get("dog", 0) == 0


@pytest.mark.rule("FF-REWARD-OUTFITTER", "FF-CAPTIVE-FREED")
def test_a_captive_just_freed_gets_the_weapon_of_the_bounty_and_works_with_it() -> None:
    game = after_fight(
        "outfitter", orcs=LAST_ORC_IN_THE_CAVE, rooms="dwelling e3", dwarfs="0@ruby_mining 0 9",
        captives="0 e3", others={"B": {"dwarfs": "0@supplies 0@housework"}},
    )  # fmt: skip
    play(game, "recruit home")
    assert sorted(player(game).weapons) == [0, 5, 5]
    assert game.seat == 0
    assert "place blacksmithing" in answers(game), "an expedition is all a dwarf without ore can do there"


@pytest.mark.rule("FF-REWARD-CASANOVA", "FF-OCCUPIED-NO-ROOM")
@pytest.mark.parametrize(
    ("has", "may_grow"),
    [({"dwarfs": "0@ruby_mining 9"}, True), ({"dwarfs": "0@ruby_mining 0 9", "captives": "0 e3"}, False)],
)
def test_the_bed_of_a_freed_captive_is_his_own(has: dict[str, Any], may_grow: bool) -> None:
    game = after_fight("casanova", orcs=LAST_ORC_IN_THE_CAVE, rooms="dwelling e3", **has)
    assert ("grow" in answers(game)) == may_grow


@pytest.mark.rule("FF-FRIEND-LATE-WORKER", "FF-FRIEND-CHIEF-ORC")
def test_a_friendly_orc_freed_by_the_last_dwarf_goes_to_work() -> None:
    game = after_fight(
        orcs="b gone, c gone, d e3 5", rooms="chief_orc_dwelling e3", friends="a e3",
        lying="drift_mining stone 3", others={"B": {"dwarfs": "0@supplies 0@housework"}},
    )  # fmt: skip
    play(game, "reward gold", "end", "send a drift_mining")
    assert goods_of(game) == {"gold": 2, "stone": 4}


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR", "FF-FRIEND-OCCUPIED-DWELLING")
def test_the_additional_orc_moves_into_the_dwelling_its_captor_has_left() -> None:
    game = after_fight("orc_doctor", orc="c", orcs="a gone, b gone, c e3 5, d gone", rooms="orc_dwelling e3")
    assert answers(game) == ["move_in x e3", "done"]


# Befriending in the middle of an action.


@pytest.mark.rule("FF-FRIEND-COUNTS-AS-GONE", "FF-YELLOW-LOCKED")
def test_a_dwelling_of_the_first_expedition_unlocks_a_yellow_tile_in_the_second() -> None:
    game = a_game(
        on="adventure", dwarfs="7 7", orcs="a a2 5, b gone, c gone, d gone", traps="catch_net a2", held="a",
        wood=2, ore=2, gold=1, cavern="e3", supply="trap_chamber",
    )  # fmt: skip
    play(game, "loot furnish")
    assert "trap_chamber" not in furnished(game)
    play(game, "furnish orc_dwelling d3", "loot furnish")
    assert furnished(game) == {"trap_chamber"}


@pytest.mark.rule("FF-FRIEND-DWELLING-LATER", "FF-FIGHT-NOT-FRIENDLY")
def test_an_orc_befriended_in_an_expedition_is_not_fought_in_it() -> None:
    game = a_game(
        players=3, on="exploration", dwarfs="9 9", orcs="a a2 5, b b2 7, c gone, d gone",
        traps="catch_net a2", held="a", wood=2, ore=2,
    )  # fmt: skip
    play(game, "loot furnish", "furnish orc_dwelling d3", "loot fight_orc")
    assert answers(game) == ["fight b"]


@pytest.mark.rule("FF-FRIEND-OWNER-CHOOSES", "FF-SPACE-URGENT-WISH-FOR-CHILDREN")
def test_two_held_orcs_and_one_room_before_the_family_grows() -> None:
    game = a_game(
        on="urgent_wish_for_children", wood=2, ore=2, rooms="dwelling e3",
        orcs="a a2 5, b b2 7, c gone, d gone", traps="catch_net a2, catch_net b2", held="a b",
    )  # fmt: skip
    play(game, "furnish orc_dwelling d3")
    assert answers(game) == ["move_in a d3", "move_in b d3"]
    play(game, "move_in a d3")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert player(game).dwarfs == 3
    assert player(game).held == 0b10


@pytest.mark.rule("FF-TILE-GUEST-DWELLING", "FF-SPACE-URGENT-WISH-FOR-CHILDREN")
@pytest.mark.parametrize(("answer", "may_grow"), [("move_in a d3", False), ("done", True)])
def test_the_guest_dwelling_is_for_the_held_orc_or_for_the_newborn(answer: str, may_grow: bool) -> None:
    game = a_game(
        on="urgent_wish_for_children", wood=3, stone=3, supply="guest_dwelling",
        orcs="a a2 5, b gone, c gone, d gone", traps="catch_net a2", held="a",
    )  # fmt: skip
    play(game, "furnish guest_dwelling d3", answer)
    assert ("grow" in answers(game)) == may_grow


# Traps.


@pytest.mark.rule("FF-SET-TRAP-UNDER-AN-ORC", "FF-LOOT-SET-TRAP", "FF-FIGHT-LAST-ITEM")
def test_a_trap_looted_and_laid_under_an_orc_stays_active_when_the_orc_is_beaten() -> None:
    game = a_game(
        players=3, on="exploration", dwarfs="9 9", wood=4, stone=1, orcs="a b2 5, b gone, c gone, d gone"
    )
    play(game, "loot set_trap", "trap pitfall b2", "loot fight_orc", "fight a", "reward gold")
    assert player(game).orcs[0] == GONE
    assert [is_active for _, _, is_active in player(game).traps] == [1]
    assert game.score()[0]["traps"] == 0


@pytest.mark.rule("FF-LOOT-SET-TRAP", "FF-TRAP-CATCH-NET")
def test_a_boar_of_the_same_expedition_pays_for_the_net() -> None:
    game = a_game(players=3, on="exploration", dwarfs="9 9", wood=3)
    play(game, "loot boar", "loot set_trap", "trap catch_net b2", "done")
    assert goods_of(game) == {}
    assert len(player(game).traps) == 1


@pytest.mark.rule("FF-SET-TRAP", "FF-TRAP-SPEAR-TRAP")
def test_a_donkey_bought_with_a_ruby_in_the_middle_of_housework_pays_for_the_spear_trap() -> None:
    game = a_game(on="housework", ore=3, ruby=1, supply="spear_trap")
    assert "trap spear_trap b2" not in answers(game)
    play(game, "ruby donkey", "trap spear_trap b2", "take")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("FF-SPACE-ARMORY", "FF-SPACE-ARMORY-WOOD")
def test_wood_bought_with_a_ruby_at_the_armory_becomes_a_weapon() -> None:
    game = a_game(players=4, on="armory", ruby=2, lying="armory food 2")
    play(game, "ruby wood", "whittle 1")
    assert player(game).weapons == (1, 0)
    game = a_game(players=4, ruby=1)
    assert "place armory" not in legal(game)
    play(game, "ruby wood")
    assert "place armory" in legal(game)


@pytest.mark.rule("FF-SPACE-ARMORY", "SOLO-CLEARING-AT-LEAST-SIX")
def test_in_solo_a_full_armory_is_cleared_before_it_is_filled() -> None:
    game = a_game(players=1, phase="round", round=2, lying="armory wood 6", ruby=1)
    while game.seat == -1:
        game.play(answers(game)[0])
    assert answers(game) == ["protect armory", "done"]
    play(game, "done")
    while game.seat == -1:
        game.play(answers(game)[0])
    assert goods_of(play(game, "place armory", "done")) == {"wood": 1, "ruby": 1}


# Dwellings from loot, and discounts.


@pytest.mark.rule("FF-FURNISH-DWELLING", "LOOT-DWELLING")
def test_the_dwelling_of_loot_eleven_with_both_discounts() -> None:
    game = a_game(
        on="logging", dwarfs="11 11", rooms="carpenter e3, stone_carver f3", cavern="d3", wood=1, stone=1
    )
    play(game, "loot dwelling", "furnish dwelling d3")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-FURNISH-YELLOW-ROW", "FF-REWARD-SOLDIER")
@pytest.mark.parametrize("reward", ["", "soldier"])
def test_loot_seven_builds_a_yellow_tile_once_the_last_orc_is_gone(reward: str) -> None:
    if reward:
        game = after_fight(reward, strength=7, gold=1, supply="trap_chamber")
    else:
        game = a_game(
            round=8, on="logging", dwarfs="7 7", gold=1, supply="trap_chamber",
            orcs="a gone, b gone, c gone, d gone",
        )  # fmt: skip
    play(game, "loot furnish")
    assert furnished(game) == {"trap_chamber"}


# Orcs at work on the large boards, and captives in the order.


@pytest.mark.rule("FF-FRIEND-ORC-WORKER", "FF-FRIEND-ORC-WORKER-SPACES", "FF-FRIEND-ORC-WORKER-NOT")
def test_the_orc_worker_on_the_boards_for_seven() -> None:
    game = a_game(
        players=7, round=10, rooms="orc_worker_dwelling e3, dwelling f3", friends="a e3",
        dwarfs="0@housework 0@slash_and_burn", grain=1, fields="c4", meadow="c3",
        others={"B": {"dwarfs": "0@family_life 0@growth"}},
    )  # fmt: skip
    assert {"imitation_0", "extension", "hardware_rental", "weekly_market"} <= sent(game)
    assert not {"adventure", "blacksmithing", "exploration"} & sent(game)
    assert answers(play(game.copy(), "send a imitation_0", "imitate growth")) == ["take"]
    assert answers(play(game.copy(), "send a imitation_0", "imitate family_life")) == ["sow grain c4"]
    rented = play(game, "send a hardware_rental")
    assert goods_of(rented) == {"grain": 1, "wood": 2}
    assert answers(rented) == ["sow grain c4", "done"], "no expedition between"


@pytest.mark.rule("FF-FRIEND-COLLECTS-ONLY", "FF-FRIEND-CHIEF-ORC-TWO-MATERIALS")
@pytest.mark.parametrize("room", ["orc_dwelling", "chief_orc_dwelling"])
def test_an_orc_on_the_large_depot(room: str) -> None:
    game = a_game(
        players=7, rooms=f"{room} e3", friends="a e3", dwarfs="0@housework 0@slash_and_burn",
        lying="large_depot wood 2 ore 1 stone 1", food=9,
    )  # fmt: skip
    assert sent(game) == {"large_depot"}
    play(game, "send a large_depot")
    more = room == "chief_orc_dwelling"
    if more:
        assert set(answers(game)) == {"chief wood", "chief stone", "chief ore"}
        play(game, "chief wood")
    assert goods_of(game) == {"wood": 2 + more, "ore": 1, "stone": 1, "food": 9}


@pytest.mark.rule("FF-FRIEND-ORDER", "FF-CAPTIVE-OUT-OF-PLAY")
def test_with_the_unarmed_dwarf_captive_the_armed_ones_go_and_then_the_orc() -> None:
    game = a_game(
        round=8, dwarfs="0 3 5", rooms="dwelling e3, orc_dwelling f3", friends="b f3",
        orcs="a e3 5, c gone, d gone", captives="0 e3", lying="drift_mining stone 2, ruby_mining ruby 1",
        ruby=1, others={"B": {"passed": True}},
    )  # fmt: skip
    assert {"order 5", "order orc"} <= set(answers(game))
    assert "order 3" not in answers(game)
    play(game, "place supplies", "end", "place ruby_mining", "end")
    assert player(game).places[0] == HOME
    assert answers(game) == ["send b drift_mining", "pass"]
