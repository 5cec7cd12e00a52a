"""A home board as room for animals: a small summary of everything that can hold one."""

from caverna.engine.accommodation.fits import Pens, fits
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from caverna.engine.home_board import cells_of
from caverna.engine.hooks import ANY_ANIMAL, BOARS_ONLY, CATTLE_ONLY, DONKEYS_ONLY, SHEEP_ONLY
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player


def pens_of(rules: Ruleset, player: Player) -> Pens:
    """The summary that `fits` works on."""
    stables = player.stables
    areas = [1 if stables >> cell & 1 else 0 for cell in cells_of(player.meadows)]
    areas += [4 if stables >> cell & 1 else 2 for cell in cells_of(player.small_pastures)]
    areas += [4 << (stables & area).bit_count() for area in player.large_areas]
    areas.sort()
    only = [0, player.mines.bit_count(), (stables & ~player.tilled).bit_count(), 0]
    rooms: list[int] = []
    for _, tile in rules.rooms_with(player, rules.with_pens):
        assert tile.pens is not None
        for kinds, capacity in tile.pens(player):
            if kinds == ANY_ANIMAL:
                rooms.append(capacity)
            elif kinds == SHEEP_ONLY:
                only[0] += capacity
            elif kinds == DONKEYS_ONLY:
                only[1] += capacity
            elif kinds == BOARS_ONLY:
                only[2] += capacity
            else:
                assert kinds == CATTLE_ONLY, (tile.key, kinds)
                only[3] += capacity
    rooms.sort()
    return (tuple(only), tuple(areas), tuple(rooms))


def is_overcrowded(state: GameState, seat: int) -> bool:
    """Whether the player's animals have outgrown their room."""
    player = state.players[seat]
    goods = player.goods
    if goods[SHEEP] + goods[DONKEY] + goods[BOAR] + goods[CATTLE] == 0:
        return False
    return not can_keep(state, seat, goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE])


def can_keep(state: GameState, seat: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Whether the player has room for these animals, with the dogs he has."""
    player = state.players[seat]
    return fits(pens_of(state.rules, player), player.goods[DOG], sheep, donkeys, boars, cattle)
