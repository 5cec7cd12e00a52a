"""Taking back: decision by decision, within the turn, never past what chance has revealed."""

import pytest

from caverna.table.table import NothingToTakeBack, Revealed, Table
from tests.arranging import a_game
from tests.tables.sitting import a_table, let_chance_decide, play, play_a_round, played


def test_undo_goes_back_one_decision() -> None:
    table = a_table("human")
    start = table.game.view(0)
    play(table, "place excavation")
    asked = table.game.view(0)
    play(table, "take")
    assert table.undo().text == "take"
    assert table.game.view(0) == asked
    assert table.undo().text == "place excavation"
    assert table.game.view(0) == start
    with pytest.raises(NothingToTakeBack):
        table.undo()


def test_restart_goes_back_to_the_first_decision() -> None:
    table = a_table("human")
    start = table.game.view(0)
    play(table, "place excavation", "take")
    assert table.restart().text == "place excavation"
    assert table.game.view(0) == start
    assert (played(table), table.game.moves_played) == ([], [])


def test_a_turn_that_waits_for_its_end_can_be_taken_back() -> None:
    table = a_table("human", "human")
    seat = table.asked_seat
    play(table, "place logging")
    table.undo()
    assert not table.waits_for_end
    assert table.asked_seat == seat


def test_the_only_possible_moves_are_nothing_to_go_back_to() -> None:
    table = a_table("human")
    play(table, "place excavation", "take")
    while table.play_due() is not None:
        assert table.log.moves[-1].is_forced
    assert [table.turn.moves[i].text for i in table.turn.decisions()][:2] == ["place excavation", "take"]
    assert not any(table.log.moves[i].is_forced for i in table.turn.decisions())


def test_another_players_turn_is_not_taken_back() -> None:
    table = a_table("human", "human")
    play(table, "place logging")
    table.end_turn()
    with pytest.raises(NothingToTakeBack) as refused:
        table.undo()
    assert not isinstance(refused.value, Revealed)
    assert played(table) == ["place logging"]


def test_what_chance_has_revealed_stays_revealed() -> None:
    table = a_table("human", "human")
    assert table.log.moves[-1].seat == -1
    for take_back in (table.undo, table.restart):
        with pytest.raises(Revealed):
            take_back()
    assert not table.can_take_back()


def test_chance_decides_the_same_however_often_a_turn_is_taken_back() -> None:
    plain, fickle = a_table("human", "human"), a_table("human", "human")
    play(fickle, "place excavation", "take")
    fickle.restart()
    for table in (plain, fickle):
        play_a_round(table)
        table.end_turn()
        let_chance_decide(table)
    assert plain.game.moves_played == fickle.game.moves_played
    assert plain.game.drawings == fickle.game.drawings
    assert plain.game.moves_played[-1][0] == -1


def test_a_bots_turn_is_not_for_people_to_take_back() -> None:
    table = a_table("random")
    play(table, "place excavation")
    assert table.turn.has_decisions
    assert not table.can_take_back()


def at_the_harvest(*kinds: str, **has: object) -> Table:
    """Player A has to feed two dwarfs with four food."""
    return a_table(*kinds, game=a_game(players=len(kinds), phase="harvest", round=3, **has))  # type: ignore[arg-type]


def test_a_meal_that_cost_something_can_be_taken_back() -> None:
    table = at_the_harvest("human", "human", food=3, grain=1)
    play(table, "eat grain", "feed 4")
    assert table.waits_for_end
    assert table.can_take_back()
    assert table.undo().text == "feed 4"
    assert table.undo().text == "eat grain"


def test_begging_can_be_taken_back() -> None:
    table = at_the_harvest("human", "human", food=3, grain=1)
    play(table, "feed 3")
    assert table.waits_for_end
    assert table.undo().text == "feed 3"


def test_whoever_just_pays_his_food_need_not_say_that_he_is_done() -> None:
    table = at_the_harvest("human", "human", food=4)
    play(table, "feed 4")
    assert not table.waits_for_end
