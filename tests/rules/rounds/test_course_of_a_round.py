"""The phases of a round, its card, the return home, the starting player."""

import pytest

from caverna import Game, Setup
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.rounds.sitting_out import (
    cards_of,
    dwarf_on,
    lying_on,
    rounds_of,
    sit_out_round,
    sit_out_work,
)


@pytest.mark.rule("ROUND-PHASES")
def test_a_round_reveals_refills_works_returns_and_harvests() -> None:
    game = a_game(players=3, round=3, phase="round", cards="blacksmithing ore_mine_construction")
    assert game.state.round == 3
    assert cards_of(game) == ["blacksmithing", "ore_mine_construction", "sheep_farming"]
    assert lying_on(game, "sheep_farming") == {"sheep": 1}
    assert lying_on(game, "logging") == {"wood": 3}
    play(game, "place logging")
    assert dwarf_on(game, "logging") == 0
    sit_out_work(game)
    assert answers(game) == ["feed 0"]
    assert dwarf_on(game, "logging") == -1
    assert game.state.round == 3
    play(game, "feed 0", "feed 0", "feed 0")
    assert game.state.round == 4


@pytest.mark.rule("ROUND-PHASES")
def test_nothing_is_refilled_before_the_card_is_revealed() -> None:
    game = a_game(players=3, round=2, phase="round", lying="logging wood 3")
    assert game.seat == -1
    assert lying_on(game, "logging") == {"wood": 3}
    play(game, "reveal sheep_farming")
    assert lying_on(game, "logging") == {"wood": 4}
    assert "place logging" in answers(game)


@pytest.mark.rule("ROUND-TWELVE")
@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_players_play_twelve_rounds(players: int) -> None:
    game = Game(Setup(players=players, seed=players))
    assert [g.state.round for g in rounds_of(game)] == list(range(1, 13))
    assert game.is_over


@pytest.mark.rule("ROUND-TWELVE")
def test_the_game_ends_with_the_harvest_of_round_twelve() -> None:
    game = a_game(players=3, round=12, questions=3, harvest="normal")
    sit_out_work(game)
    assert answers(game) == ["feed 0"]
    play(game, "feed 0", "feed 0", "feed 0")
    assert game.is_over
    assert [player.begging for player in game.state.players] == [4, 4, 4]


@pytest.mark.rule("ROUND-FOUR-WISH")
@pytest.mark.parametrize("players", range(1, 8))
def test_the_card_of_round_four_is_wish_for_children(players: int) -> None:
    game = a_game(players=players, round=4, phase="round")
    assert cards_of(game)[-1] == "wish_for_children"
    assert "urgent_wish_for_children" not in cards_of(game)


@pytest.mark.rule("ROUND-FOUR-WISH")
def test_in_round_four_there_is_no_other_card_to_draw() -> None:
    game = a_game(players=3, round=3, phase="work", cards="blacksmithing sheep_farming ore_mine_construction")
    sit_out_round(game)
    assert game.state.round == 4
    assert cards_of(game)[3:] == ["wish_for_children"]


@pytest.mark.rule("ROUND-WISH-TURNS-URGENT")
@pytest.mark.parametrize("number", [7, 8, 9])
def test_family_life_turns_the_wish_in_the_very_round_it_appears(number: int) -> None:
    stage_two = ["wish_for_children", "donkey_farming", "ruby_mine_construction"]
    before = ["blacksmithing", "sheep_farming", "ore_mine_construction", *stage_two]
    others = ["exploration", "ore_delivery"][: number - 7]
    game = a_game(
        players=3, round=number, phase="round", cards=" ".join(before + others), questions=min(number - 6, 2),
        wood=4, stone=3, rooms="dwelling e3", cavern="d3",
    )  # fmt: skip
    if number < 9:
        assert "wish_for_children" in cards_of(game)
        play(game, "reveal family_life")
    play(game, "marker leaf")
    assert "wish_for_children" not in cards_of(game)
    assert cards_of(game)[3] == "urgent_wish_for_children"
    assert "place urgent_wish_for_children" in legal(game)
    assert "place wish_for_children" not in legal(game)


@pytest.mark.rule("ROUND-WISH-TURNS-URGENT")
def test_other_cards_of_the_stage_leave_the_wish_alone() -> None:
    game = a_game(players=3, round=7, phase="round", questions=1)
    play(game, "reveal exploration", "marker leaf")
    assert "wish_for_children" in cards_of(game)
    assert "urgent_wish_for_children" not in cards_of(game)


@pytest.mark.rule("ROUND-NEW-SPACE-OPEN-TO-ALL")
def test_a_new_card_may_be_used_at_once_and_in_every_later_round() -> None:
    game = a_game(players=3, round=2, phase="round", others={"B": {"food": 9}})
    play(game, "reveal sheep_farming")
    for seat in (0, 1, 2):
        assert game.seat == seat
        assert "place sheep_farming" in answers(game)
        game.play("place supplies" if seat == 0 else "pass")
        play(game, *(["end"] if "end" in answers(game) else []))
    sit_out_round(game)
    assert game.state.round == 3
    assert cards_of(game)[1] == "sheep_farming"
    assert "place sheep_farming" in answers(game)


@pytest.mark.rule("HOME-ALL-RETURN")
def test_all_dwarfs_come_home_and_all_spaces_are_free_again() -> None:
    game = a_game(
        round=4,
        dwarfs="0@housework 0@wish_for_children new@wish_for_children",
        rooms="dwelling d3",
        others={"B": {"dwarfs": "0@supplies 4"}},
        turn="A",
    )
    assert game.seat == 1
    play(game, "pass")
    assert answers(game)[0] == "feed 0"
    assert game.state.players[0].places == (-1, -1, -1)
    assert game.state.players[1].places == (-1, -1)
    assert set(game.state.occupied) == {-1}
    sit_out_round(game)
    play(game, "reveal donkey_farming")
    assert {"place housework", "place supplies"} <= set(answers(game))


@pytest.mark.rule("HOME-ALL-RETURN")
def test_a_player_who_passed_is_back_in_the_next_round() -> None:
    game = a_game(players=2, round=1)
    play(game, "pass", "pass")
    play(game, "reveal sheep_farming")
    assert game.seat_name == "A"
    assert "place logging" in answers(game)


@pytest.mark.rule("HOME-ALL-RETURN")
def test_a_dwarf_without_a_usable_space_is_fit_again_in_the_next_round() -> None:
    taken = ("drift_mining", "excavation", "starting_player", "clearing", "sustenance", "slash_and_burn")
    theirs = " ".join(f"0@{space}" for space in taken)
    game = a_game(players=2, dwarfs="0 5 9@housework 9@supplies", others={"B": {"dwarfs": theirs}})
    assert set(answers(game)) == {"place logging", "place blacksmithing", "pass"}
    play(game, "place blacksmithing", "loot dog", "done", "reveal sheep_farming", "place logging")
    assert game.seat_name == "B"
    assert goods_of(game) == {"wood": 3, "dog": 1}
    assert game.state.players[0].places[0] != -1


@pytest.mark.rule("STARTING-PLAYER-TOKEN-STAYS")
def test_if_nobody_takes_the_token_the_same_player_starts_again() -> None:
    game = a_game(players=3, round=1, start="C", turn="C")
    play(game, "pass", "pass", "pass", "reveal sheep_farming")
    assert game.seat_name == "C"
    assert game.state.start == 2


@pytest.mark.rule("STARTING-PLAYER-FROM-NEXT-ROUND")
def test_the_token_changes_the_order_only_from_the_next_round_on() -> None:
    game = a_game(players=4, round=1, lying="starting_player food 1, logging wood 3, ore_mining ore 3")
    order = []
    for move in ("place logging", "place starting_player", "pass", "pass", "place ore_mining", "pass"):
        order.append(game.seat_name)
        play(game, move)
        if answers(game) == ["end"]:
            play(game, "end")
    assert order == ["A", "B", "C", "D", "A", "B"]
    play(game, "reveal sheep_farming")
    assert game.seat_name == "B"
    assert goods_of(game, "B")["ruby"] == 1


@pytest.mark.rule("STARTING-PLAYER-HOLDER-MAY-RETAKE")
def test_the_holder_may_use_the_space_again_for_its_goods() -> None:
    game = a_game(players=2, start="A", lying="starting_player food 3", on="starting_player")
    assert goods_of(game) == {"ore": 2, "food": 3}
    assert game.state.start == 0
    sit_out_work(game)
    play(game, "reveal sheep_farming")
    assert game.seat_name == "A"
