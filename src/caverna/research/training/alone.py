"""How the judgement for the solo game is made: it learns from searches, narrow ones and wide ones.

A search knows of each of its positions the most points to which it was played on. Narrow searches with
strange tastes keep the judgement from forgetting what is bad.
"""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy

from caverna.bots.mind.net import save_net
from caverna.research.crew import Crew, Job
from caverna.research.executor import Done, run_jobs
from caverna.research.run_directory import RunDirectory
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt
from caverna.research.training.pupil import load_pupil, new_pupil, save_pupil

Array = Any
WIDTHS: Final = (1, 1, 1, 2, 3, 4, 6)
TRUST: Final = (0.5, 0.8, 1.0, 1.0)
FANCIES: Final = (0.0, 2.0, 4.0)
TEMPERS: Final = (0.3, 0.7, 1.5)
WHIM_AT_FIRST, WHIM = 0.7, 0.4
"""How much the rules of thumb differ before there is anything learned, and later."""
NARROW, BROAD = (2, 1), (4, 2)
BROADLY: Final = 0.3
"""The part of the searches that look broadly within a turn."""
INTRODUCTORY: Final = 0.08
"""The part of the games with the introductory set."""
MOST_POSITIONS: Final = 300_000
"""Older games are forgotten."""
FIRST_STEPS, STEPS = 2000, 900
FIRST_RATE, RATE, HOPE = 1e-3, 5e-4, 2.0


class SoloCourse(msgspec.Struct, frozen=True):
    """How much is searched for each generation, and how many there are."""

    hunts: int = 80
    generations: int = 30
    seed: int = 1


def net_file(run: Path, generation: int) -> Path:
    """Where a generation's judgement is kept."""
    return run / f"net_{generation:03}.npz"


def train_alone(
    course: SoloCourse,
    run: Path,
    make_crew: Callable[[], Crew[Hunt, Quarry]],
    say: Callable[[str], None],
    teacher: Path | None = None,
) -> Path:
    """All generations that are not there yet; the file of the last one.

    The teacher is a pupil of the game with others, if there is one: much of what is known there holds here.
    """
    run.mkdir(parents=True, exist_ok=True)
    done = 0
    while net_file(run, done + 1).exists():
        done += 1
    for generation in range(done + 1, course.generations + 1):
        found = list(found_by(course, run, generation, make_crew()))
        error = learn(course, run, generation, teacher)
        points = [each.points for each in found]
        say(
            f"solo generation {generation}: {len(found)} searches, {sum(points) / len(points):.1f} points, "
            f"the best {max(points)}, learned to {error:.1f} points"
        )
    return net_file(run, course.generations)


def found_by(course: SoloCourse, run: Path, generation: int, crew: Crew[Hunt, Quarry]) -> Iterator[Quarry]:
    """What the searches of a generation found; those made before a stop are not made again."""
    command = msgspec.to_builtins(course)
    del command["generations"]
    kept = RunDirectory(folder(run, generation), command, Quarry)
    try:
        jobs = [Job(str(number), what) for number, what in enumerate(hunts(course, run, generation))]
        done: Done[Quarry]
        for done in run_jobs(hunt, jobs, crew, kept):
            yield done.result
    finally:
        kept.close()


def folder(run: Path, generation: int) -> Path:
    """Where the searches of a generation are kept."""
    return run / f"hunts_{generation:03}"


def hunts(course: SoloCourse, run: Path, generation: int) -> Iterator[Hunt]:
    """The searches of a generation, from whatever luck, as wide and as strange as it comes."""
    rng = Random(course.seed * 1000 + generation)
    net = str(net_file(run, generation - 1)) if generation > 1 else None
    for _ in range(course.hunts):
        trust = rng.choice(TRUST)
        yield Hunt(
            SoloGame("introductory" if rng.random() < INTRODUCTORY else "full"),
            net,
            rng.choice(WIDTHS),
            rng.getrandbits(60),
            trust=trust,
            breadth=BROAD if rng.random() < BROADLY else NARROW,
            fancy=rng.choice(FANCIES),
            temper=rng.choice(TEMPERS),
            whim=WHIM if net else WHIM_AT_FIRST,
        )


def learn(course: SoloCourse, run: Path, generation: int, teacher: Path | None) -> float:
    """Learn from the latest searches and write down what was learned; the error that is left, in points."""
    rows, points = positions(run, generation)
    rng = numpy.random.default_rng(course.seed * 1000 + generation)
    learner = run / "pupil.npz"
    is_first = generation == 1
    if is_first:
        pupil = load_pupil(teacher) if teacher else new_pupil(rows, rng)
    else:
        pupil = load_pupil(learner)
    steps, rate = (FIRST_STEPS, FIRST_RATE) if is_first else (STEPS, RATE)
    error = pupil.learn(rows, points, steps, rate, rng, HOPE)
    save_pupil(pupil, learner)
    save_net(pupil.net(), net_file(run, generation))
    return error


def positions(run: Path, generation: int) -> tuple[Array, Array]:
    """The latest positions with the most points they led to."""
    rows: list[Array] = []
    points: list[Array] = []
    count = 0
    while generation > 0 and count < MOST_POSITIONS:
        for line in (folder(run, generation) / "results.jsonl").read_bytes().splitlines():
            found = msgspec.json.decode(
                msgspec.json.decode(line, type=dict[str, msgspec.Raw])["result"], type=Quarry
            )
            board, best = lessons_of(found)
            rows.append(board)
            points.append(best)
            count += len(best)
        generation -= 1
    return numpy.concatenate(rows), numpy.concatenate(points)


def lessons_of(found: Quarry) -> tuple[Array, Array]:
    """The positions of a search, and the most points they led to."""
    flat = numpy.frombuffer(zlib.decompress(found.rows), numpy.uint8)
    return flat.reshape(len(found.best), -1), numpy.array(found.best, numpy.float32)
