"""Special rooms: places for animals, and permissions."""

from caverna.engine.goods import goods
from caverna.engine.hooks import (
    ANY_ANIMAL,
    CATTLE_ONLY,
    EITHER_AND_OR,
    FURNISH_TUNNELS,
    GREEN,
    SHEEP_ONLY,
    Furnishing,
    Pen,
)
from caverna.engine.state.player import Player


def a_sheep_for_each_dwarf(player: Player) -> tuple[Pen, ...]:
    """As many sheep as there are dwarfs in play, newborns included."""
    return ((SHEEP_ONLY, player.dwarfs),)


def three_cattle(player: Player) -> tuple[Pen, ...]:
    """Up to three cattle."""
    return ((CATTLE_ONLY, 3),)


def an_animal_on_each_empty_field(player: Player) -> tuple[Pen, ...]:
    """One farm animal of any kind on every field without a crop."""
    return ((ANY_ANIMAL, 1),) * (player.fields & ~player.sown).bit_count()


CUDDLE_ROOM = Furnishing(
    key="cuddle_room",
    number=6,
    block="rooms",
    colour=GREEN,
    cost=goods(wood=1),
    points=2,
    pens=a_sheep_for_each_dwarf,
    is_introductory=True,
    rules=("FURN-CUDDLE-ROOM",),
)
BREAKFAST_ROOM = Furnishing(
    key="breakfast_room",
    number=7,
    block="rooms",
    colour=GREEN,
    cost=goods(wood=1),
    pens=three_cattle,
    is_introductory=True,
    rules=("FURN-BREAKFAST-ROOM",),
)
STUBBLE_ROOM = Furnishing(
    key="stubble_room",
    number=8,
    block="rooms",
    colour=GREEN,
    cost=goods(wood=1, ore=1),
    points=1,
    pens=an_animal_on_each_empty_field,
    pens_on_fields=True,
    is_introductory=True,
    rules=("FURN-STUBBLE-ROOM",),
)
WORK_ROOM = Furnishing(
    key="work_room",
    number=9,
    block="rooms",
    colour=GREEN,
    cost=goods(stone=1),
    points=2,
    permits=FURNISH_TUNNELS,
    rules=("FURN-WORK-ROOM",),
)
GUEST_ROOM = Furnishing(
    key="guest_room",
    number=10,
    block="rooms",
    colour=GREEN,
    cost=goods(wood=1, stone=1),
    permits=EITHER_AND_OR,
    rules=("FURN-GUEST-ROOM",),
)
OFFICE_ROOM = Furnishing(
    key="office_room",
    number=11,
    block="rooms",
    colour=GREEN,
    cost=goods(stone=1),
    overhang=goods(gold=2),
    rules=("FURN-OFFICE-ROOM",),
)

ROOMS = (CUDDLE_ROOM, BREAKFAST_ROOM, STUBBLE_ROOM, WORK_ROOM, GUEST_ROOM, OFFICE_ROOM)
