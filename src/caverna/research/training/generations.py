"""Generation after generation: play, learn, and play again with what was learned."""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy

from caverna.bots.mind.judging.net import Net, load_net, save_net
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions
from caverna.research.crew import Crew, Job
from caverna.research.executor import Done, run_jobs
from caverna.research.run_directory import RESULTS_FILE, RunDirectory
from caverna.research.training.gate import score_of_the_new
from caverna.research.training.lessons import Lesson, PlayedLesson, play_lesson
from caverna.research.training.outlook import Outlook
from caverna.research.training.pupil import BATCH, load_pupil, new_pupil, save_pupil

Array = Any
MOST_POSITIONS: Final = 300_000
"""Older games are forgotten."""
INTRODUCTORY: Final = 0.12
"""The part of the games with the introductory set."""
TRUST: Final = (0.5, 0.7, 0.8, 1.0)
FIRST_RATE, RATE = 1e-3, 6e-4
FIRST_PASSES, PASSES = 12.0, 3.0
"""How often each position is seen, in the first generation and in the others."""
FEWEST_STEPS: Final = 1200
"""In the base game. With few games of a box so many would learn them by heart: 240 games were best known
after ten passes."""
FAR: Final = 0.93
"""How much a position learns from the end of its game; the rest from how the next turns looked."""
EVEN: Final = 0.5


class Curriculum(msgspec.Struct, frozen=True):
    """What is learned from how many games."""

    name: str
    tables: dict[int, float]
    """How often games with so many players are played."""
    games: int
    """Of each generation; the first one has half as many again."""
    generations: int
    expansion: str = BASE_GAME
    seed: int = 1
    gate: int = 60
    """So many games a generation plays against the last one, and must win more than half of; 0: none."""


COURSES: Final = {
    "table": Curriculum("table", {2: 0.6, 3: 0.15, 4: 0.15, 5: 0.04, 6: 0.03, 7: 0.03}, 240, 40),
}
BOX_TABLES: Final = {1: 0.4, 2: 0.4, 3: 0.12, 4: 0.08}


def courses() -> tuple[str, ...]:
    """The names of all courses: ours, and one for each box."""
    return (*COURSES, *[name for name in all_expansions() if name != BASE_GAME])


def course_named(name: str) -> Curriculum:
    """One of ours, or with the name of a box the one for games with it."""
    return COURSES.get(name) or Curriculum(name, BOX_TABLES, 200, 20, expansion=name)


def net_file(run: Path, generation: int) -> Path:
    """Where a generation's judgement is kept; the one of generation 0 is the rule of thumb."""
    return run / f"net_{generation:03}.npz"


def learned_file(run: Path, generation: int) -> Path:
    """What a generation learned, until it is judged."""
    return run / f"learned_{generation:03}.npz"


def pupil_file(run: Path, generation: int) -> Path:
    """What one needs to go on learning after a generation."""
    return run / f"pupil_{generation:03}.npz"


def train(
    course: Curriculum,
    run: Path,
    make_crew: Callable[[], Crew[Any, Any]],
    say: Callable[[str], None],
    cores: int = 1,
    watch: Callable[[Iterator[PlayedLesson]], Iterator[PlayedLesson]] = iter,
) -> Path:
    """All generations that are not there yet; the file of the last one. `watch` sees each game go by."""
    run.mkdir(parents=True, exist_ok=True)
    done = 0
    while net_file(run, done + 1).exists():
        done += 1
    numbers = range(done + 1, course.generations + 1)
    outlook = Outlook(sum(games_in(course, number) for number in numbers), cores)

    def note(done: Done[Any]) -> None:
        if outlook.note(done):
            say(f"{course.name} generation {numbers[0]} has begun: {outlook.told()}")

    for generation in numbers:
        played = list(watch(games_of(course, run, generation, make_crew(), note)))
        error = learn(course, run, generation)
        verdict = judge(course, run, generation, make_crew, note)
        points = [point for game in played for point in game.points]
        say(
            f"{course.name} generation {generation}: {len(played)} games, {sum(points) / len(points):.1f} "
            f"points a seat, learned to {error:.1f} points{verdict}; {outlook.told() or 'all was there'}"
        )
    return net_file(run, course.generations)


def games_in(course: Curriculum, generation: int) -> int:
    """The games of a generation, and those by which it is judged."""
    return course.games * 3 // 2 if generation == 1 else course.games + course.gate


def games_of(
    course: Curriculum,
    run: Path,
    generation: int,
    crew: Crew[Lesson, PlayedLesson],
    note: Callable[[Done[Any]], None],
) -> Iterator[PlayedLesson]:
    """The games of a generation; those that were played before a stop are not played again."""
    command = msgspec.to_builtins(course, str_keys=True)
    del command["generations"], command["gate"]
    kept = RunDirectory(games_folder(run, generation), command, PlayedLesson)
    try:
        jobs = [Job(str(number), lesson) for number, lesson in enumerate(lessons(course, run, generation))]
        done: Done[PlayedLesson]
        for done in run_jobs(play_lesson, jobs, crew, kept):
            note(done)
            yield done.result
    finally:
        kept.close()


def games_folder(run: Path, generation: int) -> Path:
    return run / f"games_{generation:03}"


def lessons(course: Curriculum, run: Path, generation: int) -> Iterator[Lesson]:
    """What is played in a generation."""
    rng = Random(course.seed * 1000 + generation)
    net = str(net_file(run, generation - 1)) if generation > 1 else None
    counts, shares = list(course.tables), list(course.tables.values())
    for _ in range(course.games if generation > 1 else course.games * 3 // 2):
        has_choice = course.expansion == BASE_GAME
        furnishings = "introductory" if rng.random() < INTRODUCTORY and has_choice else "full"
        players = rng.choices(counts, shares)[0]
        trust = rng.choice(TRUST)
        yield Lesson(net, trust, players, furnishings, course.expansion, rng.getrandbits(40))


def learn(course: Curriculum, run: Path, generation: int) -> float:
    """Learn from the latest games and write down what was learned; the error that is left, in points.

    Every file is written under a name of its own: whoever is stopped anywhere learns the same once more.
    """
    rows, points = positions(run, generation)
    rng = numpy.random.default_rng(course.seed * 1000 + generation)
    is_first = generation == 1
    pupil = new_pupil(rows, rng) if is_first else load_pupil(pupil_file(run, generation - 1))
    fewest = FEWEST_STEPS if course.expansion == BASE_GAME else 0
    steps = max(fewest, int((FIRST_PASSES if is_first else PASSES) * len(rows) / BATCH))
    error = pupil.learn(rows, points, steps, FIRST_RATE if is_first else RATE, rng)
    save_pupil(pupil, pupil_file(run, generation))
    save_net(pupil.net(), learned_file(run, generation))
    return error


def judge(
    course: Curriculum,
    run: Path,
    generation: int,
    make_crew: Callable[[], Crew[Any, Any]],
    note: Callable[[Done[Any]], None],
) -> str:
    """Who plays from now on: what was learned if it beats the last one, else that one again. In words.

    Either way the pupil goes on learning from where it is.
    """
    new, old = learned_file(run, generation), net_file(run, generation - 1)
    verdict, taken = "", new
    if generation > 1 and course.gate:
        folder = run / f"gate_{generation:03}"
        score = score_of_the_new(new, old, course.expansion, course.gate, folder, make_crew, note)
        taken = new if score > EVEN else old
        verdict = f", {score:.0%} against the last one" + ("" if taken == new else ", which plays on")
    unfinished = net_file(run, generation).with_suffix(".new")
    unfinished.write_bytes(taken.read_bytes())
    unfinished.replace(net_file(run, generation))
    new.unlink()
    pupil_file(run, generation - 2).unlink(missing_ok=True)
    return verdict


def positions(run: Path, generation: int) -> tuple[Array, Array]:
    """The latest positions with what they led to."""
    rows: list[Array] = []
    points: list[Array] = []
    found = 0
    net = load_net(net_file(run, generation - 1)) if generation > 1 else None
    while generation > 0 and found < MOST_POSITIONS:
        for game in games_kept(run, generation):
            board = numpy.frombuffer(zlib.decompress(game.rows), numpy.uint8).reshape(len(game.seats), -1)
            rows.append(board)
            points.append(led_to(game, board, net))
            found += len(board)
        generation -= 1
    return numpy.concatenate(rows), numpy.concatenate(points)


def games_kept(run: Path, generation: int) -> list[PlayedLesson]:
    """The games of a generation that was played, in the order of the lessons, whoever was ready first."""
    found: dict[int, PlayedLesson] = {}
    for line in (games_folder(run, generation) / RESULTS_FILE).read_bytes().splitlines():
        fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        number = int(msgspec.json.decode(fields["key"], type=str))
        found[number] = msgspec.json.decode(fields["result"], type=PlayedLesson)
    return [found[number] for number in sorted(found)]


def led_to(game: PlayedLesson, board: Array, net: Net | None) -> Array:
    """For each position the points of its seat in the end, and a little of what its next turns promised."""
    targets = numpy.array([game.points[seat] for seat in game.seats], numpy.float32)
    if net is not None:
        expected = net.worths([row.tobytes() for row in board])
        coming: dict[int, float] = {}
        for number in range(len(board) - 1, -1, -1):
            seat = game.seats[number]
            if seat in coming:
                targets[number] = coming[seat]
            coming[seat] = FAR * float(targets[number]) + (1 - FAR) * expected[number]
    return targets
