"""What rubies buy."""

from typing import Final

from caverna.engine.goods import CATTLE, FOOD, RUBY, one
from caverna.engine.moves import SINGLE_CAVERN
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.place_tile import lay_single
from caverna.engine.verbs.receive import receive
from caverna.engine.verbs.tile_sites import free_forest, free_rock

CAVERN_PRICE: Final = 2


def ruby_purchases(state: GameState, seat: int) -> list[int]:
    """Everything the player's rubies buy: a good, or a single tile laid at once."""
    player = state.players[seat]
    rubies = player.goods[RUBY]
    if not rubies:
        return []
    moves = state.rules.moves
    found = moves.ruby_goods.copy() if player.goods[FOOD] else moves.ruby_goods_without_food.copy()
    forest, rock = free_forest(player), free_rock(player)
    found += moves.ruby_meadow.on(forest)
    found += moves.ruby_field.on(forest & ~player.stables)
    found += moves.ruby_tunnel.on(rock)
    if rubies >= CAVERN_PRICE:
        found += moves.ruby_cavern.on(rock)
    return found


def buy_good(state: GameState, seat: int, move: int) -> None:
    """One ruby for one good; cattle cost a food on top."""
    good = state.rules.moves.first[move]
    pay(state, seat, ((RUBY, 1), (FOOD, 1)) if good == CATTLE else one(RUBY), "ruby")
    receive(state, seat, one(good), "ruby")


def buy_tile(state: GameState, seat: int, move: int) -> None:
    """Rubies for a single tile, laid at once."""
    moves = state.rules.moves
    tile, cell = moves.first[move], moves.second[move]
    pay(state, seat, ((RUBY, CAVERN_PRICE if tile == SINGLE_CAVERN else 1),), "ruby")
    lay_single(state, seat, tile, cell)
