"""The end of the game, where points can be counted: the last feeding, the last young, the last exchanges."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caverna.advice.feeding_plan import plan_feeding
from caverna.bots.mind.routine.last_exchanges import best_exchanges, least_missed
from caverna.bots.mind.routine.meals import last_meal
from caverna.bots.mind.routine.the_end import LastHarvestJudge
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.moves import DONE, END
from caverna.engine.play import apply, legal_anytime
from caverna.engine.reasons import say
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase, EndHarvest
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import NATURE, GameState
from caverna.review.finding import BEGGING, MEAL, POINTS, Finding
from caverna.review.moments import Moment, meals_of
from caverna.review.trial import by_itself
from caverna.review.writing import write

MOST_POSITIONS: Final = 100
"""So many positions are looked at before the scoring, the best first."""

STAGES: Final[tuple[tuple[type[Step], str], ...]] = (
    (LastChance, "senseless-points"),
    (EndHarvest, "senseless-points"),
    (BreedingPhase, "senseless-points-young"),
)
"""What is asked after the last meal, from the end backwards, and what to say if it brought too little."""


@dataclass(frozen=True)
class Ending:
    """A way to the end: its points, and the moves of one seat."""

    points: int
    moves: tuple[int, ...]


def points_left(moments: Sequence[Moment]) -> list[Finding]:
    """For each seat what it could have had at the end: with another meal, other young, other exchanges."""
    if not moments or moments[-1].after.agenda:
        return []
    final = moments[-1].after
    last_round = [moment for moment in moments if moment.before.round == final.round]
    found: list[Finding] = []
    for seat in range(len(final.players)):
        own = [moment for moment in last_round if moment.seat == seat]
        found += points_left_by(own, total_score(final, seat))
    return found


def points_left_by(moments: Sequence[Moment], points: int) -> list[Finding]:
    """From the end backwards: what each stage could have brought that the later ones could not."""
    found: list[Finding] = []
    for kind, key in STAGES:
        stage = [moment for moment in moments if isinstance(moment.step, kind)]
        if stage:
            best = best_ending(stage[0].before, stage[0].seat)
            if best is not None and best.points > points:
                found.append(write(POINTS, stage, best.moves, say(key, n=best.points - points)))
                points = best.points
    meals = meals_of(moments)
    finding = dear_last_meal(meals[-1], points) if meals else None
    return [*found, finding] if finding is not None else found


def dear_last_meal(meal: Sequence[Moment], points: int) -> Finding | None:
    """The last meal of all, if another one would have left more points."""
    first, seat = meal[0], meal[0].seat
    after_this = best_ending(meal[-1].after, seat)
    if after_this is None:
        return None
    points, gained = max(points, after_this.points), 0
    better: list[int] | None = None
    for moves in other_meals(first.before, seat):
        state = first.before.copy()
        for move in moves:
            apply(state, move)
        other = best_ending(state, seat)
        if other is not None and other.points > points:
            gained += other.points - points
            better, points = moves, other.points
    return None if better is None else write_meal(meal, better, gained)


def other_meals(state: GameState, seat: int) -> list[list[int]]:
    """What should be tried: the cheapest plan, and the best of those that are played out."""
    plan = plan_feeding(state)
    assert plan is not None
    trial = state.copy()
    meal = last_meal(state, seat, LastHarvestJudge(MOST_POSITIONS))
    for move in meal:
        apply(trial, move)
    return [[move.number for move in plan.moves], [*meal, trial.answers[0]]]


def write_meal(meal: Sequence[Moment], better: list[int], gained: int) -> Finding:
    """Markers that could have been avoided, or else points."""
    first, seat = meal[0], meal[0].seat
    trial = by_itself(first.before)
    for move in better:
        apply(trial, move)
    spared = meal[-1].after.players[seat].begging - trial.players[seat].begging
    if spared > 0:
        return write(BEGGING, meal, better, say("senseless-begging", n=spared))
    return write(MEAL, meal, better, say("senseless-meal-points", n=gained))


def best_ending(start: GameState, seat: int) -> Ending | None:
    """A way to the end that is good for a seat; None if chance has a say. Nobody else changes his points."""
    state = start.copy()
    moves: list[int] = []
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == NATURE:
            return None
        if step.seat != seat:
            chosen = [plain_answer(state)]
        elif isinstance(step, LastChance):
            chosen = [*best_exchanges(state, seat, MOST_POSITIONS), END]
        elif isinstance(step, BreedingPhase | ReleaseAnimals):
            chosen = [least_missed(state, seat)]
        else:
            chosen = [plain_answer(state)]
        for move in chosen:
            if state.agenda and move in (*state.answers, *legal_anytime(state)):
                apply(state, move)
                if step.seat == seat:
                    moves.append(move)
    return Ending(total_score(state, seat), tuple(moves))


def plain_answer(state: GameState) -> int:
    """No more, if that can be said; else the first answer, which is the whole food at a feeding."""
    for answer in (END, DONE):
        if answer in state.answers:
            return answer
    return state.answers[0]
