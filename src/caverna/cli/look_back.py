"""`caverna review` without options: the points to expect, turn by turn, and the turns that cost most."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from caverna.bots.counsel.telling import bare_steps
from caverna.cli.arguments import Arguments
from caverna.cli.console import Console
from caverna.cli.progress import progress_bar, show
from caverna.cli.score import seat_labels
from caverna.cli.stored_games import load_record
from caverna.cli.terminal import wrap
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.ruleset import Ruleset
from caverna.review.costly import Judged, LookBack, by_round, look_back
from caverna.words.figures import decimal
from caverna.words.reasons import sentence
from caverna.words.texts import Words

SPARKS: Final = "▁▂▃▄▅▆▇█"
INDENT: Final = "  "


@dataclass(frozen=True)
class LookedBackAt:
    """A game, what it is called, and what can be said about its turns."""

    title: str
    names: list[str]
    rules: Ruleset
    back: LookBack


def look_back_at_files(arguments: Arguments, words: Words) -> int:
    """Print what can be said about each game."""
    games = games_in(arguments)
    if arguments.json:
        data = [as_data(game, words) for game in games]
        print(json.dumps({"games": data}, ensure_ascii=False, indent=2))
    else:
        for game in games:
            print_game(game, words)
    return 0


def games_in(arguments: Arguments) -> Iterator[LookedBackAt]:
    """The games of all files, one after the other."""
    for file in arguments.files:
        stored = load_record(file)
        back = look_back(stored.game, arguments.seconds, show_progress)
        yield LookedBackAt(str(file), seat_labels(stored.names), stored.game.state.rules, back)


def show_progress(done: int, of: int) -> None:
    """A bar for those who watch."""
    if sys.stderr.isatty():
        show(progress_bar(done, of))
        if done == of:
            print(file=sys.stderr)


def print_game(game: LookedBackAt, words: Words) -> None:
    """The curves, and the turns that cost most."""
    console = Console()
    console.say(words.say("ui-review-title", game=game.title))
    if not game.back.turns:
        console.say(INDENT + words.say("ui-review-no-turns"))
        return
    for seat in range(len(game.back.totals)):
        lines = [*curve(game, seat, words), *costly(game, seat, words)]
        for depth, line in lines:
            head = INDENT * depth
            console.show(head + each for each in wrap(line, console.width - len(head)))


def curve(game: LookedBackAt, seat: int, words: Words) -> Iterator[tuple[int, str]]:
    """The points a seat could expect after each turn, and what it had in the end; each with its depth."""
    points = [judged.points for judged in game.back.of(seat)]
    total = game.back.totals[seat]
    first = decimal(words, points[0]) if points else str(total)
    drawn = sparkline([*points, float(total)])
    yield 1, words.say("ui-review-curve", player=game.names[seat], curve=drawn, first=first, last=total)
    rounds = by_round(game.back.of(seat)).items()
    if rounds:
        said = ", ".join(f"{number}: {decimal(words, each)}" for number, each in rounds)
        yield 2, words.say("ui-review-rounds", points=said)


def sparkline(points: Sequence[float]) -> str:
    """A curve of one line."""
    low, high = min(points), max(points)
    steps = len(SPARKS) - 1
    return "".join(SPARKS[round(steps * (each - low) / ((high - low) or 1.0))] for each in points)


def costly(game: LookedBackAt, seat: int, words: Words) -> Iterator[tuple[int, str]]:
    """The turns of a seat that cost most, what was better, and why; each line with its depth."""
    found = game.back.costliest(seat)
    yield 2, words.say("ui-review-costly", player=game.names[seat]) if found else words.say("ui-review-none")
    for judged in found:
        turn, best = judged.turn, judged.best
        said = {
            "played": decimal(words, judged.points),
            "points": decimal(words, best.points),
            "moves": joined(bare_steps(words, game.rules, best.moves)),
        }
        moves = joined(bare_steps(words, game.rules, turn.moves))
        loss = decimal(words, judged.loss)
        yield 3, words.say("ui-review-turn", round=turn.round, number=turn.number, moves=moves, loss=loss)
        yield 4, words.say("ui-review-better", **said)
        reasons = joined(sentence(reason, words, game.names) for reason in best.reasons)
        yield 4, words.say("ui-review-why", reasons=reasons)


def joined(parts: Iterable[str]) -> str:
    """Steps or reasons one after the other."""
    return "; ".join(parts)


def as_data(game: LookedBackAt, words: Words) -> dict[str, object]:
    """The same as plain data; moves as records write them."""
    seats = range(len(game.back.totals))
    return {
        "game": game.title,
        "seats": [
            {
                "seat": SEAT_NAMES[seat],
                "total": game.back.totals[seat],
                "curve": [[judged.turn.number, round(judged.points, 2)] for judged in game.back.of(seat)],
                "costly": [judged_as_data(judged, game, words) for judged in game.back.costliest(seat)],
            }
            for seat in seats
        ],
    }


def judged_as_data(judged: Judged, game: LookedBackAt, words: Words) -> dict[str, object]:
    """One turn as plain data."""
    moves = game.rules.moves.all
    return {
        "number": judged.turn.number,
        "round": judged.turn.round,
        "played": [moves[move].text for move in judged.turn.moves],
        "points": round(judged.points, 2),
        "better": [moves[move].text for move in judged.best.moves],
        "better_points": round(judged.best.points, 2),
        "reasons": [sentence(reason, words, game.names) for reason in judged.best.reasons],
    }
