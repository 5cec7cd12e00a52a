"""Options of commands that do many jobs: on how many cores, on which machines, and where results are kept."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

from caverna.cli.arguments import Arguments, Parser, path, positive
from caverna.research.crew import Alone, Crew, Processes, cores
from caverna.research.run_directory import RunDirectory
from caverna.words.told import ToldError

J = TypeVar("J")
R = TypeVar("R")
HERE, RAY = "here", "ray"
MIXED = "its results are of the old ones and of the new ones"


class MissingExtra(ToldError):
    """Something that is not installed by default."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of what only `caverna[name]` brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        raise MissingExtra("error-extra", package=package, extra=name) from None


def add_crew(parser: Parser) -> None:
    """`--jobs`, `--on` and `--run`."""
    parser.add_argument(
        "--jobs", type=positive, help="processes that work at the same time (default: one a core)"
    )
    parser.add_argument(
        "--on",
        choices=(HERE, RAY),
        default=HERE,
        help="where: on this machine, or on the Ray cluster that RAY_ADDRESS names (default: here)",
    )
    parser.add_argument(
        "--run",
        type=path,
        metavar="DIR",
        dest="run_directory",
        help="keep every result there; the same command goes on where it was stopped or killed",
    )


def crew_of(arguments: Arguments) -> Crew[J, R]:
    """Those who do the jobs."""
    jobs: int | None = arguments.jobs
    if arguments.on == RAY:
        with extra("ray"):
            from caverna.research.ray_crew import RayCrew
        return RayCrew(jobs)
    count = jobs or cores()
    return Alone() if count == 1 else Processes(count)


@contextmanager
def results_kept(
    arguments: Arguments, command: Mapping[str, object], kind: type[R]
) -> Iterator[RunDirectory[R] | None]:
    """The directory with the results, if one is wanted."""
    if arguments.run_directory is None:
        yield None
        return
    kept = RunDirectory(arguments.run_directory, command, kind)
    if kept.is_of_other_code:
        print(f"caverna: rules or bots have changed since {kept.path} was begun: {MIXED}", file=sys.stderr)
    try:
        yield kept
    except KeyboardInterrupt:
        print(
            f"{len(kept.results)} results are kept in {kept.path}: the same command goes on", file=sys.stderr
        )
        raise
    finally:
        kept.close()
