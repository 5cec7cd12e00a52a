"""The solo course: generations that can be stopped, and a judgement that knows what it was shown."""

import zlib
from pathlib import Path

import pytest

from caverna.bots.mind.features import features
from caverna.bots.mind.net import load_net
from caverna.research.crew import Alone
from caverna.research.solving.hunt import Hunt, Quarry, played
from caverna.research.solving.season import beginnings
from caverna.research.training import alone
from caverna.research.training.alone import SoloCourse, hunts, net_file, train_alone
from tests.research.test_solving import ALONE, GOLDEN

ROWS = [features(played(ALONE, moves).state, 0) for moves in beginnings(ALONE, GOLDEN)]
COURSE = SoloCourse(hunts=3, generations=2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search finds the golden solo game."""

    def found(job: Hunt) -> Quarry:
        return Quarry(GOLDEN.points, GOLDEN.moves, zlib.compress(b"".join(ROWS)), (90,) * len(ROWS))

    monkeypatch.setattr(alone, "hunt", found)
    monkeypatch.setattr(alone, "FIRST_STEPS", 300)
    monkeypatch.setattr(alone, "STEPS", 30)


def test_generations_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    first = SoloCourse(hunts=3, generations=1)
    assert train_alone(first, tmp_path, Alone, said.append) == net_file(tmp_path, 1)
    before = net_file(tmp_path, 1).read_bytes()
    assert train_alone(COURSE, tmp_path, Alone, said.append) == net_file(tmp_path, 2)
    assert train_alone(COURSE, tmp_path, Alone, said.append) == net_file(tmp_path, 2)
    assert net_file(tmp_path, 1).read_bytes() == before
    assert [line.partition(":")[0] for line in said] == ["solo generation 1", "solo generation 2"]
    assert f"the best {GOLDEN.points}" in said[0]


def test_what_was_shown_is_known(tmp_path: Path) -> None:
    latest = train_alone(COURSE, tmp_path, Alone, lambda line: None)
    worths = load_net(latest).worths(ROWS)
    assert sum(worths) / len(worths) == pytest.approx(90, abs=8)


def test_a_teacher_is_where_the_first_generation_begins(tmp_path: Path) -> None:
    train_alone(COURSE, tmp_path / "one", Alone, lambda line: None)
    teacher = tmp_path / "one" / "pupil.npz"
    train_alone(COURSE, tmp_path / "two", Alone, lambda line: None, teacher)
    taught, alone_with_it = (load_net(net_file(tmp_path / run, 1)).worths(ROWS) for run in ("two", "one"))
    assert taught != alone_with_it


def test_searches_differ_and_follow_the_generation_before(tmp_path: Path) -> None:
    first = list(hunts(COURSE, tmp_path, 1))
    assert {job.net for job in first} == {None}
    later = list(hunts(SoloCourse(hunts=40), tmp_path, 2))
    assert {job.net for job in later} == {str(net_file(tmp_path, 1))}
    assert len({job.luck for job in later}) == 40
    assert len({(job.width, job.trust, job.fancy) for job in later}) > 10
