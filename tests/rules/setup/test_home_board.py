"""The home board and what a player starts with."""

import pytest

from caverna import Game, Setup
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.board.plain_geometry import FOREST, MOUNTAIN, twin_places

EVERY_COUNT = range(1, 8)


@pytest.mark.rule("SETUP-HOME-BOARD")
def test_the_forest_has_twelve_spaces() -> None:
    game = a_game(stone=1, on="sheep_farming")
    sites = {move.removeprefix("stable ") for move in answers(game) if move.startswith("stable ")}
    assert sites == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"}


@pytest.mark.rule("SETUP-HOME-BOARD")
def test_the_mountain_has_twelve_spaces_of_which_two_are_printed_caverns() -> None:
    game = a_game(on="excavation")
    rock = [cell for cell in MOUNTAIN if cell not in ("d3", "d4")]
    places = twin_places(rock, ["d3", "d4"])
    twins = {f"tile cavern {one} tunnel {other}" for one, other in places}
    caverns = {f"tile cavern {one} cavern {other}" for one, other in places if one[::-1] < other[::-1]}
    assert set(answers(game)) == twins | caverns
    assert len(places) == 12


@pytest.mark.rule("SETUP-HOME-BOARD")
def test_all_other_mountain_spaces_can_be_reached_one_by_one() -> None:
    game = a_game(ruby=20)
    dug = []
    while tunnels := [move for move in legal(game) if move.startswith("ruby tunnel")]:
        game.play(tunnels[0])
        dug.append(tunnels[0].split()[-1])
    assert sorted(dug) == sorted(set(MOUNTAIN) - {"d3", "d4"})
    assert len(dug) == 10


@pytest.mark.rule("SETUP-HOME-BOARD")
def test_d3_is_the_only_empty_cavern_at_the_start() -> None:
    game = a_game(on="housework")
    assert {move for move in answers(game) if move.startswith("furnish")} == {"furnish dog_school d3"}


@pytest.mark.rule("SETUP-HOME-BOARD", "SCORE-UNUSED-SPACES")
def test_both_printed_caverns_are_used_from_the_start() -> None:
    assert a_game().score()[0]["unused_spaces"] == -22


@pytest.mark.rule("SETUP-REWARD-SPACES")
def test_five_spaces_give_something_and_no_others() -> None:
    rewards = {}
    for cell in FOREST:
        others = " ".join(other for other in FOREST if other != cell)
        game = play(a_game(ruby=1, fields=others), f"ruby field {cell}")
        rewards[cell] = goods_of(game)
    for cell in MOUNTAIN:
        if cell not in ("d3", "d4"):
            others = " ".join(other for other in MOUNTAIN if other not in (cell, "d3", "d4"))
            game = play(a_game(ruby=1, tunnel=others), f"ruby tunnel {cell}")
            rewards[cell] = goods_of(game)
    assert {cell: reward for cell, reward in rewards.items() if reward} == {
        "c1": {"boar": 1},
        "a3": {"boar": 1},
        "b4": {"food": 1},
        "e4": {"food": 1},
        "f1": {"food": 2},
    }


@pytest.mark.rule("SETUP-PIECES")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_everybody_starts_with_two_unarmed_dwarfs_at_home_and_no_goods_but_food(players: int) -> None:
    game = Game(Setup(players=players))
    for seat, player in enumerate(game.state.players):
        assert player.weapons == (0, 0)
        assert player.places == (-1, -1)
        assert player.newborns == 0
        assert player.stables == 0
        assert player.begging == 0
        assert set(goods_of(game, "ABCDEFG"[seat])) == {"food"}


@pytest.mark.rule("SETUP-PIECES")
def test_three_stables_are_all_there_are() -> None:
    game = a_game(stone=5, stable="a1 b1", on="sheep_farming")
    play(game, "stable a2")
    assert not [move for move in answers(game) if move.startswith("stable")]
    later = a_game(stone=5, stable="a1 b1 a2", lying="sheep_farming sheep 1", on="sheep_farming")
    assert not [move for move in legal(later) if move.startswith("stable")]
    assert goods_of(later) == {"stone": 5, "sheep": 1}


@pytest.mark.rule("SETUP-PIECES", "FAMILY-LIMIT-FIVE")
def test_three_dwarfs_in_supply_make_a_family_of_five() -> None:
    rooms = "couple_dwelling d3, dwelling e3, dwelling e4, dwelling d2"
    for dwarfs in ("0 0", "0 0 0", "0 0 0 0"):
        game = a_game(players=4, dwarfs=dwarfs, rooms=rooms, on="growth")
        play(game, "grow")
        assert len(game.state.players[0].weapons) == len(dwarfs.split()) + 1
    full = a_game(players=4, dwarfs="0 0 0 0 0", rooms=rooms, on="growth")
    assert "grow" not in legal(full)


@pytest.mark.rule("SETUP-STARTING-FOOD")
@pytest.mark.parametrize("players", range(2, 8))
def test_food_is_dealt_clockwise_from_the_starting_player(players: int) -> None:
    for start in range(players):
        game = Game(Setup(players=players), deals=False)
        game.play(f"start {'ABCDEFG'[start]}")
        clockwise = [(start + place) % players for place in range(players)]
        food = [goods_of(game, "ABCDEFG"[seat])["food"] for seat in clockwise]
        assert food == [1, 1, 2, 3, 3, 3, 3][:players]


@pytest.mark.rule("SETUP-STARTING-FOOD")
def test_four_players_have_one_one_two_and_three_food() -> None:
    game = play(Game(Setup(players=4), deals=False), "start A")
    assert [goods_of(game, seat) for seat in "ABCD"] == [{"food": 1}, {"food": 1}, {"food": 2}, {"food": 3}]
