"""The options of a set-up: those that differ from the recommended ones, and how they are read."""

from dataclasses import fields

from caverna.engine.ruleset import Options
from caverna.expansions import frantic_fiends
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.record import position_words as read
from caverna.record.position_words import Words, Wrong
from caverna.setup import option_values

KINDS: dict[str, type[Options]] = {frantic_fiends.BOX.name: FiendOptions}
"""The options of each expansion that has its own."""


def options_chosen(options: Options) -> list[tuple[str, str]]:
    """(name, value) of every option that is not the default."""
    values = [
        (option.name, str(option.default), str(getattr(options, option.name))) for option in fields(options)
    ]
    return [(name, value) for name, default, value in values if value != default]


def option_names(expansion: str) -> list[str]:
    """The names of all options of a game."""
    return [option.name for option in fields(KINDS.get(expansion, Options))]


def read_option(words: Words, expansion: str) -> tuple[str, str]:
    """`income after_refill`. Options whose values cannot be listed are judged by the set-up."""
    names = option_names(expansion)
    if len(words) != 2 or words[0] not in names:
        raise Wrong(f"an option is written 'option NAME VALUE' with one of {', '.join(names)}")
    values = option_values(expansion)
    return words[0], read.one_of(words[1:], values[words[0]]) if words[0] in values else words[1]


def options_from(chosen: dict[str, str], expansion: str) -> Options:
    """The options with these values, else as recommended."""
    return KINDS.get(expansion, Options)(**chosen)
