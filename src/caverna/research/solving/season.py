"""Hunts upon hunts: the first from the start, the later ones from the middle of the best games so far.

After each stage the judgement learns from all games that were found. What a stage does depends on the
results of the stages before and on nothing else, so that a season can be stopped and go on later.
"""

import zlib
from collections.abc import Callable, Generator, Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy

from caverna.bots.mind.judging.net import load_net, save_net
from caverna.engine.moves import PLACE
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.research.crew import Crew, Job
from caverna.research.executor import Done, run_jobs
from caverna.research.run_directory import RunDirectory
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt
from caverna.research.solving.kinds import Marks
from caverna.research.solving.tastes import Way, fresh_taste, inherited_taste, ways_to_keep
from caverna.research.solving.wishes import fresh_wishes, inherited_wishes
from caverna.research.training.pupil import load_pupil, new_pupil, pupil_of, save_pupil

Array = Any
TEMPERS: Final = (0.0, 0.0, 0.2, 0.6)
TRUST: Final = (0.5, 0.7, 0.9, 1.0)
BREADTHS: Final = ((2, 1), (3, 2), (5, 2))
PARENTS: Final = 8
"""So many of the best games of each kind are searched again,"""
BEHIND: Final = 12.0
"""a kind that is so many points behind the best one a third as often as that one,"""
AFRESH: Final = 0.5
"""and this part of the hunts begins from the start."""
STEPS, RATE, HOPE = 600, 4e-4, 4.0
"""Of learning, after each stage."""
MOST_POSITIONS: Final = 300_000


class Season(msgspec.Struct, frozen=True):
    """What is searched, and how much."""

    game: SoloGame
    net: str | None
    """The judgement to begin with; None: the rule of thumb."""
    widths: tuple[int, ...]
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
        net = learned(net, list(found.values()), folder, stage + 1)


def hunts_of(season: Season, stage: int, net: str | None, found: list[Quarry]) -> Iterator[Job[Hunt]]:
    """The hunts of a stage, each with a taste of its own."""
    rng = Random(f"{season.luck} {stage}")
    kinds = best_of_each_kind(found)
    for number in range(season.hunts):
        opening: tuple[int, ...] = ()
        ways: list[Way] = []
        to_beat: int | None = None
        if kinds and rng.random() >= AFRESH:
            parent, other = parent_among(kinds, rng), parent_among(kinds, rng)
            placements = placements_of(season.game, parent.moves)
            first = rng.randrange(len(placements))
            went = [(each.round, each.space) for each in placements[first:]]
            opening = parent.moves[: placements[first].before]
            ways = ways_to_keep(went, sorted({space for _, space in went}), rng)
            fancies = inherited_taste(parent.fancies, other.fancies, rng)
            wishes = inherited_wishes(parent.wishes, rng)
            to_beat = parent.points
        else:
            fancies, wishes = fresh_taste(rng), fresh_wishes(rng)
        what = Hunt(
            season.game,
            net,
            rng.choice(season.widths),
            rng.getrandbits(60),
            opening,
            trust=rng.choice(TRUST),
            breadth=rng.choice(BREADTHS),
            fancies=tuple(fancies),
            ways=tuple(ways),
            temper=rng.choice(TEMPERS),
            wishes=wishes,
            to_beat=to_beat,
        )
        yield Job(f"{stage}-{number}", what)


def best_of_each_kind(found: list[Quarry]) -> list[list[Quarry]]:
    """The best games of each kind: what grows slowly is behind at first."""
    kinds: dict[Marks, list[Quarry]] = {}
    for each in best_games(found):
        kinds.setdefault(each.kind, []).append(each)
    return [kinds[kind][:PARENTS] for kind in sorted(kinds)]


def parent_among(kinds: list[list[Quarry]], rng: Random) -> Quarry:
    """A game to be searched again: any kind has its turn, the better ones more often."""
    most = max([games[0].points for games in kinds])
    weights = [exp((games[0].points - most) / BEHIND) for games in kinds]
    return rng.choice(rng.choices(kinds, weights)[0])


def best_games(found: list[Quarry]) -> list[Quarry]:
    """The best one first; none twice."""
    ranked = sorted(found, key=lambda each: -each.points)
    return list({each.moves: each for each in ranked}.values())


class Placement(msgspec.Struct, frozen=True):
    """A turn of a game that was found."""

    before: int
    """So many moves were played before it."""
    round: int
    space: int


def placements_of(game: SoloGame, moves: tuple[int, ...]) -> list[Placement]:
    """All turns of a game, in their order."""
    playing, found, before = game.new_game(), list[Placement](), 0
    verbs, spaces = playing.state.rules.moves.verb, playing.state.rules.moves.first
    is_between = True
    for number, move in enumerate(moves):
        step = playing.state.agenda[-1]
        if is_between and isinstance(step, PlaceDwarf):
            before, is_between = number, False
        if verbs[move] == PLACE:
            found.append(Placement(before, playing.state.round, spaces[move]))
            is_between = True
        playing.play(move)
    return found


def learned(net: str | None, found: list[Quarry], folder: Path, stage: int) -> str:
    """A judgement that has learned from what was found; it is not learned again if it is there already."""
    file = net_file(folder, stage)
    if not file.exists():
        rows, points = positions(found)
        rng, before = numpy.random.default_rng(stage), pupil_file(folder, stage - 1)
        if before.exists():
            pupil = load_pupil(before)
        else:
            pupil = new_pupil(rows, rng) if net is None else pupil_of(load_net(Path(net)), rows)
        pupil.learn(rows, points, STEPS, RATE, rng, HOPE)
        save_pupil(pupil, pupil_file(folder, stage))
        save_net(pupil.net(), file)
        before.unlink(missing_ok=True)
    return str(file)


def net_file(folder: Path, stage: int) -> Path:
    """Where a stage's judgement is kept."""
    return folder / f"net_{stage:03}.npz"


def pupil_file(folder: Path, stage: int) -> Path:
    """Where is kept what one needs to go on learning."""
    return folder / f"pupil_{stage:03}.npz"


def positions(found: list[Quarry]) -> tuple[Array, Array]:
    """The latest positions with the points they led to."""
    rows: list[Array] = []
    points: list[Array] = []
    count = 0
    for each in reversed(found):
        if count < MOST_POSITIONS:
            board = numpy.frombuffer(zlib.decompress(each.rows), numpy.uint8)
            rows.append(board.reshape(len(each.best), -1))
            points.append(numpy.array(each.best, numpy.float32))
            count += len(each.best)
    return numpy.concatenate(rows), numpy.concatenate(points)
