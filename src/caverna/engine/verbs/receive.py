"""Receive: the one way goods arrive."""

from caverna.engine.events import GAINED, Event
from caverna.engine.goods import SHEEP, Goods
from caverna.engine.state.game_state import GameState


def receive(state: GameState, seat: int, amount: Goods, source: str) -> None:
    """Goods come to a player, and with them what his rooms add."""
    if not amount:
        return
    player = state.own(seat)
    for good, each in amount:
        player.goods[good] += each
        if good >= SHEEP:
            state.crowded |= 1 << seat
    if state.events is not None:
        state.events.append(Event(GAINED, seat, source, amount))
    rules = state.rules
    if player.owned & rules.with_after_gain:
        for _, tile in rules.rooms_with(player, rules.with_after_gain):
            assert tile.after_gain is not None
            receive(state, seat, tile.after_gain(amount), tile.key)
