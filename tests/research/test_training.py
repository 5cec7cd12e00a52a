"""Learning from games among themselves: resumable, reproducible, and something is learned."""

import zlib
from pathlib import Path

import numpy
import pytest

from caverna.bots.mind.judging.net import Net, load_net
from caverna.research.crew import Alone
from caverna.research.training.generations import Curriculum, games_folder, led_to, net_file, train
from caverna.research.training.lessons import Lesson, PlayedLesson, play_lesson
from caverna.research.training.pupil import load_pupil, new_pupil, save_pupil

TINY = Curriculum("tiny", {2: 1.0}, games=1, generations=2)


def learn(folder: Path, course: Curriculum = TINY) -> list[str]:
    said: list[str] = []
    train(course, folder, Alone, said.append)
    return said


def test_a_lesson_is_a_whole_game() -> None:
    lesson = Lesson(None, 1.0, 2, "full", "none", 5)
    game = play_lesson(lesson)
    assert len(game.points) == 2
    assert len(zlib.decompress(game.rows)) % len(game.seats) == 0
    assert game == play_lesson(lesson), "it depends on the lesson alone"


def test_generations_follow_each_other_and_are_not_played_twice(tmp_path: Path) -> None:
    said = learn(tmp_path)
    assert [line.split(":")[0] for line in said] == ["tiny generation 1", "tiny generation 2"]
    net = net_file(tmp_path, 2).read_bytes()
    assert learn(tmp_path) == [], "all is there"
    net_file(tmp_path, 2).unlink()
    games = (games_folder(tmp_path, 2) / "results.jsonl").read_bytes()
    assert len(learn(tmp_path)) == 1
    assert (games_folder(tmp_path, 2) / "results.jsonl").read_bytes() == games, (
        "only what was missing is done"
    )
    assert load_net(net_file(tmp_path, 2)).layers[0][0].shape == load_net_of(net).layers[0][0].shape


def load_net_of(content: bytes) -> Net:
    import io

    with numpy.load(io.BytesIO(content)) as arrays:
        return Net([(arrays["weights_0"], arrays["bias_0"])])


def test_a_pupil_learns_what_there_is_to_learn(tmp_path: Path) -> None:
    """Points to come are three times the first good: soon it is right within a point."""
    rng = numpy.random.default_rng(1)
    rows = rng.integers(0, 10, (4000, 331)).astype(numpy.uint8)
    points = rows[:, 146].astype(numpy.float32) - 64 + 3 * rows[:, 13]
    pupil = new_pupil(rows, rng)
    before = pupil.learn(rows, points, 5, 1e-3, rng)
    assert pupil.learn(rows, points, 1500, 1e-3, rng) < 1.5 < before
    save_pupil(pupil, tmp_path / "pupil.npz")
    again = load_pupil(tmp_path / "pupil.npz")
    some = [row.tobytes() for row in rows[:5]]
    assert again.net().worths(some) == pytest.approx(pupil.net().worths(some))
    assert again.steps == pupil.steps


def test_targets_come_from_the_end_and_a_little_from_what_came_next() -> None:
    game = PlayedLesson(points=[50], whims=[0], seats=[0, 0], rows=b"")
    board = numpy.zeros((2, 331), numpy.uint8)
    net = Net([(numpy.zeros((331, 1), numpy.float32), numpy.full(1, 94.0, numpy.float32))])
    assert list(led_to(game, board, None)) == [50, 50]
    assert list(led_to(game, board, net)) == pytest.approx([0.93 * 50 + 0.07 * 30, 50])
