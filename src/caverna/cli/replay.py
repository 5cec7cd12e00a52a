"""`caverna replay`: a stored game told from the beginning."""

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_command,
    add_language,
    language_of,
    number_between,
    path,
)
from caverna.cli.console import Console
from caverna.cli.draw_action_board import draw_action_board
from caverna.cli.draw_home_board import draw_board_of
from caverna.cli.draw_player import draw_sheet
from caverna.cli.draw_score import draw_result, draw_score
from caverna.cli.narrate import narrate_moves
from caverna.cli.score import seat_labels
from caverna.cli.stored_games import load_record
from caverna.engine.moves import SEAT_NAMES
from caverna.game import Game
from caverna.words.texts import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "replay", "caverna replay game.txt --step 40 --language de")
    parser.add_argument("file", type=path, metavar="FILE")
    parser.add_argument("--step", type=step, metavar="N", help="stop after N moves and show all boards")
    add_language(parser)
    parser.set_defaults(run=run)


def step(text: str) -> int:
    """A number of moves."""
    return number_between(text, 0, 10**6)


def run(arguments: Arguments) -> int:
    """Print the log."""
    stored = load_record(arguments.file)
    console = Console()
    words = Words(language_of(arguments))
    names = seat_labels(stored.names)
    played = len(stored.game.moves_played)
    count = played if arguments.step is None else min(arguments.step, played)
    told, game = narrate_moves(words, console.paint, stored.game, names, console.width, count)
    console.show(told)
    console.say("")
    if arguments.step is not None:
        console.say(console.paint(words.say("ui-cli-after-moves", n=count, of=played), "bold"))
        console.show(boards(words, console, game, names))
    if game.is_over:
        console.show(draw_result(words, console.paint, game, names))
    else:
        console.say(console.paint(words.say("ui-score-now"), "bold"))
        console.show(draw_score(words, console.paint, game.score(), names))
    return 0


def boards(words: Words, console: Console, game: Game, names: list[str]) -> list[str]:
    """The whole table."""
    state, paint, width = game.state, console.paint, console.width
    lines = [*draw_action_board(words, paint, state, width, {}), ""]
    for seat, name in enumerate(names):
        lines.append(paint(words.say("ui-home-board-of", player=name), "bold"))
        lines += draw_board_of(words, paint, state, seat, width)
        lines += [*draw_sheet(words, paint, state, seat, width), ""]
    if not game.is_over:
        lines += [game.question.text(words.language, SEAT_NAMES), ""]
    return lines
