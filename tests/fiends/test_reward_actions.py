"""The rewards that let one act: expeditions, spaces, dwellings and the additional orc."""

import pytest

from caverna.engine.home_board import CELL_BY_NAME, CELLS
from caverna.engine.state.player import HOME
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player, table
from tests.fiends.bounties import after_fight, in_event

# Mercenary and soldier.


@pytest.mark.rule("FF-REWARD-MERCENARY", "FF-REWARD-SOLDIER")
@pytest.mark.parametrize("won", [after_fight, in_event])
@pytest.mark.parametrize(("reward", "level"), [("mercenary", 4), ("soldier", 3)])
def test_an_expedition_with_the_strength_of_the_orc(won: object, reward: str, level: int) -> None:
    game = won(reward, strength=4)  # type: ignore[operator]
    assert answers(game) == [
        "loot all_weapons", "loot dog", "loot wood", "loot sheep", "loot grain", "loot donkey", "loot stone",
        "loot vegetable", "loot ore2",
    ]  # fmt: skip
    items = ["dog", "wood", "grain", "stone"]
    for item in items[:level]:
        play(game, f"loot {item}")
    assert not [move for move in answers(game) if move.startswith("loot")]
    assert goods_of(game) == dict.fromkeys(items[:level], 1)


@pytest.mark.rule("FF-REWARD-EXPEDITION-NO-FIGHT")
@pytest.mark.parametrize("won", [after_fight, in_event])
@pytest.mark.parametrize("reward", ["mercenary", "soldier"])
def test_at_least_one_item_and_then_one_may_stop(won: object, reward: str) -> None:
    game = won(reward, strength=5)  # type: ignore[operator]
    assert "done" not in answers(game)
    play(game, "loot wood")
    assert "done" in answers(game)
    play(game, "done")
    assert goods_of(game) == {"wood": 1}


@pytest.mark.rule("FF-REWARD-EXPEDITION-NO-FIGHT")
def test_no_orc_is_fought_and_no_weapon_grows_by_it() -> None:
    orcs = "a a1 1, b gone, c gone, d b1 5"
    game = after_fight("mercenary", orcs=orcs)
    assert "loot fight_orc" not in answers(game)
    play(game, "loot wood", "done")
    assert player(game).weapons == (0, 5), "4 are left, and 1 comes from the expedition of the fight"


@pytest.mark.rule("FF-REWARD-EXPEDITION-NO-FIGHT")
def test_all_weapons_may_be_made_stronger() -> None:
    game = play(after_fight("soldier", dwarfs="7@ruby_mining 9"), "loot all_weapons", "done")
    assert player(game).weapons == (8, 6), "9 less 5, 1 from the soldier and 1 from the fight"
    game = play(in_event("soldier", dwarfs="7 0"), "loot all_weapons", "done")
    assert player(game).weapons == (8, 0)


@pytest.mark.rule("FF-REWARD-EXPEDITION-STRENGTH")
def test_the_marker_just_removed_counts_not_the_strength_of_the_start() -> None:
    game = after_fight("soldier", orc="c", strength=4)
    assert "loot vegetable" in answers(game)
    assert "loot boar" not in answers(game)
    game = after_fight("soldier", orc="c", strength=5)
    assert "loot boar" in answers(game)


@pytest.mark.rule("FF-REWARD-EXPEDITION-LAST-REDUCTION")
def test_a_bribe_at_once_counts_whole_and_in_parts_only_the_last() -> None:
    at_once = in_event("soldier", orc="c", strength=5)
    assert "loot boar" in answers(at_once)
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a gone, b gone, c a1 5, d gone", ore=5,
        bribes="stone vegetable ore grain", supply="soldier",
    )  # fmt: skip
    play(game, "card 1.1", "bribe 3", "bribe 2", "reward soldier")
    assert "loot grain" in answers(game)
    assert "loot donkey" not in answers(game)


@pytest.mark.rule("FF-REWARD-EXPEDITION-LAST-REDUCTION")
@pytest.mark.parametrize(
    ("trap", "strength", "hits"),
    [("poison_darts", 6, 3), ("perma_trap", 3, 0), ("pitfall", 8, 0), ("blast_trap", 5, 2)],
)
def test_all_hits_of_one_trap_are_one_reduction(trap: str, strength: int, hits: int) -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs=f"a gone, b gone, c a1 {strength}, d gone",
        traps=f"{trap} a2", supply="soldier",
    )  # fmt: skip
    play(game, "card 1.1", *["hit c"] * hits, "reward soldier")
    items = {3: ("stone", "vegetable"), 5: ("boar", "gold2"), 6: ("gold2", "stable"), 8: ("stable", "tunnel")}
    within, beyond = items[strength]
    assert f"loot {within}" in answers(game)
    assert f"loot {beyond}" not in answers(game)


@pytest.mark.rule("FF-REWARD-SOLDIER")
def test_a_trap_from_the_soldier_is_live_in_the_same_event() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a gone, b gone, c a1 5, d b1 5", ore=5, wood=4, stone=1,
        bribes="gold vegetable ore grain", supply="soldier",
    )  # fmt: skip
    play(game, "card 1.1", "bribe 5", "reward soldier", "loot set_trap", "trap pitfall b2", "done")
    play(game, "card 1.1")
    assert player(game).orcs[3] == -1, "d walked down into the new trap"


# Herald.


@pytest.mark.rule("FF-REWARD-HERALD")
def test_the_herald_uses_a_space_where_nobody_stands() -> None:
    lying = "drift_mining stone 4, ruby_mining ruby 3"
    game = after_fight("herald", lying=lying, others={"B": {"dwarfs": "0@supplies 0"}})
    assert {"use drift_mining", "use housework", "done"} <= set(answers(game))
    for occupied in ("ruby_mining", "logging", "supplies"):
        assert f"use {occupied}" not in answers(game)
    play(game, "use drift_mining", "take", "done")
    assert goods_of(game) == {"stone": 4}
    assert game.seat == 1
    assert "place drift_mining" in legal(game), "it stays unoccupied"
    assert player(game).places[1] == table(game).rules.space_keys.index("logging")


@pytest.mark.rule("FF-REWARD-HERALD")
def test_the_herald_may_be_left_alone() -> None:
    game = play(after_fight("herald"), "done")
    assert game.seat == 1
    assert goods_of(game) == {}


@pytest.mark.rule("FF-REWARD-HERALD-ACTOR")
def test_the_herald_leads_to_another_fight() -> None:
    game = after_fight("herald", strength=3, orcs="a a1 2, b gone, c gone, d b1 3", round=10)
    play(game, "use adventure", "loot fight_orc", "fight a", "reward gold")
    assert player(game).weapons == (0, 5), "9 less 3 less 2, and 1 after this expedition"
    assert "loot stone" in answers(game), "the second expedition of adventure"
    play(game, "loot stone")
    assert player(game).weapons == (0, 7), "1 more, and 1 for the expedition that brought the herald"


@pytest.mark.rule("FF-REWARD-HERALD-ACTOR")
def test_the_herald_lets_the_family_grow() -> None:
    game = play(after_fight("herald", rooms="dwelling d3"), "use family_life", "grow")
    assert player(game).dwarfs == 3
    assert player(game).newborns == 0b100
    assert player(game).places[2] == player(game).places[1], "the newborn lies with the fighter"


@pytest.mark.rule("FF-REWARD-HERALD-STARTING-PLAYER")
@pytest.mark.parametrize("won", [after_fight, in_event])
def test_the_herald_takes_the_token(won: object) -> None:
    game = won("herald", start="B", lying="starting_player food 2")  # type: ignore[operator]
    play(game, "use starting_player")
    assert game.state.start == 0
    assert goods_of(game) == {"food": 2, "ore": 2}


@pytest.mark.rule("FF-REWARD-HERALD-IN-EVENT")
def test_in_an_event_the_herald_may_use_any_space() -> None:
    game = in_event("herald", players=4, dwarfs="0 9", lying="logging wood 6, armory food 3", food=9)
    found = {move.split()[1] for move in answers(game) if move.startswith("use")}
    assert {"logging", "armory", "housework", "growth", "starting_player"} <= found
    assert not {"imitation_2", "blacksmithing", "adventure", "exploration"} & found
    logging = play(game.copy(), "use logging")
    assert goods_of(logging) == {"wood": 6, "food": 9}
    assert not [move for move in answers(logging) if move.startswith("loot")], "no expedition"
    armory = play(game, "use armory")
    assert goods_of(armory) == {"food": 12}
    assert not [move for move in answers(armory) if move.startswith("whittle")], "no forging"


@pytest.mark.rule("FF-REWARD-NEWBORN-IN-EVENT", "FF-HARVEST-FED-AFTER-EVENT")
def test_a_child_got_by_the_herald_in_an_event_goes_straight_home() -> None:
    game = in_event("herald", rooms="dwelling d3")
    play(game, "use family_life", "grow")
    assert player(game).places == (HOME, HOME, HOME)
    assert player(game).newborns == 0b100
    assert answers(game) == ["feed 0"]
    play(game, "feed 0")
    assert player(game).begging == 3, "after event 3 everybody without a weapon eats 1"


@pytest.mark.rule("FF-REWARD-NEWBORN-IN-EVENT")
def test_a_child_of_the_offspring_dwelling_in_an_event() -> None:
    game = in_event("herald", wood=4, stone=5, supply="offspring_dwelling")
    play(game, "use housework", "furnish offspring_dwelling d3", "grow", "done")
    assert player(game).places == (HOME, HOME, HOME)
    assert player(game).newborns == 0b100


@pytest.mark.rule("FF-REWARD-HERALD-ACTOR")
def test_a_weapon_forged_through_the_herald_does_not_grow_by_the_fight() -> None:
    game = after_fight("herald", strength=9, ore=3)
    play(game, "use blacksmithing", "forge 3", "loot stone", "done")
    assert player(game).weapons == (0, 4), "1 for the expedition of blacksmithing, none for that of the fight"


@pytest.mark.rule("FF-REWARD-HERALD-ACTOR")
def test_the_herald_may_use_imitation_in_the_work_phase() -> None:
    game = after_fight("herald", players=3, food=4, others={"B": {"dwarfs": "0@supplies 0"}})
    play(game, "use imitation_4", "imitate supplies")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@pytest.mark.rule("FF-REWARD-OUTFITTER", "FF-BOUNTY-ACTOR")
def test_all_weapons_of_the_fight_leave_out_one_got_by_the_bounty() -> None:
    game = a_game(
        players=3, round=8, dwarfs="4@ruby_mining 0@supplies 9", on="exploration", rooms="dwelling e3",
        orcs="a gone, b gone, c b1 5, d gone", supply="outfitter",
    )  # fmt: skip
    play(game, "loot all_weapons", "loot fight_orc", "fight c", "reward outfitter", "recruit placed")
    assert player(game).weapons == (5, 5, 6), "9 less 5 and 1 for all weapons and 1 for the expedition"


# Forger.


@pytest.mark.rule("FF-REWARD-FORGER", "FF-REWARD-FORGER-WHICH")
def test_the_forger_uses_occupied_spaces_ones_own_too() -> None:
    game = after_fight(
        "forger", players=3, dwarfs="0@supplies 9", food=4, stone=1,
        others={
            "B": {"dwarfs": "0@housework 0@starting_player"},
            "C": {"dwarfs": "0@imitation_4 0@drift_mining"},
        },
    )  # fmt: skip
    found = {move.split()[1] for move in answers(game) if move.startswith("use")}
    assert found == {"supplies", "housework", "logging", "drift_mining"}
    play(game, "use supplies")
    assert goods_of(game) == {"food": 5, "stone": 2, "wood": 1, "ore": 1, "gold": 2}


@pytest.mark.rule("FF-REWARD-FORGER-WHICH")
def test_the_goods_of_an_occupied_space_are_gone() -> None:
    game = after_fight("forger", dwarfs="0@ruby_mining 9", lying="logging wood 3")
    assert goods_of(game) == {"wood": 3}, "from the fighter's own turn"
    found = {move.split()[1] for move in answers(game) if move.startswith("use")}
    assert found == {"logging"}, "ruby mining is empty"
    play(game, "use logging", "loot dog")
    assert goods_of(game) == {"wood": 3, "dog": 1}
    assert player(game).weapons == (0, 6), "9 less 5, 1 for this expedition, 1 for that of the fight"


@pytest.mark.rule("FF-REWARD-FORGER-IN-EVENT")
def test_in_an_event_the_forger_gives_nothing() -> None:
    game = in_event("forger", food=9, dwarfs="0 0")
    assert answers(game)[0].startswith("feed")
    assert goods_of(game) == {"food": 9}


# Casanova.


@pytest.mark.rule("FF-REWARD-CASANOVA", "FF-FURNISH-DWELLING")
def test_casanova_furnishes_any_dwelling_and_lets_the_family_grow() -> None:
    game = after_fight(
        "casanova", rooms="dwelling e3", supply="chief_orc_dwelling guest_dwelling",
        wood=9, stone=9, ore=9, food=9,
    )  # fmt: skip
    tiles = {move.split()[1] for move in answers(game) if move.startswith("furnish")}
    assert tiles == {"dwelling", "orc_dwelling", "warrior_dwelling", "chief_orc_dwelling", "guest_dwelling"}
    assert "grow" in answers(game)
    assert "done" not in answers(game)


@pytest.mark.rule("FF-FURNISH-DWELLING")
def test_casanova_pays_the_price_less_discounts() -> None:
    game = after_fight("casanova", rooms="carpenter e3, stone_carver e2", wood=3, stone=2)
    play(game, "furnish dwelling d3", "done")
    assert goods_of(game) == {}


@pytest.mark.rule("FF-REWARD-CASANOVA", "FF-REWARD-CASANOVA-NEWBORN")
@pytest.mark.parametrize("moves", [("furnish dwelling d3", "grow"), ("grow", "furnish dwelling d3")])
def test_casanova_in_any_order(moves: tuple[str, ...]) -> None:
    game = play(after_fight("casanova", rooms="dwelling e3", wood=4, stone=3), *moves)
    assert player(game).dwarfs == 3
    assert player(game).places[2] == player(game).places[1]
    assert goods_of(game) == {}
    assert game.seat == 1


@pytest.mark.rule("FF-REWARD-CASANOVA")
def test_casanova_with_one_of_both() -> None:
    assert player(play(after_fight("casanova", rooms="dwelling d3"), "grow")).dwarfs == 3
    game = play(after_fight("casanova", wood=4, stone=3), "furnish dwelling d3")
    assert answers(game) == ["grow", "done"], "the new bed is free"


@pytest.mark.rule("FF-REWARD-CASANOVA-NEWBORN", "FF-HARVEST-FED-AFTER-EVENT")
def test_casanova_in_an_event() -> None:
    game = in_event("casanova", rooms="dwelling d3")
    play(game, "grow")
    assert player(game).places == (HOME, HOME, HOME)
    play(game, "feed 0")
    assert player(game).begging == 3
    while game.seat != 0 or not answers(game)[0].startswith("place"):
        game.play(answers(game)[0])
    assert player(game).newborns == 0, "grown up, and ready for work in the next round"


# Orc doctor.


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR", "FF-FRIEND-ADDITIONAL-ORC")
@pytest.mark.parametrize("room", ["orc_dwelling", "chief_orc_dwelling", "guest_dwelling"])
def test_the_additional_orc_may_move_in(room: str) -> None:
    game = after_fight("orc_doctor", orc="c", rooms=f"{room} e3")
    assert answers(game) == ["move_in x e3", "done"]
    assert player(play(game.copy(), "done")).friends == ()
    events = game.play("move_in x e3")
    told = events[0]
    assert (told.kind, told.details, told.cells) == ("orc_befriended", {"orc": "x"}, (CELL_BY_NAME["e3"],))
    assert player(game).friends == ((4, CELL_BY_NAME["e3"], HOME),)


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR")
def test_the_owner_says_where_the_additional_orc_lives() -> None:
    rooms = "orc_dwelling e3, orc_dwelling f3, guest_dwelling e2"
    game = after_fight("orc_doctor", rooms=rooms, friends="a f3", orcs="b gone, c gone, d b1 5")
    assert set(answers(game)) == {"move_in x e3", "move_in x e2", "done"}


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR-NO-ROOM")
def test_without_a_free_orc_dwelling_the_orc_doctor_gives_nothing() -> None:
    assert after_fight("orc_doctor").seat == 1
    game = after_fight("orc_doctor", rooms="orc_dwelling e3", friends="a e3", orcs="b gone, c gone, d b1 5")
    assert [CELLS[home] for _, home, _ in player(game).friends] == ["e3"]
    game = after_fight("orc_doctor", rooms="orc_dwelling e3", orcs="a e3 9, b gone, c gone, d b1 5")
    assert player(game).friends == (), "a nasty orc sits in it"
    full = after_fight("orc_doctor", rooms="guest_dwelling e3", dwarfs="0@ruby_mining 9 9@housework")
    assert player(full).friends == (), "a dwarf lives in the guest dwelling and has no other bed"


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR-WHEN", "FF-FRIEND-LATE-WORKER")
def test_the_additional_orc_works_in_the_same_round() -> None:
    game = after_fight("orc_doctor", rooms="orc_dwelling e3", lying="drift_mining stone 2")
    play(game, "move_in x e3", "pass")
    assert game.seat == 0
    assert "send x drift_mining" in answers(game)
    play(game, "send x drift_mining")
    assert goods_of(game) == {"stone": 2}


@pytest.mark.rule("FF-REWARD-ORC-DOCTOR-WHEN", "FF-HARVEST-FED-AFTER-EVENT", "FF-HARVEST-EVENT-THREE")
def test_got_in_an_event_the_additional_orc_is_fed_at_once() -> None:
    game = in_event("orc_doctor", rooms="orc_dwelling e3", food=3)
    play(game, "move_in x e3")
    assert answers(game) == ["feed 3", "feed 2", "feed 1", "feed 0"]
    play(game, "feed 3")
    assert player(game).begging == 0
