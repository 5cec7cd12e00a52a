"""Letting time go by: everybody idles until something of interest happens."""

from typing import Any

from caverna import Game
from caverna.engine.state.game_state import NATURE
from tests.arranging import a_game, answers

Has = dict[str, Any]
"""What somebody has, as keywords for `a_game`."""
IDLE_ANSWERS = ("pass", "done", "end", "feed 0", "breed none", "choose field")


def pass_round(game: Game) -> Game:
    """All players idle until the first decision of the next round, or until the game is over."""
    number = game.state.round
    while not game.is_over and (game.state.round == number or game.seat == NATURE):
        options = answers(game)
        game.play(next((idle for idle in IDLE_ANSWERS if idle in options), options[0]))
    return game


def fits(**has: object) -> bool:
    """Whether a player who has this finds room for all farm animals."""
    keywords: Has = dict(has)
    return not any(answer.startswith("eat") for answer in answers(a_game(**keywords)))
