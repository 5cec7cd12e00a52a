"""What questions and moves of the expansion name, in words."""

from caverna.expansions.frantic_fiends.words.names import (
    extension_name,
    orc_name,
    path_in_words,
    reward_name,
    steps_in_words,
    strip_name,
    trap_name,
)
from caverna.words.doors import Naming

ARGUMENTS: dict[str, Naming] = {
    "orc": lambda words, letter, names: orc_name(words, letter),
    "trap": lambda words, key, names: trap_name(words, key),
    "extension": lambda words, key, names: extension_name(words, key),
    "strip": lambda words, key, names: strip_name(words, key),
    "reward": lambda words, key, names: reward_name(words, key),
    "bonus": lambda words, key, names: words.say(f"bonus-{key}"),
    "steps": lambda words, text, names: steps_in_words(words, text.split()),
    "path": lambda words, text, names: path_in_words(words, text.split()),
}
