"""The shape of a file of figures: its tables under their own names."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from caverna.expansions.frantic_fiends.figures.values import (
    Copies,
    Deck,
    Figure,
    Games,
    Gold,
    Good,
    Level,
    Mark,
    Name,
    Names,
    Players,
    Positive,
    Price,
    Rewards,
    Rooms,
    Steps,
    Strength,
    Strips,
    Weak,
    Wood,
    WrittenGoods,
)

EarlyOrc = Literal["a", "b", "c"]
Orc = Literal[EarlyOrc, "d"]
Event = Literal["event_1", "event_2", "event_3", "event_4"]
Marker = Literal["marker_1", "marker_2", "marker_3", "marker_4", "marker_5", "marker_6"]
NewDwelling = Literal[
    "chief_orc_dwelling",
    "forgers_dwelling",
    "guest_dwelling",
    "warrior_dwelling",
    "mine_orc_dwelling",
    "offspring_dwelling",
    "orc_worker_dwelling",
    "orc_dwelling",
    "camouflage_dwelling",
]
NewFunctionalTile = Literal["battle_dog_school"]
NewYellowTile = Literal["trap_chamber", "family_parlor", "dog_parlor"]
NewTile = Literal[NewDwelling, NewFunctionalTile, NewYellowTile]
Trap = Literal[
    "leg_hold_iron",
    "catch_net",
    "catch_stone",
    "pitfall",
    "bait_trap",
    "poison_darts",
    "perma_trap",
    "saw_trap",
    "snare",
    "spear_trap",
    "blast_trap",
    "rockfall",
]
Extension = Literal["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9"]
ForPlayers = Literal[
    "players_1", "players_2", "players_3", "players_4", "players_5", "players_6", "players_7"
]
LongStrip = Literal["l1", "l2", "l3", "l4", "l5", "l6", "l7"]
ShortStrip = Literal["r1", "r2", "r3", "r4", "r5", "r6", "r7"]
MilestoneSide = Literal["m1a", "m1b", "m2a", "m2b", "m3a", "m3b", "m4a", "m4b"]


class Section(Struct, forbid_unknown_fields=True):
    """A part of the file with values of several kinds."""


class Strengths(Section):
    """The two sides of the strength card."""

    easy: dict[Orc, Positive]
    hard: dict[Orc, Positive]


class Ranges(Section):
    """Which decks are drawn from; one orc is late."""

    event_1: dict[EarlyOrc, Deck]
    event_2: dict[EarlyOrc, Deck]
    event_3: dict[Orc, Deck]
    event_4: dict[Orc, Deck]


class Card(Section):
    """A movement card."""

    steps: Steps
    mark: Mark


Cards = Annotated[list[Card], Meta(min_length=9, max_length=9, description="a list of 9 cards")]


class Movement(Section):
    """The three decks."""

    range_1: Cards
    range_2: Cards
    range_3: Cards


class Board(Section):
    """A part of the supply board."""

    upper: Names
    middle: Names
    lower: Names


class RichSupply(Section):
    """A second room for each extension."""

    players: Annotated[tuple[Players, ...], Meta(description="a list of whole numbers, 1 to 7")]
    s1: Name
    s2: Name
    s3: Name
    s4: Name
    s5: Name
    s6: Name
    s7: Name
    s8: Name
    s9: Name


class Supply(Section):
    """The supply board."""

    base: Board
    extensions: dict[Extension, Board]
    rich: RichSupply


class Loot(Section):
    """The strength the new items ask for."""

    fight_orc: Weak
    set_trap: Strength
    restock_mines: Strength


class Armory(Section):
    """The goods that come there, and how much wood becomes a weapon."""

    up_to_three: WrittenGoods
    from_four: WrittenGoods
    most_wood: Wood


class OreLaid(Section):
    """On an empty space, and on ore."""

    when_empty: WrittenGoods
    otherwise: WrittenGoods


class OreMining(Section):
    """For few and for many players."""

    up_to_three: OreLaid
    from_four: OreLaid


class Logging(Section):
    """The card for four and more players."""

    every_round: WrittenGoods
    expedition_level: Level


class Imitation(Section):
    """The card for four and more players."""

    food: Figure


class Spaces(Section):
    """The action spaces that are other than in the base game."""

    armory: Armory
    ore_mining: OreMining
    logging: Logging
    imitation: Imitation


class TileBonus(Section):
    """A tile for the next game."""

    price: Price


class GoodsBonus(Section):
    """A good for the next game."""

    price: Price
    one_of: Annotated[
        tuple[Good, ...], Meta(min_length=1, description="a list of goods to choose from, at least one")
    ]


class Bonuses(Section):
    """What points buy."""

    material: GoodsBonus
    grain_or_dog: GoodsBonus
    vegetable_or_small_animal: GoodsBonus
    cattle_or_ruby: GoodsBonus
    twin_tile: TileBonus
    trap: TileBonus
    functional_tile: TileBonus
    dwelling: TileBonus


class CampaignRules(Section):
    """Its length, and what grows from game to game."""

    games: Games
    stronger_each_game: Figure
    starting_food: Figure
    permanent_factor: Price
    bonuses: Bonuses


class SideAim(Section):
    """So many of something, and the bonuses cost less."""

    what: Name
    how_many: Positive
    rebate: Figure


class FiguresFile(Section):
    """The whole file."""

    strengths: Strengths
    gold: dict[Orc, Gold]
    ranges: Ranges
    displacement: dict[Event, WrittenGoods]
    bribes: dict[Marker, Good]
    movement: Movement
    copies: dict[Literal[NewTile, Trap], Copies]
    points: dict[NewTile, Figure]
    supply: Supply
    strips_per_players: dict[ForPlayers, Strips]
    long_strips: dict[LongStrip, Rewards]
    short_strips: dict[ShortStrip, Rooms]
    loot: Loot
    spaces: Spaces
    campaign: CampaignRules
    milestones: dict[MilestoneSide, SideAim]
