"""Observations can be read by people, and what a search copies knows no future."""

from random import Random

import pytest

from caverna import NATURE, Game, Setup
from caverna.engine.play import apply
from caverna.research.observations import decode, determinise, fair_chance, layout_of, observation
from tests.arranging import a_game


def test_an_observation_can_be_told_in_words() -> None:
    game = a_game(rooms="seam e2", wood=3, ruby=1, dwarfs="0 5")
    told = decode(layout_of(game.state.rules), observation(game.state, 0))
    players = told["players"]
    assert isinstance(players, list)
    me = players[0]
    assert me["goods"] == {"wood": 3, "ruby": 1}
    assert [dwarf.get("strength", 0) for dwarf in me["dwarfs"]] == [0, 5]
    assert me["rooms"]["e2"] == "seam"
    assert me["points"] == game.totals()[0]
    assert told["turn"] == [0]
    assert "PlaceDwarf" in str(told["question"])


def test_who_looks_on_from_another_seat_comes_first() -> None:
    game = Game(Setup(players=3, seed=2))
    game.play("place logging")
    seats = []
    for seat in range(3):
        told = decode(layout_of(game.state.rules), observation(game.state, seat))
        assert isinstance(told["players"], list)
        seats.append([player["goods"].get("wood", 0) for player in told["players"]])
        assert told["space_taken"] == {"logging": 1 + (1 - seat) % 3}
    assert seats == [[0, 3, 0], [3, 0, 0], [0, 0, 3]]


def futures(game: Game) -> list[str]:
    """What chance deals to somebody who always gives the first answer."""
    while not game.is_over:
        game.play(game.answers()[0])
    return [move.text for seat, move in game.moves_played if seat == NATURE]


def test_a_determinised_game_is_the_same_position_with_another_future() -> None:
    game = Game(Setup(players=3, seed=5))
    guesses = [determinise(game, 1, Random(luck)) for luck in range(12)]
    assert all(guess.state == game.state for guess in guesses)
    dealt = {tuple(futures(guess)) for guess in guesses}
    assert len(dealt) > 6
    assert tuple(futures(determinise(game, 1, Random(3)))) == tuple(futures(determinise(game, 1, Random(3))))
    with pytest.raises(ValueError, match="seat 3: this game has seats 0 to 2"):
        determinise(game, 3, Random(1))


def test_chance_is_as_likely_as_it_really_is() -> None:
    game = Game(Setup(players=2), deals=False)
    rng, found = Random(7), {"start A": 0, "start B": 0}
    for _ in range(400):
        found[game.move(fair_chance(game.state, rng)).text] += 1
    assert min(found.values()) > 150
    apply(game.state, fair_chance(game.state, rng))
    assert game.question.key == "reveal-card"
