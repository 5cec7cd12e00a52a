"""The log: who played what when, and every moment of the game found again."""

from caverna.bots import make_bot
from caverna.game import Game
from caverna.record.record import beginning
from caverna.setup import Setup
from caverna.table.log import CHECKPOINT_EVERY
from caverna.table.seats import BOT, HUMAN, Seat, name_of, seats_named
from caverna.table.table import table_for
from caverna.view.view import view
from tests.tables.sitting import a_table, let_chance_decide


def test_every_moment_is_the_one_that_was() -> None:
    game, bot = Game(Setup(2, seed=5)), make_bot("random", 3)
    while not game.is_over:
        game.play(bot.choose(game))
    table = table_for(game, [Seat(BOT, bot="random")] * 2)
    replayed = beginning(table.game)
    for number, logged in enumerate(table.log.moves):
        assert view(table.log.state_after(number), -1) == view(replayed.state, -1)
        replayed.play(logged.move)
    assert table.is_over
    assert len(table.log.checkpoints) == len(table.log.moves) // CHECKPOINT_EVERY + 1


def test_moments_are_forgotten_with_the_moves_that_are_taken_back() -> None:
    table, bot = a_table("human", seed=5), make_bot("greedy", 1)
    undone = 0
    while len(table.log.moves) < 5 * CHECKPOINT_EVERY and not table.is_over:
        if table.waits_for_end:
            table.end_turn()
        table.play(table.move_due() or bot.choose(table.game))
        if table.can_take_back() and len(table.log.moves) % CHECKPOINT_EVERY < 2:
            table.undo()
            undone += 1
            assert len(table.log.checkpoints) == len(table.log.moves) // CHECKPOINT_EVERY + 1
            table.play(table.game.legal_moves()[0])
        assert view(table.log.state_after(len(table.log.moves)), -1) == view(table.game.state, -1)
    assert undone


def test_the_log_is_told_again_as_it_happened() -> None:
    table, told = a_table("human", seed=5), []
    while table.game.state.round < 3:
        if table.waits_for_end:
            table.end_turn()
        told.append(table.play_due() or table.play(table.game.answers()[0]))
    again = list(table.log.replay())
    assert [each.logged for each in again] == table.log.moves == [each.logged for each in told]
    assert repr([each.events for each in again]) == repr([each.events for each in told])
    assert [each.ends_turn for each in again] == [each.ends_turn for each in told]
    assert [view(each.before, 0) for each in again] == [view(each.before, 0) for each in told]


def test_forced_moves_are_known_as_such_and_chance_is_nobodys_fault() -> None:
    table, bot = a_table("human", "human"), make_bot("random", 1)
    while not table.is_over:
        if table.waits_for_end:
            table.end_turn()
            continue
        seat, choices = table.game.seat, len(table.game.legal_moves())
        played = table.play_due() or table.play(bot.choose(table.game))
        assert played.logged.is_forced == (seat != -1 and choices == 1)
    assert any(logged.is_forced for logged in table.log.moves)


def test_the_table_deals_what_the_game_would_deal() -> None:
    table = a_table("random", "random", seed=9)
    bot = make_bot("random", 2)
    game = Game(Setup(2, seed=9))
    while not game.is_over:
        move = bot.choose(game)
        game.play(move)
        table.play(move)
        let_chance_decide(table)
    assert table.game.moves_played == game.moves_played
    assert table.is_over


def test_names_are_given_or_follow_from_the_seat() -> None:
    seats = seats_named(["Ann", "", "greedy"])
    assert [seat.kind for seat in seats] == [HUMAN, HUMAN, BOT]
    assert [name_of(number, seat) for number, seat in enumerate(seats)] == ["Ann", "B", "C (greedy)"]
