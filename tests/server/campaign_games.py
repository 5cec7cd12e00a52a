"""First games of a campaign that a bot wins or loses: found by trying, as bots seldom beat every orc."""

import time
from functools import cache

from caverna.bots import make_bot
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.sheet import SHOP
from caverna.game import Game
from tests.server.conftest import Client

LIKELY_SEEDS = (2, 8)
MOST_SEEDS = 200
ENOUGH_POINTS = 20
"""For two of the cheapest bonuses."""


@cache
def first_game(is_won: bool) -> tuple[int, tuple[str, ...]]:
    """The seed of a campaign, and all moves of its first game."""
    for seed in (*LIKELY_SEEDS, *range(MOST_SEEDS)):
        campaign = new_campaign("easy", seed)
        game = Game(setup_of(campaign))
        bot = make_bot("greedy", seed)
        while not game.is_over:
            game.play(bot.choose(game))
        after = finish_game(campaign, game)
        if (after.status == SHOP) == is_won and after.total >= ENOUGH_POINTS:
            return seed, tuple(move.text for _, move in game.moves_played)
    raise AssertionError("no bot ever plays such a game")


def play_it(client: Client, moves: tuple[str, ...], pause: float = 0) -> None:
    """Play the moves at a table, which plays those of chance and those that are forced by itself."""
    while client.state["decision"] is not None:
        time.sleep(pause)
        if client.state["turn"]["waits_for_end"]:
            client.tell("end_turn")
        else:
            client.play(moves[client.state["log_length"] + len(client.state["log"])])
