"""Players that choose moves."""

from caverna.bots.bot import Bot
from caverna.bots.greedy import GreedyBot
from caverna.bots.random_bot import RandomBot
from caverna.engine.errors import CavernaError

BOT_NAMES = ("random", "greedy")


class UnknownBot(CavernaError):
    """There is no bot of that name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed and game give the same moves."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise UnknownBot(f"there is no bot {name!r}; choose one of {', '.join(BOT_NAMES)}")
