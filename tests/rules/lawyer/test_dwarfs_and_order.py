"""Play order, resting dwarfs, couples and the sixth dwarf, mandatory takes, refusals."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has

CARDS = (
    "blacksmithing sheep_farming ore_mine_construction urgent_wish_for_children "
    "donkey_farming ruby_mine_construction family_life exploration"
)


@pytest.mark.rule("PLAY-ORDER-RUBY-ONE-PLACEMENT", "PLAY-ORDER-RUBY-ANY-ARMED")
def test_two_rubies_send_the_fourteen_and_then_the_three_before_the_unarmed() -> None:
    rooms = "dwelling d3"
    game = a_game(
        dwarfs="0 3 14", rooms=rooms, ruby=2, others={"B": {"passed": True}}, lying="logging wood 1"
    )
    play(game, "order 14", "place logging", "loot wood")
    play(game, *(["end"] if answers(game) == ["end"] else []))
    assert "order 3" in answers(game)
    play(game, "order 3")
    assert "place housework" in answers(game)
    play(game, "place housework", "take")
    while answers(game) in (["end"], ["done"]) or answers(game)[-1] == "done":
        play(game, answers(game)[-1])
    assert not [move for move in answers(game) if move.startswith("order")]
    assert goods_of(game) == {"wood": 2, "dog": 1}
    assert game.state.players[0].resting == 0


@pytest.mark.rule("PLAY-ORDER-CURRENT-STRENGTH", "LOOT-ALL-WEAPONS")
def test_all_weapons_keeps_the_order_of_those_at_home_and_the_grown_strength_is_named() -> None:
    rooms = "dwelling d3, simple_dwelling_a d2"
    game = a_game(
        dwarfs="2 3 3 9", rooms=rooms, ruby=1, others={"B": {"passed": True}}, lying="logging wood 1"
    )
    play(game, "place logging", "loot all_weapons")
    play(game, *(["end"] if answers(game) == ["end"] else []))
    assert sorted(game.state.players[0].weapons) == [4, 4, 4, 10]
    assert [move for move in answers(game) if move.startswith("order")] == ["order 10"]


@pytest.mark.rule("DWARF-WITHOUT-SPACE-STAYS-HOME", "PLAY-ORDER-RUBY-ANY-ARMED")
def test_where_only_weapons_help_the_weakest_armed_dwarf_is_due_and_a_ruby_sends_a_stronger_one() -> None:
    others: dict[str, Has] = {
        "B": {
            "dwarfs": "0@drift_mining 0@excavation 0@starting_player 0@clearing 0@supplies 0@ore_mining",
            "passed": True,
        },
        "C": {
            "dwarfs": "0@wood_gathering 0@logging 0@sustenance 0@strip_mining "
            "0@forest_exploration 0@ruby_mining",
            "passed": True,
        },
    }
    has: Has = {
        "dwarfs": "0 4 12 0@housework 0@slash_and_burn 0@sheep_farming",
        "rooms": "couple_dwelling d1, dwelling d2, additional_dwelling f1",
        "ruby": 1,
    }
    game = a_game(players=3, round=3, others=others, **has)
    assert answers(game) == ["place blacksmithing", "place ore_mine_construction", "order 12", "pass"]
    ordered = play(game.copy(), "order 12", "place blacksmithing", "loot wood", "done")
    play(ordered, *(["end"] if answers(ordered) == ["end"] else []))
    assert ordered.state.players[0].resting == 0  # a ruby leaves nobody behind
    assert answers(ordered) == ["place ore_mine_construction", "pass"]
    play(game, "place blacksmithing", "loot wood", "done", "end")
    assert game.state.players[0].resting == 1  # the unarmed one had nothing to do and stays
    assert sorted(game.state.players[0].weapons)[-2:] == [5, 12]


@pytest.mark.rule("PASS-REMAINING-DWARFS", "PLAY-ORDER-RUBY-ONE-PLACEMENT")
def test_a_ruby_spent_on_the_order_is_gone_even_if_the_player_then_passes() -> None:
    game = a_game(dwarfs="0 3", ruby=1)
    play(game, "order 3", "pass")
    assert goods_of(game) == {}
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-COUPLE-DWELLING", "FAMILY-TWO-IN-ONE-ROUND", "FURN-ADDITIONAL-DWELLING-SAME-ROUND")
def test_fifth_and_sixth_are_born_in_one_round_and_eat_one_each_in_its_harvest() -> None:
    rooms = "couple_dwelling d1, dwelling d2, additional_dwelling d3"
    others: dict[str, Has] = {seat: {"passed": True} for seat in "BCD"}
    game = a_game(
        players=4, round=7, cards=CARDS.replace(" exploration", ""), rooms=rooms, dwarfs="0 0 0 0", food=20,
        harvest="normal", others=others, on="growth",
    )  # fmt: skip
    play(game, "grow")
    play(game, "place family_life", "grow")
    assert game.state.players[0].dwarfs == 6
    play(game, "pass")
    assert answers(game)[0] == "feed 10"  # four adults 8, two newborns 2


@pytest.mark.rule("FAMILY-NEWBORN-UNARMED", "FURN-SUPPLIES-STORAGE-NEWBORN", "LOOT-ALL-WEAPONS-UNARMED")
def test_a_child_born_this_round_gets_nothing_from_all_weapons() -> None:
    rooms = "dwelling d3"
    game = a_game(
        players=2, round=8, dwarfs="5 6", rooms=rooms, on="family_life", others={"B": {"passed": True}},
        lying="logging wood 1",
    )  # fmt: skip
    play(game, "grow", "place logging", "loot all_weapons")
    assert game.state.players[0].weapons == (6, 8, 0)


@pytest.mark.rule("SPACE-TAKE-ALL", "ANIMALS-NOT-IN-SUPPLY")
def test_sheep_without_room_must_be_taken_and_then_go() -> None:
    game = a_game(boar=2, on="sheep_farming", lying="sheep_farming sheep 5")
    assert goods_of(game) == {"boar": 2, "sheep": 5}
    assert set(answers(game)) == {"eat sheep", "eat boar"}
    play(game, "eat sheep", "eat sheep", "eat sheep", "eat boar", "eat boar")
    assert goods_of(game) == {"sheep": 2, "food": 7}


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION", "IMITATION-NEEDS-ONE-ACTION", "SPACE-LOGGING")
def test_the_means_of_an_imitated_space_are_kept_until_it_is_used() -> None:
    others: dict[str, Has] = {"B": {"dwarfs": "0@fence_building 0"}}
    has: Has = {"meadow": "c4", "wood": 2, "stone": 1, "ore": 1, "food": 4}
    game = a_game(players=5, rooms="spare_part_storage d3", others=others, on="imitation_4", **has)
    play(game, "imitate fence_building")
    assert answers(game) == ["fence c4"]
    assert "convert spare_part_storage" not in legal(game)
    play(game, "fence c4")
    assert goods_of(game) == {"stone": 1, "ore": 1}


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION", "FURN-PEACEFUL-CAVE-NEEDS-ACTION")
def test_on_exploration_the_only_weapon_is_kept_and_with_ore_on_blacksmithing_it_is_not() -> None:
    rooms = "peaceful_cave d3"
    assert "sell 3 worker" not in legal(a_game(players=3, dwarfs="3 3", rooms=rooms, on="exploration"))
    assert "sell 3 home" in legal(a_game(players=3, dwarfs="3 3", rooms=rooms, on="exploration"))
    game = a_game(dwarfs="3 3", rooms=rooms, ore=8, on="blacksmithing")
    play(game, "sell 3 worker", "forge 8", "loot gold2")
    assert goods_of(game) == {"food": 3, "gold": 2}


@pytest.mark.rule("SPACE-AT-LEAST-ONE-ACTION", "SPACE-WISH-FOR-CHILDREN")
@pytest.mark.parametrize(
    ("has", "usable"),
    [
        ({}, False),
        ({"wood": 4, "stone": 2}, True),
        ({"wood": 3, "stone": 2}, False),
        ({"wood": 3, "stone": 2, "rooms": "carpenter d3", "cavern": "e3"}, True),
        ({"wood": 3, "stone": 2, "rooms": "carpenter d3"}, False),
        ({"wood": 3, "stone": 2, "ore": 1, "rooms": "builder d3", "cavern": "e3"}, True),
        ({"wood": 4, "stone": 2, "rooms": "seam d3", "tunnel": "e3"}, False),
        ({"wood": 4, "stone": 2, "rooms": "work_room d3", "tunnel": "e3"}, True),
        ({"rooms": "dwelling d3"}, True),
        ({"rooms": "additional_dwelling d3"}, False),
    ],
)
def test_the_wish_is_usable_with_room_for_a_child_or_means_and_a_place_for_a_dwelling(
    has: Has, usable: bool
) -> None:
    game = a_game(round=4, **has)
    assert ("place wish_for_children" in answers(game)) is usable
