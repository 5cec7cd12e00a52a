"""What an answer about an orc would lead to, seen before it is given. What is face down stays so."""

from caverna.engine.events import Event
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE, Move
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.cave import EnterCave
from caverna.expansions.frantic_fiends.events import (
    CAPTURED,
    LOST,
    ORC_DEFEATED,
    ORC_HELD,
    ORC_MOVED,
    ORC_OCCUPIES,
    ORC_WEAKENED,
    TRAP_TRIGGERED,
)
from caverna.expansions.frantic_fiends.moves import DISPLACE
from caverna.expansions.frantic_fiends.orc_event import OrcActs
from caverna.expansions.frantic_fiends.state import ORC_NAMES
from caverna.locale import Words
from caverna.wording import describe_goods
from caverna.wording.fiend_names import path_in_words, trap_name

ABOUT_ONE_ORC = (ORC_MOVED, ORC_OCCUPIES, ORC_HELD, ORC_DEFEATED)
TOLD = (*ABOUT_ONE_ORC, LOST, TRAP_TRIGGERED, CAPTURED, ORC_WEAKENED)
CAVE = "cave"


def forecast(words: Words, state: GameState, move: Move) -> str:
    """Where the orc would go after this answer and what would be lost; empty if nothing needs saying."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, OrcActs) or (move.verb != DISPLACE and move.number != DONE):
        return ""
    events, enters_cave = try_out(state, step, move)
    places = [CELLS[event.cells[0]] for event in events if event.kind == ORC_MOVED]
    if enters_cave:
        places.append(CAVE)
    is_push = move.verb == DISPLACE
    parts = [path_in_words(words, places)] if is_push and len(places) > 1 else []
    parts += [text for event in events if (text := describe(words, event))]
    return "; ".join(parts)


def try_out(state: GameState, step: OrcActs, move: Move) -> tuple[list[Event], bool]:
    """What happens to this orc until chance, its owner or somebody else has to decide something."""
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
        is_other = event.kind in ABOUT_ONE_ORC and event.source != ORC_NAMES[step.orc]
        if is_other or (event.kind in TOLD and event.seat != step.seat):
            break
        if event.kind in TOLD:
            found.append(event)
    is_asked = isinstance(top, EnterCave) and (top.seat, top.orc) == (step.seat, step.orc)
    return found, is_asked or any(event.kind == ORC_OCCUPIES for event in found)


def describe(words: Words, event: Event) -> str:
    """One thing that would happen, in a few words; empty for what the path says already."""
    if event.kind == LOST:
        return words.say("ui-cli-would-lose", goods=describe_goods(words, event.goods))
    if event.kind == TRAP_TRIGGERED:
        return words.say(
            "ui-cli-would-trigger", trap=trap_name(words, event.source), cell=CELLS[event.cells[0]]
        )
    if event.kind == ORC_OCCUPIES:
        return words.say("ui-cli-would-occupy", cell=CELLS[event.cells[0]])
    return words.say("ui-cli-would-capture") if event.kind == CAPTURED else ""
