"""Options that several commands share."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from caverna.bots import BOT_NAMES, REGISTRY, UnknownBot, make_bot
from caverna.cli.seats import KINDS
from caverna.cli.terminal import wrap
from caverna.engine.errors import BadSetup, CavernaError
from caverna.expansion import BASE_GAME, Expansion
from caverna.expansions import all_expansions, expansion_named
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup
from caverna.words.texts import LANGUAGES

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
BOTS_THERE_ARE = f"{', '.join(REGISTRY)}, or module:Class; name:seconds for those that can use time"


Commands = argparse._SubParsersAction  # the public module has no name for it
Parser = argparse.ArgumentParser
Arguments = argparse.Namespace


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of a description and of the help on an option."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [line for part in text.splitlines() for line in wrap(part, width)]


class WrongUsage(CavernaError):
    """The options do not go together."""


def add_command(commands: "Commands[Parser]", name: str, summary: str, example: str) -> Parser:
    """A command with its description and an example."""
    return commands.add_parser(
        name,
        help=summary,
        description=summary,
        epilog=f"example:\n  {example}",
        formatter_class=HelpFormatter,
    )


def players(text: str) -> int:
    """A number of players."""
    return number_between(text, 1, MOST_PLAYERS)


def positive(text: str) -> int:
    """A number from 1 on."""
    return number_between(text, 1, 10**9)


def port(text: str) -> int:
    """A port, or 0 for a free one."""
    return number_between(text, 0, 65535)


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


def add_as_is(parser: Parser) -> None:
    """`--as-is`, for puzzles."""
    parser.add_argument("--as-is", action="store_true", help="set up a position even if no game leads to it")


def language_of(arguments: Arguments) -> str:
    """The language asked for, or that of the environment."""
    chosen: str | None = arguments.language
    if chosen is not None:
        return chosen
    spoken = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if spoken.lower().startswith(language)), LANGUAGES[0])


def add_set_and_options(parser: Parser) -> None:
    """`--set`, `--expansion` and `--option`."""
    parser.add_argument(
        "--expansion",
        choices=tuple(all_expansions()),
        help=f"what is played beside the base game (default: {BASE_GAME})",
    )
    parser.add_argument(
        "--set", choices=FURNISHING_SETS, default="full", help="which furnishings are in play (default: full)"
    )
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="\n".join(["a choice between rules, the recommended one first:", *listed_options()]),
    )


def options_of(box: Expansion) -> list[str]:
    """The names of the options one can choose with a box."""
    without_choice = {name for name, values in box.option_values().items() if len(values) == 1}
    without_choice |= set(box.terminal().options_not_to_be_chosen)
    return [name for name in box.option_names() if name not in without_choice]


def boxes_with(option: str) -> list[Expansion]:
    """The games that have an option; the base game comes first."""
    return [box for box in all_expansions().values() if option in options_of(box)]


def all_options() -> list[str]:
    """The names of all options of all games."""
    return list(dict.fromkeys(name for box in all_expansions().values() for name in options_of(box)))


def values_of(name: str) -> tuple[str, ...]:
    """The values an option can have; none if they cannot be listed."""
    return boxes_with(name)[0].option_values().get(name, ())


def listed_options() -> list[str]:
    """`income: before_refill, after_refill`; those of each box below its name."""
    lines: list[str] = []
    for box in all_expansions().values():
        own = [name for name in options_of(box) if boxes_with(name)[0] is box]
        if own and box.name != BASE_GAME:
            lines.append(f"and with {box.name}:")
        for name in own:
            lines.append(f"{name}: {', '.join(values_of(name)) or box.terminal().values_wanted(name)}")
    return lines


def option(text: str) -> tuple[str, str]:
    """NAME=VALUE, both of them known."""
    name, _, typed = text.partition("=")
    if name not in all_options():
        raise argparse.ArgumentTypeError(f"{name!r}: choose one of {', '.join(all_options())}")
    value, values = boxes_with(name)[0].terminal().value_meant(name, typed), values_of(name)
    if values and value not in values:
        raise argparse.ArgumentTypeError(f"{name}={value}: choose one of {', '.join(values)}")
    return name, value


def setup_of(arguments: Arguments, count: int, luck: int) -> Setup:
    """The set-up the options describe; what is not said is as recommended."""
    expansion: str = arguments.expansion or BASE_GAME
    chosen = dict(arguments.option)
    for name in chosen:
        if name not in expansion_named(expansion).option_names():
            needed = " or ".join(box.name for box in boxes_with(name))
            raise WrongUsage(f"--option {name}: only with --expansion {needed}")
    try:
        return Setup(count, arguments.set, chosen, luck, expansion)
    except BadSetup as wrong:
        raise WrongUsage(str(wrong)) from None


def bots(text: str) -> list[str]:
    """Names of bots with commas between them."""
    return names_among(text, BOT_NAMES)


def bot_specs(text: str) -> list[str]:
    """Bots with commas between them, each as `make_bot` understands it."""
    specs = [word.strip() for word in text.split(",")]
    for spec in specs:
        try:
            make_bot(spec, 0)
        except UnknownBot as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return specs


def check_all_can_sit(named: Sequence[str], places: int) -> None:
    """Fewer bots than seats come again and again; of more, some would never play."""
    if len(named) > places:
        raise WrongUsage(f"--bots names {len(named)} bots, but there are seats for {places}")


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
