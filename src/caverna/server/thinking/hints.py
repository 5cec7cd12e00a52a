"""Hints: found in a worker, once for each version of a table, and sent to whoever has asked."""

import asyncio
from dataclasses import dataclass

from caverna.bots.counsel import Advised, counsel
from caverna.bots.counsel.telling import tell
from caverna.engine.moves import END
from caverna.engine.state.game_state import GameState
from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import note_failure
from caverna.server.journal.metrics import Metrics
from caverna.server.protocol.messages import Hint, HintTurn
from caverna.server.tables.agreement import are_hints_on
from caverna.server.tables.connection import Connection, Refused, encoder
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.thinkers import GameSoFar, Thinkers, game_after, game_so_far
from caverna.words.texts import Words

NO_HINT = Refused("server", "server-hint-failed")


@dataclass(frozen=True)
class Wanted:
    """What a worker has to know to give advice."""

    game: GameSoFar
    seconds: float


def advise(wanted: Wanted) -> list[Advised]:
    """In a worker: what the seat that is asked should do."""
    game = game_after(wanted.game)
    assert game.seat is not None
    return counsel(game.state.copy(), game.seat, wanted.seconds)


class Hints:
    """Sits beside a table and is asked. One hint at a time is found, and only if it is still wanted."""

    def __init__(self, served: ServedTable, thinkers: Thinkers, metrics: Metrics, settings: Settings) -> None:
        self.served = served
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.one_by_one = asyncio.Lock()
        self.version = -1
        self.found: list[Advised] = []
        """For this version."""
        self.answering: set[asyncio.Task[None]] = set()

    def find_for(self, connection: Connection) -> None:
        """Begin to think about the present decision; the answer is sent when it is there."""
        table = self.served.table
        task = asyncio.create_task(self.answer(connection, table.version, table.game.state.copy()))
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def answer(self, connection: Connection, version: int, state: GameState) -> None:
        """Think, and tell it in the language of whoever asked; nothing if the table has gone on meanwhile."""
        try:
            found = await self.find(version)
        except Exception:
            self.metrics.errors += 1
            note_failure("hint failed", table=self.served.id)
            connection.refuse(NO_HINT)
            return
        if not are_hints_on(self.served, connection.seats):
            connection.refuse(Refused("no_hints", "server-no-hints"))
            return
        words, names = Words(connection.language), self.served.table.names
        turns = [hint_turn(words, state, each, names) for each in found]
        connection.send(encoder.encode(Hint(version, turns)))

    async def find(self, version: int) -> list[Advised]:
        """What to do at this version."""
        async with self.one_by_one:
            if self.version != version and self.served.table.version == version:
                wanted = Wanted(game_so_far(self.served), self.settings.hint_seconds)
                found = await asyncio.wait_for(self.thinkers.have(advise, wanted), self.settings.longest_wait)
                self.version, self.found = version, found
            return self.found if self.version == version else []

    def stop(self) -> None:
        """Nobody waits any more."""
        for task in self.answering:
            task.cancel()


def hint_turn(words: Words, state: GameState, advised: Advised, names: list[str]) -> HintTurn:
    """A way in words, and the moves that play it up to the end of the turn."""
    told = tell(words, state, advised, names)
    moves = [state.rules.moves.all[number] for number in advised.moves]
    if len(moves) > 1 and moves[-1].verb == END:
        moves.pop()
    return HintTurn([move.text for move in moves], told.steps, told.points, told.reasons, told.next_steps)
