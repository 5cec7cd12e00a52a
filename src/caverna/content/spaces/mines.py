"""What mines add to the spaces of ore and rubies."""

from caverna.engine.goods import NOTHING, Goods, goods
from caverna.engine.state.player import Player

ORE_FOR_EACH_MINE = 2


def ore_for_ore_mines(player: Player) -> Goods:
    """Two ore for every ore mine."""
    return goods(ore=ORE_FOR_EACH_MINE * player.ore_mines.bit_count())


def ruby_for_a_ruby_mine(player: Player) -> Goods:
    """One ruby for having a ruby mine, never more."""
    return goods(ruby=1) if player.ruby_mines else NOTHING


def ruby_for_two_ruby_mines(player: Player) -> Goods:
    """One ruby for having at least two ruby mines."""
    return goods(ruby=1) if player.ruby_mines.bit_count() >= 2 else NOTHING
