"""What a move is about, without where and how much: the things that golden games must have shown."""

from caverna import Move, Setup
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.moves import EAT, EAT_GOLD, RUBY_GOOD, RUBY_TILE, SELL

CONVERSIONS = (EAT, EAT_GOLD, RUBY_GOOD, RUBY_TILE, SELL)
COUNTS = range(1, 8)
SETS = ("full", "introductory")


def kind(move: Move) -> str:
    """`furnish seam` for `furnish seam d3`, `eat gold` for `eat gold 5`."""
    return " ".join(word for word in move.text.split() if word not in CELL_BY_NAME and not word.isdecimal())


def required() -> set[str]:
    """Every space, tile, loot item and conversion of the printed game, whatever the number of players."""
    found: set[str] = set()
    for players in COUNTS:
        rules = Setup(players).ruleset()
        tiles = [tile for number, tile in enumerate(rules.furnishings) if rules.for_sale >> number & 1]
        found |= {f"place {space.key}" for space in rules.spaces if space is not None}
        found |= {f"furnish {tile.key}" for tile in tiles}
        found |= {f"convert {each.key}" for tile in tiles for each in tile.conversions}
        found |= {f"loot {item.key}" for item in rules.loot}
    return found | {kind(move) for move in all_moves() if move.verb in CONVERSIONS}


def name_of_verb(verb: int) -> str:
    """A verb among the things to be shown."""
    return f"verb {verb}"


def verbs() -> set[int]:
    """Every kind of move there is."""
    return {move.verb for move in all_moves()}


def all_moves() -> list[Move]:
    """The table of moves."""
    return Setup().ruleset().moves.listed
