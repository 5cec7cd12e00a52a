"""Writing a finding down."""

from collections.abc import Sequence

from caverna.engine.reasons import Text, listed, say
from caverna.engine.state.game_state import GameState
from caverna.review.dominance import more_goods
from caverna.review.finding import Finding
from caverna.review.moments import Moment


def write(kind: str, played: Sequence[Moment], instead: Sequence[int], reason: Text) -> Finding:
    """A finding about some moves of one seat."""
    first = played[0]
    moves = first.before.rules.moves.all
    return Finding(
        kind,
        first.number,
        first.before.round,
        first.seat,
        tuple(moves[moment.move] for moment in played),
        tuple(moves[move] for move in instead),
        reason,
    )


def better_by(key: str, better: GameState, after: GameState, seat: int) -> Text:
    """Why something is better: goods, or if there are none, a weapon."""
    goods = more_goods(better.players[seat], after.players[seat])
    return say(key, goods=listed(goods)) if goods else say(f"{key}-strength")
