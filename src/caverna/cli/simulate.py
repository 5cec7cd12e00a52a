"""`caverna simulate`: many games between bots. What depends on the machine goes to standard error."""

import json
import sys
import time
from collections.abc import Sequence

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    add_command,
    add_games,
    add_language,
    check_all_can_sit,
    language_of,
    positive,
    setup_of,
)
from caverna.cli.console import Console
from caverna.cli.progress import watched
from caverna.cli.terminal import in_rows
from caverna.research.crew import Alone, Crew, Job, Processes
from caverna.research.executor import run_jobs
from caverna.research.matches import Match, Outcome, play_match
from caverna.research.tournament import TOTAL, BotResult, add_up, deal_seats
from caverna.words.texts import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna simulate --players 4 --games 100 --bots greedy,random --seed 1"
    parser = add_command(commands, "simulate", example)
    add_games(parser, "random")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument(
        "--jobs", type=positive, default=1, help="processes that play at the same time (default: 1)"
    )
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Play, add up, print."""
    check_all_can_sit(arguments.bots, arguments.players)
    setup = setup_of(arguments, arguments.players, arguments.seed)
    if setup.players == 1 and not setup.has_expansion:
        print(Words(language_of(arguments)).say("ui-cli-one-game"), file=sys.stderr)
    began = time.perf_counter()
    outcomes = play_all(deal_seats(setup, arguments.bots, arguments.games), arguments.jobs)
    seconds = time.perf_counter() - began
    results = add_up(outcomes, arguments.bots)
    if arguments.json:
        print(json.dumps(as_data(arguments, setup.expansion, results), indent=2))
    else:
        Console().show(as_table(results))
    decisions = sum(outcome.decisions for outcome in outcomes)
    speed = f"{len(outcomes) / seconds:.1f} games/s, {decisions / seconds:,.0f} decisions/s"
    print(f"{len(outcomes)} games in {seconds:.1f} s: {speed}", file=sys.stderr)
    return 0


def play_all(matches: Sequence[Match], jobs: int) -> list[Outcome]:
    """All outcomes in the order of the games, however many processes play them."""
    crew: Crew[Match, Outcome] = Alone() if jobs == 1 else Processes(jobs)
    numbered = [Job(str(number), match) for number, match in enumerate(matches)]
    done = {each.key: each.result for each in watched(run_jobs(play_match, numbered, crew), len(matches))}
    return [done[job.key] for job in numbered]


def as_table(results: dict[str, BotResult]) -> list[str]:
    """Averages with their standard errors, a column a bot."""
    names = list(results)
    rows = [["", *names]]
    for category in next(iter(results.values())).samples:
        samples = [results[name].samples[category] for name in names]
        rows.append([category, *[f"{one.mean:.2f} ± {one.standard_error:.2f}" for one in samples]])
    for counted in next(iter(results.values())).counts:
        samples = [results[name].counts[counted] for name in names]
        rows.append([counted, *[f"{one.mean:.2f} ± {one.standard_error:.2f}" for one in samples]])
    totals = [results[name].samples[TOTAL].values for name in names]
    rows.append(["lowest", *[str(min(values)) for values in totals]])
    rows.append(["highest", *[str(max(values)) for values in totals]])
    rows.append(["wins", *[f"{results[name].wins:.1f}" for name in names]])
    rows.append(["seats played", *[str(results[name].seats) for name in names]])
    return in_rows(rows)


def as_data(arguments: Arguments, expansion: str, results: dict[str, BotResult]) -> dict[str, object]:
    """The same as plain data."""
    bots = {}
    for name, result in results.items():
        totals = result.samples[TOTAL].values
        scores = {
            category: {"mean": round(sample.mean, 4), "standard_error": round(sample.standard_error, 4)}
            for category, sample in result.samples.items()
        }
        bots[name] = {
            "seats": result.seats,
            "wins": round(result.wins, 4),
            "lowest": min(totals),
            "highest": max(totals),
            "scores": scores,
            "counts": {name: round(sample.mean, 4) for name, sample in result.counts.items()},
        }
    return {
        "players": arguments.players,
        "games": arguments.games,
        "seed": arguments.seed,
        "set": arguments.set,
        "expansion": expansion,
        "options": dict(arguments.option),
        "bots": bots,
    }
