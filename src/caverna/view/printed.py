"""What is printed on the furnishing tiles, as plain data for programs."""

from dataclasses import dataclass

from caverna.engine.hooks import Furnishing
from caverna.engine.ruleset import Ruleset
from caverna.view.by_name import goods_by_name


@dataclass(frozen=True)
class PrintedTile:
    """A furnishing tile as it lies on the table."""

    number: int
    key: str
    block: str
    colour: str
    cost: dict[str, int]
    points: int
    """The printed ones; bonus points stand on the score sheet of whoever has built it."""
    dwarfs: int
    """Beds."""
    is_introductory: bool
    is_unlimited: bool
    is_for_sale: bool


def printed_tiles(rules: Ruleset) -> list[PrintedTile]:
    """Every tile of these rules, those not in the chosen set included."""
    return [printed(number, tile, rules) for number, tile in enumerate(rules.furnishings)]


def printed(number: int, tile: Furnishing, rules: Ruleset) -> PrintedTile:
    """One tile."""
    cost = goods_by_name(tile.cost)
    is_for_sale = rules.for_sale >> number & 1 == 1
    return PrintedTile(
        number, tile.key, tile.block, tile.colour, cost, tile.points, tile.dwarfs,
        tile.is_introductory, tile.is_unlimited, is_for_sale,
    )  # fmt: skip
