"""Between the turns a box may ask more: answers are tried out to where they show what they are worth."""

from typing import TYPE_CHECKING

from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.worth_trying import worth_trying
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


def answer_between(state: GameState, judge: Judge, doors: "BotDoors", is_real: bool) -> int:
    """The best answer; somebody who is only planning compares fewer."""
    seat = state.agenda[-1].seat
    answers = doors.worth_a_thought(state) if is_real else doors.in_passing(state)
    found = best_of(state, seat, few_of(state, seat, answers, doors), judge, doors)
    return something_before(state, seat, found, judge, doors) if is_real else found


def few_of(state: GameState, seat: int, answers: list[int], doors: "BotDoors") -> list[int]:
    """Of answers that differ only in the site, one."""
    return worth_trying(state, seat, doors.fewer(state, answers), 1)


def best_of(state: GameState, seat: int, answers: list[int], judge: Judge, doors: "BotDoors") -> int:
    """The answer after which the position is worth most, when all that it leads to is answered."""
    if len(answers) == 1:
        return answers[0]
    best, most = answers[0], float("-inf")
    for move in answers:
        trial = state.copy()
        apply(trial, move)
        value = worth_later(trial, seat, judge, doors)
        if value > most:
            best, most = move, value
    return best


def worth_later(state: GameState, seat: int, judge: Judge, doors: "BotDoors") -> float:
    """What a position is worth when this player has answered what is still asked, each time in passing."""
    while state.agenda and state.agenda[-1].seat == seat and doors.leads_on(state.agenda[-1]):
        apply(state, in_passing(state, seat, judge, doors))
    return judge.worth(state, seat)


def in_passing(state: GameState, seat: int, judge: Judge, doors: "BotDoors") -> int:
    """The answer that is worth most at once, or as soon as that shows."""
    answers = few_of(state, seat, doors.in_passing(state), doors)
    if len(answers) == 1:
        return answers[0]
    best, most = answers[0], float("-inf")
    for move in answers:
        trial = state.copy()
        apply(trial, move)
        while trial.agenda and trial.agenda[-1].seat == seat and doors.shows_later(trial.agenda[-1]):
            apply(trial, in_passing(trial, seat, judge, doors))
        value = judge.worth(trial, seat)
        if value > most:
            best, most = move, value
    return best


def something_before(state: GameState, seat: int, move: int, judge: Judge, doors: "BotDoors") -> int:
    """What is worth more if it comes before this answer."""
    before = doors.moves_before(state, move)
    if not before:
        return move
    best, most = move, float("-inf")
    for first in [move, *before]:
        trial = state.copy()
        apply(trial, first)
        if first != move and move in trial.answers:
            apply(trial, move)
        value = worth_later(trial, seat, judge, doors)
        if value > most:
            best, most = first, value
    return best
