"""Bots and advisers think in processes of their own, so that no table ever waits for another table's bot.

A worker is told the moves of the game and nothing that a player may not know: no seed, no deck.
"""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar

from caverna.bots import Bot, make_bot
from caverna.engine.chance import mix
from caverna.game import Game
from caverna.server.hide import without_seed
from caverna.server.served_table import ServedTable, game_at_its_beginning
from caverna.setup import Setup
from caverna.worker_process import come_and_go_with_the_parent

A = TypeVar("A")
R = TypeVar("R")
LAST_SECONDS = 3
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
    """The processes in which bots think; they start when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, riddle: Riddle) -> str:
        """The move a bot chooses."""
        return await self.have(think, riddle)

    async def have(self, work: Callable[[A], R], argument: A) -> R:
        """Have a worker do something. If the workers have died, new ones try once more."""
        try:
            return await self.ask(work, argument)
        except BrokenProcessPool:
            self.close()
            return await self.ask(work, argument)

    async def ask(self, work: Callable[[A], R], argument: A) -> R:
        """The same, tried once."""
        return await asyncio.get_running_loop().run_in_executor(self.workers(), work, argument)

    def workers(self) -> ProcessPoolExecutor:
        """The processes; they are new ones if there were none."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=come_and_go_with_the_parent)
        return self.pool

    def wake(self) -> None:
        """Bots will be asked soon: let a first worker start meanwhile."""
        if self.pool is None:
            self.workers().submit(come_to_the_table)

    def close(self) -> None:
        """Send the workers home without waiting for them."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def stop(self) -> None:
        """Send the workers home, and give them some time to say good-bye."""
        if self.pool is not None:
            leaving = asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(leaving, LAST_SECONDS)
            self.pool = None


# In a worker.

games: OrderedDict[str, Game] = OrderedDict()
bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
"""By table and name: a bot that has planned a whole turn is asked for the rest of it, too."""


def come_to_the_table() -> None:
    """Having come is all there is to do."""


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
