"""An option for each setting of the server, for the commands that need some of them."""

import os
from collections.abc import Container

from caverna.cli.arguments import Arguments, Group, Parser, WrongUsage
from caverna.server.configuration.declared import Declared
from caverna.server.configuration.read_settings import FILE_FLAG, FILE_VARIABLE, WrongSetting, read_settings
from caverna.server.configuration.setting_kinds import SWITCH
from caverna.server.configuration.settings import Settings, all_settings

ALL = frozenset(declared.name for declared in all_settings())


def add_settings(parser: Parser, names: Container[str] = ALL) -> None:
    """The options for these settings, and the one for the file."""
    parser.add_argument(
        FILE_FLAG,
        metavar="FILE",
        help=f"TOML file with settings (also {FILE_VARIABLE}); the environment and options come before it",
    )
    wanted = [declared for declared in all_settings() if declared.name in names]
    for group in dict.fromkeys(declared.group for declared in wanted):
        options = parser.add_argument_group(group.lower())
        for declared in wanted:
            if declared.group == group:
                add_setting(options, declared)


def add_setting(options: Group, declared: Declared) -> None:
    """The option of a setting; a switch that is only named is meant to be on."""
    option = options.add_argument(
        declared.flag,
        dest=declared.name,
        metavar=declared.kind.metavar,
        action="append" if declared.kind.is_list else "store",
        help=help_on(declared),
    )
    if declared.kind is SWITCH:
        option.nargs, option.const = "?", "true"


def help_on(declared: Declared) -> str:
    """What it means, what it usually is, and its variable."""
    text = f"{declared.means} Usually {declared.usual}; {declared.variable}"
    return text.replace("%", "%%")


def settings_of(arguments: Arguments) -> Settings:
    """What the options, the environment and the file say."""
    try:
        return read_settings(vars(arguments), os.environ)
    except WrongSetting as wrong:
        raise WrongUsage("error-as-is", text=wrong.said) from None
