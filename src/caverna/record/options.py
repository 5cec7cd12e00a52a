"""The options of a set-up: those that differ from the recommended ones, and how they are read."""

from dataclasses import fields

from caverna.engine.reasons import say
from caverna.engine.ruleset import Options
from caverna.expansion import Expansion
from caverna.record import position_words as read
from caverna.record.position_words import Wrong


def options_chosen(options: Options) -> list[tuple[str, str]]:
    """(name, value) of every option that is not the default."""
    values = [
        (option.name, str(option.default), str(getattr(options, option.name))) for option in fields(options)
    ]
    return [(name, value) for name, default, value in values if value != default]


def read_option(words: list[str], box: Expansion) -> tuple[str, str]:
    """`income after_refill`. Options whose values cannot be listed are judged by the set-up."""
    names = box.option_names()
    if len(words) != 2 or words[0] not in names:
        raise Wrong(say("wrong-option", options=", ".join(names)))
    values = box.option_values()
    return words[0], read.one_of(words[1:], values[words[0]]) if words[0] in values else words[1]
