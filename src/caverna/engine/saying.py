"""What reasons speak of: spaces, tiles, what a player has, what lies on a space of the home board."""

from typing import TYPE_CHECKING, Final

from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS, ON_BOARD
from caverna.engine.hooks import Furnishing
from caverna.engine.reasons import Reason, Several, Text, count_of, lacking, say
from caverna.engine.state.landscape import ground
from caverna.engine.state.player import Player

if TYPE_CHECKING:
    from caverna.engine.ruleset import Ruleset
    from caverna.engine.state.game_state import GameState

GROUNDS: Final = {
    "meadow": "why-ground-meadow",
    "field": "why-ground-field",
    "small_pasture": "why-ground-small-pasture",
    "large_pasture": "why-ground-large-pasture",
    "cavern": "why-ground-cavern",
    "tunnel": "why-ground-tunnel",
    "deep_tunnel": "why-ground-deep-tunnel",
    "ore_mine": "why-ground-ore-mine",
    "ruby_mine": "why-ground-ruby-mine",
    "forest": "why-ground-forest",
    "rock": "why-ground-rock",
}


def space_name(rules: "Ruleset", number: int) -> Text:
    """The name of an action space."""
    return say("why-space", name=say(f"space-{rules.space_keys[number]}"))


def tile_name(tile: Furnishing) -> Text:
    """`the Seam`."""
    return say("why-tile", kind=tile.key, name=say(f"furnishing-{tile.key}"))


def any_of_these(rules: "Ruleset", tiles: int) -> Several:
    """`the Guest room`: the furnishings of a bit set."""
    names = [tile_name(tile) for number, tile in enumerate(rules.furnishings) if tiles >> number & 1]
    return Several(names, "ui-or")


def those_permitting(rules: "Ruleset", permission: int) -> Several:
    """The furnishings that give a permission."""
    return any_of_these(rules, rules.permitting[permission])


def you_have(player: Player, good: int) -> Text:
    """`you have 2 wood`."""
    return say("why-you-have", goods=count_of(good, player.goods[good]))


def lacks(player: Player, price: Goods, costs: str = "why-costs") -> Reason:
    """`it costs 2 wood, you have 1`; nothing if the player can pay."""
    return lacking(player.goods, price, costs)


def what_lies_on(state: "GameState", player: Player, cell: int) -> Text:
    """What a space of the home board is, to follow `d3 is`."""
    kind = ground(player, cell)
    if kind == "room":
        room = next(number for where, number in player.rooms if where == cell)
        return say("why-ground-room", tile=tile_name(state.rules.furnishings[room]))
    if kind in ("forest", "rock"):
        cover = player.cover_of(cell)
        if cover:
            return say(cover)
        if not ON_BOARD >> cell & 1:
            return say("why-ground-beside")
    return say(GROUNDS[kind])


def cell_is(state: "GameState", player: Player, cell: int, text: str = "why-cell-is") -> Text:
    """`d3 is a tunnel`; `text` may add what it should be."""
    return say(text, cell=CELLS[cell], ground=what_lies_on(state, player, cell))
