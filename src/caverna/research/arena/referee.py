"""Gives out the games, notes the results, and says when a pairing is decided.

Games count in the order of the plan, not as they come in: what is decided does not depend on who was quicker.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from caverna.research.arena.plan import Pairing, Plan, Seating, key_of
from caverna.research.arena.sprt import Sprt
from caverna.research.crew import Job
from caverna.research.matches import Match, Outcome


class Played(NamedTuple):
    """One game that counts."""

    deal: int
    seating: Seating
    outcome: Outcome


@dataclass
class Standing:
    """How it stands between the two of a pairing."""

    scores: list[float] = field(default_factory=list)
    """For each deal, one after the other, the mean score of the one."""
    verdict: str | None = None


class Referee:
    """All results of a plan so far."""

    def __init__(self, plan: Plan, sprt: Sprt | None) -> None:
        self.plan = plan
        self.sprt = sprt
        self.outcomes: dict[str, Outcome] = {}
        self.standings: dict[Pairing, Standing] = {pairing: Standing() for pairing in plan.pairings}

    @property
    def is_decided(self) -> bool:
        """Whether no pairing needs any more games."""
        return all(self.is_over(pairing) for pairing in self.plan.pairings)

    def is_over(self, pairing: Pairing) -> bool:
        """Whether a pairing needs no more games."""
        standing = self.standings[pairing]
        return standing.verdict is not None or len(standing.scores) == self.plan.deals

    def games_to_play(self) -> Iterator[Job[Match]]:
        """All games, but those of pairings that are decided by then."""
        given: set[str] = set()
        for deal, pairing in self.plan.meetings():
            for seating in pairing.seatings:
                key = key_of(deal, seating)
                if key not in given and self.standings[pairing].verdict is None:
                    given.add(key)
                    yield self.plan.game(deal, seating)

    def note(self, key: str, outcome: Outcome) -> None:
        """A result has come in."""
        self.outcomes[key] = outcome
        for pairing in self.plan.pairings:
            self.follow(pairing, self.standings[pairing])

    def follow(self, pairing: Pairing, standing: Standing) -> None:
        """Count every deal that is complete, unless one before it is not, or all is decided."""
        while not self.is_over(pairing):
            games = self.meeting(len(standing.scores), pairing)
            if games is None:
                return
            standing.scores.append(score_of_meeting(pairing, games))
            if self.sprt is not None:
                standing.verdict = self.sprt.verdict(standing.scores)

    def meeting(self, deal: int, pairing: Pairing) -> list[Played] | None:
        """The games of a pairing with one deal, once they have all come in."""
        keys = [key_of(deal, seating) for seating in pairing.seatings]
        if not all(key in self.outcomes for key in keys):
            return None
        return [
            Played(deal, seating, self.outcomes[key])
            for seating, key in zip(pairing.seatings, keys, strict=True)
        ]

    def meetings(self, pairing: Pairing) -> list[list[Played]]:
        """What counts of a pairing, deal by deal."""
        found = [self.meeting(deal, pairing) for deal in range(len(self.standings[pairing].scores))]
        return [games for games in found if games is not None]

    def games(self) -> list[Played]:
        """All games that count, each of them once, deal by deal."""
        found: dict[str, Played] = {}
        for deal, pairing in self.plan.meetings():
            if deal < len(self.standings[pairing].scores):
                for game in self.meeting(deal, pairing) or []:
                    found.setdefault(key_of(deal, game.seating), game)
        return list(found.values())


def score_of_meeting(pairing: Pairing, games: list[Played]) -> float:
    """The mean score of the one against each seat of the other: 1 for more points, a half for as many."""
    if len(pairing.seatings[0]) == 1:
        mine, theirs = ((game.outcome.totals[0], True) for game in games)
        return compared(mine, theirs)
    scores = []
    for game in games:
        seat, outcome = game.seating.index(pairing.one), game.outcome
        results = [(total, each in outcome.winners) for each, total in enumerate(outcome.totals)]
        scores += [compared(results[seat], rival) for each, rival in enumerate(results) if each != seat]
    return sum(scores) / len(scores)


def compared(mine: tuple[int, bool], theirs: tuple[int, bool]) -> float:
    """1, a half or 0. Of two with the same points a winner is better: he had the tie-break."""
    return 0.5 if mine == theirs else float(mine > theirs)
