"""Random games for the tests of what people read: decision by decision, the same for the same seed."""

from collections.abc import Iterator
from random import Random

from caverna import Game, Setup
from caverna.engine.goods import FOOD, GOLD, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from caverna.engine.settle import settle

RICH = {WOOD: 14, STONE: 12, ORE: 9, RUBY: 4, GRAIN: 4, VEGETABLE: 3, FOOD: 15, GOLD: 9}
ANYTIME_ONCE_IN = 10


def rich_game(setup: Setup) -> Game:
    """A game in which everybody starts with plenty and one strong dwarf, so that much can be done early."""
    game = Game(setup, deals=False)
    for seat in range(setup.players):
        player = game.state.own(seat)
        player.weapons = (0, 9)
        for good, amount in RICH.items():
            player.goods[good] = amount
    settle(game.state)
    return game


def decisions(game: Game, luck: Random) -> Iterator[Game]:
    """The game at each of its decisions, chance included."""
    while not game.is_over:
        yield game
        anytime = game.anytime_moves()
        moves = anytime if anytime and luck.randrange(ANYTIME_ONCE_IN) == 0 else game.answers()
        game.play(luck.choice(moves))
