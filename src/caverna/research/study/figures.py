"""Farms side by side: those who did something, and those who did not."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from caverna.research.samples import Mean, Rate, clustered, clustered_difference, rate
from caverna.research.study.facts import FarmFacts, GameFacts

ENOUGH = 20
"""Fewer farms than that say nothing."""
REST = "all others"

Key = Callable[[FarmFacts], str]
When = Callable[[FarmFacts], int | None]


class Seen(NamedTuple):
    """A farm, and the game it was in."""

    game: int
    farm: FarmFacts


@dataclass(frozen=True)
class Group:
    """Farms that have something in common."""

    name: str
    games: int
    farms: int
    points: Mean
    wins: Rate
    round: float | None = None
    """When it happened, in the mean."""


@dataclass(frozen=True)
class Contrast:
    """Those who have something, and all the others."""

    having: Group
    others: Group
    lead: Mean
    """How many points more they have."""

    @property
    def share(self) -> float:
        """Of all farms."""
        return self.having.farms / (self.having.farms + self.others.farms)


@dataclass(frozen=True)
class Ahead:
    """What winners and losers of the same game have of something."""

    name: str
    games: int
    winners: float
    losers: float
    more: Mean


def all_farms(games: Sequence[GameFacts]) -> list[Seen]:
    """Every seat of every game."""
    return [Seen(number, farm) for number, game in enumerate(games) for farm in game.farms]


def group_of(name: str, seen: Sequence[Seen], when: When | None = None) -> Group:
    """The figures of some farms; those of the same game hang together."""
    by_game: dict[int, list[float]] = {}
    for game, farm in seen:
        by_game.setdefault(game, []).append(farm.points)
    rounds = [round for _, farm in seen if when is not None and (round := when(farm)) is not None]
    return Group(
        name=name,
        games=len(by_game),
        farms=len(seen),
        points=Mean(*clustered(list(by_game.values()))),
        wins=rate([farm.won for _, farm in seen]),
        round=sum(rounds) / len(rounds) if rounds else None,
    )


def grouped(seen: Iterable[Seen], key: Key, enough: int = ENOUGH, when: When | None = None) -> list[Group]:
    """A group for each key, most points first; small ones together at the end."""
    by_key: dict[str, list[Seen]] = {}
    for each in seen:
        by_key.setdefault(key(each.farm), []).append(each)
    large = {name: farms for name, farms in by_key.items() if len(farms) >= enough}
    rest = [each for name, farms in by_key.items() if name not in large for each in farms]
    groups = [group_of(name, farms, when) for name, farms in large.items()]
    groups.sort(key=lambda group: (-group.points.value, group.name))
    return [*groups, *([group_of(REST, rest, when)] if rest else [])]


def contrast(name: str, seen: Sequence[Seen], when: When, enough: int = ENOUGH) -> Contrast | None:
    """Those for whom `when` says something against all others; None if there are too few of either."""
    having = [each for each in seen if when(each.farm) is not None]
    others = [each for each in seen if when(each.farm) is None]
    if min(len(having), len(others)) < enough:
        return None
    by_game: dict[int, tuple[list[float], list[float]]] = {}
    for side, farms in enumerate((having, others)):
        for game, farm in farms:
            by_game.setdefault(game, ([], []))[side].append(farm.points)
    return Contrast(
        group_of(name, having, when), group_of(REST, others), clustered_difference(list(by_game.values()))
    )


def ahead(name: str, games: Sequence[GameFacts], amount: Callable[[FarmFacts], int]) -> Ahead | None:
    """Game by game, how much more winners have than losers; None if nobody ever lost."""
    pairs = []
    for game in games:
        winners = [amount(farm) for farm in game.farms if farm.won]
        losers = [amount(farm) for farm in game.farms if not farm.won]
        if losers:
            pairs.append((sum(winners) / len(winners), sum(losers) / len(losers)))
    if not pairs:
        return None
    ours, theirs = (sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1))
    more = Mean(*clustered([[mine - yours] for mine, yours in pairs]))
    return Ahead(name, len(pairs), ours, theirs, more)
