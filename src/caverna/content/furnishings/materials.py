"""Building materials: cheaper, on top, delivered."""

from caverna.engine.goods import DOG, DONKEY, NOTHING, STONE, WOOD, Goods, amount_of, goods
from caverna.engine.hooks import DONKEYS_ONLY, GREEN, Conversion, Furnishing
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player


def two_stone(state: GameState, seat: int, cell: int) -> Goods:
    """Two stone at once."""
    return goods(stone=2)


def two_ore(state: GameState, seat: int, cell: int) -> Goods:
    """Two ore at once."""
    return goods(ore=2)


def one_ore_for_each_donkey_in_an_ore_mine(player: Player) -> Goods:
    """Donkeys may stand wherever it serves, so as many count as there are ore mines."""
    return goods(ore=min(player.ore_mines.bit_count(), player.goods[DONKEY]))


def one_wood_for_each_dog(gained: Goods) -> Goods:
    """However the dog was come by."""
    return goods(wood=amount_of(gained, DOG))


def one_ore_for_each_stone(gained: Goods) -> Goods:
    """One ore on top of every stone, however the stone was come by."""
    return goods(ore=amount_of(gained, STONE))


def one_stone_for_a_newborn_donkey(young: int) -> Goods:
    """Born, not bought or looted."""
    return goods(stone=1) if young & DONKEYS_ONLY else NOTHING


CARPENTER = Furnishing(
    key="carpenter",
    number=12,
    block="materials_1",
    colour=GREEN,
    cost=goods(stone=1),
    furnishing_discount=goods(wood=1),
    pasture_discount=goods(wood=1),
    is_introductory=True,
    rules=("FURN-CARPENTER",),
)
STONE_CARVER = Furnishing(
    key="stone_carver",
    number=13,
    block="materials_1",
    colour=GREEN,
    cost=goods(wood=1),
    points=1,
    on_building=two_stone,
    furnishing_discount=goods(stone=1),
    stable_discount=goods(stone=1),
    is_introductory=True,
    rules=("FURN-STONE-CARVER",),
)
BLACKSMITH = Furnishing(
    key="blacksmith",
    number=14,
    block="materials_1",
    colour=GREEN,
    cost=goods(wood=1, stone=2),
    points=3,
    on_building=two_ore,
    weapon_discount=goods(ore=2),
    is_introductory=True,
    rules=("FURN-BLACKSMITH",),
)
MINER = Furnishing(
    key="miner",
    number=15,
    block="materials_1",
    colour=GREEN,
    cost=goods(wood=1, stone=1),
    points=3,
    each_round=one_ore_for_each_donkey_in_an_ore_mine,
    rules=("FURN-MINER",),
)
BUILDER = Furnishing(
    key="builder",
    number=16,
    block="materials_1",
    colour=GREEN,
    cost=goods(stone=1),
    points=2,
    ore_replaces=(WOOD, STONE),
    rules=("FURN-BUILDER",),
)
TRADER = Furnishing(
    key="trader",
    number=17,
    block="materials_1",
    colour=GREEN,
    cost=goods(wood=1),
    points=2,
    conversions=(Conversion("trader", goods(gold=2), goods(wood=1, stone=1, ore=1), number=0),),
    covers="spare_part_storage",
    rules=("FURN-TRADER",),
)

WOOD_SUPPLIER = Furnishing(
    key="wood_supplier",
    number=18,
    block="materials_2",
    colour=GREEN,
    cost=goods(stone=1),
    points=2,
    delivers=goods(wood=1),
    deliveries=7,
    is_introductory=True,
    rules=("FURN-WOOD-SUPPLIER",),
)
STONE_SUPPLIER = Furnishing(
    key="stone_supplier",
    number=19,
    block="materials_2",
    colour=GREEN,
    cost=goods(wood=1),
    points=1,
    delivers=goods(stone=1),
    deliveries=5,
    is_introductory=True,
    rules=("FURN-STONE-SUPPLIER",),
)
RUBY_SUPPLIER = Furnishing(
    key="ruby_supplier",
    number=20,
    block="materials_2",
    colour=GREEN,
    cost=goods(wood=2, stone=2),
    points=2,
    delivers=goods(ruby=1),
    deliveries=4,
    is_introductory=True,
    rules=("FURN-RUBY-SUPPLIER",),
)
DOG_SCHOOL = Furnishing(
    key="dog_school",
    number=21,
    block="materials_2",
    colour=GREEN,
    cost=goods(),
    after_gain=one_wood_for_each_dog,
    rules=("FURN-DOG-SCHOOL",),
)
QUARRY = Furnishing(
    key="quarry",
    number=22,
    block="materials_2",
    colour=GREEN,
    cost=goods(wood=1),
    points=2,
    after_birth=one_stone_for_a_newborn_donkey,
    rules=("FURN-QUARRY",),
)
SEAM = Furnishing(
    key="seam",
    number=23,
    block="materials_2",
    colour=GREEN,
    cost=goods(wood=2),
    points=1,
    after_gain=one_ore_for_each_stone,
    rules=("FURN-SEAM",),
)

MATERIALS = (
    CARPENTER,
    STONE_CARVER,
    BLACKSMITH,
    MINER,
    BUILDER,
    TRADER,
    WOOD_SUPPLIER,
    STONE_SUPPLIER,
    RUBY_SUPPLIER,
    DOG_SCHOOL,
    QUARRY,
    SEAM,
)
