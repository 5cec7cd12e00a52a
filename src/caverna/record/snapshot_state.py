"""The state of a game in a snapshot, both ways."""

from msgspec import Raw

from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions import box_of
from caverna.record.decode import decode
from caverna.record.soundness import faults_of_players, faults_of_table
from caverna.record.steps import read_agenda, write_step
from caverna.record.values import Damaged

DERIVED_FIELDS = ("rules", "unshared", "answers", "crowded", "events")
"""What a state has beside the fields of its shape: it follows from them, or is empty at every decision."""


def write_state(state: GameState) -> dict[str, object]:
    """Everything about the state that does not follow from the rest."""
    doors = box_of(state.rules).record()
    fields_of_player = doors.player_shape.__struct_fields__
    written: dict[str, object] = {name: getattr(state, name) for name in doors.state_shape.__struct_fields__}
    written["players"] = [
        {name: getattr(player, name) for name in fields_of_player} for player in state.players
    ]
    written["agenda"] = [write_step(step, state.rules) for step in state.agenda]
    return written


def read_state(data: str | Raw, rules: Ruleset) -> GameState:
    """The state, waiting for its decision again."""
    shape = decode(data, box_of(rules).record().state_shape, "state")
    shape.check(rules)
    state = shape.state(rules)
    complain(faults_of_players(state))
    state.agenda = read_agenda(shape.agenda, state)
    complain(faults_of_table(state))
    ask(state)
    return state


def complain(faults: list[str]) -> None:
    """Raise the first fault, if there is one."""
    if faults:
        raise Damaged(faults[0])


def ask(state: GameState) -> None:
    """Put the question on top of the agenda again. A game that is not over waits for an answer."""
    if not state.agenda:
        return
    try:
        state.answers = state.agenda[-1].options(state)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError) as wrong:
        raise Damaged(f"its question cannot be asked ({type(wrong).__name__})") from None
    if not state.answers:
        raise Damaged("the last step of state.agenda asks nothing, so the game would be stuck")
