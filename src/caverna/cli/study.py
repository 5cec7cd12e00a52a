"""`caverna study`: what wins? Some thousands of games between bots, and a page about them."""

import sys
from contextlib import closing, redirect_stdout
from pathlib import Path

from caverna.cli.arguments import (
    BOTS_THERE_ARE,
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_set_and_options,
    bot_specs,
    check_all_can_sit,
    number_between,
    path,
    players,
    positive,
    seed,
    setup_of,
)
from caverna.cli.files import write_text
from caverna.cli.progress import busy_with, watched
from caverna.cli.runs import add_crew, crew_of, extra, results_kept
from caverna.research.code_version import code_version
from caverna.research.crew import Crew
from caverna.research.executor import run_jobs
from caverna.research.study.facts import GameFacts
from caverna.research.study.findings import findings_of
from caverna.research.study.games import StudyGame, games_of, play_and_note
from caverna.research.study.page import Origin, page_of
from caverna.setup import Setup
from caverna.words.system import why

MOST_LOTS = 10
PAGE_FILE = "README.md"
OTHER_CODE = "an older version, or several"


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna study --bots level5 --players 2 --games 2000 --run results/study --page study"
    parser = add_command(commands, "study", example)
    parser.add_argument(
        "--bots",
        type=bot_specs,
        default=["level5"],
        metavar="NAMES",
        help=f"who plays (default: level5, on all seats): {BOTS_THERE_ARE}",
    )
    parser.add_argument("--players", type=players, default=2, help="seats, at least 2 (default: 2)")
    parser.add_argument("--games", type=positive, default=2000, help="number of games (default: 2000)")
    parser.add_argument(
        "--lots",
        type=lots,
        default=1,
        metavar="N",
        help="so many first placements of each seat are drawn by lot; with 0 bots begin as they like "
        "(default: 1)",
    )
    parser.add_argument(
        "--seed", type=seed, default=0, help="the same seed gives the same games (default: 0)"
    )
    add_set_and_options(parser)
    add_crew(parser)
    parser.add_argument(
        "--page", type=path, metavar="DIR", required=True, help="write README.md and its pictures there"
    )
    parser.set_defaults(run=run)


def lots(text: str) -> int:
    """A number of placements."""
    return number_between(text, 0, MOST_LOTS)


def run(arguments: Arguments) -> int:
    """Play, count, write."""
    with extra("plots"):
        from caverna.research.study.plots import draw_pictures
    check_all_can_sit(arguments.bots, arguments.players)
    if arguments.players < 2:
        raise WrongUsage("error-study-two")
    setup = setup_of(arguments, arguments.players, arguments.seed)
    make_place_for_the_page(arguments.page)
    games, code = play(arguments, setup)
    findings = findings_of(games, setup)
    with busy_with("drawing"):
        draw_pictures(findings, arguments.page)
    file: Path = arguments.page / PAGE_FILE
    write_text(file, page_of(findings, Origin(command_of(arguments), code, arguments.lots)))
    print(f"{len(games)} games: {file}")
    return 0


def make_place_for_the_page(directory: Path) -> None:
    """What cannot be written shall be told before the games, not after them."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUsage("error-page", page=str(directory), why=why(error)) from None


def play(arguments: Arguments, setup: Setup) -> tuple[list[GameFacts], str]:
    """All games in the order of their numbers, whoever was ready first, and by which code."""
    jobs = games_of(setup, arguments.bots, arguments.games, arguments.lots)
    crew: Crew[StudyGame, GameFacts] = crew_of(arguments)
    found: dict[str, GameFacts] = {}
    with results_kept(arguments, identity(arguments, setup), GameFacts) as kept:
        code = OTHER_CODE if kept is not None and kept.is_of_other_code else f"version {code_version()}"
        results = run_jobs(play_and_note, jobs, crew, kept)
        with closing(results), redirect_stdout(sys.stderr):  # what Ray has to say is no result
            for done in watched(results, len(jobs)):
                found[done.key] = done.result
    return [found[job.key] for job in jobs], code


def identity(arguments: Arguments, setup: Setup) -> dict[str, object]:
    """What makes it this run and no other. More games go on with the same results."""
    return {
        "command": "study",
        "bots": arguments.bots,
        "lots": arguments.lots,
        "players": setup.players,
        "seed": setup.seed,
        "set": setup.furnishings,
        "expansion": setup.expansion,
        "options": dict(sorted(arguments.option)),
    }


def command_of(arguments: Arguments) -> str:
    """The command that plays the same games again."""
    options = {
        "bots": ",".join(arguments.bots),
        "players": arguments.players,
        "games": arguments.games,
        "lots": arguments.lots,
        "seed": arguments.seed,
        "set": arguments.set,
        **({"expansion": arguments.expansion} if arguments.expansion else {}),
    }
    chosen = [f"--option {name}={value}" for name, value in sorted(arguments.option)]
    return " ".join(
        ["caverna study", *[f"--{name} {value}" for name, value in options.items()], *chosen, "--page DIR"]
    )
