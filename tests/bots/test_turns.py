"""Whole turns as single choices: legal to the last move, and none missing that a player would think of."""

from itertools import pairwise
from random import Random

import pytest

from caverna import Game, Setup
from caverna.bots.doors import BASE_DOORS
from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.hand import HandJudge, Style
from caverna.bots.mind.packing import FOREST_ON_BOARD, twins_that_fit
from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.bots.mind.turns.turns import turns
from caverna.engine.home_board import FOREST_PAIRS, mask
from caverna.engine.play import apply, deciding_seat
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import PlaceDwarf
from tests.api.random_play import decisions
from tests.arranging import a_game

WIDE = Breadth(width=4, sites=3)


def routine() -> Routine:
    return Routine(HandJudge(Style()), BASE_DOORS)


def texts(game: Game, found: list[Turn]) -> list[list[str]]:
    return [[game.move(move).text for move in turn.moves] for turn in found]


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_every_turn_can_be_played_as_it_is_listed(players: int) -> None:
    random, seen = Random(players), 0
    for moment in decisions(Game(Setup(players, seed=players), deals=False), random):
        if isinstance(moment.state.agenda[-1], PlaceDwarf) and random.random() < 0.1:
            for turn in turns(moment.state, routine(), WIDE):
                trial = moment.copy(deals=False)
                for move in turn.moves:
                    trial.play(move)
                after = trial.state.copy()
                routine().play_on(after)
                assert after == turn.state
                seen += 1
    assert seen > 20


def test_the_best_turn_comes_first() -> None:
    found = turns(Game(Setup(2, seed=3)).state, routine(), WIDE)
    assert len(found) > 10
    assert all(better.worth >= worse.worth for better, worse in pairwise(found))


def test_a_turn_goes_to_its_end() -> None:
    """Housework: a room and a dog."""
    game = a_game(wood=4, stone=3)
    found = texts(game, turns(game.state, routine(), WIDE))
    assert ["place housework", "furnish dwelling d3", "take"] in found


def test_no_gift_is_declined() -> None:
    """Nobody leaves the dog, or loot, that costs nothing."""
    game = a_game(wood=4, stone=3)
    found = texts(game, turns(game.state, routine(), WIDE))
    assert ["place housework", "furnish dwelling d3", "done"] not in found
    game = a_game(cards="blacksmithing", ore=4)
    found = texts(game, turns(game.state, routine(), WIDE))
    forged = [turn for turn in found if turn[:2] == ["place blacksmithing", "forge 4"]]
    assert forged
    assert all(sum(move.startswith("loot ") for move in turn) == 3 for turn in forged)


@pytest.mark.parametrize("dwarfs", ["0 0", "0 3", "6 9 3 0"])
def test_nobody_comes_home_early_because_stronger_weapons_brought_more(dwarfs: str) -> None:
    """Also where few ways to go on are kept, those that ended before the expedition are none of them."""
    for narrow in (Breadth(width=2, sites=1), Breadth(width=4, sites=2)):
        game = a_game(cards="blacksmithing", ore=4, dwarfs=dwarfs, round=11)
        found = texts(game, turns(game.state, routine(), narrow))
        forged = [turn for turn in found if turn[0] == "place blacksmithing"]
        assert forged
        assert all(sum(move.startswith("loot ") for move in turn) == 3 for turn in forged)


def test_nobody_imitates_for_more_than_the_same_costs_elsewhere() -> None:
    game = a_game(players=7, food=4, others={"B": {"dwarfs": "0@housework 0"}})
    offered = [move.text for move in game.legal_moves() if move.text.startswith("place imitation")]
    imitated = {turn[0] for turn in texts(game, turns(game.state, routine(), WIDE)) if "imitation" in turn[0]}
    assert len(offered) > 1
    assert imitated == {min(offered)}


def test_no_ruby_is_changed_before_it_is_needed() -> None:
    """It can become a vegetable at any time; one that is sown at once is another matter."""
    game = a_game(ruby=3, fields="c4")
    found = texts(game, turns(game.state, routine(), WIDE))
    assert not [turn for turn in found if turn[0] == "place sustenance" and "ruby vegetable" in turn]
    assert [turn for turn in found if "ruby vegetable" in turn and any(move[:3] == "sow" for move in turn)]


def test_of_sites_that_come_to_the_same_one_is_tried() -> None:
    game = a_game(wood=4, stone=3, cavern="e3 e2")
    found = texts(game, turns(game.state, routine(), WIDE))
    dwellings = [move for turn in found for move in turn if move.startswith("furnish dwelling ")]
    assert len(set(dwellings)) == 1


def test_nobody_begs_who_has_something_to_eat() -> None:
    game = a_game(round=3, phase="harvest", food=1, grain=2, vegetable=1)
    state = game.state.copy()
    seat = deciding_seat(state)
    routine().play_on(state)
    assert state.players[seat].begging == 0


def test_nothing_is_left_at_the_end_that_an_exchange_would_have_brought() -> None:
    for moment in decisions(Game(Setup(2, seed=5), deals=False), Random(5)):
        if moment.question.key == "last-chance":
            before, seat = moment.state.copy(), deciding_seat(moment.state)
            routine().play_on(before)
            assert total_score(before, seat) >= total_score(moment.state, seat)


@pytest.mark.parametrize("players", [1, 3, 7])
def test_a_position_is_a_row_of_bytes_of_one_length(players: int) -> None:
    lengths = set()
    for moment in decisions(Game(Setup(players, seed=1), deals=False), Random(1)):
        for seat in range(players):
            lengths.add(len(features(moment.state, seat)))
    assert lengths == {len(features(Game(Setup(2)).state, 0))}


def test_twins_that_fit_are_those_one_can_lay() -> None:
    for free in (FOREST_ON_BOARD, mask("a1", "a3", "b2"), mask("a1", "b1", "b2", "c3")):
        assert twins_that_fit(free) == most_twins(free)


def most_twins(free: int) -> int:
    pairs = [1 << a | 1 << b for a, b in FOREST_PAIRS if free >> a & 1 and free >> b & 1]
    return max((1 + most_twins(free & ~pair) for pair in pairs[:4]), default=0)


def test_trying_out_changes_nothing() -> None:
    state = Game(Setup(3, seed=2)).state
    before = state.copy()
    turns(state, routine(), WIDE)
    assert state == before
    apply(before, before.answers[0])
    assert state != before
