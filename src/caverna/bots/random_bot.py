"""A bot without a plan."""

from caverna.bots.bot import Bot
from caverna.engine.moves import Move
from caverna.expansions.frantic_fiends.bots.answers import sparing_herds
from caverna.expansions.frantic_fiends.engine.orc_event import OrcActs
from caverna.game import Game

ANYTIME_ONCE_IN = 10


class RandomBot(Bot):
    """Answers at random; once in ten decisions does something any-time first, if there is anything.

    Only orcs find it awake: it lets none trample a herd that can be saved.
    """

    def choose(self, game: Game) -> Move:
        state = game.state
        if isinstance(state.agenda[-1], OrcActs):
            saving = sparing_herds(state)
            return state.rules.moves.all[saving[self.roll(len(saving))]]
        if self.roll(ANYTIME_ONCE_IN) == 0:
            anytime = game.anytime_moves()
            if anytime:
                return anytime[self.roll(len(anytime))]
        answers = game.answers()
        return answers[self.roll(len(answers))]
