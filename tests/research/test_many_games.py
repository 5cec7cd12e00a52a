"""Many games in processes are the same games as one by one."""

import numpy
import pytest

from caverna import Setup
from caverna.research.encoding.course_of_play import OVER, CourseOfPlay
from caverna.research.encoding.masks import legal_numbers
from caverna.research.environments.many_games import IllegalMoves, ManyGames
from caverna.research.environments.rewards import points
from caverna.research.matches import deal_seed
from caverna.research.observations import observation

SETUP = Setup(players=2, seed=3, furnishings="introductory")
GAMES = 3


def test_a_batch_shows_and_plays_real_games_and_begins_anew() -> None:
    courses = [CourseOfPlay(SETUP.new_state(), deal_seed(deal_seed(3, game), 0)) for game in range(GAMES)]
    with ManyGames(SETUP, GAMES, processes=2, reward="points") as many:
        batch = many.batch
        ended: set[int] = set()
        while len(ended) < GAMES:
            moves = [int(numpy.flatnonzero(row)[-1]) for row in batch.masks]
            for game, course in enumerate(courses):
                if game not in ended:
                    assert numpy.flatnonzero(batch.masks[game]).tolist() == legal_numbers(course.state)
                    numpy.testing.assert_array_equal(
                        batch.observations[game], observation(course.state, course.seat)
                    )
                    assert batch.seats[game] == course.seat
            batch = many.step(moves)
            for game, course in enumerate(courses):
                if game not in ended:
                    is_over = course.play(moves[game]) == OVER
                    assert batch.over[game] == is_over
                    assert batch.rewards[game].tolist() == (points(course.state) if is_over else [0, 0])
                    ended |= {game} if is_over else set()
    assert many.workers == []


def test_an_illegal_move_is_named_and_ends_it() -> None:
    many = ManyGames(SETUP, GAMES, processes=1)
    with pytest.raises(IllegalMoves, match="no move number 7"):
        many.step([7] * GAMES)
    assert many.workers == []
