"""Passing, and dwarfs for whom there is nothing to do."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.arranging import Has, arranged
from tests.spaces.reading import dwarfs_of, usable

QUIET = "wood_gathering wood 1, ore_mining ore 1, logging wood 1"


@pytest.mark.rule("PASS-REMAINING-DWARFS")
def test_who_passes_is_skipped_for_the_rest_of_the_round() -> None:
    game = a_game(
        players=3,
        lying=QUIET + ", strip_mining ore 1",
        others={"B": {"dwarfs": "0 0"}, "C": {"dwarfs": "0 0"}},
    )
    play(game, "pass")
    seen = []
    for space in ("wood_gathering", "ore_mining", "logging", "strip_mining"):
        seen.append(game.seat_name)
        play(game, f"place {space}")
    assert seen == ["B", "C", "B", "C"]
    assert game.state.round == 2
    assert dwarfs_of(game, "A") == ["0", "0"]
    assert goods_of(game, "A") == {}


@pytest.mark.rule("PASS-REMAINING-DWARFS")
def test_one_may_pass_after_having_placed_some_dwarfs() -> None:
    game = a_game(players=2, lying=QUIET, dwarfs="0 0 0")
    play(game, "place logging", "place wood_gathering", "pass")
    assert game.seat_name == "B"
    play(game, "place ore_mining")
    assert game.state.round == 2


@pytest.mark.rule("PASS-REMAINING-DWARFS")
@pytest.mark.parametrize("players", range(1, 8))
def test_passing_is_open_at_every_placement_and_holds_for_one_round(players: int) -> None:
    game = a_game(players=players)
    for _ in range(players):
        assert "pass" in answers(game)
        play(game, "pass")
    assert game.state.round == 2
    if players > 1:
        play(game, "reveal sheep_farming")
    assert game.seat_name == "A"
    assert usable(game)


@pytest.mark.rule("PASS-REMAINING-DWARFS")
def test_a_dwarf_once_placed_cannot_be_taken_back_by_passing() -> None:
    game = a_game(on="housework")
    assert "pass" not in legal(game)


@pytest.mark.rule("PASS-STARTING-PLAYER")
def test_passing_keeps_the_token_and_the_order_of_the_others() -> None:
    game = a_game(
        players=4, start="C", turn="C", lying="logging wood 1, ore_mining ore 1, drift_mining stone 1"
    )
    play(game, "pass")
    assert game.seat_name == "D"
    play(game, "place logging")
    assert game.seat_name == "A"
    play(game, "place ore_mining")
    assert game.seat_name == "B"
    play(game, "pass", "pass", "pass")
    assert game.state.start == 2
    play(game, "reveal sheep_farming")
    assert game.seat_name == "C"


# Dwarfs without a usable space. In these games of two nothing lies on the spaces, so that eight are open to
# an unarmed dwarf: the six below, housework, and slash-and-burn.

SIX_TAKEN = "0@drift_mining 0@excavation 0@starting_player 0@supplies 0@clearing 0@sustenance"


def crowded(dwarfs: str, **has: object) -> Has:
    """A board on which seat B holds six of those eight spaces."""
    return {"round": 1, "dwarfs": dwarfs, "others": {"B": {"dwarfs": SIX_TAKEN}}, **has}


@pytest.mark.rule("DWARF-WITHOUT-SPACE-STAYS-HOME")
def test_a_dwarf_without_a_space_stays_home_and_the_next_one_goes_without_a_ruby() -> None:
    game = arranged(crowded("0 4 5 0@housework 0@slash_and_burn"))
    assert game.seat_name == "A"
    assert usable(game) == {"logging", "blacksmithing"}
    play(game, "place logging")
    assert dwarfs_of(game)[:3] == ["0", "4@logging", "5"]


@pytest.mark.rule("DWARF-WITHOUT-SPACE-STAYS-HOME")
def test_he_stays_home_even_if_a_space_becomes_usable_later() -> None:
    game = arranged(crowded("0 4 5 0@housework 0@slash_and_burn"))
    play(game, "place logging", "loot ore2")
    assert goods_of(game) == {"ore": 2}
    assert usable(game) == {"blacksmithing"}
    play(game, "place blacksmithing")
    assert "forge 1" not in answers(game)
    play(game, "loot wood", "done")
    assert game.state.round == 2
    assert dwarfs_of(game) == ["0", "5", "6", "0", "0"]


@pytest.mark.rule("DWARF-WITHOUT-SPACE-STAYS-HOME")
def test_in_the_next_round_he_is_due_again() -> None:
    game = arranged(crowded("0 4 0@housework 0@slash_and_burn"))
    play(game, "place logging", "loot wood", "reveal sheep_farming", "place housework")
    assert dwarfs_of(game) == ["0@housework", "5", "0", "0"]


@pytest.mark.rule("DWARF-WITHOUT-SPACE-STAYS-HOME")
def test_the_one_who_goes_instead_is_the_weakest_that_can() -> None:
    game = arranged(crowded("0 5 4 0@housework 0@slash_and_burn", ruby=1))
    assert "order 5" in answers(game)
    assert "order 4" not in answers(game)
    play(game, "place logging")
    assert dwarfs_of(game)[:3] == ["0", "5", "4@logging"]
    assert goods_of(game) == {"ruby": 1}


@pytest.mark.rule("DWARF-WITHOUT-SPACE-NO-EXCUSE")
def test_a_dwarf_with_a_usable_space_cannot_be_left_out() -> None:
    game = arranged(crowded("0 4 0@housework"))
    assert answers(game) == ["place slash_and_burn", "pass"]
    play(game, "place slash_and_burn")
    assert dwarfs_of(game)[:2] == ["0@slash_and_burn", "4"]


@pytest.mark.rule("DWARFS-WITHOUT-SPACE-ALL")
def test_who_can_use_nothing_at_all_drops_out() -> None:
    game = a_game(
        round=1,
        dwarfs="0 0 0@drift_mining 0@excavation 0@housework 0@slash_and_burn",
        others={"B": {"dwarfs": "3 0@starting_player 0@supplies 0@clearing 0@sustenance"}},
    )
    assert game.seat_name == "B"
    play(game, "place logging", "loot wood")
    assert game.state.round == 2
    assert dwarfs_of(game, "A") == ["0"] * 6


@pytest.mark.rule("DWARFS-WITHOUT-SPACE-ALL")
def test_who_could_still_buy_the_means_is_asked_first() -> None:
    game = arranged(crowded("0 0 0@housework 0@slash_and_burn", ruby=1))
    assert game.seat_name == "A"
    assert answers(game) == ["pass"]
    play(game, "ruby ore")
    assert usable(game) == {"blacksmithing"}


@pytest.mark.rule("DWARFS-WITHOUT-SPACE-ALL")
def test_who_has_dropped_out_does_not_come_back_in_this_round() -> None:
    game = arranged(
        {
            "players": 3,
            "round": 1,
            "dwarfs": "0 0 0@drift_mining 0@excavation 0@housework 0@slash_and_burn",
            "others": {
                "B": {"dwarfs": "0@starting_player 0@supplies 0@clearing 0@sustenance 0@strip_mining 4"},
                "C": {"dwarfs": "0@forest_exploration 4"},
            },
        }
    )
    assert game.seat_name == "B"
    play(game, "place logging", "loot wood")
    assert game.seat_name == "C"
