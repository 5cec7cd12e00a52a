"""Bots and advisers think in processes of their own, so that no table ever waits for another table's bot.

A worker is told the moves of the game and nothing that a player may not know: no seed, no deck.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from caverna.bots import Bot, make_bot
from caverna.engine.chance import mix
from caverna.game import Game
from caverna.server.configuration.settings import Settings
from caverna.server.tables.hide import without_seed
from caverna.server.tables.served_table import ServedTable, game_at_its_beginning
from caverna.server.thinking.workers import Workers
from caverna.setup import Setup

A = TypeVar("A")
R = TypeVar("R")
MOST_GAMES = 1024
"""So many games a worker keeps in mind, so that it need not play them from the start."""


@dataclass(frozen=True)
class GameSoFar:
    """What a worker has to know of a game."""

    name: str
    """What the worker remembers it by."""
    setup: Setup
    origin: str
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Riddle(GameSoFar):
    """The same for a bot that has to choose a move."""

    bot: str
    luck: int


def game_so_far(served: ServedTable) -> GameSoFar:
    """The game at a table, without anything secret."""
    table = served.table
    return GameSoFar(
        name=served.id,
        setup=replace(table.setup, seed=0),
        origin=without_seed(table.game.origin),
        moves=tuple(logged.move.number for logged in table.log.moves),
    )


def riddle_of(served: ServedTable) -> Riddle:
    """The present decision of a bot."""
    table = served.table
    seat = table.game.seat
    assert seat is not None
    assert table.is_bot(seat)
    seed = mix(table.setup.seed & (1 << 64) - 1)
    known = game_so_far(served)
    return Riddle(
        known.name,
        known.setup,
        known.origin,
        known.moves,
        bot=table.seats[seat].bot,
        luck=mix(mix(seed ^ seat + 1) ^ len(known.moves)),
    )


class Thinkers:
    """Those who think for all tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.workers = Workers(settings.bot_processes, settings.longest_thought)
        self.waiting = 0
        """So many wait for an answer, or for somebody to think about it."""

    async def choose(self, riddle: Riddle) -> str:
        """The move a bot chooses."""
        return await self.have(think, riddle)

    async def have(self, work: Callable[[A], R], argument: A) -> R:
        """Have something else thought about."""
        self.waiting += 1
        try:
            return await self.workers.have(work, argument)
        finally:
            self.waiting -= 1

    def wake(self) -> None:
        """Bots will be asked soon: let a first worker start meanwhile."""
        self.workers.wake()

    async def stop(self) -> None:
        """Send them home."""
        await self.workers.stop()


# In a worker.

games: OrderedDict[str, Game] = OrderedDict()
bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
"""By table and name: a bot that has planned a whole turn is asked for the rest of it, too."""


def think(riddle: Riddle) -> str:
    """The move the bot chooses. The same riddle always has the same answer, if the bot knows no clock."""
    return bot_for(riddle).choose(game_after(riddle)).text


def bot_for(riddle: Riddle) -> Bot:
    """The bot that was asked before at this table, or a new one."""
    who = (riddle.name, riddle.bot)
    bot = bots.pop(who, None) or make_bot(riddle.bot, riddle.luck)
    bot.reseed(riddle.luck)
    bots[who] = bot
    if len(bots) > MOST_GAMES:
        bots.popitem(last=False)
    return bot


def game_after(known: GameSoFar) -> Game:
    """The game at the decision, played on from what this worker remembers of it."""
    game = games.pop(known.name, None)
    if game is None or not is_start_of(game, known.moves):
        game = game_at_its_beginning(known.setup, known.origin)
    for number in known.moves[len(game.moves_played) :]:
        game.play(number)
    games[known.name] = game
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    return game


def is_start_of(game: Game, moves: tuple[int, ...]) -> bool:
    """Whether the game could go on like that."""
    return tuple(move.number for _, move in game.moves_played) == moves[: len(game.moves_played)]
