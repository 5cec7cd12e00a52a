"""What a player would get on each space."""

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.moves import TAKE
from caverna.engine.state.game_state import GameState
from caverna.view.action_board import spaces_in_play


def goods_to_get(state: GameState, seat: int) -> dict[str, dict[str, int]]:
    """What this seat would get on each space without a choice, with all that its mines and rooms add."""
    found: dict[str, dict[str, int]] = {}
    for number in spaces_in_play(state):
        due = state.rules.space(number).effect.due_part(state, seat, 0)
        if due is None:
            continue
        after = state.copy()
        due.begin(after, seat, TAKE)
        before, now = state.players[seat].goods, after.players[seat].goods
        gained = {name: now[good] - before[good] for good, name in enumerate(GOOD_NAMES)}
        found[state.rules.space_keys[number]] = {name: n for name, n in gained.items() if n > 0}
    return found
