"""The furnishings still for sale, block by block."""

from caverna.cli.draw_home_board import COLOUR_STYLES
from caverna.cli.terminal import Paint, in_columns, wrap
from caverna.engine.hooks import Furnishing
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions import box_of
from caverna.words.help_texts import price_of
from caverna.words.texts import Words


def draw_furnishings(words: Words, paint: Paint, state: GameState, width: int) -> list[str]:
    """Name, price and points of every tile one could still build; a box may want some of them apart."""
    blocks: dict[str, list[str]] = {}
    box = box_of(state.rules).terminal()
    copies, (heading_apart, apart) = box.copies(state), box.furnishings_apart(state)
    for number, tile in enumerate(state.rules.furnishings):
        if state.available >> number & 1:
            line = tile_line(words, paint, state.rules, tile)
            if number in copies:
                line += f"; {words.say('ui-cli-left', n=copies[number])}"
            heading = heading_apart if apart >> number & 1 else f"block-{tile.block}"
            blocks.setdefault(heading, []).append(line)
    tiles_apart = blocks.pop(heading_apart, [])
    lines: list[str] = []
    for heading, tiles in blocks.items():
        lines += under_heading(words, paint, heading, tiles, width)
    if tiles_apart:
        lines += under_heading(words, paint, heading_apart, tiles_apart, width)
        lines += wrap(words.attribute(heading_apart, "help") or "", width)
    return lines


def under_heading(words: Words, paint: Paint, heading: str, tiles: list[str], width: int) -> list[str]:
    """The tiles of one block."""
    return [paint(words.say(heading), "bold"), *in_columns([f"  {tile}" for tile in tiles], width)]


def tile_line(words: Words, paint: Paint, rules: Ruleset, tile: Furnishing) -> str:
    """One tile: `Seam: 2 wood, 1 point`."""
    name = paint(words.say(f"furnishing-{tile.key}"), COLOUR_STYLES[tile.colour])
    return f"{name}: {price_of(words, rules, tile)}; {words.say('ui-points-count', n=tile.points)}"
