"""The 13 new furnishings. Their printed points are among the figures."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from caverna.content.furnishings.dwellings import ENTRY_LEVEL_DWELLING
from caverna.engine.goods import DOG, Goods, goods
from caverna.engine.hooks import GREEN, ORANGE, YELLOW, Furnishing
from caverna.engine.state.game_state import OUTSIDER, GameState
from caverna.expansions.frantic_fiends.engine.arming import BuyWeapon, arm_somebody, strongest_weapon
from caverna.expansions.frantic_fiends.engine.befriend import offer_homes
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.offspring import GrowAtOnce
from caverna.expansions.frantic_fiends.engine.state import player_of

AfterBuilding = Callable[[GameState, int, int], None]
BLOCK: Final = "fiends"
POINTS_FOR_A_TRAP: Final = 2
POINTS_FOR_A_FRIEND: Final = 3
DOGS_FOR_A_POINT: Final = 2


def forge_a_copy(state: GameState, seat: int, cell: int) -> None:
    """An unarmed dwarf gets a weapon like the strongest in play."""
    arm_somebody(state, seat, strongest_weapon(state))


def sell_a_weapon(state: GameState, seat: int, cell: int) -> None:
    """An unarmed dwarf may be armed for ore or wood."""
    state.agenda.append(BuyWeapon(seat))


def grow_at_once(state: GameState, seat: int, cell: int) -> None:
    """The family may grow, unless an orc has built the room."""
    if state.worker != OUTSIDER:
        state.agenda.append(GrowAtOnce(seat))


def for_traps(state: GameState, seat: int, cell: int) -> int:
    """Two points for each trap, used up or not."""
    return POINTS_FOR_A_TRAP * len(player_of(state, seat).traps)


def for_friends(state: GameState, seat: int, cell: int) -> int:
    """Three points for each friendly orc at large."""
    return POINTS_FOR_A_FRIEND * len(player_of(state, seat).free_friends())


def for_dogs(state: GameState, seat: int, cell: int) -> int:
    """A point for two dogs."""
    return state.players[seat].goods[DOG] // DOGS_FOR_A_POINT


def asks_orcs_in(tile: Furnishing) -> Furnishing:
    """After any dwelling a held orc may find room: in this one, or in the Guest dwelling a dwarf leaves."""
    brings = tile.after_building

    def after_building(state: GameState, seat: int, cell: int) -> None:
        offer_homes(state, seat)
        if brings is not None:
            brings(state, seat, cell)

    return replace(tile, after_building=after_building) if tile.colour == ORANGE else tile


def dwelling(
    key: str, cost: Goods, after: AfterBuilding | None = None, dwarfs: int = 0, *, number: int
) -> Furnishing:
    """An orange tile; without room for dwarfs it is one for orcs."""
    return Furnishing(key, BLOCK, ORANGE, cost, number=number, dwarfs=dwarfs, after_building=after)


NEW_TILES = (
    dwelling("chief_orc_dwelling", goods(wood=2, stone=2, ore=2), number=64),
    Furnishing("trap_chamber", BLOCK, YELLOW, goods(gold=1), number=65, bonus_points=for_traps),
    dwelling("forgers_dwelling", goods(wood=2, stone=2, ore=2), forge_a_copy, number=66, dwarfs=1),
    Furnishing("family_parlor", BLOCK, YELLOW, goods(ruby=1), number=67, bonus_points=for_friends),
    dwelling("guest_dwelling", goods(wood=3, stone=3), number=68, dwarfs=1),
    Furnishing("dog_parlor", BLOCK, YELLOW, goods(wood=2, ore=1), number=69, bonus_points=for_dogs),
    Furnishing("battle_dog_school", BLOCK, GREEN, goods(wood=1), number=70),
    dwelling("warrior_dwelling", goods(), sell_a_weapon, number=71, dwarfs=1),
    dwelling("mine_orc_dwelling", goods(wood=2, stone=2, food=2), number=72),
    dwelling("offspring_dwelling", goods(wood=4, stone=5), grow_at_once, number=73, dwarfs=1),
    dwelling("orc_worker_dwelling", goods(wood=4, ore=3), number=74),
    dwelling("orc_dwelling", goods(wood=2, ore=2), number=75),
    dwelling("camouflage_dwelling", goods(stone=4, ore=3), number=76, dwarfs=1),
)
ENTRY_WITH_ORC = replace(ENTRY_LEVEL_DWELLING, key="entry_level_dwelling_with_orc", number=77, pens=None)
"""The entry-level dwelling while an orc sits in it: dwarfs sleep there, animals do not."""


def tiles_with_points(figures: Figures) -> tuple[Furnishing, ...]:
    """The new furnishings with the points the figures give them, each with its rule."""
    return tuple(
        replace(
            tile,
            points=figures.points.get(tile.key, 0),
            rules=(f"FF-TILE-{tile.key.upper().replace('_', '-')}",),
        )
        for tile in NEW_TILES
    )
