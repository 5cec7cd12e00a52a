"""The words all reasons share: names, prices, what lies on a space of the home board."""

from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS, FOREST, ON_BOARD
from caverna.engine.hooks import Furnishing
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.pay import can_pay
from caverna.locale import Words
from caverna.wording.names import amount, furnishing_name, space_name


def english() -> Words:
    """Reasons are said in English, as the moves are."""
    return Words("en")


def space(rules: Ruleset, number: int) -> str:
    """The name of an action space."""
    return space_name(english(), rules.space_keys[number])


def tile_name(tile: Furnishing) -> str:
    """`the Seam`."""
    return f"the {furnishing_name(english(), tile.key)}"


def any_of_these(rules: Ruleset, tiles: int) -> str:
    """`the Guest room`: the furnishings of a bit set."""
    names = [tile_name(tile) for number, tile in enumerate(rules.furnishings) if tiles >> number & 1]
    return " or ".join(names)


def count_of(good: int, n: int) -> str:
    """`2 wood`, `no ruby`."""
    return amount(english(), good, n) if n else f"no {amount(english(), good, 1).partition(' ')[2]}"


def listed(goods: Goods) -> str:
    """`2 wood and 1 stone`."""
    parts = [amount(english(), good, n) for good, n in goods]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def lacks(player: Player, price: Goods) -> str:
    """`it costs 2 wood, you have 1`; nothing if the player can pay."""
    if can_pay(player, price):
        return ""
    stock = player.goods
    if len(price) == 1:
        return f"it costs {listed(price)}, you have {stock[price[0][0]] or 'none'}"
    missing = " and ".join(count_of(good, stock[good]) for good, n in price if stock[good] < n)
    return f"it costs {listed(price)}, you have {missing}"


def seat_letter(seat: int) -> str:
    """A to G."""
    return SEAT_NAMES[seat]


def ground(state: GameState, player: Player, cell: int) -> str:
    """What a space of the home board is, to follow `d3 is`."""
    bit = 1 << cell
    kinds = (
        (player.meadows, "a meadow"),
        (player.fields, "a field"),
        (player.small_pastures, "a small pasture"),
        (player.large_pastures, "part of a large pasture"),
        (player.caverns, "an empty cavern"),
        (player.tunnels, "a tunnel"),
        (player.deep_tunnels, "a deep tunnel"),
        (player.ore_mines, "an ore mine"),
        (player.ruby_mines, "a ruby mine"),
    )
    for cells, kind in kinds:
        if cells & bit:
            return kind
    for where, number in player.rooms:
        if where == cell:
            return f"furnished with {tile_name(state.rules.furnishings[number])}"
    if not ON_BOARD & bit:
        return "beside the board, without a tile"
    return "forest without a tile" if FOREST & bit else "bare rock"


def cell_is(state: GameState, player: Player, cell: int) -> str:
    """`d3 is a tunnel`."""
    return f"{CELLS[cell]} is {ground(state, player, cell)}"
