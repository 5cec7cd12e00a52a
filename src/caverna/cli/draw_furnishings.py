"""The furnishings still for sale, block by block."""

from caverna.cli.draw_home_board import COLOUR_STYLES
from caverna.cli.terminal import Paint, in_columns, wrap
from caverna.engine.hooks import Furnishing
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.state import FiendState
from caverna.words.names import describe_goods
from caverna.words.texts import Words

WARRIOR_DWELLING = "warrior_dwelling"
"""Its price is a choice of its own."""
YELLOW = "concept-yellow_tiles"


def draw_furnishings(words: Words, paint: Paint, state: GameState, width: int) -> list[str]:
    """Name, price and points of every tile one could still build; yellow ones of the bounty board apart."""
    blocks: dict[str, list[str]] = {}
    copies = dict(state.copies) if isinstance(state, FiendState) else {}
    on_bounty_board = state.rules.yellow if isinstance(state, FiendState) else 0
    for number, tile in enumerate(state.rules.furnishings):
        if state.available >> number & 1:
            line = tile_line(words, paint, tile)
            if number in copies:
                line += f"; {words.say('ui-cli-left', n=copies[number])}"
            heading = YELLOW if on_bounty_board >> number & 1 else f"block-{tile.block}"
            blocks.setdefault(heading, []).append(line)
    yellow = blocks.pop(YELLOW, [])
    lines: list[str] = []
    for heading, tiles in blocks.items():
        lines += under_heading(words, paint, heading, tiles, width)
    if yellow:
        lines += under_heading(words, paint, YELLOW, yellow, width)
        lines += wrap(words.attribute(YELLOW, "help") or "", width)
    return lines


def under_heading(words: Words, paint: Paint, heading: str, tiles: list[str], width: int) -> list[str]:
    """The tiles of one block."""
    return [paint(words.say(heading), "bold"), *in_columns([f"  {tile}" for tile in tiles], width)]


def tile_line(words: Words, paint: Paint, tile: Furnishing) -> str:
    """One tile: `Seam: 2 wood, 1 point`."""
    cost = describe_goods(words, tile.cost) if tile.cost else words.say("ui-no-cost")
    if tile.key == WARRIOR_DWELLING:
        cost = words.say("ui-warrior-price")
    name = paint(words.say(f"furnishing-{tile.key}"), COLOUR_STYLES[tile.colour])
    return f"{name}: {cost}; {words.say('ui-points-count', n=tile.points)}"
