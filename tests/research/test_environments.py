"""The environments pass the checks of those who made the interfaces, without a warning."""

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from caverna import Game, IllegalMove, Setup, UnknownMove
from caverna.research.environments.gymnasium_env import ILLEGAL, MOST_ILLEGAL, CavernaEnv
from caverna.research.environments.pettingzoo_env import CavernaAEC, env
from caverna.research.environments.rewards import UnknownReward


@pytest.mark.parametrize("players", range(1, 8))
def test_pettingzoo_finds_no_fault(players: int) -> None:
    api_test(env(players=players), num_cycles=200)


def test_pettingzoo_finds_the_same_games_from_the_same_seeds() -> None:
    seed_test(lambda: env(players=3), num_cycles=100)
    seed_test(lambda: env(players=2, expansion="frantic_fiends"), num_cycles=40)


def played(table: CavernaAEC, seed: int) -> list[int]:
    """A game in which everybody plays the first legal move; returns what they played."""
    table.reset(seed=seed)
    moves = []
    while not table.terminations[table.agent_selection]:
        moves.append(table.legal_moves()[0])
        table.step(moves[-1])
    return moves


def test_agents_play_the_same_game_as_people() -> None:
    table = CavernaAEC(players=3, reward="points")
    moves = played(table, seed=4)
    game = Game(Setup(players=3, seed=table.course.seed))
    for move in moves:
        game.play(move)
    assert game.is_over
    assert list(table.rewards.values()) == game.totals()


def test_rewards() -> None:
    ends = {}
    for reward in ("win", "points", "lead", "progress"):
        table = CavernaAEC(players=2, reward=reward)
        table.reset(seed=4)
        earned = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            _, told, is_over, _, _ = table.last(observe=False)
            earned[agent] += told
            table.step(None if is_over else table.legal_moves()[-1])
        ends[reward] = list(earned.values())
    first, second = ends["points"]
    assert ends["lead"] == [first - second, second - first]
    assert first != second
    assert ends["win"] == [float(first > second), float(second > first)]
    beginning = Game(Setup(players=2)).totals()
    assert ends["progress"] == [first - beginning[0], second - beginning[1]]
    with pytest.raises(UnknownReward, match="'glory': choose one of win, points, lead, progress"):
        CavernaAEC(reward="glory")


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    table = CavernaAEC(players=2)
    table.reset(seed=1)
    before = table.course.state.key()
    with pytest.raises(IllegalMove, match="Legal here"):
        table.step(table.rules.moves.by_text["furnish seam d3"].number)
    with pytest.raises(UnknownMove, match="no move number 7"):
        table.step(7)
    assert table.course.state.key() == before


def test_who_does_not_decide_sees_the_table_but_no_mask() -> None:
    table = CavernaAEC(players=2)
    table.reset(seed=1)
    decides, waits = table.agent_selection, table.agents[1 - table.course.seat]
    assert table.observe(decides).shape == table.observe(waits).shape
    assert numpy.flatnonzero(table.infos[decides]["action_mask"]).tolist() == table.legal_moves()
    assert table.infos[waits] == {}


@pytest.mark.parametrize("bots", [(), ("random",), ("greedy", "random")])
def test_gymnasium_finds_no_fault(bots: tuple[str, ...]) -> None:
    made = gymnasium.make("Caverna-v1", bots=bots, disable_env_checker=True)
    check_env(made.unwrapped)


def test_a_seat_against_bots_is_asked_at_its_own_decisions_only() -> None:
    table = CavernaEnv(bots=("random", "random"), seat=1, reward="lead")
    table.reset(seed=3)
    is_over, earned = False, 0.0
    while not is_over:
        assert table.game.seat == 1
        move = numpy.flatnonzero(table.action_masks())[-1]
        _, earned, is_over, is_broken_off, _ = table.step(move)
        assert not is_broken_off
    first, mine, third = table.game.totals()
    assert earned == mine - max(first, third)
    with pytest.raises(ValueError, match="seat 3: this game has seats 0 to 2"):
        CavernaEnv(bots=("random", "random"), seat=3)


def test_illegal_moves_cost_and_end_at_last() -> None:
    table = CavernaEnv()
    before, _ = table.reset(seed=1)
    for number in range(MOST_ILLEGAL):
        seen, earned, is_over, is_broken_off, told = table.step(numpy.int64(7))
        assert (earned, is_over, told["illegal"]) == (ILLEGAL, False, True)
        assert told.keys() == {"illegal", "action_mask"}
        assert is_broken_off == (number == MOST_ILLEGAL - 1)
        numpy.testing.assert_array_equal(seen, before)


def test_a_game_can_be_shown_in_a_line() -> None:
    table = CavernaEnv(render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == "Round 1, A decides: place-dwarf. A -28"


def test_one_seat_is_told_its_mask_and_in_the_end_all_points() -> None:
    table = gymnasium.make("Caverna-v1", bots=("random",), seat=1)
    table.action_space.seed(1)
    _, info = table.reset(seed=1)
    is_over, reward = False, 0.0
    while not is_over:
        assert "points" not in info
        legal = numpy.flatnonzero(info["action_mask"]).tolist()
        action = table.action_space.sample(info["action_mask"])
        assert action in legal
        _, earned, is_over, _, info = table.step(action)
        reward += float(earned)
    mine, other = info["points"][1], info["points"][0]
    assert (mine > other) == (reward > 0.5)
    assert not info["action_mask"].any()
