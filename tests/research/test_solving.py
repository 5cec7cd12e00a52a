"""Hunts for high scores: repeatable, from the beginnings of good games, learning without forgetting."""

from random import Random

import msgspec
import numpy
import pytest

from caverna import read_record
from caverna.bots.doors import WEIGHTS
from caverna.bots.mind.judging.features import FIRST_DWARF, FIRST_GOOD, FIRST_ROOM, FREE_BEDS, features
from caverna.bots.mind.judging.net import load_net
from caverna.bots.mind.search.taste import Taste
from caverna.engine.goods import STONE, WOOD
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt, played, rows_of
from caverna.research.solving.kinds import kind_of
from caverna.research.solving.season import (
    Season,
    best_games,
    best_of_each_kind,
    hunts_of,
    parent_among,
    placements_of,
)
from caverna.research.solving.tastes import (
    fancy_for_a_family,
    fresh_taste,
    inherited_taste,
    ways_to_keep,
)
from caverna.research.solving.wishes import THEMES, features_wished, fresh_wishes, inherited_wishes
from caverna.research.training.pupil import pupil_of
from tests.architecture.sources import ROOT

GAME = read_record((ROOT / "tests" / "golden" / "1_full.record").read_text(encoding="utf-8"))
ALONE = SoloGame(seed=GAME.setup.seed)
GOLDEN = Quarry(
    GAME.totals()[0], tuple(move.number for seat, move in GAME.moves_played if seat == 0), b"", ()
)
PLANS: tuple[tuple[int, tuple[str, ...]], ...] = ((90, ()), (95, ()), (83, ("strong",)))
"""Points, and what the game was about."""
SEASON = Season(ALONE, "a net", widths=(2,), hunts=8)


def positions_of(game: SoloGame, found: Quarry) -> list[tuple[int, ...]]:
    """The moves of a game up to each of its turns."""
    return [found.moves[: each.before] for each in placements_of(game, found.moves)]


def test_a_game_begins_anew_at_every_turn() -> None:
    placements = placements_of(ALONE, GOLDEN.moves)
    assert [each.round for each in placements] == sorted(each.round for each in placements)
    assert {each.round for each in placements} == set(GAME.state.rules.rounds)
    for each in placements:
        state = played(ALONE, GOLDEN.moves[: each.before]).state
        assert isinstance(state.agenda[-1], PlaceDwarf)
        assert state.round == each.round
        assert state.occupied[each.space] < 0, "the dwarf is not there yet"


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


def test_what_grows_slowly_is_searched_again_though_it_has_fewer_points_so_far() -> None:
    usual, better, strong = (Quarry(points, (points,), b"", (), kind) for points, kind in PLANS)
    kinds = best_of_each_kind([usual, strong, better])
    assert kinds == [[better, usual], [strong]]
    rng = Random(1)
    parents = [parent_among(kinds, rng) for _ in range(300)]
    assert 50 < parents.count(strong) < 110, "12 points behind: a third as often"
    assert parents.count(usual) > 60


def test_the_farm_says_what_a_game_was_about() -> None:
    record = read_record((ROOT / "tests" / "golden" / "solo" / "full.record").read_text(encoding="utf-8"))
    assert kind_of(record.state) == ("large_family", "armed", "office_room", "state_parlor", "broom_chamber")
    assert kind_of(played(ALONE, ()).state) == ()


def test_a_taste_for_a_large_family_wants_dwarfs_beds_and_what_dwellings_are_made_of() -> None:
    wanted = fancy_for_a_family(Random(1), 20.0)
    assert {FIRST_DWARF, FIRST_DWARF + 1, FREE_BEDS, FIRST_GOOD + WOOD, FIRST_GOOD + STONE} <= {
        feature for feature, _, _ in wanted
    }
    assert all(points > 0 for _, points, _ in wanted)
    state = played(ALONE, ()).state
    assert Taste(wanted, {}).liking(features(state, 0), state) == 0, "nothing of that is there at the start"


def test_a_taste_is_handed_down_with_a_few_changes() -> None:
    parent = tuple(sorted(fresh_taste(Random(3))))
    assert len(parent) > 5
    heirs = [inherited_taste(parent, (), Random(luck)) for luck in range(20)]
    assert [inherited_taste(parent, (), Random(luck)) for luck in range(20)] == heirs
    changed = [len(set(heir) - set(parent)) for heir in heirs]
    assert 0 <= min(changed) < max(changed) <= 8
    assert all({feature for feature, _, _ in parent} <= {feature for feature, _, _ in heir} for heir in heirs)


def test_a_hunt_may_keep_to_the_ways_of_a_game_or_begin_elsewhere() -> None:
    went = [(each.round, each.space) for each in placements_of(ALONE, GOLDEN.moves)]
    found = [ways_to_keep(went, [4, 6], Random(luck)) for luck in range(40)]
    assert [] in found
    assert any([way[:2] for way in ways] == went for ways in found), "exactly the same ways"
    detours = [ways[-1] for ways in found if ways and ways[-1][2] > 20]
    assert detours
    assert {round for round, _, _ in detours} == {went[0][0]}


def test_who_keeps_to_the_ways_of_a_game_goes_there() -> None:
    last = next(each for each in placements_of(ALONE, GOLDEN.moves) if each.round == 12)
    went = [(each.round, each.space) for each in placements_of(ALONE, GOLDEN.moves) if each.round == 12]
    opening = GOLDEN.moves[: last.before]
    for space in (went[0][1], went[-1][1]):
        job = Hunt(ALONE, None, 1, 1, opening, breadth=(2, 1), ways=((12, space, 500.0),))
        found = placements_of(ALONE, hunt(job).moves)
        assert next(each.space for each in found if each.round == 12) == space


def test_who_goes_on_learning_knows_what_the_network_knew() -> None:
    net = load_net(WEIGHTS / "solo.npz")
    rows = [features(played(ALONE, moves).state, 0) for moves in positions_of(ALONE, GOLDEN)]
    board = numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(len(rows), -1)
    assert pupil_of(net, board).net().worths(rows) == pytest.approx(net.worths(rows), abs=0.05)


def test_a_wish_counts_to_the_end_and_a_fancy_fades() -> None:
    state = played(ALONE, GOLDEN.moves).state
    row = features(state, 0)
    room = next(number for number in range(48) if row[FIRST_ROOM + number])
    assert Taste([(FIRST_ROOM + room, 5.0, 1)], {}).liking(row, state) == 0, "the game is over"
    assert Taste([], {}, [(FIRST_ROOM + room, 5.0)]).liking(row, state) == 5.0


@pytest.mark.parametrize("game", [ALONE, SoloGame("introductory"), SoloGame(expansion="frantic_fiends")])
def test_every_game_knows_the_rooms_that_are_wished_for(game: SoloGame) -> None:
    themes = [room for theme in THEMES for room in theme]
    rules = played(game, ()).state.rules
    assert len(features_wished(tuple((room, 4.0) for room in themes), rules)) == len(themes)


def test_wishes_are_handed_down_now_and_then_with_one_more_or_less() -> None:
    parent = (("office_room", 8.0), ("state_parlor", 8.0))
    heirs = [dict(inherited_wishes(parent, Random(luck))) for luck in range(200)]
    assert sum(heir == dict(parent) for heir in heirs) > 120
    assert any(len(heir) == 1 for heir in heirs)
    assert any(heir.keys() > dict(parent).keys() for heir in heirs)
    fresh = [fresh_wishes(Random(luck)) for luck in range(100)]
    assert 20 < sum(bool(wishes) for wishes in fresh) < 60


def test_a_search_builds_what_it_wishes_for() -> None:
    last = next(each for each in placements_of(ALONE, GOLDEN.moves) if each.round >= 11)
    opening = GOLDEN.moves[: last.before]
    wish = next(key for key in ("carpenter", "miner", "trader") if key not in rooms_of(GOLDEN.moves))
    found = hunt(Hunt(ALONE, None, 2, 1, opening, breadth=(3, 1), wishes=((wish, 200.0),)))
    assert wish in rooms_of(found.moves)
    assert found.wishes == ((wish, 200.0),)


def test_who_reaches_the_points_of_a_game_knows_what_its_opening_is_worth() -> None:
    last = [each for each in placements_of(ALONE, GOLDEN.moves) if each.round == 12][-1]
    opening = GOLDEN.moves[: last.before]
    job = Hunt(ALONE, None, 1, 1, opening, breadth=(2, 1))
    alone, reached = hunt(job), hunt(msgspec.structs.replace(job, to_beat=0))
    missed = hunt(msgspec.structs.replace(job, to_beat=alone.points + 1))
    turns_before = len(rows_of(ALONE, opening))
    assert turns_before >= 20
    assert missed.best == alone.best
    assert reached.best == alone.best + (alone.points,) * turns_before


def rooms_of(moves: tuple[int, ...]) -> list[str]:
    state = played(ALONE, moves).state
    return [state.rules.furnishings[number].key for _, number in state.players[0].rooms]
