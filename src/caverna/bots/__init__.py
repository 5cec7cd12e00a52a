"""Players that choose moves."""

from caverna.bots.bot import Bot
from caverna.bots.by_name import bot_seed, make_bot
from caverna.bots.registry import LEVEL_NAMES, REGISTRY, UnknownBot

__all__ = ["BOT_NAMES", "LEVEL_NAMES", "REGISTRY", "Bot", "UnknownBot", "bot_seed", "make_bot"]

BOT_NAMES = ("random", "greedy", *LEVEL_NAMES)
"""Those that may sit at a table; a lobby offers the levels."""
