"""`caverna seal`: whether everything that was dealt in a game was settled before it began."""

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, path
from caverna.cli.files import read_text
from caverna.record.seal import check


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna seal game.record 3f0c..."
    parser = add_command(commands, "seal", example)
    parser.add_argument("record", type=path, help="the record of the finished game, from its server")
    parser.add_argument("seal", help="the seal that was shown at the table before the game")
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Say whether the seal holds."""
    checked = check(read_text(arguments.record), arguments.seal)
    before = f" ({checked.before} had been made before)" if checked.before else ""
    print(f"The seal holds: all {checked.deals} deals follow from the seed that was sealed{before}.")
    return 0
