"""One turn, as far as it has been thought through."""

from typing import TYPE_CHECKING

from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.work_phase import DUE, EndTurn, PlaceDwarf
from caverna.engine.state.game_state import NO_SPACE, GameState

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


class Turn:
    """The moves of a turn, the position after it, and what that is worth to whose turn it was."""

    def __init__(self, moves: tuple[int, ...], state: GameState, worth: float) -> None:
        self.moves = moves
        self.answers: list[int] = []
        """What followed before the next plan begins: meals, litters."""
        self.state = state
        self.worth = worth
        self.row = b""
        self.open: GameState | None = None
        """The position just before the turn was ended, if there were rubies left."""


def is_over(state: GameState, seat: int, doors: "BotDoors") -> bool:
    """Whether nothing of this turn is left to decide."""
    if not state.agenda:
        return True
    step = state.agenda[-1]
    if step.seat != seat or isinstance(step, EndTurn):
        return True
    if isinstance(step, PlaceDwarf):
        return step.dwarf == DUE
    return state.workplace == NO_SPACE and not doors.is_within_a_turn(step)


def played(start: GameState, moves: tuple[int, ...]) -> GameState | None:
    """The position after these moves; None if one of them is not legal."""
    state = start.copy()
    for move in moves:
        if move not in state.answers and move not in legal_anytime(state):
            return None
        apply(state, move)
    return state


def farm_key(state: GameState, seat: int) -> tuple[object, ...]:
    """What the seat has apart from goods and weapons, to recognise the same end reached in another order."""
    player = state.players[seat]
    return (
        player.newborns, player.meadows, player.fields, player.small_pastures,
        player.large_pastures, player.stables, player.caverns, player.tunnels, player.deep_tunnels,
        player.ore_mines, player.ruby_mines, player.grain_1, player.grain_3, player.vegetable_2, player.owned,
    )  # fmt: skip
