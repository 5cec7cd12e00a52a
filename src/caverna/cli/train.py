"""`caverna train`: how the bots learn, from nothing but the rules and a rule of thumb."""

import sys
from pathlib import Path

import msgspec

from caverna.cli.arguments import Arguments, Commands, Parser, add_command, none_or_more, path, positive
from caverna.cli.progress import counted, show
from caverna.cli.runs import add_crew, crew_of
from caverna.research.crew import cores
from caverna.research.training.alone import SoloCourse, train_alone
from caverna.research.training.generations import course_named, courses, train

SOLO = "solo"


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna train --course table --run results/training --jobs 2"
    parser = add_command(commands, "train", example)
    parser.add_argument(
        "--course", choices=(*courses(), SOLO), default="table", help="what is learned (default: table)"
    )
    parser.add_argument("--generations", type=positive, help="so many (default: as many as the course has)")
    parser.add_argument(
        "--gate",
        type=none_or_more,
        metavar="GAMES",
        help="games in which a generation must beat the last one to play on; 0: it always does (default: 60)",
    )
    parser.add_argument("--games", type=positive, help="of each generation (default: as the course has it)")
    add_crew(parser)
    parser.set_defaults(run=run, run_directory=Path("build/training"))
    parser.add_argument(
        "--save", type=path, metavar="FILE", help="where the last generation's weights go in the end, as .npz"
    )


def run(arguments: Arguments) -> int:
    """Learn, and say how it goes. The same command goes on where it was stopped or killed."""
    if arguments.course == SOLO:
        return run_alone(arguments)
    course = course_named(arguments.course)
    changes = {"generations": arguments.generations, "games": arguments.games, "gate": arguments.gate}
    course = msgspec.structs.replace(course, **{name: n for name, n in changes.items() if n is not None})
    folder: Path = arguments.run_directory / course.name
    print(f"{course.generations} generations of {course.games} games, in {folder}", flush=True)
    latest = train(
        course,
        folder,
        lambda: crew_of(arguments),
        say,
        arguments.jobs or cores(),
        lambda games: counted(games, "games"),
    )
    return keep(arguments, latest)


def run_alone(arguments: Arguments) -> int:
    """The solo game is learned from searches; what is known of the game with others is a good beginning."""
    changes = {"generations": arguments.generations, "hunts": arguments.games}
    course = SoloCourse(**{name: n for name, n in changes.items() if n is not None})
    folder: Path = arguments.run_directory / SOLO
    print(f"{course.generations} generations of {course.hunts} hunts, in {folder}", flush=True)
    taught = sorted((arguments.run_directory / "table").glob("net_*.npz"))
    latest = train_alone(
        course,
        folder,
        lambda: crew_of(arguments),
        say,
        taught[-1] if taught else None,
        arguments.jobs or cores(),
        lambda hunts: counted(hunts, "hunts"),
    )
    return keep(arguments, latest)


def say(line: str) -> None:
    """A line that stays, over the one that counts."""
    if sys.stderr.isatty():
        show("")
    print(line, flush=True)


def keep(arguments: Arguments, latest: Path) -> int:
    """Put the last generation's weights where they are wanted."""
    if arguments.save is not None:
        arguments.save.write_bytes(latest.read_bytes())
    print(f"learned: {arguments.save or latest}")
    return 0
