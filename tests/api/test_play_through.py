"""Scripts without the answers that are asked only of those who have something in hand."""

from random import Random

import pytest

from caverna import Game, IllegalMove, Setup
from caverna.engine.state.game_state import NATURE
from caverna.game import CLOSING
from tests.api.random_play import decisions
from tests.arranging import a_game


def written_without(game: Game, left_out: tuple[str, ...]) -> list[str]:
    """The moves of the players, but for lone answers without which the next move is not possible."""
    replay, seen = Game(game.setup), []
    for seat, move in game.moves_played:
        if seat != NATURE:
            legal = {legal.text for legal in replay.legal_moves()}
            seen.append((move.text, len(replay.answers()) == 1 and move.text in left_out, legal))
            replay.play(move)
    written: list[str] = []
    for text, may_be_missing, legal in reversed(seen):
        if not may_be_missing or (written and written[-1] in legal):
            written.append(text)
    return written[::-1]


@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_are_played_without_them(players: int, expansion: str) -> None:
    game = Game(Setup(players, seed=players, expansion=expansion))
    for _ in decisions(game, Random(players)):
        pass
    assert game.is_over
    for left_out in (CLOSING, ("end", "take"), ()):
        script = written_without(game, left_out)
        again = Game(game.setup)
        again.play_through(script)
        assert again.moves_played == game.moves_played
        assert again.state == game.state
    assert len(written_without(game, CLOSING)) < len(written_without(game, ()))


def test_the_end_of_a_turn_is_given_whether_it_is_asked_or_not() -> None:
    for rubies in (0, 1):
        for script in (["place logging"], ["place logging", "end"]):
            game = a_game(players=2, ruby=rubies, lying="logging wood 3")
            game.play_through(script)
            assert game.question.key == "place-dwarf"
            assert game.seat == 1


def test_nobody_breeds_whether_it_is_asked_or_not() -> None:
    others: dict[str, dict[str, object]] = {"B": {"food": 4, "gold": 2}}
    for gold in (0, 2):
        for script in (["feed 4", "feed 4"], ["feed 4", "feed 4", "breed none", "breed none"]):
            game = a_game(phase="harvest", round=3, food=4, gold=gold, others=others)
            game.play_through(script)
            assert game.question.key == "place-dwarf"
            assert game.state.round == 4


def test_what_may_come_before_the_end_is_still_played() -> None:
    game = a_game(players=2, ruby=1, lying="logging wood 3, clearing wood 1")
    game.play_through(["place logging", "ruby wood", "place clearing"])
    assert game.state.players[0].goods[0] == 4


def test_a_move_that_nothing_makes_possible_raises_and_changes_nothing() -> None:
    game = a_game(players=2, ruby=1, lying="logging wood 3, clearing wood 1")
    game.play("place logging")
    before = game.copy()
    with pytest.raises(IllegalMove, match="furnish seam d3"):
        game.play_through(["furnish seam d3"])
    assert game.state == before.state
    with pytest.raises(IllegalMove, match="done"):
        a_game(players=2).play_through(["done"])
    game = a_game(players=2, on="clearing", lying="clearing wood 1")
    with pytest.raises(IllegalMove, match="end"):
        game.play_through(["end"])


def test_events_of_everything_come_back() -> None:
    game = a_game(players=2, ruby=1, lying="logging wood 3, clearing wood 1")
    kinds = [event.kind for event in game.play_through(["place logging", "ruby wood"])]
    assert kinds == ["dwarf_placed", "gained", "paid", "gained"]
