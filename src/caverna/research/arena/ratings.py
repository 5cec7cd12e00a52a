"""OpenSkill ratings of the bots, from all games together."""

from openskill.models import PlackettLuce

from caverna.research.arena.referee import Played, Referee
from caverna.research.arena.report import Rating


def ratings_of(referee: Referee) -> dict[str, Rating]:
    """A rating for each bot, best first. Bots do not change while they play: tau is 0."""
    model = PlackettLuce(tau=0.0)
    ratings = {label: model.rating(name=label) for label in referee.plan.specs}
    for points in comparisons(referee):
        labels = list(points)
        rated = model.rate([[ratings[label]] for label in labels], scores=[points[label] for label in labels])
        ratings |= {label: team[0] for label, team in zip(labels, rated, strict=True)}
    found = {label: Rating(each.mu, each.sigma) for label, each in ratings.items()}
    return dict(sorted(found.items(), key=lambda each: -each[1].mu))


def comparisons(referee: Referee) -> list[dict[str, float]]:
    """What is rated: the points of the bots of each game; of solo games, of two games with the same deal."""
    if referee.plan.setup.players > 1:
        return [points_in(game) for game in referee.games()]
    found = []
    for deal, pairing in referee.plan.meetings():
        if deal < len(referee.standings[pairing].scores):
            games = referee.meeting(deal, pairing) or []
            found.append({game.seating[0]: float(game.outcome.totals[0]) for game in games})
    return found


def points_in(game: Played) -> dict[str, float]:
    """Of each bot, the mean of its seats; a victory by the tie-break counts a little."""
    points: dict[str, list[float]] = {}
    for seat, label in enumerate(game.seating):
        tie_break = 0.001 * game.outcome.share(seat)
        points.setdefault(label, []).append(game.outcome.totals[seat] + tie_break)
    return {label: sum(each) / len(each) for label, each in points.items()}
