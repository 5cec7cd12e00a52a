"""The options of a set-up that differ from the recommended ones."""

from dataclasses import fields

from caverna.engine.ruleset import Options


def options_chosen(options: Options) -> list[tuple[str, str]]:
    """(name, value) of every option that is not the default."""
    values = [
        (option.name, str(option.default), str(getattr(options, option.name))) for option in fields(options)
    ]
    return [(name, value) for name, default, value in values if value != default]
