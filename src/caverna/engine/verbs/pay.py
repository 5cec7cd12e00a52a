"""Pay: the one way goods leave, and what things cost."""

from caverna.engine.events import PAID, Event
from caverna.engine.goods import ORE, STONE, WOOD, Goods
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player


def can_pay(player: Player, price: Goods) -> bool:
    """Whether the goods are there."""
    stock = player.goods
    for good, each in price:
        if stock[good] < each:
            return False
    return True


def pay(state: GameState, seat: int, price: Goods, source: str) -> None:
    """Goods leave a player."""
    if not price:
        return
    stock = state.own(seat).goods
    for good, each in price:
        stock[good] -= each
        assert stock[good] >= 0, (seat, price, source)
    if state.events is not None:
        state.events.append(Event(PAID, seat, source, price))


def reduced(price: Goods, discount: Goods) -> Goods:
    """A price with a discount, never below nothing."""
    if not discount:
        return price
    off = dict(discount)
    return tuple((good, each - off.get(good, 0)) for good, each in price if each > off.get(good, 0))


def ore_instead(price: Goods, replaced: int) -> Goods:
    """A price with one piece of wood (1), of stone (2) or of each (3) paid in ore."""
    amounts = dict(price)
    for bit, good in ((1, WOOD), (2, STONE)):
        if replaced & bit:
            amounts[good] -= 1
            amounts[ORE] = amounts.get(ORE, 0) + 1
    return tuple(sorted((good, each) for good, each in amounts.items() if each))
