"""What a view looks like: `web/src/protocol.ts` is made from it, and a test holds real views against it."""

from typing import Annotated, Literal, TypedDict


class Alias:
    """The name a type goes by at the other end of the wire."""

    def __init__(self, name: str) -> None:
        self.name = name


Cell = Annotated[str, Alias("Cell")]
Good = Annotated[str, Alias("Good")]
Goods = Annotated[dict[str, int], Alias("Goods")]
Tile = Annotated[
    Literal[
        "meadow",
        "field",
        "small_pasture",
        "large_pasture",
        "cavern",
        "tunnel",
        "deep_tunnel",
        "ore_mine",
        "ruby_mine",
        "room",
    ],
    Alias("Tile"),
]


class ExpansionPart(TypedDict):
    """What a box adds to a view: its name, and whatever its own folder knows about."""

    name: str


class DwarfView(TypedDict):
    """A dwarf: his weapon and where he is."""

    strength: int
    place: str | None
    """Key of a space, null at home."""
    is_newborn: bool
    is_resting: bool
    is_at_work: bool


class Pen(TypedDict):
    """A place for animals of one of these kinds; where dogs can watch, also for one sheep more than dogs."""

    kinds: list[Good]
    holds: int
    can_be_watched: bool


class FoodNeeded(TypedDict):
    """The food due in this round, and at the next feeding to come."""

    this_round: int | None
    """Null while a marker is face down."""
    next: int


class PlayerView(TypedDict):
    """One player: all of it lies open on the table."""

    seat: int
    name: str
    """Letter of the seat."""
    goods: dict[Good, int]
    begging: int
    dwarfs: list[DwarfView]
    beds: int
    has_passed: bool
    has_doubled: bool
    tiles: dict[Cell, Tile]
    large_pastures: list[tuple[Cell, Cell]]
    crops: dict[Cell, Goods]
    stables: list[Cell]
    rooms: dict[Cell, str]
    """Furnishing by key; d4 is the entry-level dwelling."""
    deliveries: dict[str, int]
    food_needed: FoodNeeded
    animals: dict[Cell, Goods]
    """Where they stand, dogs on watch included; large pastures at their first cell."""
    pens: dict[Cell, Pen]
    """Where they can stand."""
    score: dict[str, int]
    """By category."""
    total: int
    expansion: ExpansionPart | None
    """Only with a box."""


class SpaceView(TypedDict):
    """A space in play: what lies there and who stands there."""

    space: str
    goods: Goods
    occupied_by: int | None
    is_protected: bool


class Markers(TypedDict):
    """Harvest markers that are face down."""

    leaves: int
    questions: int
    questions_seen: int


class FurnishingView(TypedDict):
    """A furnishing that is left."""

    furnishing: str
    cost: Goods


class View(TypedDict):
    """The table as a seat may see it."""

    seat: int
    """-1 looks on."""
    round: int
    stage: int
    rounds: list[int]
    starting_player: int
    harvest: str
    """none, payment, normal, choice, unknown; a box may know more."""
    markers: Markers
    spaces: list[SpaceView]
    """Printed ones first, then cards in the order they came."""
    cards: list[str]
    cards_to_come: dict[str, list[str]]
    """By stage."""
    furnishings: list[FurnishingView]
    players: list[PlayerView]
    is_over: bool
    expansion: ExpansionPart | None
    """Only with a box."""
