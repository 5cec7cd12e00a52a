"""Furnishings on offer, what is limited and what is open."""

import pytest

from caverna import Game, IllegalMove, Setup
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.oracles.dump import dump
from tests.printed import INTRODUCTORY, TILES
from tests.rules.rounds.sitting_out import sit_out_round

Others = dict[str, dict[str, object]]


def rich_at_housework(
    furnishings: str = "full", others: Others | None = None, rooms: str = "dwelling f4"
) -> Game:
    """Somebody with nine of every good furnishes; d3 and e3 are empty."""
    return a_game(
        furnishings=furnishings, on="housework", others=others, rooms=rooms, cavern="d3 e3",
        wood=9, stone=9, ore=9, gold=9, grain=9, vegetable=9, food=9,
    )  # fmt: skip


def on_offer(furnishings: str) -> set[str]:
    """What a rich player could build on d3."""
    game = rich_at_housework(furnishings)
    return {move.split()[1] for move in answers(game) if move.startswith("furnish") and move.endswith(" d3")}


@pytest.mark.rule("SETUP-FULL-TILES")
def test_the_full_game_offers_all_forty_eight_kinds() -> None:
    assert on_offer("full") == set(TILES)
    assert len(TILES) == 48


@pytest.mark.rule("SETUP-INTRODUCTORY-TILES")
def test_the_introductory_game_offers_exactly_twenty_seven_kinds() -> None:
    assert on_offer("introductory") == INTRODUCTORY
    assert len(INTRODUCTORY) == 27


@pytest.mark.rule("SETUP-FULL-TILES")
@pytest.mark.parametrize("tile", sorted(TILES.keys() - {"dwelling"}))
def test_of_every_other_furnishing_there_is_one_copy_for_all(tile: str) -> None:
    theirs = rich_at_housework(others={"B": {"rooms": f"{tile} d3"}})
    mine = rich_at_housework(rooms=f"{tile} f4")
    for game in (theirs, mine):
        assert "furnish dwelling d3" in legal(game)
        assert not [move for move in legal(game) if move.startswith(f"furnish {tile} ")]


@pytest.mark.rule("SETUP-FULL-TILES", "SETUP-UNLIMITED-SUPPLY")
def test_ordinary_dwellings_never_run_out() -> None:
    sites = ["d3", "e3", "f3", "e4"]
    rooms = ", ".join(f"dwelling {site}" for site in sites)
    others: Others = {seat: {"rooms": rooms} for seat in "BCDEFG"}
    game = a_game(players=7, wood=4, stone=3, rooms=rooms, cavern="d2", others=others, on="housework")
    assert "furnish dwelling d2" in answers(game)
    play(game, "furnish dwelling d2")
    assert goods_of(game) == {}


@pytest.mark.rule("SETUP-UNLIMITED-SUPPLY")
def test_goods_go_on_coming_beyond_the_tokens_in_the_box() -> None:
    game = a_game(ore=99, lying="ore_mining ore 60", on="ore_mining")
    assert goods_of(game) == {"ore": 159}
    rubies = a_game(round=3, ruby=30, lying="ruby_mining ruby 21", on="ruby_mining")
    assert goods_of(rubies) == {"ruby": 51}
    dogs = a_game(dog=25, on="housework")
    assert goods_of(play(dogs, "take")) == {"dog": 26}


@pytest.mark.rule("SETUP-UNLIMITED-SUPPLY")
def test_two_dwarfs_may_have_weapons_of_the_same_strength() -> None:
    game = a_game(ore=1, dwarfs="0 1 1 2 2", on="blacksmithing")
    play(game, "forge 1")
    assert sorted(game.state.players[0].weapons) == [1, 1, 1, 2, 2]


@pytest.mark.rule("SETUP-UNLIMITED-SUPPLY")
def test_landscape_tiles_never_run_out() -> None:
    meadows = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4"
    others: Others = {seat: {"meadow": f"{meadows} c4"} for seat in "BCDEFG"}
    game = a_game(players=7, ruby=1, meadow=meadows, others=others)
    play(game, "ruby meadow c4")
    assert game.state.players[0].meadows.bit_count() == 12


@pytest.mark.rule("SETUP-OPEN-INFORMATION")
def test_whatever_came_first_all_other_cards_of_the_stage_are_still_possible() -> None:
    stage = {"reveal blacksmithing", "reveal sheep_farming", "reveal ore_mine_construction"}
    for first in stage:
        game = play(Game(Setup(players=3), deals=False), "start A", first)
        sit_out_round(game)
        others = {(card, 1) for card in stage if card != first}
        assert {(move.text, weight) for move, weight in game.chances()} == others


@pytest.mark.rule("SETUP-OPEN-INFORMATION")
def test_games_that_look_alike_are_alike_whatever_is_dealt_later() -> None:
    seen: dict[tuple[int, tuple[int, ...]], object] = {}
    later = set()
    for seed in range(60):
        game = Game(Setup(players=3, seed=seed))
        open_things = (game.state.start, game.state.cards)
        assert dump(game.state) == seen.setdefault(open_things, dump(game.state))
        sit_out_round(game)
        later.add((open_things, game.state.cards))
    assert len(seen) == 9
    assert len(later) == 18


@pytest.mark.rule("SETUP-OPEN-INFORMATION")
def test_every_seat_sees_all_boards_goods_and_weapons() -> None:
    game = a_game(
        players=2, wood=3, meadow="c4", others={"B": {"grain": 3, "dwarfs": "0 7", "rooms": "seam d3"}}
    )
    mine, theirs = game.view(0), game.view(1)
    for key in ("players", "spaces", "cards", "cards_to_come", "markers", "round", "starting_player"):
        assert mine[key] == theirs[key]
    assert "grain" in str(mine["players"])
    assert mine["cards_to_come"] == {
        "1": ["ore_mine_construction", "sheep_farming"],
        "2": ["donkey_farming", "ruby_mine_construction", "wish_for_children"],
        "3": ["family_life", "ore_delivery"],
        "4": ["adventure", "ore_trading", "ruby_delivery"],
    }


@pytest.mark.rule("SETUP-OPEN-INFORMATION")
def test_what_others_have_is_open_but_only_they_may_use_it() -> None:
    game = a_game(players=2, others={"B": {"grain": 3, "dwarfs": "0 7", "rooms": "seam d3"}})
    assert goods_of(game, "B") == {"grain": 3}
    assert game.state.players[1].weapons == (0, 7)
    assert game.score()[1]["tiles"] == 1
    assert "eat grain" not in legal(game)
    with pytest.raises(IllegalMove):
        game.play("eat grain")
