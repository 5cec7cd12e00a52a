"""Events of the expansion in words."""

from typing import cast

from caverna.engine.events import MARKER_REVEALED, Event
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.events import (
    ARMED,
    BOUNTY_TAKEN,
    CAPTURED,
    CARD_DRAWN,
    EVENT_BEGINS,
    EXTRACTED,
    FREED,
    LOST,
    ORC_APPEARED,
    ORC_BEFRIENDED,
    ORC_DEFEATED,
    ORC_HELD,
    ORC_MOVED,
    ORC_OCCUPIES,
    ORC_PLACED,
    ORC_WEAKENED,
    STOCKED,
    TRAP_SET,
    TRAP_TRIGGERED,
)
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.words.names import (
    cell_name,
    orc_name,
    reward_name,
    steps_in_words,
    trap_name,
)
from caverna.words.doors import Arguments
from caverna.words.names import describe_goods, space_name
from caverna.words.texts import Words

ABOUT_AN_ORC = (ORC_MOVED, ORC_APPEARED, ORC_HELD, ORC_DEFEATED, ORC_BEFRIENDED, ORC_OCCUPIES)
ABOUT_A_DWARF = (CAPTURED, FREED)
ORC_SYMBOL = "orc"
GOLD = "gold"


def key_of(event: Event) -> str:
    """Under which key an event is told."""
    if event.kind == MARKER_REVEALED and event.text("marker") == ORC_SYMBOL:
        return "event-orc_marker"
    if event.kind == BOUNTY_TAKEN and event.source == GOLD:
        return "event-bounty_gold"
    return f"event-{event.kind}"


def fiend_event_arguments(words: Words, rules: Ruleset, event: Event) -> Arguments | None:
    """What the sentence needs beside the player; None for an event of the base game."""
    kind, source, cell = event.kind, event.source, cell_name(event.cells)
    if kind in ABOUT_AN_ORC:
        return {"orc": orc_name(words, event.text("orc")), "cell": cell}
    if kind in ABOUT_A_DWARF:
        return {"strength": event.count("strength"), "cell": cell}
    if kind == ARMED:
        return {"strength": event.count("strength")}
    if kind == ORC_WEAKENED:
        return {"orc": orc_name(words, event.text("orc")), "strength": event.count("strength")}
    if kind == ORC_PLACED:
        orc, space = orc_name(words, event.text("orc")), space_name(words, event.text("space"))
        return {"orc": orc, "space": space}
    if kind in (TRAP_SET, TRAP_TRIGGERED):
        return {"trap": trap_name(words, source), "cell": cell}
    if kind == BOUNTY_TAKEN:
        return {} if source == GOLD else {"reward": reward_name(words, source)}
    if kind == EVENT_BEGINS:
        return {"event": event.count("event")}
    if kind == CARD_DRAWN:
        deck = cast(FiendRuleset, rules).figures.movement[event.count("deck")]
        return {"steps": steps_in_words(words, deck[event.count("card") - 1].steps)}
    if kind in (LOST, STOCKED, EXTRACTED):
        return {"goods": describe_goods(words, event.goods), "cell": cell}
    return None
