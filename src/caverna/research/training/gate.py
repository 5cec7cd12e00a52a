"""Whether a generation may play: only if it beats the last one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.research.crew import Crew, Job
from caverna.research.executor import Done, run_jobs
from caverna.research.run_directory import RunDirectory
from caverna.research.training.lessons import mind_with
from caverna.setup import Setup

TRUST: Final = 0.7
"""How far both go by what they learned: as the strongest level does."""


class Duel(msgspec.Struct, frozen=True):
    """A game of two judgements, neither of them with a whim."""

    nets: tuple[str, str]
    """The file of each seat."""
    expansion: str
    seed: int


class Fought(msgspec.Struct, frozen=True):
    """What each seat got out of it."""

    points: tuple[float, float]


def fight(duel: Duel) -> Fought:
    """Play it. The same duel ends in the same way."""
    minds = [mind_with(net, TRUST, duel.expansion) for net in duel.nets]
    state, drawing = Game(Setup(2, seed=duel.seed, expansion=duel.expansion)).state.copy(), 0
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == NATURE:
            apply(state, dealt(state, duel.seed, drawing))
            drawing += 1
        elif isinstance(step, PlaceDwarf):
            mind = minds[step.seat]
            state = mind.best_turns(state, mind.breadth)[0].state
        else:
            mind = minds[step.seat]
            apply(state, mind.answers.answer(state, step))
    outcome = minds[0].routine.doors.outcome
    return Fought((outcome(state, 0), outcome(state, 1)))


def score_of_the_new(
    new: Path,
    old: Path,
    expansion: str,
    games: int,
    folder: Path,
    make_crew: Callable[[], Crew[Any, Any]],
    note: Callable[[Done[Any]], None],
) -> float:
    """Its part of the victories over the old one, the same deals from both seats; a draw is a half."""
    kept = RunDirectory(folder, {"command": "train", "gate": games, "expansion": expansion}, Fought)
    won = 0.0
    try:
        done: Done[Fought]
        for done in run_jobs(fight, list(duels(str(new), str(old), expansion, games)), make_crew(), kept):
            note(done)
            seat = seat_of_the_new(int(done.key))
            mine, theirs = done.result.points[seat], done.result.points[1 - seat]
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    finally:
        kept.close()
    return won / games


def duels(new: str, old: str, expansion: str, games: int) -> Iterator[Job[Duel]]:
    """Two with each deal."""
    for number in range(games):
        nets = (new, old) if seat_of_the_new(number) == 0 else (old, new)
        yield Job(str(number), Duel(nets, expansion, number // 2 + 1))


def seat_of_the_new(number: int) -> int:
    """First here, then there."""
    return number % 2
