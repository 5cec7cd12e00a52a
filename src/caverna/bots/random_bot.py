"""A bot without a plan."""

from caverna.bots.bot import Bot
from caverna.bots.mind.random_play import ANYTIME_ONCE_IN
from caverna.engine.moves import Move
from caverna.expansions import box_of
from caverna.game import Game


class RandomBot(Bot):
    """Answers at random; once in ten decisions does something any-time first, if there is anything."""

    def choose(self, game: Game) -> Move:
        state = game.state
        wanted = box_of(state.rules).bots().answers_at_random(state)
        if wanted is not None:
            return state.rules.moves.all[wanted[self.roll(len(wanted))]]
        if self.roll(ANYTIME_ONCE_IN) == 0:
            anytime = game.anytime_moves()
            if anytime:
                return anytime[self.roll(len(anytime))]
        answers = game.answers()
        return answers[self.roll(len(answers))]
