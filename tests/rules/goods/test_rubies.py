"""What rubies buy."""

import pytest

from caverna.engine.home_board import mask
from tests.arranging import a_game, goods_of, legal, play

PURCHASES = [
    pytest.param("dog", marks=pytest.mark.rule("CONVERT-RUBY-DOG")),
    pytest.param("sheep", marks=pytest.mark.rule("CONVERT-RUBY-SHEEP")),
    pytest.param("donkey", marks=pytest.mark.rule("CONVERT-RUBY-DONKEY")),
    pytest.param("boar", marks=pytest.mark.rule("CONVERT-RUBY-BOAR")),
    pytest.param("wood", marks=pytest.mark.rule("CONVERT-RUBY-WOOD")),
    pytest.param("stone", marks=pytest.mark.rule("CONVERT-RUBY-STONE")),
    pytest.param("ore", marks=pytest.mark.rule("CONVERT-RUBY-ORE")),
    pytest.param("grain", marks=pytest.mark.rule("CONVERT-RUBY-GRAIN")),
    pytest.param("vegetable", marks=pytest.mark.rule("CONVERT-RUBY-VEGETABLE")),
    pytest.param("gold", marks=pytest.mark.rule("CONVERT-RUBY-GOLD")),
]


@pytest.mark.parametrize("good", PURCHASES)
def test_one_ruby_buys_one_good(good: str) -> None:
    assert goods_of(play(a_game(ruby=2), f"ruby {good}")) == {"ruby": 1, good: 1}


@pytest.mark.rule("CONVERT-RUBY-CATTLE")
def test_cattle_cost_a_ruby_and_a_food() -> None:
    game = play(a_game(ruby=2, food=1), "ruby cattle")
    assert goods_of(game) == {"ruby": 1, "cattle": 1}


@pytest.mark.rule("CONVERT-RUBY-CATTLE")
def test_without_food_no_cattle_unless_something_is_converted_first() -> None:
    game = a_game(ruby=1, grain=1)
    assert "ruby cattle" not in legal(game)
    play(game, "eat grain", "ruby cattle")
    assert goods_of(game) == {"cattle": 1}


@pytest.mark.rule("CONVERT-RUBY-MEADOW")
def test_a_ruby_buys_a_meadow_laid_at_once_even_under_a_stable() -> None:
    game = a_game(ruby=2, stable="c4")
    assert tiles_for_rubies(legal(game), "meadow") == ["c4"]
    play(game, "ruby meadow c4")
    assert game.state.players[0].meadows == mask("c4")
    assert goods_of(game) == {"ruby": 1}
    assert tiles_for_rubies(legal(game), "meadow") == ["c3", "b4"]


@pytest.mark.rule("CONVERT-RUBY-FIELD")
def test_a_ruby_buys_a_field_laid_at_once_but_not_under_a_stable() -> None:
    game = a_game(ruby=2, meadow="c4", stable="c3")
    assert tiles_for_rubies(legal(game), "field") == ["b4"]
    play(game, "ruby field b4")
    assert game.state.players[0].fields == mask("b4")
    assert goods_of(game) == {"ruby": 1, "food": 1}


@pytest.mark.rule("CONVERT-RUBY-TUNNEL")
def test_a_ruby_buys_a_tunnel_dug_at_once() -> None:
    game = a_game(ruby=1)
    assert tiles_for_rubies(legal(game), "tunnel") == ["d2", "e3", "e4"]
    play(game, "ruby tunnel e4")
    assert game.state.players[0].tunnels == mask("e4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("CONVERT-RUBY-CAVERN")
def test_a_cavern_costs_two_rubies() -> None:
    assert tiles_for_rubies(legal(a_game(ruby=1)), "cavern") == []
    game = a_game(ruby=3)
    assert tiles_for_rubies(legal(game), "cavern") == ["d2", "e3", "e4"]
    play(game, "ruby cavern d2")
    assert game.state.players[0].caverns == mask("d2", "d3")
    assert goods_of(game) == {"ruby": 1}


@pytest.mark.rule("CONVERT-RUBY-MEADOW", "CONVERT-RUBY-TUNNEL")
def test_bought_tiles_bring_the_rewards_of_the_board() -> None:
    game = a_game(ruby=2, meadow="c2 c3 c4", cavern="e1 e2 e3")
    play(game, "ruby meadow c1", "ruby tunnel f1")
    assert goods_of(game) == {"boar": 1, "food": 2}


@pytest.mark.rule("CONVERT-NOT-BY-RUBY")
def test_rubies_buy_this_and_nothing_else() -> None:
    game = a_game(ruby=9, food=9, wood=9, stone=9, meadow="c4 c3", tunnel="d2 e2", deep_tunnel="e3")
    goods = ["dog", "sheep", "donkey", "boar", "cattle", "wood", "stone", "ore", "grain", "vegetable", "gold"]
    forest, rock = ["c2", "b3", "b4"], ["d1", "e1", "f2", "f3", "e4"]
    tiles = [f"{tile} {cell}" for tile in ("meadow", "field") for cell in forest]
    tiles += [f"{tile} {cell}" for tile in ("tunnel", "cavern") for cell in rock]
    assert {move for move in legal(game) if "ruby " in move} == {f"ruby {one}" for one in goods + tiles}


@pytest.mark.rule("CONVERT-NOT-BY-RUBY")
def test_nothing_is_exchanged_into_rubies() -> None:
    rooms = "trader d3, hunting_parlor e3, beer_parlor f3, blacksmithing_parlor e2, cooking_cave f2"
    rooms += ", peaceful_cave d2, slaughtering_cave d1, seam e1, dog_school f1"
    plenty = {"wood": 5, "stone": 5, "ore": 5, "ruby": 5, "grain": 5, "vegetable": 5, "food": 5, "gold": 5}
    animals = {"dog": 2, "sheep": 2, "donkey": 2, "boar": 2, "cattle": 2, "small_pasture": "a1 b1 c1 a2"}
    game = a_game(dwarfs="3 5", rooms=rooms, **plenty, **animals)  # type: ignore[arg-type]
    exchanges = [move.text for move in game.anytime_moves()]
    assert {"convert trader", "convert blacksmithing_parlor", "eat gold 5", "sell 5 home"} <= set(exchanges)
    for exchange in exchanges:
        assert goods_of(play(game.copy(), exchange)).get("ruby", 0) <= 5, exchange


def tiles_for_rubies(moves: list[str], tile: str) -> list[str]:
    """Where a single tile of this kind can be bought."""
    return [move.split()[2] for move in moves if move.startswith(f"ruby {tile} ")]
