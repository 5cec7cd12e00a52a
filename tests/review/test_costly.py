"""Looking back at the turns of a game: a planted blunder is found, curves and losses are what they say."""

from pathlib import Path

import pytest

from caverna.bots import make_bot
from caverna.bots.counsel import counsel, expected_points
from caverna.engine.moves import PASS
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.record.record import write_record
from caverna.review.costly import LookBack, by_round, look_back, turns_played
from caverna.setup import Setup
from tests.arranging import a_game

SECONDS = 60.0
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def well_played(setup: Setup, rounds: int, blunder: tuple[int, int] | None = None) -> Game:
    """A game in which everybody follows advice, but for one seat in one round, which passes."""
    game = Game(setup)
    while not game.is_over and game.state.round <= rounds:
        seat = game.seat
        assert seat is not None
        if isinstance(game.state.agenda[-1], PlaceDwarf) and (game.state.round, seat) == blunder:
            game.play(PASS)
            blunder = None
            continue
        for move in counsel(game.state, seat, SECONDS)[0].moves:
            game.play(move)
    return game


def test_a_planted_blunder_is_the_costliest_turn() -> None:
    game = well_played(Setup(2, seed=3), 5, blunder=(3, 1))
    back = look_back(game, SECONDS)
    worst = back.costliest(1)[0]
    assert (worst.turn.round, worst.turn.moves) == (3, (PASS,))
    assert worst.loss == max(judged.loss for judged in back.turns) > 2
    assert worst.best.reasons
    assert back.costliest(0) == [], "whoever followed all advice has nothing to regret"
    before = Game(game.setup, deals=False)
    for _, move in game.moves_played[: worst.turn.number]:
        before.play(move)
    for number in worst.best.moves:
        before.play(number)


def test_looking_back_twice_shows_the_same() -> None:
    game = cut_off(read_record((GOLDEN / "2_introductory.record").read_text(encoding="utf-8")), 60)
    assert look_back(game, SECONDS) == look_back(game, SECONDS)


def cut_off(game: Game, moves: int) -> Game:
    """The first moves of a recorded game."""
    begun = Game(game.setup, deals=False)
    for _, move in game.moves_played[:moves]:
        begun.play(move)
    return begun


def check(back: LookBack, game: Game) -> None:
    """What must be so of every review."""
    assert [judged.turn for judged in back.turns] == turns_played(game)
    assert back.totals == tuple(game.totals())
    for judged in back.turns:
        assert judged.loss >= 0
        number, moves = judged.turn.number, judged.turn.moves
        played = [(seat, move.number) for seat, move in game.moves_played[number : number + len(moves)]]
        assert played == [(judged.turn.seat, move) for move in moves]
    for seat in range(game.setup.players):
        told = [judged.loss for judged in back.costliest(seat)]
        assert len(told) <= 3
        assert told == sorted(told, reverse=True)
        assert list(by_round(back.of(seat))) == sorted(by_round(back.of(seat)))


@pytest.mark.parametrize("name", ["1_full", "4_introductory", "7_full"])
def test_recorded_games(name: str) -> None:
    game = cut_off(read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8")), 70)
    check(look_back(game, SECONDS), game)


def test_a_game_with_a_box() -> None:
    game, bot = Game(Setup(2, seed=4, expansion="frantic_fiends")), make_bot("random", 4)
    while game.state.round < 4:
        game.play(bot.choose(game))
    check(look_back(game, SECONDS), game)


def test_a_record_that_began_with_a_position() -> None:
    game = a_game(round=11, lying="wood_gathering wood 9", harvest="normal")
    bot = make_bot("random", 2)
    while not game.is_over:
        game.play(bot.choose(game))
    again = read_record(write_record(game))
    back = look_back(again, SECONDS)
    assert back.turns
    check(back, again)


def test_the_way_is_told_turn_by_turn() -> None:
    game = cut_off(read_record((GOLDEN / "2_full.record").read_text(encoding="utf-8")), 20)
    heard: list[tuple[int, int]] = []
    back = look_back(game, SECONDS, lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(back.turns)) for done in range(1, len(back.turns) + 1)]


def test_a_game_without_turns_has_nothing_to_tell() -> None:
    game = Game(Setup(2, seed=1))
    assert look_back(game, SECONDS).turns == ()
    assert expected_points(game.state, 0) > 0
