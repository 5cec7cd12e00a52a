"""Turns nobody would choose: they end as another one does, but with less."""

from typing import TYPE_CHECKING

from caverna.bots.mind.turns.choices import MEANS
from caverna.bots.mind.turns.turn import Turn, farm_key, is_over, played
from caverna.engine.goods import GOODS_COUNT, RUBY
from caverna.engine.moves import RUBY_GOOD
from caverna.engine.state.player import Player

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


def without_regret(over: list[Turn], seat: int, doors: "BotDoors") -> list[Turn]:
    """Without turns that end as another one does, or so but with less: a gift declined, loot left."""
    alike: dict[tuple[object, ...], list[Turn]] = {}
    found: list[Turn] = []
    for turn in over:
        state = turn.state
        player = state.players[seat]
        armed = tuple([strength > 0 for strength in player.weapons])
        rest = (state.start, state.round, player.begging, *doors.marks(state, seat))
        alike.setdefault((armed, *farm_key(state, seat), *rest), []).append(turn)
    for group in alike.values():
        for number, turn in enumerate(group):
            if not is_outdone(turn, group[:number], group[number + 1 :], seat):
                found.append(turn)
    return found


def is_outdone(turn: Turn, earlier: list[Turn], later: list[Turn], seat: int) -> bool:
    """Whether another turn leaves all that this one does, and more, or came first."""
    player = turn.state.players[seat]
    for other in earlier:
        if can_have(other.state.players[seat], player):
            return True
    for other in later:
        rival = other.state.players[seat]
        if can_have(rival, player) and not can_have(player, rival):
            return True
    return False


def can_have(one: Player, other: Player) -> bool:
    """Whether a player has at least what another one has, or at any time for the rubies he has more."""
    missing = 0
    for good in range(GOODS_COUNT):
        if one.goods[good] < other.goods[good]:
            if good not in MEANS:
                return False
            missing += other.goods[good] - one.goods[good]
    if missing and one.goods[RUBY] - other.goods[RUBY] < missing:
        return False
    for number, strength in enumerate(other.weapons):
        if one.weapons[number] < strength:
            return False
    return True


def with_rubies_kept(turn: Turn, begun: Turn, seat: int, doors: "BotDoors") -> Turn:
    """The same turn without goods that rubies bought and nobody used: they can be had at any time."""
    verb, first = begun.state.rules.moves.verb, len(begun.moves)
    for number in range(first, len(turn.moves)):
        if verb[turn.moves[number]] == RUBY_GOOD:
            moves = turn.moves[:number] + turn.moves[number + 1 :]
            state = played(begun.state, moves[first:])
            if state is not None and is_over(state, seat, doors):
                return with_rubies_kept(Turn(moves, state, 0.0), begun, seat, doors)
    return turn
