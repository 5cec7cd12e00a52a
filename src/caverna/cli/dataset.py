"""`caverna dataset`: games between bots as Parquet, every decision with its alternatives."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, redirect_stdout
from pathlib import Path

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_games,
    check_all_can_sit,
    path,
    setup_of,
)
from caverna.cli.files import UnreadableFile
from caverna.cli.progress import counted, watched
from caverna.cli.runs import add_crew, crew_of, extra, results_kept
from caverna.cli.stored_games import load_record
from caverna.record.record import write_record
from caverna.research.crew import Crew, Job
from caverna.research.datasets.decisions import RecordedGame, play_and_record
from caverna.research.executor import run_jobs
from caverna.research.matches import Match
from caverna.research.tournament import deal_seats
from caverna.setup import Setup


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna dataset games/greedy --bots greedy --players 2 --games 1000"
    parser = add_command(commands, "dataset", example)
    parser.add_argument("folder", type=path, help="where: games.parquet and decisions.parquet")
    parser.add_argument(
        "--records", type=path, nargs="+", metavar="FILE", help="write these finished games, play none"
    )
    add_games(parser, "greedy")
    add_crew(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Play and write."""
    with extra("research"):
        from caverna.research.datasets.files import GAMES_FILE, write_dataset
    if (arguments.folder / GAMES_FILE).exists():
        raise WrongUsage("error-dataset-is-there", folder=str(arguments.folder))
    games = recorded(arguments.records) if arguments.records else played_by_bots(arguments)
    count = write_dataset(counted(games, "games written"), arguments.folder)
    print(f"{count} games: {arguments.folder}")
    return 0


def recorded(files: Sequence[Path]) -> Iterator[RecordedGame]:
    """Games that were played elsewhere, and are over."""
    for file in files:
        stored = load_record(file)
        if not stored.game.is_over:
            raise UnreadableFile("error-not-over", file=str(file))
        yield RecordedGame(write_record(stored.game), tuple(stored.names))


def played_by_bots(arguments: Arguments) -> Iterator[RecordedGame]:
    """Games that are played now."""
    check_all_can_sit(arguments.bots, arguments.players)
    setup = setup_of(arguments, arguments.players, arguments.seed)
    return played(arguments, setup)


def played(arguments: Arguments, setup: Setup) -> Iterator[RecordedGame]:
    """All games in the order of their numbers."""
    matches = deal_seats(setup, arguments.bots, arguments.games)
    jobs = [Job(str(number), match) for number, match in enumerate(matches)]
    crew: Crew[Match, RecordedGame] = crew_of(arguments)
    found: dict[str, RecordedGame] = {}
    command = {
        "command": "dataset",
        "bots": arguments.bots,
        "players": setup.players,
        "seed": setup.seed,
        "set": setup.furnishings,
        "expansion": setup.expansion,
        "options": dict(sorted(arguments.option)),
    }
    with results_kept(arguments, command, RecordedGame) as kept:
        results = run_jobs(play_and_record, jobs, crew, kept)
        with closing(results), redirect_stdout(sys.stderr):
            for done in watched(results, len(jobs)):
                found[done.key] = done.result
    for job in jobs:
        yield found[job.key]
