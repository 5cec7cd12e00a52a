"""`caverna rules`: what a space, a tile, a good or a loot item does, and what decides doubts about it."""

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, add_language, language_of, players
from caverna.cli.console import Console
from caverna.cli.terminal import in_columns, wrap
from caverna.engine.ruleset import Ruleset
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions
from caverna.setup import Setup
from caverna.words.help_texts import UnknownName, help_on, topics
from caverna.words.texts import Words
from caverna.words.topics import names_of

USUAL_PLAYERS = 7
"""Where most spaces are in play."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "rules", "caverna rules Seam --language de")
    parser.add_argument("name", nargs="*", metavar="NAME", help="in any language, or the key")
    parser.add_argument(
        "--players",
        type=players,
        default=USUAL_PLAYERS,
        help=f"as it is with so many players (default: {USUAL_PLAYERS})",
    )
    parser.add_argument(
        "--expansion",
        choices=tuple(all_expansions()),
        help=f"as it is with this expansion (default: {BASE_GAME}; names of all others are found anyway)",
    )
    for box in all_expansions().values():
        box.terminal().add_rules_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Print the help, the list of names, or what a box has to show."""
    console = Console()
    words = Words(language_of(arguments))
    for box in all_expansions().values():
        lines = box.terminal().rules(words, console, arguments)
        if lines is not None:
            console.show(lines)
            return 0
    expansion = arguments.expansion or BASE_GAME
    rules = Setup(players=arguments.players, expansion=expansion).ruleset()
    if not arguments.name:
        console.show(all_names(words, console, rules))
        return 0
    for text in explain(words, arguments, rules, " ".join(arguments.name)):
        console.show(wrap(text, console.width, "   "))
    return 0


def explain(words: Words, arguments: Arguments, rules: Ruleset, name: str) -> list[str]:
    """The help on a name; unless a game is asked for, all boxes are searched, too."""
    try:
        return help_on(words, rules, name)
    except UnknownName as unknown:
        if arguments.expansion:
            raise
        not_found = unknown
    for box in all_expansions():
        try:
            return help_on(words, Setup(players=arguments.players, expansion=box).ruleset(), name)
        except UnknownName as unknown:
            not_found = unknown
    raise not_found


def all_names(words: Words, console: Console, rules: Ruleset) -> list[str]:
    """Everything one can ask about, by groups."""
    groups: dict[str, list[str]] = {}
    for topic in topics(rules):
        groups.setdefault(topic.kind, []).append(names_of(words, rules, topic)[0])
    lines: list[str] = []
    for kind, names in groups.items():
        lines.append(console.paint(words.say(f"ui-cli-group-{kind}"), "bold"))
        lines += in_columns([f"  {name}" for name in names], console.width)
    return lines
