"""Hunts upon hunts: the first from the start, the later ones from the middle of the best games so far.

After each stage the judgement learns from all games that were found. What a stage does depends on the
results of the stages before and on nothing else, so that a season can be stopped and go on later.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy

from caverna.bots.mind.net import load_net, save_net
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.research.crew import Crew, Job
from caverna.research.executor import Done, run_jobs
from caverna.research.run_directory import RunDirectory
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt
from caverna.research.training.alone import lessons_of
from caverna.research.training.pupil import new_pupil, pupil_of

Array = Any
FANCIES: Final = (0.0, 1.0, 2.0, 4.0)
TEMPERS: Final = (0.0, 0.3, 0.8)
PARENTS: Final = 8
"""So many of the best games are searched again,"""
AFRESH: Final = 4
"""and every so manieth hunt begins from the start."""
STEPS, RATE, HOPE = 400, 2e-4, 2.0
"""Of learning, after each stage."""
MOST_POSITIONS: Final = 200_000


class Season(msgspec.Struct, frozen=True):
    """What is searched, and how much."""

    game: SoloGame
    net: str | None
    """The judgement to begin with; None: the rule of thumb."""
    width: int
    hunts: int
    """Of each stage."""
    luck: int = 0


def stages(
    season: Season,
    count: int,
    folder: Path,
    make_crew: Callable[[], Crew[Hunt, Quarry]],
    kept: RunDirectory[Quarry] | None,
) -> Generator[Done[Quarry]]:
    """All hunts of all stages, as they are done."""
    found: dict[str, Quarry] = {}
    net = season.net
    for stage in range(count):
        jobs = list(hunts_of(season, stage, net, list(found.values())))
        done: Done[Quarry]
        results: dict[str, Quarry] = {}
        for done in run_jobs(hunt, jobs, make_crew(), kept):
            results[done.key] = done.result
            yield done
        found |= {job.key: results[job.key] for job in jobs}
        net = learned(net, list(found.values()), folder / f"net_{stage + 1:03}.npz", stage)


def hunts_of(season: Season, stage: int, net: str | None, found: list[Quarry]) -> Iterator[Job[Hunt]]:
    """The hunts of a stage."""
    rng = Random(f"{season.luck} {stage}")
    parents = best_games(found)[:PARENTS]
    for number in range(season.hunts):
        luck, fancy, temper = rng.getrandbits(60), rng.choice(FANCIES), rng.choice(TEMPERS)
        opening: tuple[int, ...] = ()
        if parents and number % AFRESH:
            opening = rng.choice(beginnings(season.game, rng.choice(parents)))
        what = Hunt(season.game, net, season.width, luck, opening, fancy=fancy, temper=temper)
        yield Job(f"{stage}-{number}", what)


def best_games(found: list[Quarry]) -> list[Quarry]:
    """The best one first; none twice."""
    ranked = sorted(found, key=lambda each: -each.points)
    return list({each.moves: each for each in ranked}.values())


def beginnings(game: SoloGame, found: Quarry) -> list[tuple[int, ...]]:
    """The moves of a game up to the beginning of each round."""
    playing, cuts, round = game.new_game(), list[int](), 0
    for number, move in enumerate(found.moves):
        if playing.state.round > round and isinstance(playing.state.agenda[-1], PlaceDwarf):
            round = playing.state.round
            cuts.append(number)
        playing.play(move)
    return [found.moves[:cut] for cut in cuts]


def learned(net: str | None, found: list[Quarry], file: Path, stage: int) -> str:
    """A judgement that has learned from what was found; it is not learned again if it is there already."""
    if not file.exists():
        rows, points = positions(found)
        rng = numpy.random.default_rng(stage)
        pupil = new_pupil(rows, rng) if net is None else pupil_of(load_net(Path(net)), rows)
        pupil.learn(rows, points, STEPS, RATE, rng, HOPE)
        unfinished = file.with_suffix(".new.npz")
        save_net(pupil.net(), unfinished)
        unfinished.replace(file)
    return str(file)


def positions(found: list[Quarry]) -> tuple[Array, Array]:
    """The latest positions with the points they led to."""
    rows: list[Array] = []
    points: list[Array] = []
    count = 0
    for each in reversed(found):
        if count < MOST_POSITIONS:
            board, best = lessons_of(each)
            rows.append(board)
            points.append(best)
            count += len(best)
    return numpy.concatenate(rows), numpy.concatenate(points)
