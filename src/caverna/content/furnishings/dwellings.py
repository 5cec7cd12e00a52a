"""Dwellings: rooms for dwarfs."""

from caverna.engine.goods import goods
from caverna.engine.hooks import ANY_ANIMAL, ORANGE, Furnishing, Pen
from caverna.engine.state.player import Player


def a_pair_of_animals(player: Player) -> tuple[Pen, ...]:
    """Up to two farm animals of one kind."""
    return ((ANY_ANIMAL, 2),)


ENTRY_LEVEL_DWELLING = Furnishing(
    key="entry_level_dwelling",
    number=48,
    block="dwellings",
    colour=ORANGE,
    cost=goods(),
    dwarfs=2,
    pens=a_pair_of_animals,
    is_for_sale=False,
    rules=("FURN-ENTRY-LEVEL-DWELLING",),
)
DWELLING = Furnishing(
    key="dwelling",
    number=0,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=4, stone=3),
    points=3,
    dwarfs=1,
    is_unlimited=True,
    is_introductory=True,
    rules=("FURN-DWELLING",),
)
SIMPLE_DWELLING_A = Furnishing(
    key="simple_dwelling_a",
    number=1,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=4, stone=2),
    dwarfs=1,
    is_introductory=True,
    rules=("FURN-SIMPLE-DWELLING-A",),
)
SIMPLE_DWELLING_B = Furnishing(
    key="simple_dwelling_b",
    number=2,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=3, stone=3),
    dwarfs=1,
    is_introductory=True,
    rules=("FURN-SIMPLE-DWELLING-B",),
)
MIXED_DWELLING = Furnishing(
    key="mixed_dwelling",
    number=3,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=5, stone=4),
    points=4,
    dwarfs=1,
    pens=a_pair_of_animals,
    rules=("FURN-MIXED-DWELLING",),
)
COUPLE_DWELLING = Furnishing(
    key="couple_dwelling",
    number=4,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=8, stone=6),
    points=5,
    dwarfs=2,
    rules=("FURN-COUPLE-DWELLING",),
)
ADDITIONAL_DWELLING = Furnishing(
    key="additional_dwelling",
    number=5,
    block="dwellings",
    colour=ORANGE,
    cost=goods(wood=4, stone=3),
    points=5,
    sixth_dwarf=True,
    rules=("FURN-ADDITIONAL-DWELLING",),
)

DWELLINGS = (
    DWELLING,
    SIMPLE_DWELLING_A,
    SIMPLE_DWELLING_B,
    MIXED_DWELLING,
    COUPLE_DWELLING,
    ADDITIONAL_DWELLING,
)
