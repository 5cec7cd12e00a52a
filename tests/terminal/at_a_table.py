"""Somebody before a table far into its game, without a screen: for drawings alone."""

from collections.abc import Iterator
from functools import cache

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.server.showing.show import Showing
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import HUMAN
from caverna.terminal.saved_games import new_served, stored
from caverna.terminal.signs import UNICODE, Signs
from caverna.terminal.sitting import Sitting
from caverna.words.texts import Words


@cache
def late_game(players: int, expansion: str = "none", is_over: bool = False, seed: int = 3) -> Game:
    """A game of bots in its last round, or after it."""
    game = Game(Setup(players, seed=seed, expansion=expansion))
    bot = make_bot("random", seed)
    last = game.state.rules.rounds[-1]
    while not game.is_over and (is_over or game.state.round < last):
        game.play(bot.choose(game))
    return game


def late_table(players: int, language: str, expansion: str, is_over: bool) -> ServedTable:
    """A table at which that game is played by people."""
    game = late_game(players, expansion, is_over)
    return ServedTable(stored(game, [HUMAN] * players, game.moves_played, False, Words(language)))


def a_sitting(
    players: int,
    language: str = "en",
    signs: Signs = UNICODE,
    expansion: str = "none",
    is_over: bool = False,
) -> Sitting:
    """Before that table, as all players of it."""
    sitting = Sitting(language, signs)
    showing = Showing(late_table(players, language, expansion, is_over), range(players), [])
    state = showing.message(range(players), language, 0)
    sitting.take(state, state.log)
    return sitting


def sittings_of_a_game(language: str, expansion: str = "none", players: int = 1) -> Iterator[Sitting]:
    """Before a game as bots of little sense play it, at every question."""
    game = Game(Setup(players, seed=5, expansion=expansion))
    served = new_served(game, [HUMAN] * players, Words(language))
    bot = make_bot("random", 5)
    sitting = Sitting(language, UNICODE)
    while not served.table.game.is_over:
        state = Showing(served, range(players), []).message(range(players), language, 0)
        sitting.take(state, state.log)
        yield sitting
        if served.table.waits_for_end:
            served.table.end_turn()
        elif served.table.move_due() is not None:
            served.table.play_due()
        else:
            served.table.play(bot.choose(served.table.game))
        served.take_change()
