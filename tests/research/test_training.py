"""Learning from games among themselves: resumable, reproducible, and something is learned."""

import zlib
from pathlib import Path

import numpy
import pytest

from caverna.bots.doors import WEIGHTS
from caverna.bots.mind.judging.net import Net, load_net
from caverna.research.crew import Alone
from caverna.research.executor import Done
from caverna.research.training import gate, generations
from caverna.research.training.gate import Duel, Fought, duels, fight
from caverna.research.training.generations import (
    Curriculum,
    games_folder,
    games_kept,
    led_to,
    net_file,
    train,
)
from caverna.research.training.lessons import Lesson, PlayedLesson, play_lesson
from caverna.research.training.outlook import Outlook
from caverna.research.training.pupil import load_pupil, new_pupil, save_pupil

TINY = Curriculum("tiny", {2: 1.0}, games=1, generations=2, gate=0)


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


class Killed(BaseException):
    """As if the process were gone."""


@pytest.mark.parametrize("at", ["save_pupil", "save_net", "judge", "net_file.replace"])
def test_who_was_killed_while_learning_learns_the_same_and_not_twice(
    at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: dict[int, PlayedLesson] = {}

    def once(lesson: Lesson) -> PlayedLesson:
        """Whoever plays it: what is learned from it is what matters here."""
        if lesson.seed not in played:
            played[lesson.seed] = play_lesson(Lesson(None, 1.0, 2, "full", "none", lesson.seed))
        return played[lesson.seed]

    monkeypatch.setattr(generations, "play_lesson", once)
    monkeypatch.setattr(generations, "FEWEST_STEPS", 20)
    learn(tmp_path / "at once")
    with monkeypatch.context() as patch:
        kill(patch, at, tmp_path / "killed")
        with pytest.raises(Killed):
            learn(tmp_path / "killed")
    learn(tmp_path / "killed")
    for name in ("net_001.npz", "net_002.npz", "pupil_002.npz"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "at once" / name).read_bytes()


def kill(patch: pytest.MonkeyPatch, at: str, run: Path) -> None:
    """Stop in the second generation: before or after what is named."""

    def die(*_: object) -> None:
        raise Killed

    if at == "net_file.replace":
        whole = Path.replace
        patch.setattr(Path, "replace", lambda file, to: die() if to == net_file(run, 2) else whole(file, to))
        return
    known = getattr(generations, at)
    calls: list[str] = []

    def second_time(*arguments: object) -> object:
        calls.append(at)
        if len(calls) == 1:
            return known(*arguments)
        if at != "judge":
            known(*arguments)
        raise Killed

    patch.setattr(generations, at, second_time)


def test_games_are_learned_in_the_order_of_the_lessons_whoever_was_ready_first(tmp_path: Path) -> None:
    folder = games_folder(tmp_path, 1)
    folder.mkdir()
    line = '{"key": "%d", "result": {"points": [%d], "whims": [0], "seats": [], "rows": ""}}\n'
    (folder / "results.jsonl").write_text("".join(line % (n, n) for n in (2, 10, 0, 1)), encoding="utf-8")
    assert [game.points for game in games_kept(tmp_path, 1)] == [[0], [1], [2], [10]]


@pytest.mark.parametrize(("points", "is_taken"), [((60.0, 50.0), True), ((50.0, 60.0), False)])
def test_a_generation_plays_only_if_it_beats_the_last_one(
    points: tuple[float, float], is_taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is new gets these points, wherever it sits."""

    def decided(duel: Duel) -> Fought:
        return Fought(points if "learned" in duel.nets[0] else points[::-1])

    monkeypatch.setattr(gate, "fight", decided)
    monkeypatch.setattr(generations, "FEWEST_STEPS", 20)
    said = learn(tmp_path, Curriculum("tiny", {2: 1.0}, games=1, generations=2, gate=4))
    nets = [net_file(tmp_path, generation).read_bytes() for generation in (1, 2)]
    assert (nets[0] != nets[1]) == is_taken
    assert ("100% against the last one;" in said[1]) == is_taken
    assert ("0% against the last one, which plays on" in said[1]) == (not is_taken)


def test_duels_have_the_same_deals_from_both_seats() -> None:
    jobs = [job.what for job in duels("new", "old", "none", 4)]
    assert [job.nets for job in jobs] == [("new", "old"), ("old", "new")] * 2
    assert [job.seed for job in jobs] == [1, 1, 2, 2]


def test_a_duel_is_a_whole_game() -> None:
    table = str(WEIGHTS / "table.npz")
    fought = fight(Duel((table, table), "none", 1))
    assert min(fought.points) > 40


def test_how_long_it_will_take_is_told_from_what_was_done() -> None:
    """Ten games took 50 seconds; those that were kept took none."""
    times = iter([100.0, 150.0, 150.0])
    outlook = Outlook(1000, 2, lambda: next(times))
    assert outlook.told() == ""
    kept = [outlook.note(Done(str(n), None, is_new=False)) for n in range(90)]
    new = [outlook.note(Done(str(n), None, is_new=True)) for n in range(10)]
    assert (kept.count(True), new.index(True)) == (0, 9)
    assert outlook.told() == "about 1.2 hours to go on 2 cores"
    outlook.games = 160
    assert outlook.told() == "about 5 minutes to go on 2 cores"
