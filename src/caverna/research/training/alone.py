"""How the judgement for the solo game is made: a long season of narrow hunts, each with a taste of its own.

A search knows of each of its positions the most points to which it was played on. Strange tastes keep the
judgement from forgetting what is bad, and from thinking that its one good plan is the only one.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from caverna.research.crew import Crew
from caverna.research.executor import Done
from caverna.research.run_directory import RunDirectory
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame
from caverna.research.solving.season import Season, net_file, stages
from caverna.research.training.outlook import Outlook

WIDTHS: Final = (1, 1, 2, 3, 4)


class SoloCourse(msgspec.Struct, frozen=True):
    """How much is searched for each generation, and how many there are."""

    hunts: int = 48
    generations: int = 150
    seed: int = 1


def train_alone(
    course: SoloCourse,
    run: Path,
    make_crew: Callable[[], Crew[Hunt, Quarry]],
    say: Callable[[str], None],
    teacher: Path | None = None,
    cores: int = 1,
    watch: Callable[[Iterator[Done[Quarry]]], Iterator[Done[Quarry]]] = iter,
) -> Path:
    """All generations; those that are there already are only told. The file of the last one.

    The teacher is a judgement for the game with others, if there is one: much of what it knows holds here.
    """
    net = str(teacher) if teacher else None
    season = Season(SoloGame(), net, WIDTHS, course.hunts, course.seed)
    kept = RunDirectory(run, {"command": "train", "hunts": course.hunts, "seed": course.seed}, Quarry)
    points: list[int] = []
    outlook = Outlook(course.hunts * course.generations, cores)
    with closing(kept):
        for done in watch(stages(season, course.generations, run, make_crew, kept)):
            points.append(done.result.points)
            if outlook.note(done):
                say(f"solo: {outlook.told()}")
            if len(points) % course.hunts == 0:
                how = told(points[-course.hunts :], len(points) // course.hunts, max(points))
                say(f"{how}; {outlook.told() or 'all was there'}")
    return net_file(run, course.generations)


def told(points: list[int], generation: int, best: int) -> str:
    """How a generation went."""
    mean = sum(points) / len(points)
    return f"solo generation {generation}: {len(points)} searches, {mean:.1f} points, the best so far {best}"
