"""The bots that have a name, and how each of them is made."""

from collections.abc import Callable

from caverna.bots.bot import Bot
from caverna.bots.greedy import GreedyBot
from caverna.bots.levels import LEVELS, Level
from caverna.bots.random_bot import RandomBot
from caverna.words.told import ToldError

LOOKS = "looks"
"""`level7:300looks`: so much thought for each decision that it is the same on every machine."""
Factory = Callable[[int, float | None], Bot]
"""Makes a bot from its seed and the seconds it may think about a decision; None: as long as it likes."""


class UnknownBot(ToldError):
    """There is no such bot."""


class TakesNoTime(UnknownBot):
    """The bot would play the same with more or less time."""


def without_a_clock(kind: Callable[[int], Bot]) -> Factory:
    """The factory of a bot that knows no seconds."""

    def make(seed: int, seconds: float | None) -> Bot:
        if seconds is not None:
            raise TakesNoTime("error-bot-takes-no-time", bot=kind.__name__)
        return kind(seed)

    return make


def of_level(level: Level) -> Factory:
    """The factory of a level; only those that look ahead can use time."""

    def make(seed: int, seconds: float | None) -> Bot:
        from caverna.bots.thinking_bot import (
            ThinkingBot,  # and all it has learned: only for those who play it
        )

        return ThinkingBot(seed, level, seconds)

    return make if level.own_turns else without_a_clock(lambda seed: make(seed, None))


def of_level_with_looks(name: str, seed: int, looks: int) -> Bot:
    """A level that may look for turns so many times at each decision, however long that takes."""
    from caverna.bots.thinking_bot import ThinkingBot

    level = LEVELS[LEVEL_NAMES.index(name)] if name in LEVEL_NAMES else None
    if level is None or not level.own_turns:
        raise TakesNoTime("error-bot-takes-no-looks", bot=name)
    return ThinkingBot(seed, level, looks=looks)


def prototype(seed: int) -> Bot:
    """The bot of the first hour, which is loaded only for those who want it."""
    from caverna.bots.prototype import PrototypeBot

    return PrototypeBot(seed)


LEVEL_NAMES = tuple(f"level{number}" for number in range(1, len(LEVELS) + 1))
REGISTRY: dict[str, Factory] = {
    "random": without_a_clock(RandomBot),
    "greedy": without_a_clock(GreedyBot),
    "prototype": without_a_clock(prototype),
    **{name: of_level(level) for name, level in zip(LEVEL_NAMES, LEVELS, strict=True)},
}
