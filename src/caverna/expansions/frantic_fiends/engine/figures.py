"""The printed figures of the box, as the rules read them. `figures/` fetches them from their file."""

import hashlib
from dataclasses import dataclass, fields
from typing import Final, NamedTuple

from caverna.engine.goods import Goods

ORCS: Final = "abcd"
GOOD_BONUSES: Final = ("material", "grain_or_dog", "vegetable_or_small_animal", "cattle_or_ruby")
"""The bonuses of the campaign that are goods."""
STEPS: Final[dict[str, tuple[int, int]]] = {
    "up_left": (-1, -1),
    "up": (-1, 0),
    "up_right": (-1, 1),
    "left": (0, -1),
    "right": (0, 1),
    "down_left": (1, -1),
    "down": (1, 0),
    "down_right": (1, 1),
}
"""Rows and columns an orc moves by, the mountain being on the right."""


class MovementCard(NamedTuple):
    """The steps an orc takes, and the column (0 to 2) in which orc d appears."""

    steps: tuple[str, ...]
    column: int


class SupplyBoard(NamedTuple):
    """A part of the supply board: dwellings above, other rooms in the middle, traps below."""

    upper: tuple[str, ...]
    middle: tuple[str, ...]
    lower: tuple[str, ...]


class Refill(NamedTuple):
    """What is laid on an empty space, and what on one that holds goods."""

    when_empty: Goods
    otherwise: Goods


class Bonus(NamedTuple):
    """Something points buy in the campaign: one of several goods, or a tile if there are none."""

    price: int
    one_of: tuple[int, ...]


class Milestone(NamedTuple):
    """A side aim of one game of the campaign."""

    what: str
    how_many: int
    rebate: int


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Everything printed that the rules refer to. Tuples count orcs and events from 0."""

    strengths: dict[str, tuple[int, ...]]
    gold: tuple[int, ...]
    ranges: tuple[tuple[int, ...], ...]
    displacement: tuple[Goods, ...]
    bribes: tuple[int, ...]
    movement: dict[int, tuple[MovementCard, ...]]
    copies: dict[str, int]
    points: dict[str, int]
    base_supply: SupplyBoard
    extensions: dict[str, SupplyBoard]
    rich_supply: dict[str, str]
    rich_supply_players: tuple[int, ...]
    strips: dict[int, int]
    long_strips: dict[str, tuple[str, ...]]
    short_strips: dict[str, tuple[str, ...]]
    loot: dict[str, int]
    armory_up_to_three: Goods
    armory_from_four: Goods
    armory_most_wood: int
    ore_mining_up_to_three: Refill
    ore_mining_from_four: Refill
    logging_every_round: Goods
    logging_expedition_level: int
    imitation_food: int
    campaign_games: int
    campaign_stronger_each_game: int
    campaign_starting_food: int
    campaign_permanent_factor: int
    campaign_bonuses: dict[str, Bonus]
    milestones: dict[str, Milestone]
    sources: dict[str, str]
    """Where each value comes from, by its dotted name in the file: `gold.a` -> `public source`."""
    file: str
    """The corrected copy these are taken from; empty for the game's own file."""

    @property
    def digest(self) -> str:
        """Names the values a single game depends on: equal digests, equal games."""
        return self._digest([name for name in self._values() if not _of_campaign(name)])

    @property
    def campaign_digest(self) -> str:
        """The same for the campaign's prices and milestones."""
        return self._digest([name for name in self._values() if _of_campaign(name)])

    def _values(self) -> list[str]:
        return [field.name for field in fields(self) if field.name not in ("sources", "file")]

    def _digest(self, names: list[str]) -> str:
        values = [getattr(self, name) for name in names]
        return hashlib.sha256(repr(values).encode()).hexdigest()[:8]


def _of_campaign(name: str) -> bool:
    return name.startswith("campaign_") or name == "milestones"
