"""`caverna solve`: how high can one get alone?"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_command,
    add_language,
    add_set_and_options,
    language_of,
    path,
    positive,
    seed,
    setup_of,
)
from caverna.cli.console import Console
from caverna.cli.draw_score import draw_score
from caverna.cli.files import write_text
from caverna.cli.progress import watched
from caverna.cli.runs import add_crew, crew_of, results_kept
from caverna.game import Game
from caverna.record.record import write_record
from caverna.research.solving.hunt import Quarry, SoloGame, played
from caverna.research.solving.season import Season, best_games, stages
from caverna.words.names import furnishing_name
from caverna.words.texts import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna solve --width 20 --hunts 8 --stages 10 --run results/solo --records records"
    parser = add_command(commands, "solve", example)
    parser.add_argument(
        "--width",
        type=positive,
        default=20,
        help="games that a search keeps in mind (default: 20)",
    )
    parser.add_argument("--hunts", type=positive, default=8, help="searches of each stage (default: 8)")
    parser.add_argument(
        "--stages",
        type=positive,
        default=4,
        help="after each one it learns from what was found, and searches the best games again from their "
        "middle (default: 4)",
    )
    parser.add_argument(
        "--luck", type=seed, default=0, help="another number searches in another way (default: 0)"
    )
    parser.add_argument(
        "--seed", type=seed, default=0, help="what chance is dealt from, where there is any (default: 0)"
    )
    add_set_and_options(parser)
    add_crew(parser)
    parser.add_argument("--best", type=positive, default=3, help="games to keep (default: 3)")
    parser.add_argument("--records", type=path, metavar="DIR", help="write the best games there")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Search, and show the best games."""
    setup = setup_of(arguments, 1, arguments.seed)
    game = SoloGame(setup.furnishings, setup.expansion, dict(sorted(arguments.option)), setup.seed)
    learned = setup.box.bots().learned(game.new_game().state.rules)
    net = str(learned) if learned is not None else None
    season = Season(game, net, (arguments.width,), arguments.hunts, arguments.luck)
    best = best_games(search(arguments, season))[: arguments.best]
    show(arguments, game, best)
    return 0


def search(arguments: Arguments, season: Season) -> list[Quarry]:
    """Everything that was found; who watches is told whenever there is a better game than before."""
    found: list[Quarry] = []
    most = -sys.maxsize
    with results_kept(arguments, identity(season), Quarry) as kept, folder_for_nets(arguments) as folder:
        results = stages(season, arguments.stages, folder, lambda: crew_of(arguments), kept)
        with closing(results):
            for done in watched(results, arguments.stages * arguments.hunts):
                found.append(done.result)
                if done.result.points > most:
                    most = done.result.points
                    print(f"caverna: {most} points in hunt {done.key}", file=sys.stderr)
    return found


def identity(season: Season) -> dict[str, object]:
    """What makes it this run and no other. More stages go on with the same results."""
    return {"command": "solve", **msgspec.to_builtins(msgspec.structs.replace(season, net="solo"))}


@contextmanager
def folder_for_nets(arguments: Arguments) -> Iterator[Path]:
    """Where is kept what was learned: beside the results, or as long as the command runs."""
    if arguments.run_directory is not None:
        yield arguments.run_directory
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def show(arguments: Arguments, game: SoloGame, best: list[Quarry]) -> None:
    """The score sheets side by side, and what was built."""
    words, console = Words(language_of(arguments)), Console()
    games = [played(game, found.moves) for found in best]
    names = [words.say("ui-solve-place", n=number) for number in range(1, len(games) + 1)]
    console.show(draw_score(words, console.paint, [each.score()[0] for each in games], names))
    for number, each in enumerate(games, start=1):
        console.say("", words.say("ui-solve-rooms", n=number, rooms=rooms_of(words, each)))
        if arguments.records is not None:
            file = arguments.records / f"best_{number}.record"
            write_text(file, write_record(each))
            console.say(words.say("ui-solve-record", n=number, file=str(file)))


def rooms_of(words: Words, game: Game) -> str:
    """What was furnished, in that order, without what one begins with."""
    tiles, at_first = game.state.rules.furnishings, Game(game.setup).state.players[0].rooms
    built = [number for _, number in game.state.players[0].rooms[len(at_first) :]]
    return ", ".join(furnishing_name(words, tiles[number].key) for number in built) or "-"
