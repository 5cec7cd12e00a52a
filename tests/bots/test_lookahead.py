"""Turns compared by what they lead to: who has more time looks at more of them, and further."""

import time
from functools import cache
from typing import ClassVar

import pytest

from caverna import Game, Setup
from caverna.bots.doors import BASE_DOORS, WEIGHTS
from caverna.bots.levels import LEVELS
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search import contest, lookahead
from caverna.bots.mind.search.budget import Budget
from caverna.bots.mind.search.contest import Contest
from caverna.bots.mind.search.foresight import Foresight
from caverna.bots.mind.search.lookahead import best_turn, doublings_of
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.bots.thinking_bot import mind_of

AHEAD = Foresight(candidates=6, own_turns=2, futures=2, breadth=Breadth(2, 1), mood=0.0)


@cache
def a_mind() -> Mind:
    return mind_of(LEVELS[-1], BASE_DOORS, WEIGHTS / "table.npz")


def looks(number: int) -> Budget:
    return Budget(0.0, number, is_to_be_used_up=True)


class Noted(Contest):
    """Knows what turns are worth, the first one most, and notes which were played on."""

    made: ClassVar[list["Noted"]] = []

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.seen: list[int] = []
        self.made.append(self)

    def played_on(self, turn: Turn, luck: int, number: int) -> float:
        self.budget.note_a_look()
        self.seen.append(self.turns.index(turn))
        return -float(self.turns.index(turn))


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[Noted]:
    """The contests that are held."""
    monkeypatch.setattr(lookahead, "Contest", Noted)
    Noted.made.clear()
    return Noted.made


def chosen(budget: Budget) -> Turn:
    return best_turn(Game(Setup(2, seed=1)).state.copy(), a_mind(), AHEAD, 1, budget)


def test_without_time_to_use_up_it_halves_at_once(noted: list[Noted]) -> None:
    chosen(Budget(4.0, 0, is_to_be_used_up=False))
    assert [each.seen for each in noted] == [[0, 1, 2, 3, 4, 5, 0, 1, 2]]


def test_what_is_given_is_spent_on_ever_fewer_turns_in_equal_parts(noted: list[Noted]) -> None:
    chosen(looks(9 + 4 * 60))
    at_once, by_and_by = noted
    assert len(at_once.seen) == 9, "first what it does without"
    assert set(by_and_by.seen) == set(range(14)), "then more turns than that"
    counts = [by_and_by.seen.count(number) for number in range(14)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == counts[1] > 3 * counts[4] > 3 * counts[13] > 0
    assert len(by_and_by.seen) == pytest.approx(240, abs=14)


def test_the_more_often_the_first_look_fits_the_further_it_looks(noted: list[Noted]) -> None:
    depths, widths = [], []
    for number in (18, 40, 150, 600):
        noted.clear()
        chosen(looks(number))
        depths.append(noted[-1].foresight.own_turns)
        widths.append(noted[-1].foresight.candidates)
    assert depths == [2, 3, 4, 5]
    assert widths == sorted(set(widths))
    assert widths[0] > AHEAD.candidates


def test_who_is_interrupted_before_all_were_seen_keeps_to_the_first_thought(noted: list[Noted]) -> None:
    found = chosen(looks(18))
    assert len(noted) == 2
    assert noted[1].budget.is_spent()
    assert found.moves == noted[0].turns[0].moves


def test_doublings_are_counted_from_what_was_spent() -> None:
    budget = looks(100)
    budget.looked = 9
    assert doublings_of(budget) == 3
    budget.looked = 60
    assert doublings_of(budget) == 0


def test_a_budget_without_a_limit_is_never_to_be_used_up() -> None:
    assert not Budget(0.0, 0, is_to_be_used_up=True).is_to_be_used_up
    assert Budget(0.0, 0, is_to_be_used_up=False).part() == 0.0


def test_all_of_the_time_is_used_and_hardly_more() -> None:
    began = time.monotonic()
    chosen(Budget(0.5, 0, is_to_be_used_up=True))
    assert time.monotonic() - began >= 0.5


def test_futures_after_the_first_one_differ_though_chance_decides_nothing() -> None:
    """At the beginning of a round no card is turned for some turns."""
    state, mind = Game(Setup(3, seed=1)).state.copy(), a_mind()
    turns = mind.best_turns(state, mind.breadth)[:1]
    ahead = Foresight(1, 1, 9, Breadth(2, 1), 0.0, whims=3.0)
    held = contest.Contest(turns, 0, mind, ahead, 1, looks(1000))
    worths = {held.played_on(turns[0], 1 + number, number) for number in range(1, 9)}
    assert len(worths) > 1
    assert held.played_on(turns[0], 1, 1) == held.played_on(turns[0], 5, 1)
