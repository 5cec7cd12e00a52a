"""The bots that have a name, and how each of them is made."""

from collections.abc import Callable

from caverna.bots.bot import Bot
from caverna.bots.greedy import GreedyBot
from caverna.bots.levels import LEVELS, Level
from caverna.bots.prototype import PrototypeBot
from caverna.bots.random_bot import RandomBot
from caverna.bots.thinking_bot import ThinkingBot
from caverna.engine.errors import CavernaError

Factory = Callable[[int, float | None], Bot]
"""Makes a bot from its seed and the seconds it may think about a decision; None: as long as it likes."""


class UnknownBot(CavernaError):
    """There is no such bot."""


class TakesNoTime(UnknownBot):
    """The bot would play the same with more or less time."""


def without_a_clock(kind: Callable[[int], Bot]) -> Factory:
    """The factory of a bot that knows no seconds."""

    def make(seed: int, seconds: float | None) -> Bot:
        if seconds is not None:
            raise TakesNoTime("this bot thinks no longer if it may: leave the seconds away")
        return kind(seed)

    return make


def of_level(level: Level) -> Factory:
    """The factory of a level; only those that look ahead can use time."""

    def make(seed: int, seconds: float | None) -> Bot:
        return ThinkingBot(seed, level, seconds)

    return make if level.own_turns else without_a_clock(lambda seed: ThinkingBot(seed, level))


LEVEL_NAMES = tuple(f"level{number}" for number in range(1, len(LEVELS) + 1))
REGISTRY: dict[str, Factory] = {
    "random": without_a_clock(RandomBot),
    "greedy": without_a_clock(GreedyBot),
    "prototype": without_a_clock(PrototypeBot),
    **{name: of_level(level) for name, level in zip(LEVEL_NAMES, LEVELS, strict=True)},
}
