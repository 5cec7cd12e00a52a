"""Turns: they wait for their end if there is something to take back, and nothing goes on meanwhile."""

import pytest

from caverna.bots import make_bot
from caverna.engine.errors import IllegalMove
from caverna.game import Game
from caverna.setup import Setup
from caverna.table.table import NothingToEnd, TurnIsOpen, table_for
from tests.arranging import a_game
from tests.tables.sitting import a_table, let_chance_decide, play, play_a_round, played


def test_a_turn_waits_until_it_is_ended() -> None:
    table = a_table("human", "human")
    first = table.asked_seat
    play(table, "place logging")
    assert (table.waits_for_end, table.turn_seat, table.asked_seat) == (True, first, first)
    assert table.game.seat != first, "the game itself is further on"
    table.end_turn()
    assert not table.waits_for_end
    assert table.asked_seat == table.turn_seat != first


def test_nobody_plays_while_a_turn_waits() -> None:
    table = a_table("human", "human")
    play(table, "place logging")
    move = table.game.answers()[0]
    with pytest.raises(TurnIsOpen):
        table.play(move)
    with pytest.raises(TurnIsOpen):
        table.play_all([move])
    assert table.move_due() is None
    assert table.waits_for_end
    assert played(table) == ["place logging"]


def test_only_a_turn_that_waits_can_be_ended() -> None:
    table = a_table("human", "human")
    with pytest.raises(NothingToEnd):
        table.end_turn()


def test_nothing_is_dealt_before_the_turn_is_ended() -> None:
    table = a_table("human", "human")
    play_a_round(table)
    assert table.game.seat == -1
    assert table.play_due() is None
    table.end_turn()
    revealed = table.play_due()
    assert revealed is not None
    assert revealed.move.text.startswith("reveal")


def test_a_move_that_says_end_needs_no_other_end() -> None:
    table = a_table("human", game=a_game(players=1, ruby=1, lying="excavation stone 1"))
    play(table, "place excavation", "take", "done")
    assert "end" in [move.text for move in table.game.answers()]
    play(table, "end")
    assert not table.waits_for_end


def test_a_turn_waits_only_if_something_can_be_taken_back() -> None:
    table, bot = a_table("human", "human"), make_bot("random", 5)
    waited = 0
    while not table.is_over:
        if table.waits_for_end:
            assert table.can_take_back()
            waited += 1
            table.end_turn()
        elif table.play_due() is None:
            table.play(bot.choose(table.game))
    assert waited


def test_bots_never_have_to_end_a_turn() -> None:
    table = a_table("random", "random")
    for _ in range(30):
        play(table, table.game.answers()[0].text)
        assert not table.waits_for_end
        assert not table.can_take_back()
        let_chance_decide(table)


def test_an_any_time_move_belongs_to_the_turn_before_and_after_placing() -> None:
    table = a_table("human", "human", game=a_game(ruby=2))
    play(table, "ruby wood", "place supplies")
    assert [move.text for move in table.turn.moves] == ["ruby wood", "place supplies"]


def test_the_next_dwarf_of_a_lonely_player_begins_a_new_turn() -> None:
    table = a_table("human")
    play(table, "place logging")
    assert table.waits_for_end
    table.end_turn()
    assert table.turn.moves == []
    assert table.turn_seat == 0


def test_several_moves_are_played_together() -> None:
    table = a_table("human")
    table.play_all([table.game.move(text) for text in ("place excavation", "take")])
    assert played(table) == ["place excavation", "take"]
    assert len(table.turn.decisions()) == 2


def test_of_several_moves_none_is_played_if_one_is_illegal() -> None:
    table = a_table("human")
    view = table.game.view(0)
    with pytest.raises(IllegalMove):
        table.play_all([table.game.move(text) for text in ("place excavation", "take", "place logging")])
    assert table.game.view(0) == view
    assert (table.log.moves, table.turn.moves, table.game.moves_played) == ([], [], [])
    assert not table.has_changed


def test_several_moves_never_reach_into_the_next_turn() -> None:
    table = a_table("human", "human")
    with pytest.raises(TurnIsOpen):
        table.play_all([table.game.move(text) for text in ("place logging", "place supplies")])
    assert not table.waits_for_end
    assert played(table) == []


def test_a_game_goes_on_at_a_table_with_its_turn_open() -> None:
    game = Game(Setup(1, seed=4), deals=False)
    game.play("place excavation")
    table = a_table("human", game=game)
    assert [move.text for move in table.turn.moves] == ["place excavation"]
    assert table.game.view(0) == game.view(0)


def test_a_turn_that_was_over_counts_as_ended_when_a_game_goes_on() -> None:
    game = Game(Setup(1, seed=4), deals=False)
    game.play("place logging")
    table = table_for(game, a_table("human").seats)
    assert not table.waits_for_end
    assert not table.can_take_back()
    assert (table.version, table.has_changed) == (0, False)
