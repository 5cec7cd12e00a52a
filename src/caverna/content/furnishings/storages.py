"""Storages: points for what one has in store."""

from caverna.engine.goods import ORE, STONE, goods
from caverna.engine.hooks import YELLOW, Conversion, Furnishing
from caverna.engine.state.game_state import GameState


def one_point_for_each_stone(state: GameState, seat: int, cell: int) -> int:
    """Stone left at the end."""
    return state.players[seat].goods[STONE]


def one_point_for_two_ore(state: GameState, seat: int, cell: int) -> int:
    """Rounded down."""
    return state.players[seat].goods[ORE] // 2


def two_points_for_each_yellow_tile(state: GameState, seat: int, cell: int) -> int:
    """Itself included."""
    return 2 * sum(state.rules.yellow >> number & 1 for _, number in state.players[seat].rooms)


def three_points_for_each_weapon(state: GameState, seat: int, cell: int) -> int:
    """Every armed dwarf."""
    return 3 * sum(1 for strength in state.players[seat].weapons if strength)


def eight_points_if_all_are_armed(state: GameState, seat: int, cell: int) -> int:
    """An unarmed newborn spoils it."""
    return 8 if all(state.players[seat].weapons) else 0


STONE_STORAGE = Furnishing(
    key="stone_storage",
    number=36,
    block="storages",
    colour=YELLOW,
    cost=goods(wood=3, ore=1),
    bonus_points=one_point_for_each_stone,
    is_introductory=True,
    rules=("FURN-STONE-STORAGE",),
)
ORE_STORAGE = Furnishing(
    key="ore_storage",
    number=37,
    block="storages",
    colour=YELLOW,
    cost=goods(wood=1, stone=2),
    bonus_points=one_point_for_two_ore,
    is_introductory=True,
    rules=("FURN-ORE-STORAGE",),
)
SPARE_PART_STORAGE = Furnishing(
    key="spare_part_storage",
    number=38,
    block="storages",
    colour=YELLOW,
    cost=goods(wood=2),
    conversions=(Conversion("spare_part_storage", goods(wood=1, stone=1, ore=1), goods(gold=2), number=6),),
    covers="trader",
    rules=("FURN-SPARE-PART-STORAGE",),
)
MAIN_STORAGE = Furnishing(
    key="main_storage",
    number=39,
    block="storages",
    colour=YELLOW,
    cost=goods(wood=2, stone=1),
    bonus_points=two_points_for_each_yellow_tile,
    is_introductory=True,
    rules=("FURN-MAIN-STORAGE",),
)
WEAPON_STORAGE = Furnishing(
    key="weapon_storage",
    number=40,
    block="storages",
    colour=YELLOW,
    cost=goods(wood=3, stone=2),
    bonus_points=three_points_for_each_weapon,
    is_introductory=True,
    rules=("FURN-WEAPON-STORAGE",),
)
SUPPLIES_STORAGE = Furnishing(
    key="supplies_storage",
    number=41,
    block="storages",
    colour=YELLOW,
    cost=goods(food=3, wood=1),
    bonus_points=eight_points_if_all_are_armed,
    rules=("FURN-SUPPLIES-STORAGE",),
)

STORAGES = (STONE_STORAGE, ORE_STORAGE, SPARE_PART_STORAGE, MAIN_STORAGE, WEAPON_STORAGE, SUPPLIES_STORAGE)
