"""Orcs that sit down in the cave, and everything that is lost to orcs."""

from caverna.engine.goods import DOG, GOODS_COUNT, ORE, RUBY
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.accommodated_herds import tidy
from caverna.expansions.frantic_fiends.engine.beds import beds_now
from caverna.expansions.frantic_fiends.engine.events import CAPTURED, LOST, ORC_OCCUPIES
from caverna.expansions.frantic_fiends.engine.herds import Herds
from caverna.expansions.frantic_fiends.engine.orcs import (
    cover,
    put_orc,
    tell,
    tell_of_orc,
    tell_of_weapon,
)
from caverna.expansions.frantic_fiends.engine.player import Herd
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of


def occupy(state: GameState, seat: int, orc: int, cell: int) -> None:
    """An orc sits down on a space of the cave: goods and animals go, somebody may be captured."""
    player = own(state, seat)
    put_orc(player, orc, cell)
    player.held &= ~(1 << orc)
    tell_of_orc(state, ORC_OCCUPIES, seat, orc, cell=cell)
    lose_mined(state, seat, cell)
    lose_animals(state, seat, 1 << cell)
    state.crowded |= 1 << seat
    if player.covered >> cell & 1:
        return
    if cell != ENTRY_CELL:
        capture_weakest(state, seat, cell)
        cover(state, seat, cell)
    elif not player.owned >> rules_of(state).entry_with_orc & 1:
        cover(state, seat, cell)


def lose_mined(state: GameState, seat: int, cell: int) -> None:
    """Ore or rubies in a mine go to the general supply."""
    player = own(state, seat)
    amount = player.mined_on(cell)
    if amount:
        good = ORE if player.ore_mines >> cell & 1 else RUBY
        player.mined = tuple(entry for entry in player.mined if entry[0] != cell)
        tell(state, LOST, seat, "orc", ((good, amount),), cell)


def lose_animals(state: GameState, seat: int, cells: int) -> None:
    """All animals on some spaces go, those that watch them included."""
    tidy(state, seat)
    herds = player_of(state, seat).herds
    if not herds:
        return
    player = own(state, seat)
    for area in player.large_areas:
        if area & cells:
            cells |= area
    if not any_on(herds, cells):
        return
    lost = [0] * GOODS_COUNT
    left: list[Herd] = []
    for herd in herds:
        cell, animal, count, dogs = herd
        if cells >> cell & 1:
            lost[animal] += count
            lost[DOG] += dogs
        else:
            left.append(herd)
    player.herds = tuple(left)
    gone = tuple((good, amount) for good, amount in enumerate(lost) if amount)
    for good, amount in gone:
        player.goods[good] -= amount
    if gone:
        tell(state, LOST, seat, "orc", gone)


def any_on(herds: Herds, cells: int) -> bool:
    """Whether a herd stands on one of these spaces."""
    for herd in herds:
        if cells >> herd[0] & 1:
            return True
    return False


def capture_weakest(state: GameState, seat: int, cell: int) -> None:
    """The weakest dwarf who sleeps on a space is held captive, unless he is the last one free."""
    player = own(state, seat)
    beds = beds_now(state, seat)
    if cell not in beds:
        return
    sleepers = [dwarf for dwarf, bed in enumerate(beds) if bed == cell]
    sleepers = [dwarf for dwarf in sleepers if not player.captured >> dwarf & 1]
    if not sleepers or player.free_dwarfs < 2:
        return
    dwarf = min(sleepers, key=lambda sleeper: player.weapons[sleeper])
    player.captives = (*player.captives, (dwarf, cell))
    player.captured |= 1 << dwarf
    tell_of_weapon(state, CAPTURED, seat, player.weapons[dwarf], cell=cell)
