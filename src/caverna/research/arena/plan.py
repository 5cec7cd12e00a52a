"""Who meets whom, on which seats and with which deals."""

import math
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import NamedTuple

from caverna.research.crew import Job
from caverna.research.matches import Match, deal_seed
from caverna.setup import Setup

Seating = tuple[str, ...]
"""The bot on each seat, by its label."""


class Pairing(NamedTuple):
    """Two bots that are compared: one sits alone, the other one on all seats that are left."""

    one: str
    other: str
    seatings: tuple[Seating, ...]
    """The games with each deal: solo, each of them plays it; otherwise the one sits everywhere once."""


@dataclass(frozen=True)
class Plan:
    """Everything that is to be played."""

    setup: Setup
    specs: dict[str, str]
    """What `make_bot` is told, by label."""
    pairings: tuple[Pairing, ...]
    deals: int

    @property
    def games(self) -> int:
        """How many there are, if nothing is decided early."""
        seatings = {seating for pairing in self.pairings for seating in pairing.seatings}
        return self.deals * len(seatings)

    def game(self, deal: int, seating: Seating) -> Job[Match]:
        """One game. It does not depend on what else is planned."""
        key = key_of(deal, seating)
        setup = replace(self.setup, seed=deal_seed(self.setup.seed, deal))
        return Job(key, Match(setup, tuple(self.specs[label] for label in seating), zlib.crc32(key.encode())))

    def meetings(self) -> Iterator[tuple[int, Pairing]]:
        """Deal by deal all pairings, in the order in which they count."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                yield deal, pairing


def key_of(deal: int, seating: Seating) -> str:
    """What a game is called: `12 greedy,random`."""
    return f"{deal} {','.join(seating)}"


def labelled(specs: Sequence[str]) -> dict[str, str]:
    """A label for each bot; the second `greedy` is called `greedy#2`."""
    labels: dict[str, str] = {}
    for spec in specs:
        count = 1 + sum(1 for each in labels.values() if each == spec)
        labels[spec if count == 1 else f"{spec}#{count}"] = spec
    return labels


def seated(one: str, other: str, players: int) -> Pairing:
    """A pairing with its seats; solo, each plays alone."""
    if players == 1:
        return Pairing(one, other, ((one,), (other,)))
    seatings = [[other] * players for _ in range(players)]
    for seat, seating in enumerate(seatings):
        seating[seat] = one
    return Pairing(one, other, tuple(tuple(seating) for seating in seatings))


def round_robin(labels: Sequence[str], players: int) -> tuple[Pairing, ...]:
    """Everybody against everybody; from three seats on it matters who is alone, so both ways."""
    pairs = combinations(labels, 2) if players <= 2 else permutations(labels, 2)
    return tuple(seated(one, other, players) for one, other in pairs)


def gauntlet(champion: str, labels: Sequence[str], players: int) -> tuple[Pairing, ...]:
    """One against all the others in turn."""
    return tuple(seated(champion, other, players) for other in labels if other != champion)


def deals_for(games: int, players: int) -> int:
    """So many deals make at least so many games of a pairing; solo, of a bot."""
    return math.ceil(games / players)
