"""The games of a study. Good bots would always begin alike, so the first placements are drawn by lot."""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.bots import Bot, bot_seed
from caverna.engine.moves import PLACE, Move
from caverna.game import Game
from caverna.research.crew import Job
from caverna.research.matches import Match, bots_of, let_play
from caverna.research.study.facts import GameFacts, facts_of
from caverna.research.tournament import deal_seats
from caverna.setup import Setup


@dataclass(frozen=True)
class StudyGame:
    """A game to be played."""

    match: Match
    lots: int
    """So many placements of each seat are drawn."""


class BeginsByLot(Bot):
    """Places its first dwarfs where the lot falls, and leaves everything else to another bot."""

    def __init__(self, bot: Bot, lots: int, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot
        self.lots = lots

    def choose(self, game: Game) -> Move:
        spaces = [move for move in game.answers() if move.verb == PLACE] if self.lots else []
        if not spaces:
            return self.bot.choose(game)
        self.lots -= 1
        return spaces[self.roll(len(spaces))]


def games_of(setup: Setup, bots: Sequence[str], games: int, lots: int) -> list[Job[StudyGame]]:
    """All games by number; whoever wants more of them gets the same ones first."""
    matches = deal_seats(setup, bots, games)
    return [Job(str(number), StudyGame(match, lots)) for number, match in enumerate(matches)]


def play_and_note(job: StudyGame) -> GameFacts:
    """Play one game; all that is kept of it are its facts."""
    match, game = job.match, Game(job.match.setup)
    bots = [
        BeginsByLot(bot, job.lots, bot_seed(~match.setup.seed, seat))
        for seat, bot in enumerate(bots_of(match))
    ]
    let_play(game, bots)
    return facts_of(game, match.bots)
