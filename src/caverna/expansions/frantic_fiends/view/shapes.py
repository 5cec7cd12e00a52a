"""What the box adds to a view: the types its own `protocol.ts` is made from."""

from typing import Annotated, Literal, TypedDict

from caverna.view.shapes import Alias, Cell, ExpansionPart, Good, Goods

Orc = Annotated[Literal["a", "b", "c", "d", "x"], Alias("Orc")]
"""x is the additional orc, always a friend."""


class TrapOnBoard(TypedDict):
    """A trap that was set."""

    cell: Cell
    trap: str
    is_active: bool


class Captive(TypedDict):
    """A dwarf under an orc."""

    strength: int
    cell: Cell


class Friend(TypedDict):
    """A friendly orc."""

    orc: Orc
    home: Cell
    place: str | None
    """Key of a space, null at home."""
    is_captive: bool


class OrcView(TypedDict):
    """One of the four orcs of a player."""

    orc: Orc
    cell: Cell | None
    """Null while aside or gone, and before the scoring until it has found its last place."""
    is_aside: bool
    is_gone: bool
    is_in_cave: bool
    is_held: bool
    strength: int
    gold: int
    """Paid in place of a reward."""
    card: list[str] | None
    """The steps of the card drawn for it."""
    path: list[Cell | Literal["cave"]]
    """Where that card would lead."""


class PlayerFiends(ExpansionPart):
    """What the box adds to a home board."""

    orcs: list[OrcView]
    """a to d."""
    traps: list[TrapOnBoard]
    mined: dict[Cell, int]
    """Ore or rubies lying in a mine."""
    hidden: dict[Cell, str]
    """What lies under an orc in the cave: a ground or a furnishing."""
    captives: list[Captive]
    beds: list[Cell | None]
    """Where each dwarf sleeps, in the order of the dwarfs."""
    friends: list[Friend]
    dangers: dict[Cell, int]
    """How many cards of the next event lead an orc there; one already drawn counts 100."""
    may_build_yellow: bool


class EventBoard(TypedDict):
    """One of the four event boards."""

    number: int
    bribe: Good
    displacement: Goods
    ranges: dict[Orc, int]


class RewardOnDisplay(TypedDict):
    """A field of the bounty board."""

    reward: str
    strip: str
    column: int
    is_free: bool


class TrapForSale(TypedDict):
    """A trap that is left."""

    trap: str
    cost: Goods
    left: int


class TableFiends(ExpansionPart):
    """What the box adds to the table."""

    event: int
    """How many orc events have begun."""
    is_event: bool
    """The last of them is going on."""
    boards: list[EventBoard]
    acting: Orc | None
    """The orc that is about to move."""
    rewards: list[RewardOnDisplay]
    traps: list[TrapForSale]
    extensions: list[str]
    long_strips: list[str]
    short_strips: list[str]
    copies: dict[str, int]
    """Furnishings that are there several times."""
    milestone: str | None
    """Of a campaign game."""


class MoreForeseen(TypedDict):
    """What a forecast about an orc tells besides."""

    enters_cave: bool
