"""Who thinks at a table on this machine, in processes of their own: bots, advisers, those who look back.

Loaded when somebody has to think for the first time: a start does not wait for it.
"""

from caverna.engine.moves import Move
from caverna.server.configuration.settings import Settings
from caverna.server.journal.metrics import Metrics
from caverna.server.protocol.http_messages import Review
from caverna.server.protocol.messages import HintTurn
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.hints import Wanted, advise, hint_turn
from caverna.server.thinking.reviews import Reviews, in_words
from caverna.server.thinking.thinkers import Thinkers, game_so_far, riddle_of
from caverna.server.thinking.workers import TookTooLong, WorkerDied, WorkFailed
from caverna.terminal.source import NoAnswer
from caverna.words.texts import Words


class LocalThinking:
    """Thinks for one table."""

    def __init__(self, served: ServedTable, settings: Settings) -> None:
        self.served = served
        self.settings = settings
        self.thinkers = Thinkers(settings)
        self.reviews: Reviews | None = None

    async def choose(self) -> Move:
        """What the bot chooses whose turn it is; one that fails takes the first answer."""
        game = self.served.table.game
        try:
            return game.move(await self.thinkers.choose(riddle_of(self.served)))
        except (TookTooLong, WorkerDied, WorkFailed):
            return game.answers()[0]

    async def hint(self, words: Words) -> list[HintTurn]:
        """What somebody who knows the game would do."""
        table = self.served.table
        state = table.game.state.copy()
        wanted = Wanted(game_so_far(self.served), self.settings.hint_seconds)
        try:
            found = await self.thinkers.have(advise, wanted)
        except (TookTooLong, WorkerDied, WorkFailed) as error:
            raise NoAnswer(words.say("server-hint-failed")) from error
        return [hint_turn(words, state, each, table.names) for each in found]

    def review(self, words: Words) -> Review:
        """How far the look back at the game is."""
        if self.reviews is None:
            self.reviews = Reviews(self.thinkers, Metrics(), self.settings)
        return in_words(self.reviews.look_at(self.served), self.served, words)

    async def stop(self) -> None:
        """Nobody waits for it any more."""
        if self.reviews is not None:
            self.reviews.stop()
        await self.thinkers.stop()
