"""What a furnishing would add to the viewer's own total, built now and for nothing."""

import pytest

from caverna import Game, Setup
from caverna.advice.tile_scores import points_of_tiles
from caverna.bots import make_bot
from caverna.engine.goods import NOTHING
from caverna.engine.home_board import cells_of
from caverna.engine.rounds.scoring import total_score
from caverna.engine.verbs.furnish import build, sites
from tests.arranging import a_game


def scores(game: Game, seat: int = 0) -> dict[str, int]:
    return points_of_tiles(game.state, seat)


def test_printed_points_and_bonus_count() -> None:
    found = scores(a_game(stone=5, dwarfs="0 3", ruby=2))
    assert found["dwelling"] == 3
    assert found["stone_storage"] == 5
    assert found["weapon_storage"] == 3
    assert found["treasure_chamber"] == 2


def test_it_goes_where_it_is_worth_most() -> None:
    assert scores(a_game(cavern="e2 e3", rooms="dwelling d3"))["state_parlor"] == 4


def test_without_a_cavern_no_point_comes_for_covering_a_space() -> None:
    assert scores(a_game(rooms="carpenter d3"))["dwelling"] == 3


def test_what_covers_another_tile_loses_its_points() -> None:
    assert scores(a_game(rooms="trader d3"))["spare_part_storage"] == -2


def test_what_comes_at_once_counts_as_well() -> None:
    alone = scores(a_game())["stone_carver"]
    assert scores(a_game(cavern="d2", rooms="stone_storage d3"))["stone_carver"] == alone + 2


@pytest.mark.parametrize("seed", [3, 4])
def test_the_points_are_those_of_the_score_sheet(seed: int) -> None:
    game, bot = Game(Setup(3, seed=seed)), make_bot("greedy", seed)
    checked = 0
    while not game.is_over:
        game.play(bot.choose(game))
        if len(game.moves_played) % 25 or not game.state.players[0].caverns:
            continue
        for key, points in scores(game).items():
            number = game.state.rules.furnishing_number[key]
            totals = []
            for cell in cells_of(
                sites(game.state, game.state.players[0], game.state.rules.furnishings[number])
            ):
                after = game.state.copy()
                build(after, 0, number, cell, NOTHING)
                totals.append(total_score(after, 0))
            assert points == max(totals) - total_score(game.state, 0), key
            checked += 1
    assert checked
