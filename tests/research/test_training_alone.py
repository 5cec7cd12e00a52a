"""The solo course: generations that can be stopped, and a judgement that knows what it was shown."""

import zlib
from pathlib import Path

import pytest

from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.net import load_net
from caverna.research.crew import Alone
from caverna.research.solving import season
from caverna.research.solving.hunt import Hunt, Quarry, played
from caverna.research.solving.season import net_file
from caverna.research.training.alone import SoloCourse, train_alone
from tests.research.test_solving import ALONE, GOLDEN, positions_of

ROWS = [features(played(ALONE, moves).state, 0) for moves in positions_of(ALONE, GOLDEN)]
COURSE = SoloCourse(hunts=3, generations=2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search finds the golden solo game."""

    def found(job: Hunt) -> Quarry:
        return Quarry(GOLDEN.points, GOLDEN.moves, zlib.compress(b"".join(ROWS)), (90,) * len(ROWS))

    monkeypatch.setattr(season, "hunt", found)
    monkeypatch.setattr(season, "STEPS", 150)


def test_generations_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    first = SoloCourse(hunts=3, generations=1)
    assert train_alone(first, tmp_path, Alone, said.append) == net_file(tmp_path, 1)
    before = net_file(tmp_path, 1).read_bytes()
    assert train_alone(COURSE, tmp_path, Alone, said.append) == net_file(tmp_path, 2)
    after = net_file(tmp_path, 2).read_bytes()
    assert train_alone(COURSE, tmp_path, Alone, said.append) == net_file(tmp_path, 2)
    assert net_file(tmp_path, 1).read_bytes() == before
    assert net_file(tmp_path, 2).read_bytes() == after
    assert [line.partition(":")[0] for line in said[-2:]] == ["solo generation 1", "solo generation 2"]
    assert f"the best so far {GOLDEN.points}" in said[0]


def test_who_was_stopped_learns_what_he_would_have_learned(tmp_path: Path) -> None:
    train_alone(SoloCourse(hunts=3, generations=1), tmp_path / "stopped", Alone, lambda line: None)
    train_alone(COURSE, tmp_path / "stopped", Alone, lambda line: None)
    train_alone(COURSE, tmp_path / "at once", Alone, lambda line: None)
    stopped, at_once = (load_net(net_file(tmp_path / run, 2)).worths(ROWS) for run in ("stopped", "at once"))
    assert stopped == at_once


def test_what_was_shown_is_known(tmp_path: Path) -> None:
    latest = train_alone(COURSE, tmp_path, Alone, lambda line: None)
    worths = load_net(latest).worths(ROWS)
    assert sum(worths) / len(worths) == pytest.approx(90, abs=8)


def test_a_teacher_is_where_the_first_generation_begins(tmp_path: Path) -> None:
    train_alone(COURSE, tmp_path / "one", Alone, lambda line: None)
    teacher = net_file(tmp_path / "one", 2)
    train_alone(COURSE, tmp_path / "two", Alone, lambda line: None, teacher)
    taught, alone_with_it = (load_net(net_file(tmp_path / run, 1)).worths(ROWS) for run in ("two", "one"))
    assert taught != alone_with_it
