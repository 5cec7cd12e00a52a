"""`caverna arena`: which bot is stronger, and how sure is that?"""

import json
import sys
from contextlib import closing, redirect_stdout
from pathlib import Path

import msgspec

from caverna.cli.arena_tables import tables_of
from caverna.cli.arguments import (
    BOTS_THERE_ARE,
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_set_and_options,
    bot_specs,
    path,
    players,
    positive,
    seed,
    setup_of,
    wrong_word,
)
from caverna.cli.console import Console
from caverna.cli.files import write_text
from caverna.cli.progress import watched
from caverna.cli.runs import add_crew, crew_of, extra, results_kept
from caverna.research.arena.plan import Plan, deals_for, gauntlet, labelled, round_robin
from caverna.research.arena.referee import Referee
from caverna.research.arena.report import report_on
from caverna.research.arena.sprt import Sprt
from caverna.research.crew import Crew
from caverna.research.executor import run_jobs
from caverna.research.matches import Match, Outcome, play_match
from caverna.setup import Setup


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna arena --bots greedy,random --games 200 --sprt 0,50 --run results/greedy"
    parser = add_command(commands, "arena", example)
    parser.add_argument(
        "--bots", type=bot_specs, required=True, metavar="NAMES", help=f"at least two of: {BOTS_THERE_ARE}"
    )
    parser.add_argument(
        "--gauntlet", metavar="NAME", help="this one of them against each of the others (default: all pairs)"
    )
    parser.add_argument(
        "--players",
        type=players,
        default=2,
        help="seats; one bot of a pair takes one, the other one the rest (default: 2)",
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=200,
        help="games of each pair, solo of each bot; as many as needed to play every deal from every seat "
        "(default: 200)",
    )
    parser.add_argument(
        "--seed", type=seed, default=0, help="the same seed deals the same games (default: 0)"
    )
    add_set_and_options(parser)
    parser.add_argument(
        "--sprt",
        type=sprt,
        metavar="ELO0,ELO1",
        help="stop a pair once it is clear, with 5 %% error, that the first is ELO1 better, or only ELO0",
    )
    add_crew(parser)
    parser.add_argument("--json", type=path, metavar="FILE", help="the figures as data")
    parser.add_argument("--parquet", type=path, metavar="FILE", help="every seat of every game as a row")
    parser.add_argument("--plots", type=path, metavar="DIR", help="ratings and points as pictures")
    parser.set_defaults(run=run)


def sprt(text: str) -> Sprt:
    """`0,50`: two differences of strength in Elo, the smaller one first."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise wrong_word("error-sprt-two", text=repr(text)) from None
    if not -1000 <= low < high <= 1000:
        raise wrong_word("error-sprt-range", text=text)
    return Sprt(low, high)


def run(arguments: Arguments) -> int:
    """Play, rate, print."""
    load_extras(arguments)
    setup = setup_of(arguments, arguments.players, arguments.seed)
    referee = Referee(plan_of(arguments, setup), arguments.sprt)
    play(arguments, referee)
    show(arguments, referee)
    return 0


def load_extras(arguments: Arguments) -> None:
    """What is not installed shall be missed before the games, not after them."""
    with extra("arena"):
        import caverna.research.arena.ratings
    if arguments.parquet:
        with extra("parquet"):
            import caverna.research.arena.rows
    if arguments.plots:
        with extra("plots"):
            import caverna.research.arena.plots  # noqa: F401


def plan_of(arguments: Arguments, setup: Setup) -> Plan:
    """Who plays whom, and how often."""
    specs, champion = labelled(arguments.bots), arguments.gauntlet
    if len(specs) < 2:
        raise WrongUsage("error-arena-two")
    if champion is not None and champion not in specs:
        raise WrongUsage("error-gauntlet", champion=champion, choices=", ".join(specs))
    if champion is None:
        pairings = round_robin(list(specs), setup.players)
    else:
        pairings = gauntlet(champion, list(specs), setup.players)
    return Plan(setup, specs, pairings, deals_for(arguments.games, setup.players))


def play(arguments: Arguments, referee: Referee) -> None:
    """Play all games, or until everything is decided."""
    crew: Crew[Match, Outcome] = crew_of(arguments)
    with results_kept(arguments, identity(arguments, referee.plan), Outcome) as kept:
        results = run_jobs(play_match, referee.games_to_play(), crew, kept)
        with closing(results), redirect_stdout(sys.stderr):  # what Ray has to say is no result
            for done in watched(results, referee.plan.games):
                referee.note(done.key, done.result)
                if referee.is_decided:
                    break


def identity(arguments: Arguments, plan: Plan) -> dict[str, object]:
    """What makes it this run and no other. More games or another test go on with the same results."""
    return {
        "command": "arena",
        "bots": list(plan.specs),
        "gauntlet": arguments.gauntlet,
        "players": plan.setup.players,
        "seed": plan.setup.seed,
        "set": plan.setup.furnishings,
        "expansion": plan.setup.expansion,
        "options": dict(sorted(arguments.option)),
    }


def show(arguments: Arguments, referee: Referee) -> None:
    """The figures on the screen and in all files that are wanted."""
    from caverna.research.arena.ratings import ratings_of

    report = report_on(referee, ratings_of(referee))
    Console().show(tables_of(report))
    if arguments.json:
        said = {**identity(arguments, referee.plan), "games": len(referee.games())}
        data = {**said, **msgspec.to_builtins(report)}
        write_text(arguments.json, json.dumps(data, indent=2) + "\n")
    if arguments.parquet:
        from caverna.research.arena.rows import write_parquet

        directory_of(arguments.parquet)
        write_parquet(referee, arguments.parquet)
    if arguments.plots:
        from caverna.research.arena.plots import draw_plots

        draw_plots(referee, report, arguments.plots)


def directory_of(file: Path) -> None:
    """Make the directory in which the file will be."""
    file.parent.mkdir(parents=True, exist_ok=True)
