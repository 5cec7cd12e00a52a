"""What an arena says about the bots, as figures with their intervals."""

from collections.abc import Mapping
from dataclasses import dataclass

from caverna.research.arena.plan import Pairing
from caverna.research.arena.referee import Played, Referee
from caverna.research.samples import NORMAL_95, Mean, Rate, clustered, percentile, rate

MOST_OF_THEM = 0.95


@dataclass(frozen=True)
class Rating:
    """How strong a bot is thought to be, by OpenSkill; an unknown one's is 25 with a sigma of 25/3."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return NORMAL_95 * self.sigma


@dataclass(frozen=True)
class Thinking:
    """Milliseconds of process time for a decision."""

    decisions: int
    mean: float
    most: float
    """95 % of the decisions take no longer."""
    longest: float


@dataclass(frozen=True)
class BotFigures:
    """What one bot did in all its games."""

    bot: str
    rating: Rating
    games: int
    seats: int
    wins: Rate
    """Of each seat; solo, of each comparison with another bot."""
    points: Mean
    lowest: int
    highest: int
    thinking: Thinking
    faults: list[str]
    """Why it did not play to the end, for each seat where it did not."""


@dataclass(frozen=True)
class PairingFigures:
    """What two bots did against each other."""

    one: str
    other: str
    deals: int
    games: int
    wins: Rate
    """Of the one, a shared victory as a part; solo, the comparisons with the same deal that it wins."""
    even: float
    """What equally strong bots would win."""
    score: Mean
    """Of the one against each seat of the other; equally strong bots have a half."""
    points: float
    points_of_other: float
    lead: Mean
    """In points."""
    log_likelihood_ratio: float | None
    verdict: str | None


@dataclass(frozen=True)
class Report:
    """Everything, best bot first."""

    bots: list[BotFigures]
    pairings: list[PairingFigures]


def report_on(referee: Referee, ratings: Mapping[str, Rating]) -> Report:
    """The figures of all games that count."""
    games = referee.games()
    bots = [figures_of(bot, rating, games, referee) for bot, rating in ratings.items()]
    return Report(bots, [figures_of_pairing(pairing, referee) for pairing in referee.plan.pairings])


def figures_of(bot: str, rating: Rating, games: list[Played], referee: Referee) -> BotFigures:
    """All seats of one bot."""
    own = [(game, seat) for game in games for seat, label in enumerate(game.seating) if label == bot]
    points: dict[int, list[float]] = {}
    for game, seat in own:
        points.setdefault(game.deal, []).append(game.outcome.totals[seat])
    totals = [game.outcome.totals[seat] for game, seat in own]
    times = [time / 1000 for game, seat in own for time in game.outcome.thinking[seat]]
    return BotFigures(
        bot=bot,
        rating=rating,
        games=len({(game.deal, game.seating) for game, _ in own}),
        seats=len(own),
        wins=rate(solo_wins(bot, referee) or [game.outcome.share(seat) for game, seat in own]),
        points=Mean(*clustered(list(points.values()))),
        lowest=min(totals),
        highest=max(totals),
        thinking=Thinking(len(times), sum(times) / len(times), percentile(times, MOST_OF_THEM), max(times)),
        faults=[fault for game, seat in own if (fault := game.outcome.fault(seat))],
    )


def solo_wins(bot: str, referee: Referee) -> list[float]:
    """How the solo games of a bot compare with those of the others; nothing in games of several."""
    if referee.plan.setup.players > 1:
        return []
    found: list[float] = []
    for pairing, standing in referee.standings.items():
        if bot == pairing.one:
            found += standing.scores
        elif bot == pairing.other:
            found += [1 - score for score in standing.scores]
    return found


def figures_of_pairing(pairing: Pairing, referee: Referee) -> PairingFigures:
    """All games of two bots against each other."""
    standing, meetings = referee.standings[pairing], referee.meetings(pairing)
    games = [game for meeting in meetings for game in meeting]
    players = referee.plan.setup.players
    shares = [game.outcome.share(game.seating.index(pairing.one)) for game in games if players > 1]
    sprt = referee.sprt
    return PairingFigures(
        one=pairing.one,
        other=pairing.other,
        deals=len(meetings),
        games=len(games),
        wins=rate(shares or standing.scores),
        even=1 / max(2, players),
        score=Mean(*clustered([[score] for score in standing.scores])),
        points=mean_points(games, pairing.one),
        points_of_other=mean_points(games, pairing.other),
        lead=Mean(*clustered([[lead(pairing, meeting)] for meeting in meetings])),
        log_likelihood_ratio=sprt.log_likelihood_ratio(standing.scores) if sprt else None,
        verdict=standing.verdict,
    )


def lead(pairing: Pairing, games: list[Played]) -> float:
    """How many points the one was ahead with one deal."""
    return mean_points(games, pairing.one) - mean_points(games, pairing.other)


def mean_points(games: list[Played], bot: str) -> float:
    """Of all seats of a bot."""
    points = [
        game.outcome.totals[seat] for game in games for seat, label in enumerate(game.seating) if label == bot
    ]
    return sum(points) / len(points)
