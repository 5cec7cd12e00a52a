"""Which furnishings rubies and exchanges would make affordable."""

from caverna.advice.furnishing_plans import can_pay, for_sale
from caverna.advice.ways_to_pay import MOST_STEPS, within_reach
from caverna.engine.goods import goods
from caverna.game import Game
from tests.arranging import a_game


def moves_of(game: Game, tile: str) -> list[str]:
    return [game.state.rules.moves.all[move].text for move in within_reach(game.state, 0)[tile].moves]


def test_a_ruby_buys_what_is_missing() -> None:
    game = a_game(wood=4, stone=2, ruby=1, cavern="d3", on="housework")
    assert moves_of(game, "dwelling") == ["ruby stone"]
    swap = within_reach(game.state, 0)["dwelling"]
    assert (swap.pays, swap.gets) == (goods(ruby=1), goods(stone=1))


def test_an_exchange_comes_before_a_ruby() -> None:
    game = a_game(wood=4, stone=2, gold=2, ruby=1, rooms="trader d3", cavern="e3", on="housework")
    swap = within_reach(game.state, 0)["dwelling"]
    assert (swap.pays, swap.gets) == (goods(gold=2), goods(wood=1, stone=1, ore=1))


def test_what_can_be_paid_or_never_be_reached_is_left_out() -> None:
    assert within_reach(a_game(wood=1, cavern="d3").state, 0) == {}
    rich = a_game(wood=20, stone=20, ore=9, ruby=5, gold=20, grain=9, vegetable=9, food=20, cavern="d3")
    assert within_reach(rich.state, 0) == {}


def test_the_swaps_do_what_they_promise() -> None:
    game = a_game(wood=2, stone=1, ruby=4, cavern="d3", on="housework")
    found = within_reach(game.state, 0)
    assert found
    tiles = {tile.key: tile for tile in for_sale(game.state, 0)}
    for key, swap in found.items():
        trial = game.copy()
        for move in swap.moves:
            trial.play(trial.state.rules.moves.all[move].text)
        assert 1 <= len(swap.moves) <= MOST_STEPS
        assert can_pay(trial.state, 0, tiles[key])
        assert not can_pay(game.state, 0, tiles[key])
