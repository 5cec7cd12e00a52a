"""`caverna seal`: whether everything that was dealt in a game was settled before it began."""

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, add_language, language_of, path
from caverna.cli.files import read_text
from caverna.record.seal import check
from caverna.words.texts import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna seal game.record 3f0c..."
    parser = add_command(commands, "seal", example)
    parser.add_argument("record", type=path, help="the record of the finished game, from its server")
    parser.add_argument("seal", help="the seal that was shown at the table before the game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Say whether the seal holds."""
    checked = check(read_text(arguments.record), arguments.seal)
    words = Words(language_of(arguments))
    said = words.say("ui-seal-holds", deals=checked.deals)
    print(f"{said} {words.say('ui-seal-before', n=checked.before)}" if checked.before else said)
    return 0
