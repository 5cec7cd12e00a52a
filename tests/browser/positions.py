"""Games in the middle, played by bots from a seed until something is asked."""

from collections.abc import Callable
from functools import cache

from caverna.bots import make_bot
from caverna.expansion import BASE_GAME
from caverna.game import Game
from caverna.record.record import write_record
from caverna.setup import Setup
from tests.arranging import a_game

MOST_GAMES = 20


@cache
def record_of(players: int, until: Callable[[Game], bool], seed: int = 7, expansion: str = BASE_GAME) -> str:
    return write_record(played(players, until, seed, expansion))


def played(players: int, until: Callable[[Game], bool], seed: int = 7, expansion: str = BASE_GAME) -> Game:
    """A game that greedy bots have brought to such a question; what they never do, others do by chance."""
    for tried in range(seed, seed + MOST_GAMES):
        game = Game(Setup(players, seed=tried, expansion=expansion))
        bot = make_bot("greedy" if tried == seed else "random", tried)
        while not until(game) and not game.is_over:
            game.play(bot.choose(game))
        if until(game):
            return game
    raise AssertionError("this never came")


@cache
def in_round(number: int) -> Callable[[Game], bool]:
    """The first time somebody is to place a dwarf in that round."""
    return lambda game: game.state.round == number and asks(game, "place ")


def asks(game: Game, beginning: str) -> bool:
    """Whether some answer begins like that."""
    return not game.is_over and any(move.text.startswith(beginning) for move in game.answers())


def can_breed(game: Game) -> bool:
    """Whether there is a choice of young."""
    return asks(game, "breed ") and any(move.text != "breed none" for move in game.answers())


def last_dwarf() -> Game:
    """Seat A is about to place the last dwarf of a round."""
    return a_game(round=1, dwarfs="0@drift_mining 0", others={"B": {"dwarfs": "0@excavation 0@clearing"}})


def is_over(game: Game) -> bool:
    return game.is_over
