"""Many games between bots, and what they add up to. The same seed gives the same numbers."""

import math
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context

from caverna.bots import make_bot
from caverna.cli.seats import bot_seed
from caverna.engine.chance import mix
from caverna.game import Game
from caverna.setup import Setup

TOTAL = "total"
SEED_BITS = (1 << 63) - 1


@dataclass(frozen=True)
class Match:
    """One game to be played: its set-up, and the bot on each seat."""

    setup: Setup
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What a game came to."""

    bots: tuple[str, ...]
    sheets: list[dict[str, int]]
    winners: list[int]
    decisions: int


def pair(setup: Setup, bots: Sequence[str], games: int) -> list[Match]:
    """The games of a tournament: bots dealt round robin to the seats, and moved on from game to game."""
    dealt = [bots[seat % len(bots)] for seat in range(setup.players)]
    matches = []
    for number in range(games):
        seats = tuple(dealt[(seat + number) % setup.players] for seat in range(setup.players))
        seed = mix(mix(setup.seed) ^ number) & SEED_BITS
        matches.append(Match(replace(setup, seed=seed), seats))
    return matches


def play_match(match: Match) -> Outcome:
    """Play one game."""
    game = Game(match.setup)
    bots = [make_bot(name, bot_seed(match.setup.seed, seat)) for seat, name in enumerate(match.bots)]
    while not game.is_over:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    decisions = sum(1 for seat, _ in game.moves_played if seat >= 0)
    return Outcome(match.bots, game.score(), game.winners(), decisions)


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[Outcome]:
    """All outcomes in the order of the games, however many processes play them."""
    if jobs == 1:
        yield from map(play_match, matches)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.map(play_match, matches, chunksize=max(1, min(16, len(matches) // (4 * jobs))))


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C ends the command; its processes need not complain one by one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class Sample:
    """Numbers of which one wants the mean and how sure it is."""

    values: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.values) / len(self.values)

    @property
    def standard_error(self) -> float:
        """How far the average may be off; 0 for a single value."""
        count = len(self.values)
        if count < 2:
            return 0.0
        spread = sum((value - self.mean) ** 2 for value in self.values) / (count - 1)
        return math.sqrt(spread / count)


@dataclass
class BotResult:
    """Everything one bot has scored, over all seats."""

    seats: int = 0
    wins: float = 0.0
    """A shared victory counts as a part of one."""
    samples: dict[str, Sample] = field(default_factory=dict)
    """Category by category in the order of the score sheet, the total last."""

    def add(self, sheet: dict[str, int], share: float) -> None:
        """One seat of one game."""
        self.seats += 1
        self.wins += share
        for category, points in (*sheet.items(), (TOTAL, sum(sheet.values()))):
            self.samples.setdefault(category, Sample()).values.append(points)


def add_up(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, BotResult]:
    """The result of each bot, in the order in which they were named."""
    results = {name: BotResult() for name in bots}
    for outcome in outcomes:
        share = 1 / len(outcome.winners)
        for seat, name in enumerate(outcome.bots):
            results[name].add(outcome.sheets[seat], share if seat in outcome.winners else 0.0)
    return {name: result for name, result in results.items() if result.seats}
