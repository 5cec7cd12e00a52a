"""`caverna score`: what a stored game is worth."""

import json

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_as_is,
    add_command,
    add_language,
    language_of,
    path,
)
from caverna.cli.console import Console
from caverna.cli.draw_score import draw_score
from caverna.cli.stored_games import load_game
from caverna.engine.moves import SEAT_NAMES
from caverna.game import Game
from caverna.words.texts import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "score", "caverna score game.txt --json")
    parser.add_argument("file", type=path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="as data")
    add_as_is(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Print the table."""
    stored = load_game(arguments.file, arguments.as_is)
    if arguments.json:
        print(json.dumps(as_data(stored.game, stored.names), ensure_ascii=False, indent=2))
        return 0
    console = Console()
    words = Words(language_of(arguments))
    title = words.say("ui-final-score" if stored.game.is_over else "ui-score-now")
    console.say(console.paint(title, "bold"))
    console.show(draw_score(words, console.paint, stored.game.score(), seat_labels(stored.names)))
    return 0


def seat_labels(names: list[str]) -> list[str]:
    """The letter of each seat, with the name that was written down."""
    return [f"{letter} ({name})" if name else letter for letter, name in zip(SEAT_NAMES, names, strict=False)]


def as_data(game: Game, names: list[str]) -> dict[str, object]:
    """The scores as plain data."""
    seats = [
        {"seat": SEAT_NAMES[seat], "name": names[seat], "total": sum(sheet.values()), "categories": sheet}
        for seat, sheet in enumerate(game.score())
    ]
    winners = [SEAT_NAMES[seat] for seat in game.winners()]
    return {"is_over": game.is_over, "round": game.state.round, "seats": seats, "winners": winners}
