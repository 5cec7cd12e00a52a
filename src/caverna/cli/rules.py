"""`caverna rules`: what a space, a tile, a good or a loot item does, and what settles doubts about it."""

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, add_language, language_of, players
from caverna.cli.console import Console
from caverna.cli.terminal import in_columns, wrap
from caverna.engine.ruleset import Ruleset
from caverna.locale import Words
from caverna.setup import Setup
from caverna.wording import help_on
from caverna.wording.help_texts import names_of, topics

USUAL_PLAYERS = 7
"""Where most spaces are in play."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    summary = "Explain a thing of the game; without a name list all there are."
    parser = add_command(commands, "rules", summary, "caverna rules Seam --language de")
    parser.add_argument("name", nargs="*", metavar="NAME", help="in any language, or the key")
    parser.add_argument(
        "--players",
        type=players,
        default=USUAL_PLAYERS,
        help=f"as it is with so many players (default: {USUAL_PLAYERS})",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Print the help, or the list of names."""
    console = Console()
    words = Words(language_of(arguments))
    rules = Setup(players=arguments.players).ruleset()
    if not arguments.name:
        console.show(all_names(words, console, rules))
        return 0
    for text in help_on(words, rules, " ".join(arguments.name)):
        console.show(wrap(text, console.width, "   "))
    return 0


def all_names(words: Words, console: Console, rules: Ruleset) -> list[str]:
    """Everything one can ask about, by groups."""
    groups: dict[str, list[str]] = {}
    for topic in topics(rules):
        groups.setdefault(topic.kind, []).append(names_of(words, topic)[0])
    lines: list[str] = []
    for kind, names in groups.items():
        lines.append(console.paint(words.say(f"ui-cli-group-{kind}"), "bold"))
        lines += in_columns([f"  {name}" for name in names], console.width)
    return lines
