"""Who meets whom: seats and deals are the same for everybody."""

from collections import Counter

import pytest

from caverna.research.arena.plan import Plan, deals_for, gauntlet, labelled, round_robin
from caverna.setup import MOST_PLAYERS, Setup

NAMES = ["ann", "ben", "cat"]


def a_plan(players: int, deals: int = 3, champion: str | None = None) -> Plan:
    pairings = gauntlet(champion, NAMES, players) if champion else round_robin(NAMES, players)
    return Plan(Setup(players, seed=5), dict.fromkeys(NAMES, "random"), pairings, deals)


@pytest.mark.parametrize("players", range(1, MOST_PLAYERS + 1))
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    plan = a_plan(players)
    seatings = {seating for pairing in plan.pairings for seating in pairing.seatings}
    seats = Counter((label, seat) for seating in seatings for seat, label in enumerate(seating))
    assert set(seats) == {(label, seat) for label in NAMES for seat in range(players)}
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize("players", range(1, MOST_PLAYERS + 1))
def test_every_pairing_and_every_seat_has_the_same_deals(players: int) -> None:
    plan = a_plan(players)
    seeds: dict[tuple[str, ...], list[int]] = {}
    for deal, pairing in plan.meetings():
        for seating in pairing.seatings:
            seeds.setdefault(seating, []).append(plan.game(deal, seating).what.setup.seed)
    assert len({tuple(dict.fromkeys(each)) for each in seeds.values()}) == 1
    assert len(set(next(iter(seeds.values())))) == plan.deals


def test_bots_have_luck_of_their_own_in_every_game() -> None:
    plan = a_plan(2)
    lucks = [
        plan.game(d, seating).what.luck for d, pairing in plan.meetings() for seating in pairing.seatings
    ]
    assert len(set(lucks)) == len(lucks) == plan.games == 18


def test_with_two_seats_every_pair_meets_on_both() -> None:
    pairs = [(pairing.one, pairing.other, pairing.seatings) for pairing in a_plan(2).pairings]
    assert pairs[0] == ("ann", "ben", (("ann", "ben"), ("ben", "ann")))
    assert [pair[:2] for pair in pairs] == [("ann", "ben"), ("ann", "cat"), ("ben", "cat")]


def test_with_more_seats_each_is_alone_against_the_others() -> None:
    plan = a_plan(3)
    assert len(plan.pairings) == 6
    assert plan.pairings[0].seatings == (("ann", "ben", "ben"), ("ben", "ann", "ben"), ("ben", "ben", "ann"))


def test_a_solo_game_is_played_once_for_all_comparisons() -> None:
    plan = a_plan(1, deals=4)
    assert len(plan.pairings) == 3
    assert plan.games == 12


@pytest.mark.parametrize("players", range(1, MOST_PLAYERS + 1))
def test_a_gauntlet_is_one_against_each_other(players: int) -> None:
    plan = a_plan(players, champion="ben")
    assert [(pairing.one, pairing.other) for pairing in plan.pairings] == [("ben", "ann"), ("ben", "cat")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [deals_for(200, players) for players in (1, 2, 3, 7)] == [200, 100, 67, 29]


def test_a_bot_can_meet_itself() -> None:
    assert labelled(["greedy", "random", "greedy"]) == {
        "greedy": "greedy",
        "random": "random",
        "greedy#2": "greedy",
    }
