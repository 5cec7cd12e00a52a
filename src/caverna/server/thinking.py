"""Bots think in processes of their own, so that no table ever waits for another table's bot.

A worker is told the moves of the game and nothing that its bot may not know: no seed, no deck.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace

from caverna.bots import make_bot
from caverna.engine.chance import mix
from caverna.game import Game
from caverna.server.hide import without_seed
from caverna.server.served_table import ServedTable, game_at_its_beginning
from caverna.setup import Setup

LAST_SECONDS = 3
MOST_GAMES = 1024
"""So many games a worker keeps in mind, so that it need not play them from the start."""


@dataclass(frozen=True)
class Riddle:
    """What a worker has to know to choose a move."""

    table: str
    setup: Setup
    origin: str
    moves: tuple[int, ...]
    bot: str
    luck: int


def riddle_of(served: ServedTable) -> Riddle:
    """The present decision of a bot."""
    table = served.table
    seat = table.game.seat
    assert seat is not None
    assert table.is_bot(seat)
    seed = mix(table.setup.seed & (1 << 64) - 1)
    return Riddle(
        table=served.id,
        setup=replace(table.setup, seed=0),
        origin=without_seed(table.game.origin),
        moves=tuple(logged.move.number for logged in table.log.moves),
        bot=table.seats[seat].bot,
        luck=mix(mix(seed ^ seat + 1) ^ len(table.log.moves)),
    )


class Thinkers:
    """The processes in which bots think; they start when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, riddle: Riddle) -> str:
        """The move a bot chooses. If the workers have died, new ones try once more."""
        try:
            return await self.ask(riddle)
        except BrokenProcessPool:
            self.close()
            return await self.ask(riddle)

    async def ask(self, riddle: Riddle) -> str:
        """Have a worker think."""
        return await asyncio.get_running_loop().run_in_executor(self.workers(), think, riddle)

    def workers(self) -> ProcessPoolExecutor:
        """The processes; they are new ones if there were none."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=come_and_go_with_the_server)
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


def come_and_go_with_the_server() -> None:
    """An interrupt is the server's business; without the server there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def leave_with_it() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=leave_with_it, daemon=True).start()


def come_to_the_table() -> None:
    """Having come is all there is to do."""


def think(riddle: Riddle) -> str:
    """The move the bot chooses. The same riddle always has the same answer."""
    game = game_after(riddle)
    return make_bot(riddle.bot, riddle.luck).choose(game).text


def game_after(riddle: Riddle) -> Game:
    """The game at the decision, played on from what this worker remembers of it."""
    game = games.pop(riddle.table, None)
    if game is None or not is_start_of(game, riddle.moves):
        game = game_at_its_beginning(riddle.setup, riddle.origin)
    for number in riddle.moves[len(game.moves_played) :]:
        game.play(number)
    games[riddle.table] = game
    if len(games) > MOST_GAMES:
        games.popitem(last=False)
    return game


def is_start_of(game: Game, moves: tuple[int, ...]) -> bool:
    """Whether the game could go on like that."""
    return tuple(move.number for _, move in game.moves_played) == moves[: len(game.moves_played)]
