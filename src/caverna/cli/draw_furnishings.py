"""The furnishings still for sale, block by block."""

from caverna.cli.draw_home_board import COLOUR_STYLES
from caverna.cli.terminal import Paint, in_columns
from caverna.engine.hooks import Furnishing
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.state import FiendState
from caverna.locale import Words
from caverna.wording import describe_goods

WARRIOR_DWELLING = "warrior_dwelling"
"""Its price is a choice of its own."""


def draw_furnishings(words: Words, paint: Paint, state: GameState, width: int) -> list[str]:
    """Name, price and points of every tile one could still build."""
    blocks: dict[str, list[str]] = {}
    copies = dict(state.copies) if isinstance(state, FiendState) else {}
    for number, tile in enumerate(state.rules.furnishings):
        if state.available >> number & 1:
            line = tile_line(words, paint, tile)
            if number in copies:
                line += f"; {words.say('ui-cli-left', n=copies[number])}"
            blocks.setdefault(tile.block, []).append(line)
    lines: list[str] = []
    for block, tiles in blocks.items():
        lines += [
            paint(words.say(f"block-{block}"), "bold"),
            *in_columns([f"  {tile}" for tile in tiles], width),
        ]
    return lines


def tile_line(words: Words, paint: Paint, tile: Furnishing) -> str:
    """One tile: `Seam: 2 wood, 1 point`."""
    cost = describe_goods(words, tile.cost) if tile.cost else words.say("ui-no-cost")
    if tile.key == WARRIOR_DWELLING:
        cost = words.say("ui-warrior-price")
    name = paint(words.say(f"furnishing-{tile.key}"), COLOUR_STYLES[tile.colour])
    return f"{name}: {cost}; {words.say('ui-points-count', n=tile.points)}"
