"""A bot whose process dies in the middle of a game, once."""

import os
import signal
from pathlib import Path

from caverna.bots.random_bot import RandomBot
from caverna.engine.moves import Move
from caverna.game import Game

MARK = "MORTAL_BOT_HAS_DIED"
"""In the environment: the file that says that it has happened."""
LAST_DECISION = 25


class Mortal(RandomBot):
    """Plays like `random` otherwise."""

    def choose(self, game: Game) -> Move:
        mark = Path(os.environ[MARK])
        if len(game.moves_played) > LAST_DECISION and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game)
