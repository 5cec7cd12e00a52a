"""What counts, who leads, and that it does not matter which game is ready first."""

from collections.abc import Callable

import pytest

from caverna.engine.chance import mix
from caverna.research.arena.plan import Plan, Seating, key_of, round_robin
from caverna.research.arena.ratings import ratings_of
from caverna.research.arena.referee import Referee
from caverna.research.arena.report import Report, report_on
from caverna.research.arena.sprt import BETTER, Sprt
from caverna.research.matches import Outcome
from caverna.setup import Setup

STRENGTHS = {"weak": 40, "fair": 46, "good": 52}


def outcome(deal: int, seating: Seating) -> Outcome:
    """A game that nobody played: strength, and some luck."""
    luck = mix(mix(deal) ^ hash_of(seating))
    points = [STRENGTHS[label] + (luck >> 8 * seat) % 20 for seat, label in enumerate(seating)]
    winners = [seat for seat, each in enumerate(points) if each == max(points)]
    return Outcome(seating, [{"gold": each} for each in points], winners, [[1000, 3000]] * len(seating))


def hash_of(seating: Seating) -> int:
    return sum(ord(sign) * place for place, sign in enumerate("".join(seating), start=1))


def refereed(
    players: int, deals: int = 30, sprt: Sprt | None = None, order: Callable[[str], int] = len
) -> Referee:
    plan = Plan(
        Setup(players), dict.fromkeys(STRENGTHS, "random"), round_robin(list(STRENGTHS), players), deals
    )
    referee = Referee(plan, sprt)
    games = {
        key_of(deal, seating): outcome(deal, seating)
        for deal, pairing in plan.meetings()
        for seating in pairing.seatings
    }
    for key in sorted(games, key=order):
        referee.note(key, games[key])
    return referee


def reported(referee: Referee) -> Report:
    return report_on(referee, ratings_of(referee))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_stronger_the_higher(players: int) -> None:
    report = reported(refereed(players))
    assert [bot.bot for bot in report.bots] == ["good", "fair", "weak"]
    assert report.bots[0].rating.mu > 25 > report.bots[-1].rating.mu
    assert report.bots[0].wins.value > report.bots[1].wins.value > report.bots[2].wins.value
    for bot in report.bots:
        assert bot.rating.sigma < 25 / 3
        assert bot.wins.low < bot.wins.value < bot.wins.high
        assert bot.points.value == pytest.approx(STRENGTHS[bot.bot] + 9.5, abs=2)
        assert (bot.thinking.mean, bot.thinking.most, bot.thinking.longest) == (2, 3, 3)


def test_what_pairs_did() -> None:
    pairs = {(each.one, each.other): each for each in reported(refereed(2)).pairings}
    weak_good = pairs["weak", "good"]
    assert (weak_good.deals, weak_good.games, weak_good.even) == (30, 60, 0.5)
    assert weak_good.wins.value < 0.25
    assert weak_good.score.value == pytest.approx(weak_good.wins.value)
    assert weak_good.lead.value == pytest.approx(weak_good.points - weak_good.points_of_other)
    assert weak_good.lead.value == pytest.approx(-12, abs=3)


def test_one_of_four_wins_a_quarter_if_it_is_even_and_scores_a_half() -> None:
    pairs = {(each.one, each.other): each for each in reported(refereed(4)).pairings}
    assert len(pairs) == 6
    assert pairs["good", "weak"].even == 0.25
    assert pairs["good", "weak"].wins.value > 0.5
    assert pairs["weak", "good"].wins.value < 0.15
    assert pairs["good", "weak"].score.value > 0.7


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_does_not_matter_which_game_is_ready_first(players: int) -> None:
    sprt = Sprt(-200, 0)
    first = reported(refereed(players, sprt=sprt))
    second = reported(refereed(players, sprt=sprt, order=lambda key: mix(hash_of((key,)))))
    assert first == second
    assert {each.verdict for each in first.pairings} != {None}


def test_games_after_the_verdict_do_not_count() -> None:
    referee = refereed(2, sprt=Sprt(-300, -100))
    for pairing, standing in referee.standings.items():
        if standing.verdict == BETTER:
            assert len(standing.scores) < referee.plan.deals
            assert len(referee.meetings(pairing)) == len(standing.scores)
    counted = sum(len(standing.scores) for standing in referee.standings.values())
    assert len(referee.games()) == 2 * counted < referee.plan.games


def test_what_is_decided_is_not_given_out() -> None:
    plan = Plan(Setup(2), {"good": "random", "weak": "random"}, round_robin(["good", "weak"], 2), 100)
    referee = Referee(plan, Sprt(-300, 0))
    given = 0
    for job in referee.games_to_play():
        deal, labels = job.key.split(" ")
        referee.note(job.key, outcome(int(deal), tuple(labels.split(","))))
        given += 1
    assert referee.is_decided
    assert given == 2 * len(referee.standings[plan.pairings[0]].scores) < plan.games
