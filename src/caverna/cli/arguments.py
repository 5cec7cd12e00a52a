"""Options that several commands share."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from caverna.bots import REGISTRY, UnknownBot, make_bot
from caverna.bots.by_name import installed_bots
from caverna.cli.commands import all_commands
from caverna.cli.spoken import language_of_environment, told, word
from caverna.cli.terminal import wrap
from caverna.engine.errors import BadSetup
from caverna.engine.reasons import Said
from caverna.expansion import BASE_GAME, Expansion
from caverna.expansions import all_expansions, expansion_named
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup
from caverna.table.seats import HUMAN
from caverna.words.texts import LANGUAGES
from caverna.words.told import ToldError, said_of

BOTS_THERE_ARE = (
    f"{', '.join((*REGISTRY, *installed_bots()))}, module:Class, or program:COMMAND; "
    "name:seconds for those that can use time"
)


Commands = argparse._SubParsersAction  # the public module has no name for it
Group = argparse._ArgumentGroup  # likewise
Parser = argparse.ArgumentParser
Arguments = argparse.Namespace


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of a description and of the help on an option."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [line for part in text.splitlines() for line in wrap(part, width)]


def wrong_word(key: str, **figures: Said) -> argparse.ArgumentTypeError:
    """What is wrong with a word behind an option; the parser puts the option before it."""
    return argparse.ArgumentTypeError(told(WrongUsage(key, **figures)))


class WrongUsage(ToldError):
    """The options do not go together."""


def add_command(commands: "Commands[Parser]", name: str, example: str) -> Parser:
    """A command of the program; the table of all commands says what it does."""
    return described(commands, name, all_commands()[name].summary, example)


def described(commands: "Commands[Parser]", name: str, summary: str, example: str) -> Parser:
    """A command, or a part of one, with its description and an example."""
    return commands.add_parser(
        name,
        help=summary,
        description=summary,
        epilog=f"{word('example:')}\n  {example}",
        formatter_class=HelpFormatter,
    )


def players(text: str) -> int:
    """A number of players."""
    return number_between(text, 1, MOST_PLAYERS)


def positive(text: str) -> int:
    """A number from 1 on."""
    return number_between(text, 1, 10**9)


def none_or_more(text: str) -> int:
    """A number from 0 on."""
    return number_between(text, 0, 10**9)


def port(text: str) -> int:
    """A port, or 0 for a free one."""
    return number_between(text, 0, 65535)


def number_between(text: str, low: int, high: int) -> int:
    """A number in a range, or an error that names the range."""
    try:
        number = int(text)
    except ValueError:
        raise wrong_word("error-no-number", text=repr(text)) from None
    if not low <= number <= high:
        raise wrong_word("error-number-range", number=str(number), low=str(low), high=str(high))
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
    return chosen or language_of_environment()


def add_games(parser: Parser, bots: str) -> None:
    """Which games bots play among themselves: how many, with how many, who, from which luck, which box."""
    parser.add_argument("--players", type=players, default=2, help="number of players (default: 2)")
    parser.add_argument("--games", type=positive, default=100, help="number of games (default: 100)")
    parser.add_argument(
        "--bots", type=bot_specs, default=[bots], metavar="NAMES", help=f"who plays: {BOTS_THERE_ARE}"
    )
    parser.add_argument(
        "--seed", type=seed, default=0, help="the same seed gives the same games (default: 0)"
    )
    add_set_and_options(parser)


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
        raise wrong_word("error-choose", what=repr(name), choices=", ".join(all_options()))
    value, values = boxes_with(name)[0].terminal().value_meant(name, typed), values_of(name)
    if values and value not in values:
        raise wrong_word("error-choose", what=f"{name}={value}", choices=", ".join(values))
    return name, value


def setup_of(arguments: Arguments, count: int, luck: int) -> Setup:
    """The set-up the options describe; what is not said is as recommended."""
    expansion: str = arguments.expansion or BASE_GAME
    chosen = dict(arguments.option)
    for name in chosen:
        if name not in expansion_named(expansion).option_names():
            needed = " or ".join(box.name for box in boxes_with(name))
            raise WrongUsage("error-only-with-box", option=name, boxes=needed)
    try:
        return Setup(count, arguments.set, chosen, luck, expansion)
    except BadSetup as wrong:
        raise WrongUsage("error-as-is", text=said_of(wrong)) from None


def bot_specs(text: str) -> list[str]:
    """Bots with commas between them, each as `make_bot` understands it."""
    return [bot_spec(word.strip()) for word in text.split(",")]


def bot_spec(text: str) -> str:
    """One bot, as `make_bot` understands it; small and large letters of ours are the same."""
    spec = text.lower() if text.lower().partition(":")[0] in REGISTRY else text
    try:
        make_bot(spec, 0)
    except UnknownBot as error:
        raise argparse.ArgumentTypeError(told(error)) from None
    return spec


def check_all_can_sit(named: Sequence[str], places: int) -> None:
    """Fewer bots than seats come again and again; of more, some would never play."""
    if len(named) > places:
        raise WrongUsage("error-surplus-bots", bots=len(named), places=places)


def seats(text: str) -> list[str]:
    """People and bots with commas between them."""
    return [seat if seat == HUMAN else bot_spec(seat) for seat in (word.strip() for word in text.split(","))]


def path(text: str) -> Path:
    """A file name; `~` is the home directory."""
    return Path(text).expanduser()
