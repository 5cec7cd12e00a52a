"""What the questions of the expansion name, in words."""

from caverna.expansions.frantic_fiends.words.names import orc_name, path_in_words, reward_name, steps_in_words
from caverna.words.doors import Naming

ARGUMENTS: dict[str, Naming] = {
    "orc": lambda words, letter, names: orc_name(words, letter),
    "reward": lambda words, key, names: reward_name(words, key),
    "bonus": lambda words, key, names: words.say(f"bonus-{key}"),
    "steps": lambda words, text, names: steps_in_words(words, text.split()),
    "path": lambda words, text, names: path_in_words(words, text.split()),
}
