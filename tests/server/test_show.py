"""What is shared between those who look on is what each of them may see."""

import pytest

from caverna.bots import make_bot
from caverna.game import Game
from caverna.server.showing.show import NOT_IN_A_VIEW, Showing
from caverna.server.storage.store import StoredMove, StoredSeat, StoredTable
from caverna.server.tables.served_table import ServedTable
from caverna.setup import Setup
from caverna.view.view import view


@pytest.mark.parametrize("moves", [1, 40, 90])
def test_the_shared_view_is_that_of_the_seat(moves: int) -> None:
    game, bot = Game(Setup(3, seed=5)), make_bot("random", 3)
    while len(game.moves_played) < moves:
        game.play(bot.choose(game))
    played = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    seats = (StoredSeat("human", ""),) * 3
    showing = Showing(ServedTable(StoredTable("t", game.setup, "", 0, False, 0.0, seats, played)), ())
    for seat in (-1, 0, 1, 2):
        expected = view(game.state, seat)
        for key in NOT_IN_A_VIEW:
            del expected[key]
        yours = () if seat < 0 else (seat,)
        assert showing.message(yours, "en", 0).view == expected
