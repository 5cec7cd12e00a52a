"""What an answer about an orc would lead to, seen before it is given. What is face down stays so."""

from collections import Counter
from typing import NamedTuple

from caverna.engine.events import Event
from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS
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
from caverna.expansions.frantic_fiends.engine.orc_event import OrcActs
from caverna.expansions.frantic_fiends.engine.state import ORC_NAMES
from caverna.expansions.frantic_fiends.words.names import path_in_words, trap_name
from caverna.words.names import describe_goods
from caverna.words.texts import Words

ABOUT_ONE_ORC = (ORC_MOVED, ORC_OCCUPIES, ORC_HELD, ORC_BEFRIENDED, ORC_DEFEATED)
TOLD = (*ABOUT_ONE_ORC, LOST, TRAP_TRIGGERED, CAPTURED, ORC_WEAKENED)
CAVE = "cave"
OUTCOMES = {
    CAPTURED: "ui-cli-would-capture",
    ORC_HELD: "ui-cli-would-hold",
    ORC_BEFRIENDED: "ui-cli-would-befriend",
    ORC_DEFEATED: "ui-cli-would-defeat",
}


class Foreseen(NamedTuple):
    """What would happen to an orc until chance, its owner or somebody else has to decide something."""

    events: list[Event]
    enters_cave: bool


def forecast(words: Words, state: GameState, move: Move) -> str:
    """Where the orc would go after this answer and what would be lost; empty if nothing needs saying."""
    seen = foresee(state, move)
    return "" if seen is None else foreseen_in_words(words, seen, move)


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
        is_other = event.kind in ABOUT_ONE_ORC and event.source != ORC_NAMES[step.orc]
        if is_other or (event.kind in TOLD and event.seat != step.seat):
            break
        if event.kind in TOLD:
            found.append(event)
    is_asked = isinstance(top, EnterCave) and (top.seat, top.orc) == (step.seat, step.orc)
    return Foreseen(found, is_asked or any(event.kind == ORC_OCCUPIES for event in found))


def foreseen_in_words(words: Words, seen: Foreseen, move: Move) -> str:
    """The whole way after a push, which the answer itself does not tell, and all that would happen."""
    places = [CELLS[event.cells[0]] for event in seen.events if event.kind == ORC_MOVED]
    if seen.enters_cave:
        places.append(CAVE)
    is_push = move.verb == DISPLACE
    parts = [path_in_words(words, places)] if is_push and len(places) > 1 else []
    if lost := all_lost(seen.events):
        parts.append(words.say("ui-cli-would-lose", goods=describe_goods(words, lost)))
    parts += [text for event in seen.events if (text := describe(words, event))]
    return "; ".join(parts)


def all_lost(events: list[Event]) -> Goods:
    """Everything that would be lost on the way, good by good."""
    lost: Counter[int] = Counter()
    for event in events:
        if event.kind == LOST:
            lost.update(dict(event.goods))
    return tuple(sorted(lost.items()))


def describe(words: Words, event: Event) -> str:
    """One thing that would happen, in a few words; empty for what is told otherwise."""
    if event.kind == TRAP_TRIGGERED:
        return words.say(
            "ui-cli-would-trigger", trap=trap_name(words, event.source), cell=CELLS[event.cells[0]]
        )
    if event.kind == ORC_OCCUPIES:
        return words.say("ui-cli-would-occupy", cell=CELLS[event.cells[0]])
    if event.kind == ORC_WEAKENED:
        left = int(event.source.split()[1])
        return words.say("ui-cli-would-weaken", strength=left) if left else ""
    return words.say(OUTCOMES[event.kind]) if event.kind in OUTCOMES else ""
