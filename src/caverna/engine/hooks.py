"""What a furnishing can do: a closed list of hooks, each a field of `Furnishing`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from caverna.engine.goods import NOTHING, Goods

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState
    from caverna.engine.state.player import Player

# Permissions, as bits.
EITHER_AND_OR: Final = 1
FURNISH_TUNNELS: Final = 2
SELL_WEAPONS: Final = 4

# Colours of the name tag.
ORANGE: Final = "orange"
GREEN: Final = "green"
YELLOW: Final = "yellow"

# Kinds of animal a pen takes, as bits in the order of FARM_ANIMALS.
SHEEP_ONLY: Final = 1
DONKEYS_ONLY: Final = 2
BOARS_ONLY: Final = 4
CATTLE_ONLY: Final = 8
ANY_ANIMAL: Final = 15

Pen = tuple[int, int]
"""Which animals, and how many of one kind."""


@dataclass(frozen=True)
class Conversion:
    """An exchange a tile offers at any time."""

    key: str
    pays: Goods
    gets: Goods
    number: int = field(kw_only=True)
    """Written down once, below 16 in the base game."""


@dataclass(frozen=True)
class Furnishing:
    """A furnishing tile: figures, and at most a short pure function for each thing it does."""

    key: str
    block: str
    colour: str
    cost: Goods
    points: int = 0
    is_introductory: bool = False
    is_unlimited: bool = False
    is_for_sale: bool = True
    is_added: bool = False
    """Whether it did not come printed: only games with additions offer it."""
    rules: tuple[str, ...] = ()

    # Dwarfs and animals.
    dwarfs: int = 0
    """Room for this many dwarfs."""
    sixth_dwarf: bool = False
    """Room for the sixth dwarf only."""
    pens: "Callable[[Player], tuple[Pen, ...]] | None" = None
    pens_on_fields: bool = False
    """Whether the animals stand on the empty fields, one on each, and not in the room."""

    # Goods.
    on_building: "Callable[[GameState, int, int], Goods] | None" = None
    """State, seat, cell: what comes at once."""
    after_building: "Callable[[GameState, int, int], None] | None" = None
    """State, seat, cell: puts on the agenda what follows at once."""
    after_gain: Callable[[Goods], Goods] | None = None
    """What comes on top of goods just gained."""
    after_birth: Callable[[int], Goods] | None = None
    """What comes on top of young animals, given as a set of types."""
    each_round: "Callable[[Player], Goods] | None" = None
    delivers: Goods = NOTHING
    deliveries: int = 0
    """For how many rounds `delivers` comes."""
    slaughter_bonus: int = 0
    """Food on top for each farm animal turned into food."""
    conversions: tuple[Conversion, ...] = ()

    # Prices.
    furnishing_discount: Goods = NOTHING
    pasture_discount: Goods = NOTHING
    stable_discount: Goods = NOTHING
    weapon_discount: Goods = NOTHING
    ore_replaces: tuple[int, ...] = ()
    """Goods of which one a tile may be paid in ore."""

    # Permissions and feeding.
    permits: int = 0
    overhang: Goods = NOTHING
    """What each twin tile brings that sticks out over the edge of the board; without it none may."""
    feeds_one_with: tuple[tuple[int, int], ...] = ()
    """(good, amount): one of these feeds one dwarf at each feeding."""
    feeding_relief: "Callable[[Player], int] | None" = None

    # Scoring.
    bonus_points: "Callable[[GameState, int, int], int] | None" = None
    """State, seat, cell: points beside the printed ones."""
    forgives: int = 0
    """Negative points that are not counted."""

    covers: str = ""
    """The one tile this one must be built on top of, if the player has it."""
    number: int = field(kw_only=True)
    """Written down once, below 64 in the base game. Moves and states know the tile by it."""
