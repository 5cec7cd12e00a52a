"""Turns around the table, and which dwarf goes first."""

import pytest

from tests.arranging import a_game, answers, goods_of, play
from tests.spaces.reading import beginning, dwarfs_of, occupant, usable

QUIET = (
    "wood_gathering wood 1, ore_mining ore 1, logging wood 1, drift_mining stone 1, "
    "excavation stone 1, clearing wood 1"
)
"""Goods on spaces that leave nothing to exchange, so that the turn ends by itself."""

# Turns


@pytest.mark.rule("TURN-ONE-DWARF")
def test_each_turn_places_one_dwarf_and_goes_on_clockwise() -> None:
    game = a_game(players=3, start="B", turn="B", lying=QUIET + ", strip_mining ore 1")
    seen = []
    for space in ("wood_gathering", "ore_mining", "logging", "strip_mining"):
        seen.append(game.seat_name)
        play(game, f"place {space}")
    assert seen == ["B", "C", "A", "B"]
    assert dwarfs_of(game, "A") == ["0@logging", "0"]
    assert dwarfs_of(game, "B") == ["0@wood_gathering", "0@strip_mining"]
    assert dwarfs_of(game, "C") == ["0@ore_mining", "0"]
    assert game.seat_name == "C"


@pytest.mark.rule("TURN-ONE-DWARF")
def test_the_starting_player_begins_the_round() -> None:
    game = a_game(players=3, start="C", turn="C", phase="round", round=4)
    assert game.seat_name == "C"


@pytest.mark.rule("TURN-ONE-DWARF-PER-SPACE")
def test_a_space_is_closed_to_everybody_once_a_dwarf_stands_there() -> None:
    game = a_game(players=2, lying=QUIET)
    play(game, "place logging")
    assert "logging" not in usable(game)
    play(game, "place wood_gathering")
    assert game.seat_name == "A"
    assert not {"logging", "wood_gathering"} & usable(game)


@pytest.mark.rule("TURN-ONE-DWARF-PER-SPACE")
def test_a_child_lies_with_its_parent_and_the_space_stays_closed() -> None:
    game = a_game(players=4, on="growth", rooms="dwelling d3")
    play(game, "grow")
    assert dwarfs_of(game) == ["0@growth", "0", "new@growth"]
    assert occupant(game, "growth") == "A"
    assert "growth" not in usable(game)


@pytest.mark.rule("TURN-SKIP-WITHOUT-DWARFS")
def test_who_has_no_dwarf_left_is_skipped_and_the_last_one_places_all_the_rest() -> None:
    game = a_game(
        players=3,
        lying=QUIET + ", strip_mining ore 1",
        dwarfs="0 0@supplies",
        others={"B": {"dwarfs": "0@sustenance 0@starting_player"}, "C": {"dwarfs": "0 0 0"}},
    )
    seen = []
    for space in ("wood_gathering", "ore_mining", "logging", "strip_mining"):
        seen.append(game.seat_name)
        play(game, f"place {space}")
    assert seen == ["A", "C", "C", "C"]
    assert game.state.round == 2


@pytest.mark.rule("TURN-SKIP-WITHOUT-DWARFS")
def test_a_newborn_is_no_dwarf_to_place() -> None:
    game = a_game(
        players=4,
        rooms="dwelling d3",
        dwarfs="0 0@housework",
        others={"B": {"dwarfs": "0 0@excavation"}, "C": {"dwarfs": "0@sustenance 0@logging"}},
        on="growth",
    )
    play(game, "grow", "place drift_mining", "tile cavern d2 tunnel d1")
    assert game.seat_name == "D"
    play(game, "pass")
    assert game.state.round == 2


# Weakest first


@pytest.mark.rule("PLAY-ORDER-WEAKEST-FIRST")
def test_unarmed_dwarfs_go_first_then_the_armed_ones_from_weak_to_strong() -> None:
    game = a_game(dwarfs="14 0 3", lying=QUIET, others={"B": {"dwarfs": "0@supplies 0@starting_player"}})
    assert not beginning(game, "order")
    play(game, "place wood_gathering")
    assert dwarfs_of(game) == ["14", "0@wood_gathering", "3"]
    play(game, "place ore_mining")
    assert dwarfs_of(game) == ["14", "0@wood_gathering", "3@ore_mining"]
    play(game, "place logging")
    assert dwarfs_of(game) == ["14@logging", "0@wood_gathering", "3@ore_mining"]


@pytest.mark.rule("PLAY-ORDER-RUBY-ANY-ARMED")
@pytest.mark.parametrize("strength", [3, 14])
def test_a_ruby_lets_any_armed_dwarf_go_now(strength: int) -> None:
    game = a_game(dwarfs="0 3 14", lying=QUIET, ruby=1)
    assert beginning(game, "order") == ["order 3", "order 14"]
    play(game, f"order {strength}")
    assert goods_of(game) == {}
    play(game, "place wood_gathering")
    assert f"{strength}@wood_gathering" in dwarfs_of(game)


@pytest.mark.rule("PLAY-ORDER-RUBY-ANY-ARMED")
def test_the_armed_dwarf_finds_the_spaces_that_need_a_weapon() -> None:
    game = a_game(dwarfs="0 3", ruby=1)
    assert "blacksmithing" not in usable(game)
    play(game, "order 3")
    assert "blacksmithing" in usable(game)


@pytest.mark.rule("PLAY-ORDER-RUBY-ANY-ARMED")
def test_without_a_ruby_the_order_holds() -> None:
    assert not beginning(a_game(dwarfs="0 3 14"), "order")


@pytest.mark.rule("PLAY-ORDER-RUBY-ONE-PLACEMENT")
def test_the_ruby_counts_for_one_placement() -> None:
    game = a_game(dwarfs="0 0 0 0 14", lying=QUIET, ruby=1, others={"B": {"dwarfs": "0 0@supplies"}})
    play(game, "order 14", "place logging", "loot wood", "place wood_gathering")
    assert game.seat_name == "A"
    assert not beginning(game, "order")
    play(game, "place ore_mining")
    assert dwarfs_of(game) == ["0@ore_mining", "0", "0", "0", "14@logging"]


@pytest.mark.rule("PLAY-ORDER-RUBY-ONE-PLACEMENT")
def test_the_next_placement_out_of_order_costs_another_ruby() -> None:
    game = a_game(dwarfs="0 3 5", lying=QUIET, ruby=2, others={"B": {"dwarfs": "0@supplies 0@housework"}})
    play(game, "order 5", "place wood_gathering", "end")
    assert beginning(game, "order") == ["order 3"]
    play(game, "order 3", "place ore_mining")
    assert goods_of(game) == {"wood": 1, "ore": 1}
    assert dwarfs_of(game) == ["0", "3@ore_mining", "5@wood_gathering"]


@pytest.mark.rule("PLAY-ORDER-RUBY-NOT-NEEDED")
def test_no_ruby_is_asked_for_a_dwarf_that_is_due() -> None:
    game = a_game(dwarfs="3 3 14", lying=QUIET, ruby=1)
    assert beginning(game, "order") == ["order 14"]
    play(game, "place wood_gathering")
    assert goods_of(game) == {"wood": 1, "ruby": 1}
    assert "3@wood_gathering" in dwarfs_of(game)


@pytest.mark.rule("PLAY-ORDER-RUBY-NOT-NEEDED")
@pytest.mark.parametrize("dwarfs", ["0 0", "5 5", "0 0 14@logging", "14 0@logging 3@housework"])
def test_where_nobody_can_go_out_of_order_no_ruby_is_asked(dwarfs: str) -> None:
    assert not beginning(a_game(dwarfs=dwarfs, ruby=2), "order")


@pytest.mark.rule("PLAY-ORDER-RUBY-NOT-NEEDED")
def test_one_ruby_is_enough_for_one_placement() -> None:
    game = a_game(dwarfs="0 3 14", ruby=3)
    play(game, "order 3")
    assert not beginning(game, "order")
    assert goods_of(game) == {"ruby": 2}


# The strengths of the moment


@pytest.mark.rule("PLAY-ORDER-CURRENT-STRENGTH")
def test_a_dwarf_who_sold_his_weapon_is_due_at_once() -> None:
    game = a_game(dwarfs="3 5", rooms="peaceful_cave d3", lying=QUIET)
    assert "blacksmithing" in usable(game)
    play(game, "sell 5 home")
    assert goods_of(game) == {"food": 5}
    assert "blacksmithing" not in usable(game)
    play(game, "place wood_gathering")
    assert dwarfs_of(game) == ["3", "0@wood_gathering"]


@pytest.mark.rule("PLAY-ORDER-CURRENT-STRENGTH")
def test_a_dwarf_who_forged_this_round_keeps_his_place_in_the_next_order() -> None:
    game = a_game(dwarfs="0 2", ore=8, others={"B": {"dwarfs": "0@supplies 0@sustenance"}})
    play(game, "place blacksmithing", "forge 8", "done", "place housework", "take", "done")
    assert game.state.round == 2
    assert dwarfs_of(game) == ["8", "2"]
    play(game, "reveal sheep_farming", "place housework")
    assert dwarfs_of(game) == ["8", "2@housework"]
    assert "take" in answers(game)
