"""Milestones: the side aims of the games of a campaign."""

from caverna.engine.goods import GOOD_BY_NAME, GRAIN, VEGETABLE
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.figures import Milestone
from caverna.expansions.frantic_fiends.engine.player import ORE_MINE, RUBY_MINE
from caverna.expansions.frantic_fiends.engine.state import player_of


def achieved(state: GameState, what: str) -> int:
    """How many of the things a milestone counts the player has, on his home board and in his supply."""
    player = player_of(state, 0)
    if what == "mines":
        return player.mines.bit_count() + sum(hid in (ORE_MINE, RUBY_MINE) for _, hid in player.hidden)
    if what == "friendly_orcs":
        return len(player.friends)
    if what == "traps":
        return len(player.traps)
    if what == "dwarfs":
        return player.dwarfs
    good = GOOD_BY_NAME[what]
    growing = {GRAIN: player.grain_on_fields(), VEGETABLE: player.vegetables_on_fields()}
    return player.goods[good] + growing.get(good, 0)


def is_met(state: GameState, milestone: Milestone) -> bool:
    """Whether the player has as many as the milestone asks for."""
    return achieved(state, milestone.what) >= milestone.how_many
