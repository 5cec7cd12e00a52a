"""Hunts for high scores: repeatable, from the beginnings of good games, learning without forgetting."""

from random import Random

import msgspec
import numpy
import pytest

from caverna import read_record
from caverna.bots.doors import WEIGHTS
from caverna.bots.mind.beam import liking
from caverna.bots.mind.features import FIRST_DWARF, FIRST_GOOD, FREE_BEDS, features
from caverna.bots.mind.net import load_net
from caverna.engine.goods import STONE, WOOD
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, fancies, played, style_with
from caverna.research.solving.season import Season, beginnings, best_games, best_of_each_family, hunts_of
from caverna.research.training.pupil import pupil_of
from tests.architecture.sources import ROOT

GAME = read_record((ROOT / "tests" / "golden" / "1_full.record").read_text(encoding="utf-8"))
ALONE = SoloGame(seed=GAME.setup.seed)
GOLDEN = Quarry(
    GAME.totals()[0], tuple(move.number for seat, move in GAME.moves_played if seat == 0), b"", ()
)
PLANS = ((90, 3), (95, 3), (70, 5))
"""Points and dwarfs."""
SEASON = Season(ALONE, "a net", widths=(2,), hunts=8)


def test_a_game_begins_anew_at_every_round() -> None:
    rounds = []
    for moves in beginnings(ALONE, GOLDEN):
        state = played(ALONE, moves).state
        assert isinstance(state.agenda[-1], PlaceDwarf)
        assert set(state.players[0].places) == {-1}, "everybody is at home"
        rounds.append(state.round)
    assert rounds == list(GAME.state.rules.rounds)


def test_the_first_hunts_begin_at_the_start_and_the_later_ones_in_good_games() -> None:
    first = [job.what for job in hunts_of(SEASON, 0, "a net", [])]
    assert {hunt.opening for hunt in first} == {()}
    assert len({hunt.luck for hunt in first}) == 8
    later = [job.what for job in hunts_of(SEASON, 1, "another", [GOLDEN])]
    assert 2 <= sum(len(hunt.opening) > 0 for hunt in later) <= 7
    assert all(GOLDEN.moves[: len(hunt.opening)] == hunt.opening for hunt in later)
    assert {hunt.net for hunt in later} == {"another"}


def test_the_same_campaign_makes_the_same_hunts() -> None:
    assert list(hunts_of(SEASON, 1, "n", [GOLDEN])) == list(hunts_of(SEASON, 1, "n", [GOLDEN]))


def test_the_best_games_come_first_and_once() -> None:
    worse, better = Quarry(50, (1,), b"", ()), Quarry(60, (2,), b"", ())
    assert best_games([worse, better, worse]) == [better, worse]


def test_large_families_are_searched_again_though_small_ones_have_more_points_so_far() -> None:
    small, better, large = (Quarry(points, (points,), b"", (), dwarfs) for points, dwarfs in PLANS)
    assert best_of_each_family([small, large, better]) == [[better, small], [large]]


def test_a_hunt_for_a_large_family_wants_dwarfs_beds_and_what_dwellings_are_made_of() -> None:
    plain = Hunt(ALONE, None, 1, 1)
    assert fancies(plain, Random(1)) == []
    wanted = fancies(msgspec.structs.replace(plain, family=20.0), Random(1))
    assert {FIRST_DWARF, FIRST_DWARF + 1, FREE_BEDS, FIRST_GOOD + WOOD, FIRST_GOOD + STONE} <= {
        feature for feature, _, _ in wanted
    }
    assert all(points > 0 for _, points, _ in wanted)
    row = features(played(ALONE, ()).state, 0)
    assert liking(wanted, row) == 0, "nothing of that is there at the start"


def test_whims_change_every_weight_and_no_whim_none() -> None:
    assert style_with(0.0, Random(1)) == style_with(0.0, Random(2))
    assert style_with(0.5, Random(1)) != style_with(0.5, Random(2))


def test_who_goes_on_learning_knows_what_the_network_knew() -> None:
    net = load_net(WEIGHTS / "solo.npz")
    rows = [features(played(ALONE, moves).state, 0) for moves in beginnings(ALONE, GOLDEN)]
    board = numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(len(rows), -1)
    assert pupil_of(net, board).net().worths(rows) == pytest.approx(net.worths(rows), abs=0.05)
