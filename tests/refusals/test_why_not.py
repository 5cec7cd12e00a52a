"""A move that is not legal is refused with a reason that is true and helps."""

from random import Random

import pytest

from caverna import Game, GameIsOver, IllegalMove, Setup
from caverna.advice.why_not import why_not
from caverna.words.texts import Words
from tests.api.random_play import decisions, rich_game
from tests.arranging import a_game, play
from tests.oracles.dump import dump
from tests.refusals.refusals import (
    ANYTIME,
    HARVEST,
    IMITATING,
    PLACING,
    STRONG,
    WORKING,
    Arrangement,
)
from tests.refusals.refusals_at_home import BUILDING, FURNISHING

TRIED_ONCE_IN = 12


def arrange(arranged: Arrangement, **more: object) -> Game:
    """The game of a row, after the moves to play first."""
    keywords: Arrangement = {**arranged, **more}
    first = str(keywords.pop("then", ""))
    return play(a_game(**keywords), *[move.strip() for move in first.split(",") if move.strip()])


def refusal(game: Game, text: str) -> str:
    """The reason; the move is refused with it, and nothing has changed."""
    before, played = dump(game.state), len(game.moves_played)
    reason = why_not(game.state, game.move(text))
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert str(refused.value).startswith(f"{text}: {reason}. Legal here: ")
    assert (dump(game.state), len(game.moves_played)) == (before, played)
    assert not reason.endswith(".")
    return reason


def name_of(row: object) -> str:
    return row if isinstance(row, str) else ""


@pytest.mark.parametrize(
    ("arranged", "move", "expected"), PLACING + FURNISHING + BUILDING + WORKING + ANYTIME, ids=name_of
)
def test_the_reason_is_told(arranged: Arrangement, move: str, expected: str) -> None:
    assert expected in refusal(arrange(arranged), move)


@pytest.mark.parametrize(("arranged", "move", "expected"), IMITATING, ids=name_of)
def test_why_a_space_cannot_be_imitated(arranged: Arrangement, move: str, expected: str) -> None:
    others = {"B": {"dwarfs": "0@logging 0@housework"}, "C": {"dwarfs": "0@starting_player 0"}}
    game = arrange(arranged, players=3, food=4, dwarfs="0@ore_mining 0", others=others, on="imitation_4")
    assert expected in refusal(game, move)


@pytest.mark.parametrize(("arranged", "move", "expected"), HARVEST, ids=name_of)
def test_why_the_harvest_does_not_go_like_that(arranged: Arrangement, move: str, expected: str) -> None:
    assert expected in refusal(arrange(arranged, phase="harvest", round=3), move)


def test_at_most_two_kinds_breed_by_loot() -> None:
    animals = {"sheep": 2, "donkey": 2, "boar": 2, "large_pasture": "c4 c3, b4 b3, a4 a3"}
    game = arrange({**STRONG, **animals, "then": "loot breed"})
    assert refusal(game, "breed sheep donkey boar") == "at most 2 kinds may breed"
    assert refusal(game, "breed none") == "at least one kind must breed"
    assert refusal(game, "breed sheep cattle") == "it takes two to breed, you have no cattle"


def test_why_chance_does_not_bring_it() -> None:
    game = Game(Setup(2), deals=False)
    assert refusal(game, "start C") == "there is no seat C in a game for 2"
    assert "it does not answer the question: Who is starting player" in refusal(game, "place logging")
    game = a_game(round=2, phase="round", cards="blacksmithing")
    assert refusal(game, "reveal blacksmithing") == "Blacksmithing has been revealed already"
    assert refusal(game, "reveal adventure") == "Adventure does not come in round 2"
    assert refusal(game, "reveal exploration") == "Exploration is not part of this game"
    assert "printed on the board" in refusal(game, "reveal logging")


def test_why_a_space_is_not_protected() -> None:
    game = a_game(players=1, round=2, phase="round", ruby=2, lying="logging wood 7, clearing wood 1"[:14])
    assert "Wood gathering is not about to be cleared: it holds no goods" in refusal(
        game, "protect wood_gathering"
    )
    assert refusal(game, "protect clearing") == "Clearing is not part of this game"
    game = a_game(players=1, round=2, phase="round", ruby=2, lying="logging wood 7, ore_mining ore 7")
    game.play("protect logging")
    assert refusal(game, "protect logging") == "Logging is protected already"
    assert "it does not answer the question" in refusal(game, "place logging")


def test_a_ruby_does_not_make_work_for_a_dwarf() -> None:
    game = a_game(dwarfs="0 3 4", ruby=1, rooms="dwelling d3")
    rules = game.state.rules
    game.state.occupied = [1] * len(rules.spaces)
    assert why_not(game.state, game.move("order 4")) == "no free space is of any use to your dwarfs"
    game = a_game(dwarfs="3 4", ruby=1)
    assert why_not(game.state, game.move("order 3")) == "the dwarf with strength 3 is due anyway"


def test_after_the_end_the_game_is_over() -> None:
    game = a_game(phase="scoring", round=12, questions=3)
    assert game.is_over
    assert why_not(game.state, game.move("done")) == "the game is over"
    with pytest.raises(GameIsOver):
        game.play("done")


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (5, 4), (7, 5)])
def test_every_unlisted_move_is_refused_with_a_reason_and_changes_nothing(players: int, seed: int) -> None:
    luck = Random(seed)
    for game in decisions(rich_game(Setup(players, seed=seed)), luck):
        moves = game.state.rules.moves
        legal = {move.number for move in game.legal_moves()}
        asked = {moves.verb[number] for number in game.state.answers}
        about_it = [move for move in moves.listed if move.verb in asked and move.number not in legal]
        unlisted = [move for move in luck.sample(moves.listed, 2) if move.number not in legal]
        for move in unlisted + luck.sample(about_it, min(2, len(about_it))):
            is_tried = luck.randrange(TRIED_ONCE_IN) == 0
            reason = refusal(game, move.text) if is_tried else why_not(game.state, move)
            assert reason.strip(".")
            assert why_not(game.state, move, Words("de")) != reason
            assert move.verb not in asked or "does not answer" not in reason, (move, reason)
