"""Advice: legal, in order, the same again, for every game there is, and without a look at the future."""

from collections.abc import Iterator

import pytest

from caverna.advice.coming_turns import ComingTurn, what_is_coming
from caverna.bots import make_bot
from caverna.bots.counsel import Advised, compare, counsel, expected_points
from caverna.bots.counsel.telling import as_sentence, tell
from caverna.bots.levels import LEVELS
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.thinking_bot import mind_of
from caverna.engine.moves import PASS
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE
from caverna.expansions import box_of
from caverna.game import Game
from caverna.setup import Setup
from caverna.words.texts import LANGUAGES, Words
from tests.arranging import a_game

SECONDS = 60.0
"""More than anybody needs: what depends on the clock is never the same."""
GAMES = [
    Setup(1, seed=1),
    Setup(2, seed=2),
    Setup(3, "introductory", seed=3),
    Setup(5, seed=4),
    Setup(7, "introductory", seed=5),
    Setup(1, seed=6, expansion="frantic_fiends"),
    Setup(3, seed=7, expansion="frantic_fiends"),
]
EVERY = 19
"""One decision in so many for each player is looked at."""


def called(setup: Setup) -> str:
    return f"{setup.players} {setup.furnishings} {setup.expansion}"


def decisions(setup: Setup) -> Iterator[Game]:
    """Some decisions of a game of all kinds of questions."""
    game, bot, number = Game(setup), make_bot("greedy", setup.seed), 0
    while not game.is_over:
        number += 1
        if number % (EVERY * setup.players) == 0:
            yield game
        game.play(bot.choose(game))


def asked(game: Game) -> int:
    assert game.seat is not None
    return game.seat


@pytest.mark.parametrize("setup", GAMES, ids=called)
def test_advice_can_be_played_and_is_told_in_every_language(setup: Setup) -> None:
    looked_at = 0
    for game in decisions(setup):
        before = game.state.key()
        found = counsel(game.state, asked(game), SECONDS)
        assert game.state.key() == before, "thinking changes nothing"
        assert 1 <= len(found) <= 3
        points = [each.points for each in found]
        assert points == sorted(points, reverse=True)
        assert len({each.moves[0] for each in found}) == len(found), "each begins differently"
        for each in found:
            play_all(game.copy(deals=False), each)
            for language in LANGUAGES:
                told = tell(Words(language), game.state, each)
                assert told.steps
                assert 1 <= len(told.reasons) <= 3
        looked_at += 1
    assert looked_at > 0


def play_all(game: Game, advised: Advised) -> None:
    """All moves are legal one after the other, and of one seat."""
    seat = game.seat
    for move in advised.moves:
        assert game.seat == seat
        game.play(move)


@pytest.mark.parametrize(
    "setup", [Setup(2, seed=2), Setup(2, seed=2, expansion="frantic_fiends")], ids=called
)
def test_the_same_position_gets_the_same_advice_whatever_the_seed(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in decisions(setup):
        other = game.copy(seed=99)
        found = counsel(game.state, asked(game), SECONDS)
        with monkeypatch.context() as patch:
            patch.setattr("caverna.game.dealt", lambda *_: pytest.fail("chance was asked"))
            patch.setattr("caverna.engine.play.dealt", lambda *_: pytest.fail("chance was asked"))
            assert counsel(other.state, asked(other), SECONDS) == found


def test_advice_at_the_end_of_a_round_stops_before_chance_decides() -> None:
    game = a_game(dwarfs="0 0@logging", others={"B": {"dwarfs": "0@supplies 0@housework"}})
    after = game.copy(deals=False)
    (best, *_) = counsel(game.state, 0, SECONDS)
    for move in best.moves:
        after.play(move)
    assert after.seat == NATURE, "the turn was the last one before the cards of the next round"
    assert best.next_moves == ()


def test_a_way_names_what_comes_next_in_the_round() -> None:
    game = a_game(lying="wood_gathering wood 3, clearing wood 3")
    best = counsel(game.state, 0, SECONDS)[0]
    assert best.next_moves
    trial = game.copy(deals=False)
    for move in best.moves:
        trial.play(move)
    assert trial.seat == 1
    assert game.state.rules.moves.all[best.next_moves[0]].text.startswith("place ")


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_without_time_there_is_still_a_way_and_nobody_looks_further(expansion: str) -> None:
    game = Game(Setup(2, seed=1, expansion=expansion))
    found = counsel(game.state, asked(game), 0.0)
    assert found
    assert all(each.next_moves == () for each in found)


def test_whoever_is_not_asked_gets_no_advice() -> None:
    game = a_game()
    assert counsel(game.state, 1, SECONDS) == []
    assert counsel(game.state, NATURE, SECONDS) == []


def test_after_the_end_points_are_counted() -> None:
    game = Game(Setup(1, "introductory", seed=3))
    bot = make_bot("random", 1)
    while not game.is_over:
        game.play(bot.choose(game))
    assert expected_points(game.state, 0) == game.totals()[0]
    assert counsel(game.state, 0, SECONDS) == []


def test_in_the_middle_of_a_turn_the_rest_of_it_is_advised() -> None:
    game = a_game(on="drift_mining", lying="drift_mining stone 2")
    assert not isinstance(game.state.agenda[-1], PlaceDwarf)
    for each in counsel(game.state, 0, SECONDS):
        play_all(game.copy(deals=False), each)


def test_a_turn_is_compared_with_the_best_one() -> None:
    game = a_game(lying="wood_gathering wood 9, ore_mining ore 1")
    played, best = compare(game.state, 0, [PASS], SECONDS)
    assert best.points > played.points
    again, same = compare(game.state, 0, best.moves, SECONDS)
    assert same.points == again.points


@pytest.mark.parametrize("box", ["none", "frantic_fiends"])
def test_turns_are_ranked_as_the_strongest_level_that_answers_at_once_ranks_them(box: str) -> None:
    for game in decisions(Setup(2, seed=2, expansion=box)):
        if isinstance(game.state.agenda[-1], PlaceDwarf):
            doors = box_of(game.state.rules).bots()
            mind = mind_of(LEVELS[-2], doors, doors.learned(game.state.rules))
            turns = mind.best_turns(game.state, Breadth(8, 3))
            found = counsel(game.state, asked(game), SECONDS)
            first_moves = list(dict.fromkeys(turn.moves[0] for turn in turns))
            assert [each.moves[0] for each in found] == first_moves[:3]
            worths = {turn.moves: turn.worth for turn in turns}
            for each in found:
                lost = worths[turns[0].moves] - worths[each.moves]
                assert found[0].points - each.points == pytest.approx(lost)


def test_the_best_turn_has_the_points_that_were_learned() -> None:
    game = Game(Setup(2, seed=2))
    best = counsel(game.state, 0, SECONDS)[0]
    after = game.copy(deals=False)
    play_all(after, best)
    assert best.points == pytest.approx(expected_points(after.state, 0))


def test_a_hint_names_the_plan_and_when_it_comes() -> None:
    """The goods for a dwelling are there; the family is full."""
    game = a_game(wood=4, stone=3, dwarfs="0 0")
    reasons = [reason.key for each in counsel(game.state, 0, SECONDS) for reason in each.reasons]
    assert "hint-coming-room" in reasons


@pytest.mark.parametrize(
    ("rounds", "english", "german"),
    [
        (0, "still in this round", "noch in dieser Runde"),
        (1, "in the next round", "in der nächsten Runde"),
        (2, "in 2 rounds", "in 2 Runden"),
    ],
)
def test_a_plan_says_when(rounds: int, english: str, german: str) -> None:
    now, before = Game(Setup(2, seed=1)).state, Game(Setup(2, seed=1)).state.copy()
    before.round = now.round + rounds
    homes = [tile.number for tile in now.rules.furnishings if tile.key == "simple_dwelling_a"]
    built, grown = before.copy(), before.copy()
    built.own(0).rooms = (*built.players[0].rooms, (20, homes[0]))
    grown.own(0).weapons = (0, 0, 0)
    dwelling, child = (ComingTurn(before, after, ()) for after in (built, grown))
    for language, when, name in (
        ("en", english, "another dwarf"),
        ("de", german, "ein weiterer Zwerg"),
    ):
        words = Words(language)
        (plan,) = what_is_coming(now, [dwelling], 0)
        assert when in as_sentence(words, plan)
        (plan,) = what_is_coming(now, [dwelling, child], 0)
        assert f"{name} {when}" in as_sentence(words, plan), "a dwarf is more than his bed"
    assert what_is_coming(now, [], 0) == []
