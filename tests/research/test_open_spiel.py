"""OpenSpiel plays the game: its own simulation test passes, a copy is a copy, chance is a player."""

import time

import pyspiel
import pytest

from caverna import Game, Setup
from caverna.research.environments import open_spiel_game

NAME = open_spiel_game.GAME_TYPE.short_name


MOST_SECONDS = 60
"""Of processor time, for a game that is played, copied and written down at every step."""


@pytest.mark.parametrize(
    "parameters",
    [
        "players=1",
        "players=2",
        "players=7",
        "players=2,furnishings=introductory",
        "players=1,expansion=frantic_fiends",
        "players=2,expansion=frantic_fiends",
    ],
)
def test_open_spiel_finds_no_fault_in_bounded_time(parameters: str) -> None:
    game = pyspiel.load_game(f"{NAME}({parameters})")
    began = time.process_time()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
    assert time.process_time() - began < MOST_SECONDS


def test_it_is_the_same_game_and_pays_the_same_points() -> None:
    spiel = pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    game = Game(Setup(players=3, seed=1), deals=False)
    while not spiel.is_terminal():
        assert spiel.legal_actions() == sorted(move.number for move in game.legal_moves())
        assert spiel.is_chance_node() == (game.seat == -1)
        if spiel.is_chance_node():
            outcomes = dict(spiel.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            total = sum(weight for _, weight in game.chances())
            assert outcomes == {move.number: weight / total for move, weight in game.chances()}
        move = spiel.legal_actions()[-1]
        assert spiel.action_to_string(spiel.current_player(), move) == game.move(move).text
        spiel.apply_action(move)
        game.play(move)
    assert game.is_over
    assert spiel.returns() == game.totals()


def test_a_clone_goes_its_own_way() -> None:
    spiel = pyspiel.load_game(NAME).new_initial_state()
    for _ in range(6):
        spiel.apply_action(spiel.legal_actions()[0])
    before, clone = spiel.position.key(), spiel.clone()
    assert clone.position == spiel.position
    assert clone.history() == spiel.history()
    clone.apply_action(clone.legal_actions()[0])
    assert spiel.position.key() == before != clone.position.key()


def test_observations_are_those_of_everybody_else() -> None:
    spiel = pyspiel.load_game(NAME).new_initial_state()
    game = spiel.get_game()
    assert game.observation_tensor_shape() == [len(spiel.observation_tensor(0))]
    assert '"round": 0' in spiel.observation_string(1)
