"""`caverna review`: which turns of recorded games cost most; what was senseless there or in games of bots."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from caverna.cli.arguments import (
    BOTS_THERE_ARE,
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_language,
    add_set_and_options,
    bot_specs,
    check_all_can_sit,
    language_of,
    path,
    players,
    positive,
    seed,
    setup_of,
)
from caverna.cli.console import Console
from caverna.cli.look_back import look_back_at_files
from caverna.cli.progress import busy_with, watched
from caverna.cli.score import seat_labels
from caverna.cli.stored_games import load_record
from caverna.cli.terminal import wrap
from caverna.engine.moves import DONE, END, SEAT_NAMES, Move
from caverna.engine.ruleset import Ruleset
from caverna.research.crew import Alone, Crew, Job, Processes
from caverna.research.executor import run_jobs
from caverna.research.matches import Match, play_out
from caverna.research.tournament import deal_seats
from caverna.review.finding import KINDS, Finding
from caverna.review.senseless import senseless
from caverna.words.moves import describe_bare_move
from caverna.words.reasons import sentence
from caverna.words.texts import Words

FOUND = 1
"""The exit code if anything was found."""
INDENT = "  "


@dataclass(frozen=True)
class Reviewed:
    """A game, what it is called, and what was found."""

    title: str
    names: list[str]
    rules: Ruleset
    findings: list[Finding]


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    parser = add_command(commands, "review", "caverna review game.txt")
    parser.add_argument("files", type=path, metavar="FILE", nargs="*", help="game records")
    parser.add_argument(
        "--senseless",
        action="store_true",
        help="only moves that can be proved to be worse than others; exit code 1 if there are any",
    )
    parser.add_argument(
        "--seconds", type=positive, default=2, help="to think about each turn at most (default: 2)"
    )
    parser.add_argument(
        "--bots", type=bot_specs, metavar="NAMES", help=f"let these play instead: {BOTS_THERE_ARE}"
    )
    parser.add_argument("--players", type=players, default=2, help="with --bots: players (default: 2)")
    parser.add_argument("--games", type=positive, default=20, help="with --bots: games (default: 20)")
    parser.add_argument("--seed", type=seed, default=0, help="with --bots: the same seed, the same games")
    parser.add_argument("--jobs", type=positive, default=1, help="with --bots: processes (default: 1)")
    add_set_and_options(parser)
    parser.add_argument("--json", action="store_true", help="as data")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Review all games and print what was found."""
    if bool(arguments.files) == bool(arguments.bots):
        raise WrongUsage("error-review-either")
    if arguments.bots and not arguments.senseless:
        raise WrongUsage("error-review-senseless")
    words = Words(language_of(arguments))
    if not arguments.senseless:
        return look_back_at_files(arguments, words)
    reviewed = games_of_bots(arguments, words) if arguments.bots else games_in_files(arguments)
    found = print_data(reviewed, words) if arguments.json else print_lines(reviewed, words)
    return FOUND if found else 0


def games_in_files(arguments: Arguments) -> Iterator[Reviewed]:
    """The games of all files, one after the other."""
    for file in arguments.files:
        stored = load_record(file)
        with busy_with(str(file)):
            rules, findings = stored.game.state.rules, senseless(stored.game)
        yield Reviewed(str(file), seat_labels(stored.names), rules, findings)


def games_of_bots(arguments: Arguments, words: Words) -> Iterator[Reviewed]:
    """Games that are played now, in order, however many processes play them."""
    check_all_can_sit(arguments.bots, arguments.players)
    setup = setup_of(arguments, arguments.players, arguments.seed)
    matches = deal_seats(setup, arguments.bots, arguments.games)
    crew: Crew[Match, list[Finding]] = Alone() if arguments.jobs == 1 else Processes(arguments.jobs)
    jobs = [Job(str(number), match) for number, match in enumerate(matches, start=1)]
    done = {each.key: each.result for each in watched(run_jobs(senseless_in, jobs, crew), len(jobs))}
    for number, match in jobs:
        title = words.say("ui-senseless-number", n=number, players=", ".join(match.bots))
        yield Reviewed(title, seat_labels(list(match.bots)), setup.ruleset(), done[number])


def senseless_in(match: Match) -> list[Finding]:
    """Play a game and look back at it."""
    return senseless(play_out(match))


def print_lines(games: Iterable[Reviewed], words: Words) -> int:
    """The findings game by game, and their sum; returns how many there are."""
    console, kinds, count = Console(), Counter[str](), 0
    for game in games:
        count += 1
        kinds.update(finding.kind for finding in game.findings)
        console.say(words.say("ui-senseless-game", game=game.title, n=len(game.findings)))
        for finding in game.findings:
            first, second = in_words(finding, game, words)
            console.show(INDENT + line for line in wrap(first, console.width - len(INDENT)))
            console.show(2 * INDENT + line for line in wrap(second, console.width - 2 * len(INDENT)))
    total = sum(kinds.values())
    console.say(words.say("ui-senseless-sum", games=count, n=total))
    for kind in KINDS:
        if kinds[kind]:
            console.say(INDENT + words.say("ui-senseless-kind", kind=kind, n=kinds[kind]))
    return total


def in_words(finding: Finding, game: Reviewed, words: Words) -> tuple[str, str]:
    """What was played, and why something else would have been better."""
    played = moves_in_words(finding.played, game.rules, words)
    instead = moves_in_words(finding.instead, game.rules, words)
    who = game.names[finding.seat]
    why = sentence(finding.reason, words, game.names)
    return (
        words.say("ui-senseless", round=finding.round, player=who, moves=played),
        words.say("ui-senseless-why", reason=why[:1].upper() + why[1:], moves=instead),
    )


def moves_in_words(moves: Iterable[Move], rules: Ruleset, words: Words) -> str:
    """Moves one after the other; those that only close a question are left out."""
    told = [describe_bare_move(words, rules, move) for move in moves if move.verb not in (DONE, END)]
    return "; ".join(told) or words.say("ui-senseless-no-more")


def print_data(games: Iterable[Reviewed], words: Words) -> int:
    """The same as data; returns how many findings there are."""
    reviewed = list(games)
    kinds = Counter(finding.kind for game in reviewed for finding in game.findings)
    data = {
        "games": [
            {"game": game.title, "findings": [as_data(finding, words) for finding in game.findings]}
            for game in reviewed
        ],
        "sum": {kind: kinds[kind] for kind in KINDS},
    }
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return kinds.total()


def as_data(finding: Finding, words: Words) -> dict[str, object]:
    """A finding as plain data; its moves as records write them."""
    return {
        "kind": finding.kind,
        "number": finding.number,
        "round": finding.round,
        "seat": SEAT_NAMES[finding.seat],
        "played": [move.text for move in finding.played],
        "instead": [move.text for move in finding.instead],
        "reason": sentence(finding.reason, words),
    }
