"""The learned judgement: arrays in, expected points out."""

from pathlib import Path

import numpy
import pytest

from caverna import Game, Setup
from caverna.bots.mind.judging.features import BELOW_ZERO, FIRST_ROOM, FURNISHINGS, POINTS, features
from caverna.bots.mind.judging.net import Net, load_net, save_net
from caverna.engine.rounds.scoring import total_score


def some_rows() -> list[bytes]:
    state = Game(Setup(3, seed=1)).state
    return [features(state, seat) for seat in range(3)]


def test_rows_tell_points_and_rooms_where_they_say() -> None:
    game = Game(Setup(2, seed=1))
    row = features(game.state, 0)
    assert row[POINTS] == total_score(game.state, 0) + BELOW_ZERO
    assert sum(row[FIRST_ROOM : FIRST_ROOM + FURNISHINGS]) == 0, "nobody has a furnishing yet"
    game.state.own(0).owned |= 1 << 5
    assert features(game.state, 0)[FIRST_ROOM + 5] == 1


def test_a_net_adds_what_is_to_come_to_the_points_as_they_stand() -> None:
    rows = some_rows()
    width = len(rows[0])
    net = Net([(numpy.zeros((width, 1), numpy.float32), numpy.full(1, 7.0, numpy.float32))])
    assert net.worths(rows) == [row[POINTS] - BELOW_ZERO + 7.0 for row in rows]
    assert net.worths([]) == []


def test_a_net_by_hand() -> None:
    """Two layers, worked out on paper: max(0, 2x - 3) * 5 + 1."""
    rows = some_rows()
    first = numpy.zeros((len(rows[0]), 1), numpy.float32)
    first[13] = 2.0
    one = numpy.ones(1, numpy.float32)
    net = Net([(first, -3 * one), (numpy.full((1, 1), 5.0, numpy.float32), one)])
    expected = [max(0, 2 * row[13] - 3) * 5 + 1 + row[POINTS] - BELOW_ZERO for row in rows]
    assert net.worths(rows) == pytest.approx(expected)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    rng = numpy.random.default_rng(1)
    width = len(some_rows()[0])
    layers = [
        (rng.normal(0, 0.1, (width, 8)), rng.normal(0, 1, 8)),
        (rng.normal(0, 1, (8, 1)), rng.normal(0, 1, 1)),
    ]
    net = Net([(w.astype(numpy.float32), b.astype(numpy.float32)) for w, b in layers])
    save_net(net, tmp_path / "net.npz")
    assert load_net(tmp_path / "net.npz").worths(some_rows()) == pytest.approx(
        net.worths(some_rows()), abs=0.5
    )
