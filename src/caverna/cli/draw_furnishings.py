"""The furnishings still for sale, block by block."""

from caverna.cli.draw_home_board import COLOUR_STYLES
from caverna.cli.terminal import Paint, in_columns
from caverna.engine.hooks import Furnishing
from caverna.engine.state.game_state import GameState
from caverna.locale import Words
from caverna.wording import describe_goods


def draw_furnishings(words: Words, paint: Paint, state: GameState, width: int) -> list[str]:
    """Name, price and points of every tile one could still build."""
    blocks: dict[str, list[str]] = {}
    for number, tile in enumerate(state.rules.furnishings):
        if state.available >> number & 1:
            blocks.setdefault(tile.block, []).append(tile_line(words, paint, tile))
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
    name = paint(words.say(f"furnishing-{tile.key}"), COLOUR_STYLES[tile.colour])
    return f"{name}: {cost}; {words.say('ui-points-count', n=tile.points)}"
