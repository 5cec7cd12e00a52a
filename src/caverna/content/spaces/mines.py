"""What mines add to the spaces of ore and rubies."""

from typing import Final

from caverna.engine.goods import NOTHING, ORE, RUBY, Goods, one
from caverna.engine.state.player import Player

ORE_FOR_EACH_MINE: Final = 2


def ore_for_ore_mines(player: Player) -> Goods:
    """Two ore for every ore mine."""
    mines = player.ore_mines
    return ((ORE, ORE_FOR_EACH_MINE * mines.bit_count()),) if mines else NOTHING


def ruby_for_a_ruby_mine(player: Player) -> Goods:
    """One ruby for having a ruby mine, never more."""
    return one(RUBY) if player.ruby_mines else NOTHING


def ruby_for_two_ruby_mines(player: Player) -> Goods:
    """One ruby for having at least two ruby mines."""
    return one(RUBY) if player.ruby_mines.bit_count() >= 2 else NOTHING
