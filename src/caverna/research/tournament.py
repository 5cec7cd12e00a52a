"""Many games between bots, and what they add up to. The same seed gives the same numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from caverna.research.matches import Match, Outcome, deal_seed
from caverna.research.samples import Sample
from caverna.setup import Setup

TOTAL = "total"


def deal_seats(setup: Setup, bots: Sequence[str], games: int) -> list[Match]:
    """The games of a tournament: bots dealt round robin to the seats, and moved on from game to game."""
    dealt = [bots[seat % len(bots)] for seat in range(setup.players)]
    matches = []
    for number in range(games):
        seats = tuple(dealt[(seat + number) % setup.players] for seat in range(setup.players))
        matches.append(Match(replace(setup, seed=deal_seed(setup.seed, number)), seats))
    return matches


@dataclass
class BotResult:
    """Everything one bot has scored, over all seats."""

    seats: int = 0
    wins: float = 0.0
    samples: dict[str, Sample] = field(default_factory=dict)
    """Category by category in the order of the score sheet, the total last."""
    counts: dict[str, Sample] = field(default_factory=dict)
    """What a box counts beside the score."""

    def add(self, sheet: dict[str, int], share: float, counted: dict[str, int]) -> None:
        """One seat of one game."""
        self.seats += 1
        for name, number in counted.items():
            self.counts.setdefault(name, Sample()).values.append(number)
        self.wins += share
        for category, points in (*sheet.items(), (TOTAL, sum(sheet.values()))):
            self.samples.setdefault(category, Sample()).values.append(points)


def add_up(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, BotResult]:
    """The result of each bot, in the order in which they were named."""
    results = {name: BotResult() for name in bots}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            counted = outcome.counts[seat] if outcome.counts else {}
            results[name].add(outcome.sheets[seat], outcome.share(seat), counted)
    return {name: result for name, result in results.items() if result.seats}
