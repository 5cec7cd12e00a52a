"""What was foreseen of an answer about an orc, in words."""

from collections import Counter
from typing import TYPE_CHECKING

from caverna.engine.events import Event
from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
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
from caverna.expansions.frantic_fiends.words.names import path_in_words, trap_name
from caverna.words.names import describe_goods
from caverna.words.texts import Words

if TYPE_CHECKING:
    from caverna.expansions.frantic_fiends.advice.forecast import Foreseen

CAVE = "cave"
OUTCOMES = {
    CAPTURED: "ui-cli-would-capture",
    ORC_HELD: "ui-cli-would-hold",
    ORC_BEFRIENDED: "ui-cli-would-befriend",
    ORC_DEFEATED: "ui-cli-would-defeat",
}


def foreseen_in_words(words: Words, seen: "Foreseen", move: Move) -> str:
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
        left = event.count("strength")
        return words.say("ui-cli-would-weaken", strength=left) if left else ""
    return words.say(OUTCOMES[event.kind]) if event.kind in OUTCOMES else ""
