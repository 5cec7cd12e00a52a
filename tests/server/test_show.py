"""What is shared between those who look on is what each of them may see."""

from typing import Any

import pytest

from caverna.advice.tile_scores import points_of_tiles
from caverna.advice.what_a_space_gives import goods_to_get
from caverna.bots import make_bot
from caverna.game import Game
from caverna.server.served_table import ServedTable
from caverna.server.show import NOT_IN_A_VIEW, Showing
from caverna.server.store import StoredMove, StoredSeat, StoredTable
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
        gets = {} if seat < 0 else goods_to_get(game.state, seat)
        expected = view(game.state, seat) | {"gets": gets}
        scores = {} if seat < 0 else points_of_tiles(game.state, seat)
        offers: Any = expected["furnishings"]
        for offer in offers:
            offer["scores"] = scores.get(offer["furnishing"])
        for key in NOT_IN_A_VIEW:
            del expected[key]
        assert showing.view_of(seat) == expected
