"""The words all reasons share: names, prices, what lies on a space of the home board."""

from collections.abc import Sequence

from caverna.advice.why_not.text import Phrase, Reason, Several, Text, say
from caverna.engine.goods import GOOD_NAMES, Goods
from caverna.engine.home_board import CELLS, FOREST, ON_BOARD
from caverna.engine.hooks import Furnishing
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.pay import can_pay
from caverna.expansions.frantic_fiends.engine.state import FiendPlayer


def space(rules: Ruleset, number: int) -> Text:
    """The name of an action space."""
    return say("why-space", name=say(f"space-{rules.space_keys[number]}"))


def tile_name(tile: Furnishing) -> Text:
    """`the Seam`."""
    return say("why-tile", kind=tile.key, name=say(f"furnishing-{tile.key}"))


def any_of_these(rules: Ruleset, tiles: int) -> Several:
    """`the Guest room`: the furnishings of a bit set."""
    names = [tile_name(tile) for number, tile in enumerate(rules.furnishings) if tiles >> number & 1]
    return Several(names, "ui-or")


def good_name(good: int, n: int) -> Text:
    """The noun alone, as it is written for so many."""
    return say(f"good-{GOOD_NAMES[good]}", n=n)


def count_of(good: int, n: int) -> Text:
    """`2 wood`, `no ruby`."""
    if not n:
        return say("why-none-of", kind=GOOD_NAMES[good])
    return say("ui-amount", n=n, good=good_name(good, n))


def listed(goods: Goods) -> Several:
    """`2 wood and 1 stone`."""
    return Several([count_of(good, n) for good, n in goods], "ui-and")


def you_have(player: Player, good: int) -> Text:
    """`you have 2 wood`."""
    return say("why-you-have", goods=count_of(good, player.goods[good]))


def lacks(player: Player, price: Goods, costs: str = "why-costs") -> Reason:
    """`it costs 2 wood, you have 1`; nothing if the player can pay. `costs` may name what it is."""
    if can_pay(player, price):
        return None
    return say(costs, price=listed(price), have=all_there_is(player.goods, price))


def all_there_is(stock: Sequence[int], price: Goods) -> "int | Phrase":
    """What the player has of the goods that are missing; a single good need not be named again."""
    if len(price) > 1:
        return listed(tuple((good, stock[good]) for good, n in price if stock[good] < n))
    good = price[0][0]
    return stock[good] or say("why-none", kind=GOOD_NAMES[good])


def ground(state: GameState, player: Player, cell: int) -> Text:
    """What a space of the home board is, to follow `d3 is`."""
    bit = 1 << cell
    kinds = (
        (player.meadows, "why-ground-meadow"),
        (player.fields, "why-ground-field"),
        (player.small_pastures, "why-ground-small-pasture"),
        (player.large_pastures, "why-ground-large-pasture"),
        (player.caverns, "why-ground-cavern"),
        (player.tunnels, "why-ground-tunnel"),
        (player.deep_tunnels, "why-ground-deep-tunnel"),
        (player.ore_mines, "why-ground-ore-mine"),
        (player.ruby_mines, "why-ground-ruby-mine"),
    )
    for cells, kind in kinds:
        if cells & bit:
            return say(kind)
    for where, number in player.rooms:
        if where == cell:
            return say("why-ground-room", tile=tile_name(state.rules.furnishings[number]))
    if isinstance(player, FiendPlayer) and (player.trapped | player.covered) & bit:
        return say("why-ground-trap" if player.trapped & bit else "why-ground-orc")
    if not ON_BOARD & bit:
        return say("why-ground-beside")
    return say("why-ground-forest" if FOREST & bit else "why-ground-rock")


def cell_is(state: GameState, player: Player, cell: int, text: str = "why-cell-is") -> Text:
    """`d3 is a tunnel`; `text` may add what it should be."""
    return say(text, cell=CELLS[cell], ground=ground(state, player, cell))
