"""What an answer about an orc would lead to, seen before it is given. What is face down stays so."""

from typing import NamedTuple

from caverna.engine.events import Event
from caverna.engine.moves import DONE, Move
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.cave import EnterCave
from caverna.expansions.frantic_fiends.engine.events import (
    CAPTURED,
    LOST,
    ORC_BEFRIENDED,
    ORC_DEFEATED,
    ORC_HELD,
    ORC_MOVED,
    ORC_OCCUPIES,
    ORC_WEAKENED,
    TRAP_TRIGGERED,
)
from caverna.expansions.frantic_fiends.engine.moves import DISPLACE
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES

ABOUT_ONE_ORC = (ORC_MOVED, ORC_OCCUPIES, ORC_HELD, ORC_BEFRIENDED, ORC_DEFEATED)
TOLD = (*ABOUT_ONE_ORC, LOST, TRAP_TRIGGERED, CAPTURED, ORC_WEAKENED)


class Foreseen(NamedTuple):
    """What would happen to an orc until chance, its owner or somebody else has to decide something."""

    events: list[Event]
    enters_cave: bool


def foresee(state: GameState, move: Move) -> Foreseen | None:
    """Try out to push an orc or to let it go; None for all other answers."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, OrcActs) or (move.verb != DISPLACE and move.number != DONE):
        return None
    trial = state.copy()
    happened: list[Event] = []
    trial.events = happened
    apply(trial, move.number)
    top = trial.agenda[-1] if trial.agenda else None
    if move.verb == DISPLACE and isinstance(top, OrcActs) and (top.seat, top.orc) == (step.seat, step.orc):
        apply(trial, DONE)
        top = trial.agenda[-1] if trial.agenda else None
    found: list[Event] = []
    for event in happened:
        is_other = event.kind in ABOUT_ONE_ORC and event.text("orc") != ORC_NAMES[step.orc]
        if is_other or (event.kind in TOLD and event.seat != step.seat):
            break
        if event.kind in TOLD:
            found.append(event)
    is_asked = isinstance(top, EnterCave) and (top.seat, top.orc) == (step.seat, step.orc)
    return Foreseen(found, is_asked or any(event.kind == ORC_OCCUPIES for event in found))
