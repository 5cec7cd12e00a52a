"""Options that several commands share."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from caverna.bots import BOT_NAMES
from caverna.cli.seats import KINDS
from caverna.engine.errors import CavernaError
from caverna.engine.ruleset import OPTION_VALUES, Options
from caverna.locale import LANGUAGES
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

Commands = argparse._SubParsersAction  # the public module has no name for it
Parser = argparse.ArgumentParser
Arguments = argparse.Namespace


class WrongUsage(CavernaError):
    """The options do not go together."""


def add_command(commands: "Commands[Parser]", name: str, summary: str, example: str) -> Parser:
    """A command with its description and an example."""
    return commands.add_parser(
        name,
        help=summary,
        description=summary,
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def players(text: str) -> int:
    """A number of players."""
    return number_between(text, 1, MOST_PLAYERS)


def positive(text: str) -> int:
    """A number from 1 on."""
    return number_between(text, 1, 10**9)


def number_between(text: str, low: int, high: int) -> int:
    """A number in a range, or an error that names the range."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{number}: a number from {low} to {high} is expected")
    return number


def seed(text: str) -> int:
    """A seed: any number that fits into 63 bits."""
    return number_between(text, 0, 2**63 - 1)


def add_language(parser: Parser) -> None:
    """`--language`, by default that of the environment."""
    parser.add_argument("--language", choices=LANGUAGES, default=None, help="language of all texts")


def language_of(arguments: Arguments) -> str:
    """The language asked for, or that of the environment."""
    chosen: str | None = arguments.language
    if chosen is not None:
        return chosen
    spoken = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if spoken.lower().startswith(language)), LANGUAGES[0])


def add_set_and_options(parser: Parser) -> None:
    """`--set` and `--option`."""
    parser.add_argument(
        "--set", choices=FURNISHING_SETS, default="full", help="which furnishings are in play (default: full)"
    )
    choices = "; ".join(f"{name}={'|'.join(values)}" for name, values in OPTION_VALUES.items())
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"a choice between rules: {choices}",
    )


def option(text: str) -> tuple[str, str]:
    """NAME=VALUE, both of them known."""
    name, _, value = text.partition("=")
    if name not in OPTION_VALUES:
        raise argparse.ArgumentTypeError(f"{name!r}: choose one of {', '.join(OPTION_VALUES)}")
    if value not in OPTION_VALUES[name]:
        raise argparse.ArgumentTypeError(f"{name}={value}: choose one of {', '.join(OPTION_VALUES[name])}")
    return name, value


def options_of(arguments: Arguments) -> Options:
    """The options chosen, the others as recommended."""
    return Options(**dict(arguments.option))


def bots(text: str) -> list[str]:
    """Names of bots with commas between them."""
    return names_among(text, BOT_NAMES)


def seats(text: str) -> list[str]:
    """People and bots with commas between them."""
    return names_among(text, KINDS)


def names_among(text: str, known: Sequence[str]) -> list[str]:
    """The words of a list with commas, each of them a known one."""
    names = [word.strip().lower() for word in text.split(",")]
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name!r}: choose one of {', '.join(known)}")
    return names


def path(text: str) -> Path:
    """A file name; `~` is the home directory."""
    return Path(text).expanduser()
